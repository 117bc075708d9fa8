// Thrust, as programs use it.
#include <thrust/adjacent_difference.h>
#include <thrust/async/reduce.h>
#include <thrust/binary_search.h>
#include <thrust/complex.h>
#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/device_malloc.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/fill.h>
#include <thrust/functional.h>
#include <thrust/gather.h>
#include <thrust/generate.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/reverse_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/transform_output_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/logical.h>
#include <thrust/merge.h>
#include <thrust/pair.h>
#include <thrust/partition.h>
#include <thrust/random.h>
#include <thrust/reduce.h>
#include <thrust/remove.h>
#include <thrust/replace.h>
#include <thrust/scan.h>
#include <thrust/scatter.h>
#include <thrust/sequence.h>
#include <thrust/set_operations.h>
#include <thrust/shuffle.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/execution_policy.h>
#include <thrust/system/cuda/experimental/pinned_allocator.h>
#include <thrust/system_error.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/transform_scan.h>
#include <thrust/tuple.h>
#include <thrust/unique.h>
#include <thrust/universal_vector.h>

#include <algorithm>
#include <iostream>
#include <vector>

namespace {
struct Particle {
  float x, y;
  int id;
};
} // namespace
struct Square {
  __host__ __device__ float operator()(float x) const { return x * x; }
};
struct DeviceOnly {
  int n;
  __device__ float operator()(int i) const { return i * n + threadIdx.x; }
};
struct Before {
  __host__ __device__ bool operator()(const Particle &a, const Particle &b) const { return a.id < b.id; }
};
struct Saxpy : public thrust::binary_function<float, float, float> {
  const float a;
  Saxpy(float a) : a(a) {}
  __host__ __device__ float operator()(const float &x, const float &y) const { return a * x + y; }
};
struct Dot {
  template <class Tuple> __host__ __device__ void operator()(Tuple t) { thrust::get<2>(t) = thrust::get<0>(t) * thrust::get<1>(t); }
};

template <class Vector> void print(const char *name, const Vector &v) {
  typedef typename Vector::value_type T;
  std::cout << name << v.size();
  thrust::copy(v.begin(), v.end(), std::ostream_iterator<T>(std::cout, " "));
}

void vectors(std::vector<float> plain) {
  thrust::host_vector<int> h(16), h2 = {1, 2, 3};
  thrust::device_vector<int> d = h, d2(h.begin(), h.end()), d3(16, 7), d4(d.begin(), d.begin() + 4);
  thrust::device_vector<float> f(plain.begin(), plain.end()), g = plain, wide(d.begin(), d.end());
  plain.resize(f.size());
  thrust::copy(f.begin(), f.end(), plain.begin());
  h = d;
  f = g;
  d[0] = 3;
  d[1] = d[0];
  d[2] += d[1] + 4;
  d[3]++;
  int value = d[0], sum = d[0] + d[1] * 2;
  float scaled = 2.0f * f[0];
  std::cout << d[0] << ' ' << h[0] << value + sum + scaled;
  int *raw = thrust::raw_pointer_cast(d.data());
  raw = thrust::raw_pointer_cast(&d[0]);
  raw = d.data().get();
  thrust::device_ptr<int> p(raw), q = thrust::device_pointer_cast(raw), m = thrust::device_malloc<int>(10);
  *p = 1, p[3] = 4, p++;
  value = *q + q[1] + (p - q);
  thrust::device_free(m);
  for (int x : d)
    value += x;
  for (auto &x : h)
    x = 1;
  for (auto i = d.begin(); i != d.end(); ++i)
    *i = *i + 1;
  thrust::device_vector<int>::iterator at = thrust::find(d.begin(), d.end(), 3);
  if (at == d.end() || at - d.begin() > 3)
    d.erase(at), d.insert(d.begin(), 4), d.push_back(3), d.pop_back(), d.resize(100), d.resize(200, -1), d.clear();
  d.swap(d2), d.shrink_to_fit(), d.assign(h.begin(), h.end());
  thrust::host_vector<float, thrust::cuda::experimental::pinned_allocator<float>> pinned(8);
  pinned[0] = 1;
  thrust::universal_vector<int> u(4, 1);
  u[0] = 3;
  print("d", d), print("h", h);
  if (d == h || d == d3)
    std::sort(h.begin(), h.end());
  thrust::device_vector<Particle> particles(10);
  Particle first = particles[0];
  particles[1] = first;
  thrust::sort(particles.begin(), particles.end(), Before());
}

void algorithms(cudaStream_t stream, int n, float *raw, int *keys) {
  using namespace thrust::placeholders;
  thrust::device_vector<float> a(n), b(n), c(n);
  thrust::device_vector<int> k(n), v(n);
  thrust::sequence(k.begin(), k.end()), thrust::sequence(thrust::device, k.begin(), k.end(), 1, 2), thrust::fill(a.begin(), a.end(), 1.f);
  float sum = thrust::reduce(a.begin(), a.end());
  sum += thrust::reduce(thrust::device, raw, raw + n, 0.0f, thrust::plus<float>()) + thrust::reduce(a.begin(), a.end(), 0.f, thrust::maximum<float>());
  auto total = thrust::reduce(thrust::cuda::par.on(stream), a.begin(), a.end(), 0.0);
  static_assert(std::is_same<decltype(total), double>::value, "");
  static_assert(std::is_same<decltype(thrust::reduce(raw, raw)), float>::value, "");
  sum += thrust::transform_reduce(a.begin(), a.end(), Square(), 0.0f, thrust::plus<float>());
  sum += thrust::transform_reduce(thrust::device, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n), DeviceOnly{3}, 0.f,
                                  thrust::plus<float>());
  sum += thrust::inner_product(a.begin(), a.end(), b.begin(), 0.0f) + *thrust::max_element(a.begin(), a.end()) + total;
  auto both = thrust::minmax_element(a.begin(), a.end());
  sum += *both.first - *both.second + (thrust::max_element(thrust::device, raw, raw + n) - raw);
  long count = thrust::count(k.begin(), k.end(), 3) + thrust::count_if(k.begin(), k.end(), _1 > 3);
  thrust::transform(a.begin(), a.end(), b.begin(), c.begin(), Saxpy(2.f)), thrust::transform(a.begin(), a.end(), c.begin(), Square());
  thrust::transform(thrust::cuda::par_nosync.on(stream), raw, raw + n, raw, [=] __device__(float x) { return x * count; });
  thrust::transform(a.begin(), a.end(), a.begin(), 2.f * _1 + 3.f), thrust::transform(a.begin(), a.end(), b.begin(), c.begin(), _1 - _2);
  thrust::for_each(a.begin(), a.end(), [] __device__(float &x) { x = 1; });
  thrust::for_each_n(thrust::device, thrust::make_counting_iterator(0), n, [=] __device__(int i) { raw[i] = 0; });
  thrust::for_each(thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin(), c.begin())),
                   thrust::make_zip_iterator(thrust::make_tuple(a.end(), b.end(), c.end())), Dot());
  thrust::sort(k.begin(), k.end(), thrust::greater<int>()), thrust::stable_sort(thrust::host, keys, keys + n);
  thrust::sort_by_key(thrust::device, keys, keys + n, raw), thrust::sort_by_key(k.begin(), k.end(), v.begin(), thrust::less<int>());
  thrust::stable_sort_by_key(k.begin(), k.end(), thrust::make_zip_iterator(thrust::make_tuple(a.begin(), v.begin())));
  thrust::inclusive_scan(k.begin(), k.end(), v.begin()), thrust::exclusive_scan(thrust::device, keys, keys + n, keys, 0);
  thrust::exclusive_scan_by_key(k.begin(), k.end(), v.begin(), v.begin()), thrust::transform_exclusive_scan(a.begin(), a.end(), b.begin(), Square(), 0.f, thrust::plus<float>());
  auto ends = thrust::reduce_by_key(k.begin(), k.end(), thrust::make_constant_iterator(1), k.begin(), v.begin());
  int groups = ends.first - k.begin() + (ends.second - v.begin());
  ends = thrust::reduce_by_key(thrust::device, k.begin(), k.end(), v.begin(), k.begin(), v.begin(), thrust::equal_to<int>(), thrust::plus<int>());
  k.erase(thrust::unique(k.begin(), k.end()), k.end());
  auto newEnd = thrust::unique_by_key(k.begin(), k.end(), v.begin());
  groups += newEnd.first - k.begin();
  int *kept = thrust::remove_if(thrust::device, keys, keys + n, [=] __device__(int x) { return x < 0; });
  kept = thrust::copy_if(thrust::device, keys, kept, keys, _1 != 0);
  auto mid = thrust::partition(k.begin(), k.end(), _1 % 2 == 0);
  thrust::stable_partition(thrust::device, keys, keys + n, v.begin(), thrust::identity<int>());
  thrust::lower_bound(k.begin(), k.end(), v.begin(), v.end(), v.begin());
  auto lower = thrust::lower_bound(k.begin(), mid, 3);
  groups += thrust::upper_bound(k.begin(), k.end(), 3) - lower + thrust::binary_search(k.begin(), k.end(), 3);
  thrust::gather(k.begin(), k.end(), a.begin(), b.begin()), thrust::scatter(a.begin(), a.end(), k.begin(), b.begin());
  auto setEnd = thrust::set_intersection(k.begin(), k.end(), v.begin(), v.end(), k.begin());
  thrust::merge(k.begin(), k.end(), v.begin(), v.end(), thrust::make_discard_iterator());
  groups += setEnd - k.begin();
  thrust::replace(k.begin(), k.end(), 1, 2), thrust::replace_if(a.begin(), a.end(), _1 < 0.f, 0.f), thrust::adjacent_difference(k.begin(), k.end(), v.begin());
  thrust::tabulate(a.begin(), a.end(), thrust::negate<int>()), thrust::generate(a.begin(), a.end(), [] { return 1.f; });
  if (thrust::equal(k.begin(), k.end(), v.begin()) && thrust::all_of(k.begin(), k.end(), _1 > 0) && thrust::is_sorted(k.begin(), k.end()))
    thrust::reverse(k.begin(), k.end());
  auto future = thrust::async::reduce(a.begin(), a.end());
  sum += future.get() + groups;
}

void iterators(thrust::device_vector<int> &d, int n) {
  auto squares = thrust::make_transform_iterator(thrust::counting_iterator<int>(1), [] __host__ __device__(int i) { return i * i; });
  int s = squares[3] + *(squares + 2) + thrust::reduce(squares, squares + 10);
  auto picked = thrust::make_permutation_iterator(d.begin(), thrust::make_counting_iterator(0));
  picked[1] = s;
  typedef thrust::tuple<thrust::device_vector<int>::iterator, thrust::counting_iterator<int>> Pair;
  thrust::zip_iterator<Pair> zip(thrust::make_tuple(d.begin(), thrust::counting_iterator<int>(0)));
  int a, b;
  thrust::tie(a, b) = thrust::make_tuple(1, 2);
  a = thrust::get<0>(*zip) + thrust::get<1>(zip[2]) + thrust::tuple_size<Pair>::value;
  thrust::tuple_element<0, thrust::tuple<int, float>>::type e = a;
  thrust::pair<int, float> p = thrust::make_pair(e, 2.f);
  auto last = thrust::max_element(zip, zip + n) - zip;
  auto reversed = thrust::make_reverse_iterator(d.end());
  *reversed = p.first + last;
  thrust::copy(d.begin(), d.end(), thrust::make_transform_output_iterator(d.begin(), Square()));
}

__global__ void inKernel(int *data, int n, thrust::complex<float> *z, thrust::tuple<int, float> *t) {
  thrust::sort(thrust::seq, data, data + n);
  data[0] = thrust::reduce(thrust::device, data, data + n, 0);
  thrust::minstd_rand engine(threadIdx.x);
  thrust::default_random_engine rng;
  rng.discard(3);
  thrust::uniform_real_distribution<float> uniform(0, 1);
  thrust::random::normal_distribution<float> normal(0.f, 1.f);
  thrust::complex<float> w(uniform(engine), normal(rng)), i(0, 1);
  z[0] = w * i + 2.0f * thrust::conj(w) / thrust::exp(i) - thrust::pow(w, 2.0f);
  z[1] = thrust::complex<float>(thrust::abs(w), z[0].real() + z[0].imag());
  z[1] += w;
  t[0] = thrust::make_tuple(1, 2.f);
  thrust::get<1>(t[1]) = thrust::max(1, 2) + thrust::minimum<int>()(3, 4);
  thrust::swap(data[0], data[1]);
}

void errors() {
  try {
    cudaError_t e = cudaGetLastError();
    throw thrust::system_error(e, thrust::cuda_category(), "failed");
  } catch (thrust::system_error &e) {
    std::cerr << e.what() << e.code().value();
  } catch (const thrust::system::system_error &) {
  }
  std::cout << THRUST_MAJOR_VERSION << THRUST_VERSION;
}
