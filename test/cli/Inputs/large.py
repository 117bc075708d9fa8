"""large.py write|check|diff DIR: large generated sources, and what migration makes of them."""
import os
import sys

FUNCTIONS = 60000


def lines():
    yield "#include <cuda_runtime.h>"
    for i in range(FUNCTIONS):
        call = "cudaDeviceSynchronize()" if i % 20 == 0 else "2"
        yield f"inline int function_number_{i}(int value) {{ return value * {i} + {call}; }}"


def sources():
    wide = ", ".join(str(i) for i in range(150000))
    return {
        "many.cu": "\n".join(lines()) + "\n",
        "wide.cu": "#include <cuda_runtime.h>\nstatic const int table[] = {" + wide + "}; "
                   "int last() { return cudaDeviceSynchronize(); }\n",
    }


def migrated(text):
    return (text.replace("cuda_runtime.h", "hip/hip_runtime.h")
            .replace("cudaDeviceSynchronize", "hipDeviceSynchronize"))


def main():
    action, folder = sys.argv[1:]
    if action == "diff":
        with open(os.path.join(folder, "diff")) as file:
            added = sum(line.startswith("+") and not line.startswith("+++") for line in file)
        expected = FUNCTIONS // 20 + 1 + 2
        sys.exit(None if added == expected else f"{added} lines added, expected {expected}")
    os.makedirs(os.path.join(folder, "in"), exist_ok=True)
    for name, text in sources().items():
        if action == "write":
            with open(os.path.join(folder, "in", name), "w") as file:
                file.write(text)
            continue
        with open(os.path.join(folder, "out", name)) as file:
            if file.read() != migrated(text):
                sys.exit(f"{name} is not as expected")


main()
