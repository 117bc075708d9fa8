// Made by tools/dev/gen-cuda-decls from HIP's headers and rules/names/. Do not edit: change the rules or the generator.
#pragma once

#include <stddef.h>

enum nvrtcResult {
  NVRTC_SUCCESS = 0,
  NVRTC_ERROR_OUT_OF_MEMORY = 1,
  NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
  NVRTC_ERROR_INVALID_INPUT = 3,
  NVRTC_ERROR_INVALID_PROGRAM = 4,
  NVRTC_ERROR_INVALID_OPTION = 5,
  NVRTC_ERROR_COMPILATION = 6,
  NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
  NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
  NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
  NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
  NVRTC_ERROR_INTERNAL_ERROR = 11,
  NVRTC_ERROR_CANCELLED = 16396,
  NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 16397,
  NVRTC_ERROR_PCH_CREATE = 16398,
  NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 16399,
  NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 16400,
  NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 16401,
};
typedef enum nvrtcResult nvrtcResult;
struct _nvrtcProgram;
typedef struct _nvrtcProgram _nvrtcProgram;
typedef _nvrtcProgram *nvrtcProgram;

#ifdef __cplusplus
extern "C" {
#endif
nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression);
nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options);
nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames);
nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog);
nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *bitcode);
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *bitcode_size);
const char * nvrtcGetErrorString(nvrtcResult result);
nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name);
nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *code);
nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *codeSizeRet);
nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log);
nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet);
nvrtcResult nvrtcVersion(int *major, int *minor);
#ifdef __cplusplus
}
#endif

// HIP has no counterpart for these, so any arguments will do.
#ifdef __cplusplus
template <class... Arguments> nvrtcResult nvrtcGetLTOIR(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetLTOIRSize(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetNVVM(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetNVVMSize(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetNumSupportedArchs(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetOptiXIR(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetOptiXIRSize(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetPCHCreateStatus(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetPCHHeapSize(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetPCHHeapSizeRequired(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetSupportedArchs(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcGetTypeName(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcSetFlowCallback(Arguments...) { return {}; }
template <class... Arguments> nvrtcResult nvrtcSetPCHHeapSize(Arguments...) { return {}; }
#else
nvrtcResult nvrtcGetLTOIR();
nvrtcResult nvrtcGetLTOIRSize();
nvrtcResult nvrtcGetNVVM();
nvrtcResult nvrtcGetNVVMSize();
nvrtcResult nvrtcGetNumSupportedArchs();
nvrtcResult nvrtcGetOptiXIR();
nvrtcResult nvrtcGetOptiXIRSize();
nvrtcResult nvrtcGetPCHCreateStatus();
nvrtcResult nvrtcGetPCHHeapSize();
nvrtcResult nvrtcGetPCHHeapSizeRequired();
nvrtcResult nvrtcGetSupportedArchs();
nvrtcResult nvrtcGetTypeName();
nvrtcResult nvrtcSetFlowCallback();
nvrtcResult nvrtcSetPCHHeapSize();
#endif

