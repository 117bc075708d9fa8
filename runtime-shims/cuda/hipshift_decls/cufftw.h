// cuFFT's FFTW interface. The names are FFTW's own, so any arguments will do.
#pragma once
#include "generated/cufft.h"
#include <stdio.h>

#define FFTW_FORWARD -1
#define FFTW_INVERSE 1
#define FFTW_BACKWARD 1
#define FFTW_MEASURE 0x00
#define FFTW_ESTIMATE 0x40
#define FFTW_PATIENT 0x20
#define FFTW_EXHAUSTIVE 0x08
#define FFTW_PRESERVE_INPUT 0x10
#define FFTW_DESTROY_INPUT 0x01
#define FFTW_UNALIGNED 0x02
#define FFTW_WISDOM_ONLY 0x80
typedef double fftw_complex[2];
typedef float fftwf_complex[2];
typedef struct cufftw_plan *fftw_plan;
typedef struct cufftwf_plan *fftwf_plan;
#ifdef __cplusplus
#define hipshift_plan(name)                                                                                                      \
  template <class... Arguments> fftw_plan fftw_plan_##name(Arguments...) { return 0; }                                                        \
  template <class... Arguments> fftwf_plan fftwf_plan_##name(Arguments...) { return 0; }
#else
#define hipshift_plan(name)                                                                                                      \
  fftw_plan fftw_plan_##name();                                                                                                  \
  fftwf_plan fftwf_plan_##name();
#endif
hipshift_plan(dft) hipshift_plan(dft_1d) hipshift_plan(dft_2d) hipshift_plan(dft_3d) hipshift_plan(dft_r2c) hipshift_plan(dft_r2c_1d)
hipshift_plan(dft_r2c_2d) hipshift_plan(dft_r2c_3d) hipshift_plan(dft_c2r) hipshift_plan(dft_c2r_1d) hipshift_plan(dft_c2r_2d)
hipshift_plan(dft_c2r_3d) hipshift_plan(many_dft) hipshift_plan(many_dft_r2c) hipshift_plan(many_dft_c2r) hipshift_plan(guru_dft)
#undef hipshift_plan
#ifdef __cplusplus
extern "C" {
#endif
void fftw_execute(const fftw_plan plan);
void fftwf_execute(const fftwf_plan plan);
void fftw_destroy_plan(fftw_plan plan);
void fftwf_destroy_plan(fftwf_plan plan);
void *fftw_malloc(size_t n);
void *fftwf_malloc(size_t n);
void fftw_free(void *pointer);
void fftwf_free(void *pointer);
void fftw_cleanup(void);
void fftwf_cleanup(void);
#ifdef __cplusplus
}
#endif
