// NVTX: ranges and marks for profilers.
#pragma once
#include <stddef.h>
#include <stdint.h>

#define NVTX_VERSION 3
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)(sizeof(nvtxEventAttributes_t)))
typedef uint64_t nvtxRangeId_t;
typedef struct nvtxDomainRegistration *nvtxDomainHandle_t;
typedef struct nvtxStringRegistration *nvtxStringHandle_t;
typedef enum nvtxColorType_t { NVTX_COLOR_UNKNOWN, NVTX_COLOR_ARGB } nvtxColorType_t;
typedef enum nvtxMessageType_t {
  NVTX_MESSAGE_UNKNOWN,
  NVTX_MESSAGE_TYPE_ASCII,
  NVTX_MESSAGE_TYPE_UNICODE,
  NVTX_MESSAGE_TYPE_REGISTERED
} nvtxMessageType_t;
typedef enum nvtxPayloadType_t {
  NVTX_PAYLOAD_UNKNOWN,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT64,
  NVTX_PAYLOAD_TYPE_INT64,
  NVTX_PAYLOAD_TYPE_DOUBLE,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT32,
  NVTX_PAYLOAD_TYPE_INT32,
  NVTX_PAYLOAD_TYPE_FLOAT
} nvtxPayloadType_t;
typedef union nvtxMessageValue_t {
  const char *ascii;
  const wchar_t *unicode;
  nvtxStringHandle_t registered;
} nvtxMessageValue_t;
typedef struct nvtxEventAttributes_v2 {
  uint16_t version, size;
  uint32_t category;
  int32_t colorType;
  uint32_t color;
  int32_t payloadType, reserved0;
  union {
    uint64_t ullValue;
    int64_t llValue;
    double dValue;
    uint32_t uiValue;
    int32_t iValue;
    float fValue;
  } payload;
  int32_t messageType;
  nvtxMessageValue_t message;
} nvtxEventAttributes_t;

#ifdef __cplusplus
extern "C" {
#endif
void nvtxInitialize(const void *reserved);
void nvtxMarkEx(const nvtxEventAttributes_t *attributes);
void nvtxMarkA(const char *message);
void nvtxMarkW(const wchar_t *message);
nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *attributes);
nvtxRangeId_t nvtxRangeStartA(const char *message);
nvtxRangeId_t nvtxRangeStartW(const wchar_t *message);
void nvtxRangeEnd(nvtxRangeId_t id);
int nvtxRangePushEx(const nvtxEventAttributes_t *attributes);
int nvtxRangePushA(const char *message);
int nvtxRangePushW(const wchar_t *message);
int nvtxRangePop(void);
void nvtxNameCategoryA(uint32_t category, const char *name);
void nvtxNameOsThreadA(uint32_t thread, const char *name);
void nvtxNameOsThread(uint32_t thread, const char *name);
nvtxDomainHandle_t nvtxDomainCreateA(const char *name);
void nvtxDomainDestroy(nvtxDomainHandle_t domain);
void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *attributes);
nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *attributes);
void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id);
int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *attributes);
int nvtxDomainRangePop(nvtxDomainHandle_t domain);
void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name);
nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string);
#ifdef __cplusplus
}
#endif
#define nvtxMark nvtxMarkA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxRangePush nvtxRangePushA
#define nvtxNameCategory nvtxNameCategoryA
#define nvtxDomainCreate nvtxDomainCreateA
#define nvtxDomainNameCategory nvtxDomainNameCategoryA
#define nvtxDomainRegisterString nvtxDomainRegisterStringA
