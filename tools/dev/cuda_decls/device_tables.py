"""Device functions that come in families: one row says result, parameters and names.

A row is (result, parameters, names). T in result or parameters stands for each type of the row's type list,
@ in a name for each of the row's suffixes.
"""

INTS = ["int", "unsigned int", "long", "unsigned long", "long long", "unsigned long long"]
REALS = ["float", "double"]
ROUND = ["rn", "rz", "ru", "rd"]
D, HD = "device", "host_device"

# CUDA's one-argument functions that libc has too: declared for the device, double and float.
UNARY = """acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp10 exp2 expm1 fabs floor j0 j1 lgamma log log10
log1p log2 logb nearbyint rint round sin sinh sqrt tan tanh tgamma trunc y0 y1""".split()
BINARY = "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder".split()
CUDA_UNARY = """rsqrt rcbrt sinpi cospi erfinv erfcinv erfcx normcdf normcdfinv cyl_bessel_i0 cyl_bessel_i1""".split()


def both(result, params, names):
    """double f(double) and float ff(float), with T for the type."""
    for n in names:
        yield result.replace("T", "double"), params.replace("T", "double"), n
        yield result.replace("T", "float"), params.replace("T", "float"), n + "f"


def math_device():
    """libc's functions once more for the device. __clang_cuda_math_forward_declares.h has the double ones it needs."""
    rows = list(both("T", "T x", UNARY)) + list(both("T", "T x, T y", BINARY))
    rows += both("T", "T x, T y, T z", ["fma"])
    rows += both("T", "T x, int e", ["ldexp", "scalbn"])
    rows += both("T", "T x, long e", ["scalbln"])
    rows += both("T", "T x, int *e", ["frexp"])
    rows += both("T", "T x, T *whole", ["modf"])
    rows += both("T", "T x, T y, int *q", ["remquo"])
    rows += both("T", "int n, T x", ["jn", "yn"])
    rows += both("int", "T x", ["ilogb"])
    rows += both("long", "T x", ["lrint", "lround"])
    rows += both("long long", "T x", ["llrint", "llround"])
    rows += both("void", "T x, T *s, T *c", ["sincos"])
    rows += both("T", "const char *tag", ["nan"])
    rows += [("long", "long n", "labs"), ("long long", "long long n", "llabs"), ("float", "float x", "fabsf")]
    rows += [("float", "float x, int n", "powif"), ("double", "double x, int n", "powi"), ("int", "double x", "__isfinited __signbitd")]
    for f, t in (("", "double"), ("f", "float"), ("l", "long double")):
        rows += [("int", f"{t} x", f"__finite{f} __isinf{f} __isnan{f} __signbit{f}")]
    return rows


def math_both():
    """CUDA's own functions, on the host as well."""
    rows = list(both("T", "T x", CUDA_UNARY))
    rows += both("T", "T x, T y", ["rhypot"])
    rows += both("T", "T x, T y, T z", ["norm3d", "rnorm3d"])
    rows += both("T", "T x, T y, T z, T w", ["norm4d", "rnorm4d"])
    rows += both("T", "int n, const T *p", ["norm", "rnorm"])
    rows += both("void", "T x, T *s, T *c", ["sincospi"])
    rows += [("float", "float x", " ".join(CUDA_UNARY) + " exp10 j0 j1 y0 y1"), ("float", "int n, float x", "jn yn")]
    rows += [("float", "float x, float y", "fdividef rhypot"), ("double", "double x, double y", "fdivide"),
             ("float", "float x, float y", "fdivide"), ("void", "float x, float *s, float *c", "sincospi sincos")]
    rows += [("unsigned int", "unsigned int x, unsigned int y", "umin umax"),
             ("long long", "long long x, long long y", "llmin llmax"),
             ("unsigned long long", "unsigned long long x, unsigned long long y", "ullmin ullmax")]
    return rows


def min_max():
    pairs = [("int", "int", "int"), ("unsigned int", "unsigned int", "unsigned int"), ("int", "unsigned int", "unsigned int"),
             ("unsigned int", "int", "unsigned int"), ("long", "long", "long"),
             ("unsigned long", "unsigned long", "unsigned long"), ("long", "unsigned long", "unsigned long"),
             ("unsigned long", "long", "unsigned long"), ("long long", "long long", "long long"),
             ("unsigned long long", "unsigned long long", "unsigned long long"),
             ("long long", "unsigned long long", "unsigned long long"),
             ("unsigned long long", "long long", "unsigned long long"), ("float", "float", "float"),
             ("double", "double", "double"), ("float", "double", "double"), ("double", "float", "double")]
    return [(result, f"{a} x, {b} y", "min max") for a, b, result in pairs]


def conversions():
    rows = []
    for source, target, name in [
            ("float", "int", "float2int"), ("float", "unsigned int", "float2uint"), ("float", "long long", "float2ll"),
            ("float", "unsigned long long", "float2ull"), ("int", "float", "int2float"), ("unsigned int", "float", "uint2float"),
            ("long long", "float", "ll2float"), ("unsigned long long", "float", "ull2float"), ("double", "float", "double2float"),
            ("double", "int", "double2int"), ("double", "unsigned int", "double2uint"), ("double", "long long", "double2ll"),
            ("double", "unsigned long long", "double2ull"), ("long long", "double", "ll2double"),
            ("unsigned long long", "double", "ull2double")]:
        rows.append((target, f"{source} x", " ".join(f"__{name}_{r}" for r in ROUND)))
    rows += [("double", "int x", "__int2double_rn"), ("double", "unsigned int x", "__uint2double_rn"),
             ("int", "float x", "__float_as_int"), ("unsigned int", "float x", "__float_as_uint"),
             ("float", "int x", "__int_as_float"), ("float", "unsigned int x", "__uint_as_float"),
             ("long long", "double x", "__double_as_longlong"), ("double", "long long x", "__longlong_as_double"),
             ("int", "double x", "__double2hiint __double2loint"), ("double", "int hi, int lo", "__hiloint2double"),
             # names of CUDA 1 to 7
             ("int", "float x", "float_as_int"), ("unsigned int", "float x", "float_as_uint"), ("float", "int x", "int_as_float"),
             ("float", "unsigned int x", "uint_as_float"), ("int", "float x, cudaRoundMode mode = cudaRoundZero", "float2int"),
             ("unsigned int", "float x, cudaRoundMode mode = cudaRoundZero", "float2uint"),
             ("float", "int x, cudaRoundMode mode = cudaRoundNearest", "int2float"),
             ("float", "unsigned int x, cudaRoundMode mode = cudaRoundNearest", "uint2float"),
             ("int", "int x, int y", "mulhi mul24"), ("unsigned int", "unsigned int x, unsigned int y", "mulhi umul24"),
             ("unsigned int", "int x, unsigned int y", "mulhi"), ("unsigned int", "unsigned int x, int y", "mulhi"),
             ("long long", "long long x, long long y", "mul64hi"),
             ("unsigned long long", "unsigned long long x, unsigned long long y", "mul64hi"),
             ("unsigned long long", "long long x, unsigned long long y", "mul64hi"),
             ("unsigned long long", "unsigned long long x, long long y", "mul64hi"), ("float", "float x", "saturate")]
    return rows


def arithmetic():
    def rounded(names):
        return " ".join(f"{n}_{r}" for n in names.split() for r in ROUND)
    return [
        ("float", "float x, float y", rounded("__fadd __fsub __fmul __fdiv") + " __fdividef __powf"),
        ("float", "float x", rounded("__frcp __fsqrt") + " __frsqrt_rn __sinf __cosf __tanf __tanhf __expf __exp10f __logf"
                             " __log2f __log10f __saturatef"),
        ("float", "float x, float y, float z", rounded("__fmaf __fmaf_ieee")),
        ("void", "float x, float *s, float *c", "__sincosf"),
        ("double", "double x, double y", rounded("__dadd __dsub __dmul __ddiv")),
        ("double", "double x", rounded("__drcp __dsqrt")),
        ("double", "double x, double y, double z", rounded("__fma")),
        ("float2", "float2 x, float2 y", rounded("__fadd2 __fmul2")), ("float2", "float2 x, float2 y, float2 z", rounded("__ffma2")),
        ("int", "int x", "__clz __ffs"), ("int", "unsigned int x", "__popc"), ("unsigned int", "unsigned int x", "__brev"),
        ("int", "long long x", "__clzll __ffsll"), ("int", "unsigned long long x", "__popcll"),
        ("unsigned long long", "unsigned long long x", "__brevll"),
        ("unsigned int", "unsigned int mask, unsigned int base, int offset", "__fns"),
        ("int", "int x, int y", "__mulhi __mul24 __hadd __rhadd"),
        ("unsigned int", "unsigned int x, unsigned int y", "__umulhi __umul24 __uhadd __urhadd"),
        ("long long", "long long x, long long y", "__mul64hi"),
        ("unsigned long long", "unsigned long long x, unsigned long long y", "__umul64hi"),
        ("unsigned int", "int x, int y, unsigned int z", "__sad"),
        ("unsigned int", "unsigned int x, unsigned int y, unsigned int z", "__usad __byte_perm"),
        ("unsigned int", "unsigned int lo, unsigned int hi, unsigned int shift",
         "__funnelshift_l __funnelshift_lc __funnelshift_r __funnelshift_rc"),
        ("int", "int a, int b, int c", "__dp4a"), ("unsigned int", "unsigned int a, unsigned int b, unsigned int c", "__dp4a"),
        ("int", "char4 a, char4 b, int c", "__dp4a"), ("unsigned int", "uchar4 a, uchar4 b, unsigned int c", "__dp4a"),
        ("int", "int a, int b, int c", "__dp2a_lo __dp2a_hi"),
        ("unsigned int", "unsigned int a, unsigned int b, unsigned int c", "__dp2a_lo __dp2a_hi"),
        ("int", "short2 a, char4 b, int c", "__dp2a_lo __dp2a_hi"),
        ("unsigned int", "ushort2 a, uchar4 b, unsigned int c", "__dp2a_lo __dp2a_hi"),
    ]


def simd():
    """The video instructions: two halves or four bytes in a word."""
    one = "abs absss neg negss"
    two = """add addss addus sub subss subus avgs avgu haddu absdiffs absdiffu maxs maxu mins minu sads sadu cmpeq cmpne cmpges
             cmpgeu cmpgts cmpgtu cmples cmpleu cmplts cmpltu seteq setne setges setgeu setgts setgtu setles setleu setlts setltu"""
    rows = []
    for n in "24":
        rows.append(("unsigned int", "unsigned int a", " ".join(f"__v{f}{n}" for f in one.split())))
        rows.append(("unsigned int", "unsigned int a, unsigned int b", " ".join(f"__v{f}{n}" for f in two.split())))
    for t in ("s16x2", "s32", "u16x2", "u32"):
        word = "int" if t == "s32" else "unsigned int"
        ops3 = [f"__vimax3_{t}", f"__vimin3_{t}"]
        ops2 = []
        if t[0] == "s":
            ops3 += [f"__vimax3_{t}_relu", f"__vimin3_{t}_relu"]
            ops2 += [f"__vimax_{t}_relu", f"__vimin_{t}_relu"]
        adds = [f"__viaddmax_{t}", f"__viaddmin_{t}"] + ([f"__viaddmax_{t}_relu", f"__viaddmin_{t}_relu"] if t[0] == "s" else [])
        rows.append((word, f"const {word} a, const {word} b, const {word} c", " ".join(ops3 + adds)))
        if ops2:
            rows.append((word, f"const {word} a, const {word} b", " ".join(ops2)))
        if "x2" in t:
            rows.append((word, f"const {word} a, const {word} b, bool *hi, bool *lo", f"__vibmax_{t} __vibmin_{t}"))
        else:
            rows.append((word, f"const {word} a, const {word} b, bool *first", f"__vibmax_{t} __vibmin_{t}"))
    return rows


def warp():
    rows = []
    for t in INTS + REALS:
        rows.append((t, f"{t} value, int lane, int width = warpSize", "__shfl"))
        rows.append((t, f"{t} value, unsigned int delta, int width = warpSize", "__shfl_up __shfl_down"))
        rows.append((t, f"{t} value, int mask, int width = warpSize", "__shfl_xor"))
        rows.append((t, f"unsigned int lanes, {t} value, int lane, int width = warpSize", "__shfl_sync"))
        rows.append((t, f"unsigned int lanes, {t} value, unsigned int delta, int width = warpSize", "__shfl_up_sync __shfl_down_sync"))
        rows.append((t, f"unsigned int lanes, {t} value, int mask, int width = warpSize", "__shfl_xor_sync"))
        rows.append(("unsigned int", f"unsigned int lanes, {t} value", "__match_any_sync"))
        rows.append(("unsigned int", f"unsigned int lanes, {t} value, int *same", "__match_all_sync"))
    rows += [("int", "int predicate", "__any __all"), ("unsigned int", "int predicate", "__ballot"),
             ("int", "unsigned int lanes, int predicate", "__any_sync __all_sync __uni_sync"),
             ("unsigned int", "unsigned int lanes, int predicate", "__ballot_sync"), ("unsigned int", "void", "__activemask"),
             ("void", "unsigned int lanes = 0xffffffffu", "__syncwarp"),
             ("unsigned int", "unsigned int lanes, unsigned int value", "__reduce_add_sync __reduce_min_sync __reduce_max_sync"
              " __reduce_and_sync __reduce_or_sync __reduce_xor_sync"),
             ("int", "unsigned int lanes, int value", "__reduce_add_sync __reduce_min_sync __reduce_max_sync"),
             ("void", "void", "__syncthreads __threadfence __threadfence_block __threadfence_system __trap"),
             ("int", "int predicate", "__syncthreads_and __syncthreads_or __syncthreads_count"),
             ("void", "int code = 0", "__brkpt"), ("void", "unsigned int id", "__barrier_sync"), ("void", "unsigned int id, unsigned int count", "__barrier_sync_count"),
             ("void", "unsigned int ns", "__nanosleep"), ("void", "int counter", "__prof_trigger"),
             ("void", "void", "__cluster_barrier_arrive __cluster_barrier_arrive_relaxed __cluster_barrier_wait"),
             ("dim3", "void", "__clusterDim __clusterRelativeBlockIdx __clusterGridDimInClusters __clusterIdx"),
             ("unsigned int", "void", "__clusterRelativeBlockRank __clusterSizeInBlocks"),
             ("unsigned int", "const void *p", "__isGlobal __isShared __isConstant __isLocal __isGridConstant __isClusterShared"),
             ("size_t", "const void *p", "__cvta_generic_to_global __cvta_generic_to_shared __cvta_generic_to_constant"
              " __cvta_generic_to_local __cvta_generic_to_grid_constant"),
             ("void *", "size_t p", "__cvta_global_to_generic __cvta_shared_to_generic __cvta_constant_to_generic"
              " __cvta_local_to_generic __cvta_grid_constant_to_generic"),
             ("void *", "const void *p, unsigned int rank", "__cluster_map_shared_rank"),
             ("unsigned int", "const void *p", "__cluster_query_shared_rank"),
             ("unsigned int", "void", "__pm0 __pm1 __pm2 __pm3")]
    return rows


def atomics():
    u, ull = "unsigned int", "unsigned long long"
    rows = []
    for scope in ("", "_block", "_system"):
        for t in ("int", u, ull, "float", "double"):
            rows.append((t, f"{t} *address, {t} value", f"atomicAdd{scope}"))
        for t in ("int", u):
            rows.append((t, f"{t} *address, {t} value", f"atomicSub{scope}"))
        for t in ("int", u, ull, "float"):
            rows.append((t, f"{t} *address, {t} value", f"atomicExch{scope}"))
        for t in ("int", u, "long long", ull):
            rows.append((t, f"{t} *address, {t} value", f"atomicMin{scope} atomicMax{scope}"))
        for t in ("int", u, "long long", ull):
            rows.append((t, f"{t} *address, {t} value", f"atomicAnd{scope} atomicOr{scope} atomicXor{scope}"))
        rows.append((u, f"{u} *address, {u} value", f"atomicInc{scope} atomicDec{scope}"))
        for t in ("int", u, "unsigned short", ull):
            rows.append((t, f"{t} *address, {t} compare, {t} value", f"atomicCAS{scope}"))
        rows.append(("float2", "float2 *address, float2 value", f"atomicAdd{scope}"))
        rows.append(("float4", "float4 *address, float4 value", f"atomicAdd{scope}"))
    return rows


VECTOR_BASES = [("char", "signed char", 1), ("uchar", "unsigned char", 1), ("short", "short", 2), ("ushort", "unsigned short", 2),
                ("int", "int", 4), ("uint", "unsigned int", 4), ("long", "long", 8), ("ulong", "unsigned long", 8),
                ("longlong", "long long", 8), ("ulonglong", "unsigned long long", 8), ("float", "float", 4), ("double", "double", 8)]
WIDE = ("long", "ulong", "longlong", "ulonglong", "double")


def cached_types():
    """The types that the cache-hint loads and stores take."""
    out = ["char", "signed char", "unsigned char", "short", "unsigned short", *INTS, *REALS]
    for base, _, size in VECTOR_BASES:
        out += [f"{base}{n}" for n in (2, 4) if size * n <= 16 and base not in ("long", "ulong")]
    return out


def cached():
    rows = []
    for t in cached_types():
        rows.append((t, f"const {t} *p", "__ldg __ldca __ldcg __ldcs __ldlu __ldcv"))
        rows.append(("void", f"{t} *p, {t} value", "__stwb __stcg __stcs __stwt"))
    return rows
