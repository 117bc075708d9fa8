// OpenGL interoperability of the driver API.
#pragma once
#include "driver.h"

#ifdef __cplusplus
extern "C" {
#endif
typedef enum CUGLDeviceList_enum {
  CU_GL_DEVICE_LIST_ALL = 1,
  CU_GL_DEVICE_LIST_CURRENT_FRAME = 2,
  CU_GL_DEVICE_LIST_NEXT_FRAME = 3
} CUGLDeviceList;
CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *resource, unsigned int buffer, unsigned int flags);
CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *resource, unsigned int image, unsigned int target, unsigned int flags);
CUresult cuGLGetDevices(unsigned int *count, CUdevice *devices, unsigned int size, CUGLDeviceList list);
CUresult cuGLCtxCreate(CUcontext *context, unsigned int flags, CUdevice device);
CUresult cuGLInit(void);
CUresult cuGLRegisterBufferObject(unsigned int buffer);
CUresult cuGLMapBufferObject(CUdeviceptr *dptr, size_t *size, unsigned int buffer);
CUresult cuGLUnmapBufferObject(unsigned int buffer);
CUresult cuGLUnregisterBufferObject(unsigned int buffer);
#ifdef __cplusplus
}
#endif
