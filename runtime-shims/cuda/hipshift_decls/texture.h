// texture<> and surface<> references (removed in CUDA 12) and what binds them; the fetch functions of references and objects.
#pragma once
#include "runtime_overloads.h"

#define cudaTextureType1D 0x01
#define cudaTextureType2D 0x02
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2DLayered 0xF2
#define cudaTextureTypeCubemapLayered 0xFC
#define cudaSurfaceType1D 0x01
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType3D 0x03
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2DLayered 0xF2
#define cudaSurfaceTypeCubemapLayered 0xFC

#if defined(__cplusplus) && defined(__CUDA__)
template <class T, int Dim = cudaTextureType1D, cudaTextureReadMode Mode = cudaReadModeElementType>
struct __attribute__((device_builtin_texture_type)) texture : public textureReference {
  texture(int norm = 0, cudaTextureFilterMode fMode = cudaFilterModePoint, cudaTextureAddressMode aMode = cudaAddressModeClamp);
  texture(int norm, cudaTextureFilterMode fMode, cudaTextureAddressMode aMode, cudaChannelFormatDesc desc);
};
template <class T, int Dim = cudaSurfaceType1D> struct __attribute__((device_builtin_surface_type)) surface : public surfaceReference {
  surface();
};
template <int Dim> struct __attribute__((device_builtin_surface_type)) surface<void, Dim> : public surfaceReference {
  surface();
};

template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture(size_t *offset, const texture<T, Dim, Mode> &tex, const void *devPtr, const cudaChannelFormatDesc &desc, size_t size = UINT_MAX) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture(size_t *offset, const texture<T, Dim, Mode> &tex, const void *devPtr, size_t size = UINT_MAX) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture2D(size_t *offset, const texture<T, Dim, Mode> &tex, const void *devPtr, const cudaChannelFormatDesc &desc, size_t width, size_t height, size_t pitch) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture2D(size_t *offset, const texture<T, Dim, Mode> &tex, const void *devPtr, size_t width, size_t height, size_t pitch) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToArray(const texture<T, Dim, Mode> &tex, cudaArray_const_t array, const cudaChannelFormatDesc &desc) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToArray(const texture<T, Dim, Mode> &tex, cudaArray_const_t array) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, Dim, Mode> &tex, cudaMipmappedArray_const_t array, const cudaChannelFormatDesc &desc) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, Dim, Mode> &tex, cudaMipmappedArray_const_t array) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaUnbindTexture(const texture<T, Dim, Mode> &tex) { return cudaSuccess; }
template <class T, int Dim, cudaTextureReadMode Mode>
cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const texture<T, Dim, Mode> &tex) { return cudaSuccess; }
template <class T, int Dim> cudaError_t cudaBindSurfaceToArray(const surface<T, Dim> &surf, cudaArray_const_t array, const cudaChannelFormatDesc &desc) { return cudaSuccess; }
template <class T, int Dim> cudaError_t cudaBindSurfaceToArray(const surface<T, Dim> &surf, cudaArray_const_t array) { return cudaSuccess; }

namespace hipshift_decls {
template <class T, cudaTextureReadMode Mode> struct fetch_result {
  typedef T type;
};
template <class T> struct gather_of;
// A normalized fetch of n components gives n floats.
#define hipshift_normalized(base)                                                                                                \
  template <> struct fetch_result<base##1, cudaReadModeNormalizedFloat> {                                                        \
    typedef float1 type;                                                                                                         \
  };                                                                                                                             \
  template <> struct fetch_result<base##2, cudaReadModeNormalizedFloat> {                                                        \
    typedef float2 type;                                                                                                         \
  };                                                                                                                             \
  template <> struct fetch_result<base##4, cudaReadModeNormalizedFloat> {                                                        \
    typedef float4 type;                                                                                                         \
  };                                                                                                                             \
  template <> struct gather_of<base##1> {                                                                                        \
    typedef base##4 type;                                                                                                        \
  };                                                                                                                             \
  template <> struct gather_of<base##2> {                                                                                        \
    typedef base##4 type;                                                                                                        \
  };                                                                                                                             \
  template <> struct gather_of<base##3> {                                                                                        \
    typedef base##4 type;                                                                                                        \
  };                                                                                                                             \
  template <> struct gather_of<base##4> {                                                                                        \
    typedef base##4 type;                                                                                                        \
  };
#define hipshift_normalized_scalar(scalar, base)                                                                                 \
  template <> struct fetch_result<scalar, cudaReadModeNormalizedFloat> {                                                         \
    typedef float type;                                                                                                          \
  };                                                                                                                             \
  template <> struct gather_of<scalar> {                                                                                         \
    typedef base##4 type;                                                                                                        \
  };
hipshift_normalized(char) hipshift_normalized(uchar) hipshift_normalized(short) hipshift_normalized(ushort)
hipshift_normalized(int) hipshift_normalized(uint) hipshift_normalized(float)
hipshift_normalized_scalar(char, char) hipshift_normalized_scalar(signed char, char) hipshift_normalized_scalar(unsigned char, uchar)
hipshift_normalized_scalar(short, short) hipshift_normalized_scalar(unsigned short, ushort)
hipshift_normalized_scalar(int, int) hipshift_normalized_scalar(unsigned int, uint) hipshift_normalized_scalar(float, float)
#undef hipshift_normalized
#undef hipshift_normalized_scalar
template <class T, cudaTextureReadMode Mode> struct gather_result {
  typedef typename gather_of<T>::type type;
};
template <class T> struct gather_result<T, cudaReadModeNormalizedFloat> {
  typedef float4 type;
};
} // namespace hipshift_decls
#include "generated/texture_functions.h"
#include "generated/surface_functions.h"
#endif
