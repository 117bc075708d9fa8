// Texture and surface objects, and the references that CUDA 12 removed.
#include <cuda_runtime.h>
#include <texture_fetch_functions.h>

texture<float, 1, cudaReadModeElementType> Line;
texture<float4, cudaTextureType2D, cudaReadModeElementType> Plane;
texture<uchar4, 2, cudaReadModeNormalizedFloat> Image;
texture<unsigned char, 3, cudaReadModeNormalizedFloat> Volume;
texture<int2> Pairs;
texture<float, cudaTextureType2DLayered> Layers;
surface<void, 2> Target;

__global__ void references(float *out) {
  float4 plane = tex2D(Plane, 0.5f, 0.5f), image = tex2D(Image, 1.f, 2.f);
  int2 pair = tex1Dfetch(Pairs, 3);
  out[0] = tex1Dfetch(Line, 1) + tex1D(Line, 0.5f) + plane.x + image.w + tex3D(Volume, 1.f, 2.f, 3.f) + pair.y + tex2DLayered(Layers, 0.f, 0.f, 1);
  float4 value = surf2Dread<float4>(Target, 0, 1);
  surf2Dread(&value, Target, 0, 1);
  surf2Dwrite(value, Target, 0, 1, cudaBoundaryModeClamp);
}

__global__ void objects(float *out, cudaTextureObject_t t, cudaSurfaceObject_t s) {
  float4 v = tex2D<float4>(t, 0.5f, 0.5f);
  tex2D(&v, t, 0.5f, 0.5f);
  out[0] = tex1Dfetch<float>(t, 1) + tex1D<float>(t, 1.f) + tex2D<unsigned char>(t, 1.f, 2.f) + tex3D<float>(t, 1, 2, 3) +
           tex2DLayered<float>(t, 1, 2, 3) + texCubemap<float>(t, 1, 2, 3) + tex2DLod<float>(t, 1, 2, 0) + tex3DLod<float>(t, 1, 2, 3, 0) +
           tex2DGrad<float>(t, 1, 2, make_float2(1, 2), make_float2(1, 2)) + tex2Dgather<float4>(t, 1, 2, 1).x + texCubemapLayered<float>(t, 1, 2, 3, 4);
  float r;
  surf2Dread(&r, s, 0, 0);
  surf2Dwrite(r, s, 0, 0);
  surf3Dwrite(v, s, 0, 0, 0, cudaBoundaryModeZero);
  surf1Dwrite(r, s, 0);
  surf2DLayeredwrite(r, s, 0, 0, 1);
  out[1] = surf3Dread<float>(s, 0, 0, 0) + surf1Dread<int>(s, 0) + r;
}

void host(float *p, cudaArray_t array, cudaMipmappedArray_t mipmapped) {
  size_t offset;
  cudaChannelFormatDesc desc = cudaCreateChannelDesc<float4>();
  desc = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
  Line.filterMode = cudaFilterModeLinear;
  Line.addressMode[0] = cudaAddressModeWrap;
  Line.normalized = true;
  cudaBindTexture(0, Line, p, desc, 64);
  cudaBindTexture(&offset, Line, p);
  cudaBindTexture(NULL, Pairs, p, 64);
  cudaBindTexture2D(0, Plane, p, desc, 8, 8, 128);
  cudaBindTextureToArray(Plane, array, desc);
  cudaBindTextureToArray(Plane, array);
  cudaBindTextureToMipmappedArray(Plane, mipmapped, desc);
  cudaBindSurfaceToArray(Target, array);
  cudaUnbindTexture(Line);
  const textureReference *reference;
  cudaGetTextureReference(&reference, &Line);
  cudaMallocArray(&array, &desc, 8, 8);
  cudaMallocArray(&array, &desc, 8, 8, cudaArraySurfaceLoadStore);
  cudaMalloc3DArray(&array, &desc, make_cudaExtent(8, 8, 8));
  cudaMemcpyToArray(array, 0, 0, p, 64, cudaMemcpyHostToDevice);
  cudaMemcpyFromArray(p, array, 0, 0, 64, cudaMemcpyDeviceToHost);
  cudaMemcpy2DToArray(array, 0, 0, p, 32, 32, 8, cudaMemcpyHostToDevice);
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  resource.res.linear.devPtr = p;
  resource.res.linear.desc = desc;
  resource.res.pitch2D.pitchInBytes = 32;
  cudaTextureDesc description = {};
  description.readMode = cudaReadModeNormalizedFloat;
  description.addressMode[0] = cudaAddressModeBorder;
  description.normalizedCoords = 1;
  cudaTextureObject_t t;
  cudaSurfaceObject_t s;
  cudaCreateTextureObject(&t, &resource, &description, NULL);
  cudaCreateSurfaceObject(&s, &resource);
  cudaDestroyTextureObject(t);
  cudaDestroySurfaceObject(s);
  cudaFreeArray(array);
}
