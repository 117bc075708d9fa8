// Works on an array in parts, each with its own stream; then again as a graph.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

constexpr int Parts = 4;
constexpr int PartSize = 1 << 18;
constexpr int Block = 256;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
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
  CHECK(cudaMallocHost(&in, total * sizeof(float)));
  CHECK(cudaHostAlloc(&out, total * sizeof(float), cudaHostAllocPortable));
  for (size_t i = 0; i < total; ++i)
    in[i] = float(i % 1000);

  int least, greatest;
  CHECK(cudaDeviceGetStreamPriorityRange(&least, &greatest));
  cudaStream_t streams[Parts];
  float *device[Parts];
  cudaEvent_t copied[Parts];
  for (int part = 0; part < Parts; ++part) {
    CHECK(cudaStreamCreateWithPriority(&streams[part], cudaStreamNonBlocking,
                                       part == 0 ? greatest : least));
    CHECK(cudaEventCreateWithFlags(&copied[part], cudaEventDisableTiming));
    CHECK(cudaMallocAsync(&device[part], PartSize * sizeof(float), streams[part]));
  }

  int left = Parts;
  for (int part = 0; part < Parts; ++part) {
    const size_t first = size_t(part) * PartSize;
    if (part > 0) // one copy to the device after the other
      CHECK(cudaStreamWaitEvent(streams[part], copied[part - 1], 0));
    CHECK(cudaMemcpyAsync(device[part], in + first, PartSize * sizeof(float),
                          cudaMemcpyHostToDevice, streams[part]));
    CHECK(cudaEventRecord(copied[part], streams[part]));
    scale<<<PartSize / Block, Block, 0, streams[part]>>>(device[part], 2.0f, PartSize);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpyAsync(out + first, device[part], PartSize * sizeof(float),
                          cudaMemcpyDeviceToHost, streams[part]));
  }
  for (int part = 0; part < Parts; ++part)
    CHECK(cudaStreamSynchronize(streams[part]));
  CHECK(cudaLaunchHostFunc(streams[0], countDown, &left));
  CHECK(cudaStreamSynchronize(streams[0]));
  bool good = left == Parts - 1;
  for (size_t i = 0; i < total; ++i)
    good = good && out[i] == 2.0f * in[i];

  // The same for the first part, three times, as a graph.
  cudaGraph_t graph;
  cudaGraphExec_t round;
  CHECK(cudaStreamBeginCapture(streams[0], cudaStreamCaptureModeGlobal));
  scale<<<PartSize / Block, Block, 0, streams[0]>>>(device[0], 0.5f, PartSize);
  CHECK(cudaMemcpyAsync(out, device[0], PartSize * sizeof(float), cudaMemcpyDeviceToHost,
                        streams[0]));
  CHECK(cudaStreamEndCapture(streams[0], &graph));
  CHECK(cudaGraphInstantiate(&round, graph, NULL, NULL, 0));
  for (int times = 0; times < 3; ++times)
    CHECK(cudaGraphLaunch(round, streams[0]));
  CHECK(cudaStreamSynchronize(streams[0]));
  for (int i = 0; i < PartSize; ++i)
    good = good && out[i] == 0.25f * in[i];

  CHECK(cudaGraphExecDestroy(round));
  CHECK(cudaGraphDestroy(graph));
  for (int part = 0; part < Parts; ++part) {
    CHECK(cudaFreeAsync(device[part], streams[part]));
    CHECK(cudaStreamSynchronize(streams[part]));
    CHECK(cudaEventDestroy(copied[part]));
    CHECK(cudaStreamDestroy(streams[part]));
  }
  CHECK(cudaFreeHost(in));
  CHECK(cudaFreeHost(out));
  std::printf(good ? "PASS\n" : "FAIL\n");
  return good ? 0 : 1;
}
