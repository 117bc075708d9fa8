// NVML, the management library. HIP has no counterpart (AMD's is amd-smi), so functions take any arguments.
#pragma once
#define __nvml_nvml_h__
#include <stddef.h>

typedef struct nvmlDevice_st *nvmlDevice_t;
typedef struct nvmlEventSet_st *nvmlEventSet_t;
typedef enum nvmlReturn_enum {
  NVML_SUCCESS = 0,
  NVML_ERROR_UNINITIALIZED = 1,
  NVML_ERROR_INVALID_ARGUMENT = 2,
  NVML_ERROR_NOT_SUPPORTED = 3,
  NVML_ERROR_NO_PERMISSION = 4,
  NVML_ERROR_ALREADY_INITIALIZED = 5,
  NVML_ERROR_NOT_FOUND = 6,
  NVML_ERROR_INSUFFICIENT_SIZE = 7,
  NVML_ERROR_INSUFFICIENT_POWER = 8,
  NVML_ERROR_DRIVER_NOT_LOADED = 9,
  NVML_ERROR_TIMEOUT = 10,
  NVML_ERROR_IRQ_ISSUE = 11,
  NVML_ERROR_LIBRARY_NOT_FOUND = 12,
  NVML_ERROR_FUNCTION_NOT_FOUND = 13,
  NVML_ERROR_GPU_IS_LOST = 15,
  NVML_ERROR_UNKNOWN = 999
} nvmlReturn_t;
typedef enum nvmlEnableState_enum { NVML_FEATURE_DISABLED, NVML_FEATURE_ENABLED } nvmlEnableState_t;
typedef enum nvmlTemperatureSensors_enum { NVML_TEMPERATURE_GPU } nvmlTemperatureSensors_t;
typedef enum nvmlClockType_enum { NVML_CLOCK_GRAPHICS, NVML_CLOCK_SM, NVML_CLOCK_MEM, NVML_CLOCK_VIDEO } nvmlClockType_t;
typedef enum nvmlComputeMode_enum {
  NVML_COMPUTEMODE_DEFAULT,
  NVML_COMPUTEMODE_EXCLUSIVE_THREAD,
  NVML_COMPUTEMODE_PROHIBITED,
  NVML_COMPUTEMODE_EXCLUSIVE_PROCESS
} nvmlComputeMode_t;
typedef enum nvmlGpuTopologyLevel_enum {
  NVML_TOPOLOGY_INTERNAL = 0,
  NVML_TOPOLOGY_SINGLE = 10,
  NVML_TOPOLOGY_MULTIPLE = 20,
  NVML_TOPOLOGY_HOSTBRIDGE = 30,
  NVML_TOPOLOGY_NODE = 40,
  NVML_TOPOLOGY_SYSTEM = 50
} nvmlGpuTopologyLevel_t;
typedef enum nvmlP2PStatus_enum { NVML_P2P_STATUS_OK } nvmlGpuP2PStatus_t;
typedef struct nvmlUtilization_st {
  unsigned int gpu, memory;
} nvmlUtilization_t;
typedef struct nvmlMemory_st {
  unsigned long long total, free, used;
} nvmlMemory_t;
typedef struct nvmlPciInfo_st {
  char busIdLegacy[16];
  unsigned int domain, bus, device, pciDeviceId, pciSubSystemId;
  char busId[32];
} nvmlPciInfo_t;
typedef struct nvmlProcessInfo_st {
  unsigned int pid;
  unsigned long long usedGpuMemory;
  unsigned int gpuInstanceId, computeInstanceId;
} nvmlProcessInfo_t;
#define NVML_DEVICE_NAME_BUFFER_SIZE 64
#define NVML_DEVICE_NAME_V2_BUFFER_SIZE 96
#define NVML_DEVICE_UUID_BUFFER_SIZE 80
#define NVML_DEVICE_SERIAL_BUFFER_SIZE 30
#define NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE 32
#define NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE 80
#define NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE 80

#ifdef __cplusplus
#define hipshift_nvml(name) template <class... Arguments> nvmlReturn_t name(Arguments...) { return NVML_SUCCESS; }
#else
#define hipshift_nvml(name) nvmlReturn_t name();
#endif
const char *nvmlErrorString(nvmlReturn_t result);
hipshift_nvml(nvmlInit)
hipshift_nvml(nvmlInit_v2)
hipshift_nvml(nvmlInitWithFlags)
hipshift_nvml(nvmlShutdown)
hipshift_nvml(nvmlSystemGetDriverVersion)
hipshift_nvml(nvmlSystemGetNVMLVersion)
hipshift_nvml(nvmlSystemGetCudaDriverVersion)
hipshift_nvml(nvmlSystemGetCudaDriverVersion_v2)
hipshift_nvml(nvmlSystemGetProcessName)
hipshift_nvml(nvmlDeviceGetCount)
hipshift_nvml(nvmlDeviceGetCount_v2)
hipshift_nvml(nvmlDeviceGetHandleByIndex)
hipshift_nvml(nvmlDeviceGetHandleByIndex_v2)
hipshift_nvml(nvmlDeviceGetHandleByPciBusId)
hipshift_nvml(nvmlDeviceGetHandleByPciBusId_v2)
hipshift_nvml(nvmlDeviceGetHandleByUUID)
hipshift_nvml(nvmlDeviceGetHandleBySerial)
hipshift_nvml(nvmlDeviceGetName)
hipshift_nvml(nvmlDeviceGetUUID)
hipshift_nvml(nvmlDeviceGetSerial)
hipshift_nvml(nvmlDeviceGetIndex)
hipshift_nvml(nvmlDeviceGetPciInfo)
hipshift_nvml(nvmlDeviceGetPciInfo_v3)
hipshift_nvml(nvmlDeviceGetMemoryInfo)
hipshift_nvml(nvmlDeviceGetUtilizationRates)
hipshift_nvml(nvmlDeviceGetTemperature)
hipshift_nvml(nvmlDeviceGetPowerUsage)
hipshift_nvml(nvmlDeviceGetTotalEnergyConsumption)
hipshift_nvml(nvmlDeviceGetPowerManagementLimit)
hipshift_nvml(nvmlDeviceSetPowerManagementLimit)
hipshift_nvml(nvmlDeviceGetEnforcedPowerLimit)
hipshift_nvml(nvmlDeviceGetPowerManagementLimitConstraints)
hipshift_nvml(nvmlDeviceGetPowerManagementMode)
hipshift_nvml(nvmlDeviceGetClockInfo)
hipshift_nvml(nvmlDeviceGetMaxClockInfo)
hipshift_nvml(nvmlDeviceGetApplicationsClock)
hipshift_nvml(nvmlDeviceSetApplicationsClocks)
hipshift_nvml(nvmlDeviceResetApplicationsClocks)
hipshift_nvml(nvmlDeviceSetGpuLockedClocks)
hipshift_nvml(nvmlDeviceResetGpuLockedClocks)
hipshift_nvml(nvmlDeviceGetSupportedGraphicsClocks)
hipshift_nvml(nvmlDeviceGetSupportedMemoryClocks)
hipshift_nvml(nvmlDeviceGetFanSpeed)
hipshift_nvml(nvmlDeviceGetPerformanceState)
hipshift_nvml(nvmlDeviceGetComputeMode)
hipshift_nvml(nvmlDeviceSetComputeMode)
hipshift_nvml(nvmlDeviceGetPersistenceMode)
hipshift_nvml(nvmlDeviceSetPersistenceMode)
hipshift_nvml(nvmlDeviceGetComputeRunningProcesses)
hipshift_nvml(nvmlDeviceGetGraphicsRunningProcesses)
hipshift_nvml(nvmlDeviceGetCudaComputeCapability)
hipshift_nvml(nvmlDeviceGetTopologyCommonAncestor)
hipshift_nvml(nvmlDeviceGetTopologyNearestGpus)
hipshift_nvml(nvmlDeviceGetP2PStatus)
hipshift_nvml(nvmlDeviceGetNvLinkState)
hipshift_nvml(nvmlDeviceGetNvLinkVersion)
hipshift_nvml(nvmlDeviceGetNvLinkCapability)
hipshift_nvml(nvmlDeviceGetNvLinkRemotePciInfo)
hipshift_nvml(nvmlDeviceGetNvLinkRemotePciInfo_v2)
hipshift_nvml(nvmlDeviceGetFieldValues)
hipshift_nvml(nvmlDeviceGetBAR1MemoryInfo)
hipshift_nvml(nvmlDeviceGetEccMode)
hipshift_nvml(nvmlDeviceGetCpuAffinity)
hipshift_nvml(nvmlDeviceSetCpuAffinity)
hipshift_nvml(nvmlDeviceGetCurrPcieLinkGeneration)
hipshift_nvml(nvmlDeviceGetCurrPcieLinkWidth)
hipshift_nvml(nvmlDeviceGetMaxPcieLinkGeneration)
hipshift_nvml(nvmlDeviceGetMaxPcieLinkWidth)
hipshift_nvml(nvmlDeviceGetPcieThroughput)
hipshift_nvml(nvmlDeviceGetMinorNumber)
hipshift_nvml(nvmlDeviceGetNumGpuCores)
hipshift_nvml(nvmlDeviceGetMemoryBusWidth)
hipshift_nvml(nvmlDeviceGetMultiGpuBoard)
hipshift_nvml(nvmlDeviceGetBrand)
hipshift_nvml(nvmlDeviceGetArchitecture)
hipshift_nvml(nvmlDeviceGetAttributes)
hipshift_nvml(nvmlDeviceGetMigMode)
hipshift_nvml(nvmlDeviceGetGpuInstanceId)
hipshift_nvml(nvmlDeviceGetCurrentClocksThrottleReasons)
hipshift_nvml(nvmlDeviceGetGpuFabricInfo)
hipshift_nvml(nvmlDeviceGetGpuFabricInfoV)
hipshift_nvml(nvmlEventSetCreate)
hipshift_nvml(nvmlEventSetWait)
hipshift_nvml(nvmlEventSetFree)
hipshift_nvml(nvmlDeviceRegisterEvents)
hipshift_nvml(nvmlDeviceGetSamples)
#undef hipshift_nvml
