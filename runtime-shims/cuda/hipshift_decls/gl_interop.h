// OpenGL interoperability of the runtime API. OpenGL's own headers may be missing, so that its names are plain integers here.
#pragma once
#include "runtime_api.h"

#ifdef __cplusplus
extern "C" {
#endif
enum cudaGLDeviceList { cudaGLDeviceListAll = 1, cudaGLDeviceListCurrentFrame = 2, cudaGLDeviceListNextFrame = 3 };
enum cudaGLMapFlags { cudaGLMapFlagsNone = 0, cudaGLMapFlagsReadOnly = 1, cudaGLMapFlagsWriteDiscard = 2 };
cudaError_t cudaGLGetDevices(unsigned int *count, int *devices, unsigned int size, enum cudaGLDeviceList list);
cudaError_t cudaGraphicsGLRegisterImage(struct cudaGraphicsResource **resource, unsigned int image, unsigned int target, unsigned int flags);
cudaError_t cudaGraphicsGLRegisterBuffer(struct cudaGraphicsResource **resource, unsigned int buffer, unsigned int flags);
cudaError_t cudaGLSetGLDevice(int device);
cudaError_t cudaGLRegisterBufferObject(unsigned int buffer);
cudaError_t cudaGLUnregisterBufferObject(unsigned int buffer);
cudaError_t cudaGLMapBufferObject(void **devPtr, unsigned int buffer);
cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, unsigned int buffer, cudaStream_t stream);
cudaError_t cudaGLUnmapBufferObject(unsigned int buffer);
cudaError_t cudaGLUnmapBufferObjectAsync(unsigned int buffer, cudaStream_t stream);
cudaError_t cudaGLSetBufferObjectMapFlags(unsigned int buffer, unsigned int flags);
#ifdef __cplusplus
}
#endif
