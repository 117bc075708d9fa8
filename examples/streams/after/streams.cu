// Works on an array in parts, each with its own stream; then again as a graph.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

constexpr int Parts = 4;
constexpr int PartSize = 1 << 18;
constexpr int Block = 256;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t status = (call);                                                                   \
    if (status != hipSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void scale(float *data, float factor, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    data[i] *= factor;
}

static void countDown(void *left) { --*static_cast<int *>(left); }

int main() {
  const size_t total = size_t(Parts) * PartSize;
  float *in, *out;
  CHECK(hipHostMalloc(&in, total * sizeof(float), hipHostMallocDefault));
  CHECK(hipHostMalloc(&out, total * sizeof(float), hipHostMallocPortable));
  for (size_t i = 0; i < total; ++i)
    in[i] = float(i % 1000);

  int least, greatest;
  CHECK(hipDeviceGetStreamPriorityRange(&least, &greatest));
  hipStream_t streams[Parts];
  float *device[Parts];
  hipEvent_t copied[Parts];
  for (int part = 0; part < Parts; ++part) {
    CHECK(hipStreamCreateWithPriority(&streams[part], hipStreamNonBlocking,
                                       part == 0 ? greatest : least));
    CHECK(hipEventCreateWithFlags(&copied[part], hipEventDisableTiming));
    CHECK(hipMallocAsync(&device[part], PartSize * sizeof(float), streams[part]));
  }

  int left = Parts;
  for (int part = 0; part < Parts; ++part) {
    const size_t first = size_t(part) * PartSize;
    if (part > 0) // one copy to the device after the other
      CHECK(hipStreamWaitEvent(streams[part], copied[part - 1], 0));
    CHECK(hipMemcpyAsync(device[part], in + first, PartSize * sizeof(float),
                          hipMemcpyHostToDevice, streams[part]));
    CHECK(hipEventRecord(copied[part], streams[part]));
    scale<<<PartSize / Block, Block, 0, streams[part]>>>(device[part], 2.0f, PartSize);
    CHECK(hipGetLastError());
    CHECK(hipMemcpyAsync(out + first, device[part], PartSize * sizeof(float),
                          hipMemcpyDeviceToHost, streams[part]));
  }
  for (int part = 0; part < Parts; ++part)
    CHECK(hipStreamSynchronize(streams[part]));
  CHECK(hipLaunchHostFunc(streams[0], countDown, &left));
  CHECK(hipStreamSynchronize(streams[0]));
  bool good = left == Parts - 1;
  for (size_t i = 0; i < total; ++i)
    good = good && out[i] == 2.0f * in[i];

  // The same for the first part, three times, as a graph.
  hipGraph_t graph;
  hipGraphExec_t round;
  CHECK(hipStreamBeginCapture(streams[0], hipStreamCaptureModeGlobal));
  scale<<<PartSize / Block, Block, 0, streams[0]>>>(device[0], 0.5f, PartSize);
  CHECK(hipMemcpyAsync(out, device[0], PartSize * sizeof(float), hipMemcpyDeviceToHost,
                        streams[0]));
  CHECK(hipStreamEndCapture(streams[0], &graph));
  CHECK(hipGraphInstantiate(&round, graph, NULL, NULL, 0));
  for (int times = 0; times < 3; ++times)
    CHECK(hipGraphLaunch(round, streams[0]));
  CHECK(hipStreamSynchronize(streams[0]));
  for (int i = 0; i < PartSize; ++i)
    good = good && out[i] == 0.25f * in[i];

  CHECK(hipGraphExecDestroy(round));
  CHECK(hipGraphDestroy(graph));
  for (int part = 0; part < Parts; ++part) {
    CHECK(hipFreeAsync(device[part], streams[part]));
    CHECK(hipStreamSynchronize(streams[part]));
    CHECK(hipEventDestroy(copied[part]));
    CHECK(hipStreamDestroy(streams[part]));
  }
  CHECK(hipHostFree(in));
  CHECK(hipHostFree(out));
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
