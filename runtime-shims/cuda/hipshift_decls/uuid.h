// CUuuid, which the runtime and the driver API share.
#pragma once
typedef struct CUuuid_st {
  char bytes[16];
} CUuuid;
