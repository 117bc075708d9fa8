// Functions of one thread: loads and stores, lanes, bits; and what the host asks of a device.
#pragma once
#include "types.h"

namespace cub {
#define hipshift_move(name) template <class... Arguments> __device__ void name(Arguments &&...arguments) hipshift_body
#define hipshift_strided(name)                                                                                                   \
  hipshift_move(name) template <int Threads, class... Arguments> __device__ void name(Arguments &&...arguments) hipshift_body
hipshift_move(LoadDirectBlocked) hipshift_move(LoadDirectBlockedVectorized) hipshift_strided(LoadDirectStriped) hipshift_move(LoadDirectWarpStriped)
hipshift_move(StoreDirectBlocked) hipshift_move(StoreDirectBlockedVectorized) hipshift_strided(StoreDirectStriped) hipshift_move(StoreDirectWarpStriped)
hipshift_move(MergePathSearch) hipshift_move(SerialMerge) hipshift_move(StableOddEvenSort) hipshift_strided(ThreadScanExclusive)
hipshift_strided(ThreadScanInclusive)
#undef hipshift_move
#undef hipshift_strided
template <CacheLoadModifier Modifier, class Iterator>
__device__ typename std::iterator_traits<Iterator>::value_type ThreadLoad(Iterator from) hipshift_body
template <CacheStoreModifier Modifier, class Iterator, class T> __device__ void ThreadStore(Iterator to, T value) hipshift_body
template <class T, int N, class Operator> __device__ T ThreadReduce(T (&values)[N], Operator op) hipshift_body
template <class T, int N, class Operator> __device__ T ThreadReduce(T (&values)[N], Operator op, T start) hipshift_body
template <int N, class T, class Operator> __device__ T ThreadReduce(T *values, Operator op) hipshift_body
template <class Iterator, class Offset, class T> __device__ Offset LowerBound(Iterator from, Offset n, T value) hipshift_body
template <class Iterator, class Offset, class T> __device__ Offset UpperBound(Iterator from, Offset n, T value) hipshift_body
template <class T> hipshift_host_device void Swap(T &a, T &b) hipshift_body

// Lanes. CUB 2 and later give the logical warp's size as a template argument.
template <class T> __device__ T ShuffleUp(T input, int offset, int first, unsigned int mask) hipshift_body
template <int Threads, class T> __device__ T ShuffleUp(T input, int offset, int first, unsigned int mask) hipshift_body
template <class T> __device__ T ShuffleDown(T input, int offset, int last, unsigned int mask) hipshift_body
template <int Threads, class T> __device__ T ShuffleDown(T input, int offset, int last, unsigned int mask) hipshift_body
template <class T> __device__ T ShuffleIndex(T input, int lane, unsigned int mask) hipshift_body
template <int Threads, class T> __device__ T ShuffleIndex(T input, int lane, unsigned int mask) hipshift_body
template <int Bits> __device__ unsigned int MatchAny(unsigned int label) hipshift_body
template <int Threads> hipshift_host_device unsigned int WarpMask(unsigned int warp) hipshift_body
__device__ unsigned int LaneId();
__device__ unsigned int WarpId();
__device__ unsigned int LaneMaskLt();
__device__ unsigned int LaneMaskLe();
__device__ unsigned int LaneMaskGt();
__device__ unsigned int LaneMaskGe();
__device__ int RowMajorTid(int x, int y, int z);
__device__ void CTA_SYNC();
__device__ int CTA_SYNC_AND(int predicate);
__device__ int CTA_SYNC_OR(int predicate);
__device__ void WARP_SYNC(unsigned int mask);
__device__ int WARP_ANY(int predicate, unsigned int mask);
__device__ int WARP_ALL(int predicate, unsigned int mask);
__device__ int WARP_BALLOT(int predicate, unsigned int mask);
__device__ unsigned int SHFL_UP_SYNC(unsigned int word, int offset, int flags, unsigned int mask);
__device__ unsigned int SHFL_DOWN_SYNC(unsigned int word, int offset, int flags, unsigned int mask);
__device__ unsigned int SHFL_IDX_SYNC(unsigned int word, int lane, int flags, unsigned int mask);
__device__ void ThreadExit();
__device__ void ThreadTrap();

// Bits.
template <class T> __device__ unsigned int BFE(T source, unsigned int start, unsigned int bits) hipshift_body
__device__ void BFI(unsigned int &result, unsigned int x, unsigned int y, unsigned int start, unsigned int bits);
__device__ unsigned int SHR_ADD(unsigned int x, unsigned int shift, unsigned int addend);
__device__ unsigned int SHL_ADD(unsigned int x, unsigned int shift, unsigned int addend);
__device__ unsigned int IADD3(unsigned int x, unsigned int y, unsigned int z);
__device__ int PRMT(unsigned int a, unsigned int b, unsigned int index);
__device__ float FMUL_RZ(float a, float b);
__device__ float FFMA_RZ(float a, float b, float c);

// Devices.
hipshift_host_device int CurrentDevice();
hipshift_host_device int DeviceCount();
hipshift_host_device cudaError_t PtxVersion(int &version);
hipshift_host_device cudaError_t PtxVersion(int &version, int device);
hipshift_host_device cudaError_t SmVersion(int &version, int device = CurrentDevice());
hipshift_host_device cudaError_t SyncStream(cudaStream_t stream);
hipshift_host_device cudaError_t HasUVA(bool &has);
template <class Kernel>
hipshift_host_device cudaError_t MaxSmOccupancy(int &blocks, Kernel kernel, int threads, int sharedBytes = 0) hipshift_body
template <int Allocations>
hipshift_host_device cudaError_t AliasTemporaries(void *storage, size_t &bytes, void *(&allocations)[Allocations],
                                                  size_t (&sizes)[Allocations]) hipshift_body
struct KernelConfig {
  int block_threads, items_per_thread, tile_size, sm_occupancy;
};
template <int Version, class Policy, class Previous> struct ChainedPolicy {
  typedef Policy ActivePolicy;
  template <class Functor> static hipshift_host_device cudaError_t Invoke(int version, Functor &op) hipshift_body
};
class SwitchDevice {
public:
  SwitchDevice(int device);
  ~SwitchDevice();
};
} // namespace cub
