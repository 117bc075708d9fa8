// libcu++, and the pipelines and barriers without it.
#include <cooperative_groups.h>
#include <cuda/annotated_ptr>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/functional>
#include <cuda/latch>
#include <cuda/pipeline>
#include <cuda/semaphore>
#include <cuda/std/initializer_list>
#include <cuda/std/array>
#include <cuda/std/atomic>
#include <cuda/std/chrono>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/limits>
#include <cuda/std/mdspan>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>
#include <cuda_awbarrier.h>
#include <cuda_pipeline.h>
#include <nv/target>

namespace cg = cooperative_groups;

__device__ cuda::atomic<int, cuda::thread_scope_device> counter;
__device__ int plain;

__global__ void atomics(int *data, cuda::atomic<unsigned> *flags, cuda::std::atomic<int> *other) {
  counter.fetch_add(1, cuda::std::memory_order_relaxed);
  counter.store(3, cuda::memory_order_release);
  ++counter;
  int value = counter.load(cuda::std::memory_order_acquire) + flags[0] + other->load();
  while (!flags[1].compare_exchange_weak(reinterpret_cast<unsigned &>(data[0]), 1u))
    ;
  cuda::atomic_ref<int, cuda::thread_scope_block> ref(data[1]);
  ref.fetch_max(value);
  ref = 3;
  cuda::atomic_thread_fence(cuda::std::memory_order_seq_cst, cuda::thread_scope_device);
}

__global__ void copies(const int *in, int *out, size_t n) {
  extern __shared__ int shared[];
  auto block = cg::this_thread_block();
  using Barrier = cuda::barrier<cuda::thread_scope_block>;
  __shared__ Barrier bar;
  if (block.thread_rank() == 0)
    init(&bar, block.size());
  block.sync();
  cuda::memcpy_async(block, shared, in, sizeof(int) * block.size(), bar);
  cuda::memcpy_async(shared, in, cuda::aligned_size_t<16>(16), bar);
  Barrier::arrival_token token = bar.arrive();
  bar.wait(std::move(token));
  bar.arrive_and_wait();
  constexpr size_t stages = 2;
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope::thread_scope_block, stages> state;
  auto pipeline = cuda::make_pipeline(block, &state);
  pipeline.producer_acquire();
  cuda::memcpy_async(block, shared, in, cuda::aligned_size_t<4>(n), pipeline);
  pipeline.producer_commit();
  pipeline.consumer_wait();
  pipeline.consumer_release();
  auto own = cuda::make_pipeline();
  cuda::memcpy_async(shared + threadIdx.x, in + threadIdx.x, sizeof(int), own);
  cuda::pipeline_consumer_wait_prior<1>(own);
  __pipeline_memcpy_async(shared, in, 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __shared__ nvcuda::experimental::awbarrier old;
  init(&old, 32);
  old.wait(old.arrive());
  out[0] = shared[0];
}

__global__ void standard(cuda::std::array<int, 4> values, cuda::std::span<float> view, float *matrix) {
  cuda::std::tuple<int, float> t(1, 2.f);
  auto pair = cuda::std::make_pair(1, 2);
  static_assert(cuda::std::is_same<int, int>::value && cuda::std::is_same_v<cuda::std::decay_t<int &>, int>, "");
  static_assert(cuda::std::numeric_limits<float>::max() > 3 && cuda::std::numeric_limits<int>::digits == 31, "");
  view[0] = cuda::std::get<0>(t) + pair.first + values[0] + cuda::std::max(1, 2) + view.size();
  cuda::std::mdspan<float, cuda::std::dextents<int, 2>> m(matrix, 4, 4);
  m(1, 2) = m(2, 1) + m.extent(0);
  cuda::std::complex<float> z(1, 2);
  matrix[0] = z.real() + cuda::ceil_div(10, 3);
  NV_IF_TARGET(NV_IS_DEVICE, (matrix[1] = 1;), (matrix[1] = 2;))
  NV_DISPATCH_TARGET(NV_PROVIDES_SM_80, (matrix[2] = 1;), NV_ANY_TARGET, (matrix[2] = 2;))
}

auto function() {
  return cuda::proclaim_return_type<int>([] __device__(int x) { return cuda::std::plus<int>()(x, 1) + cuda::std::identity()(x); });
}
