// Records of cuDNN with their documented fields; its enums count as int.
#pragma once
#define CUDNN_H_
#include "math_library.h"

typedef int cudnnStatus_t;
typedef int cudnnDataType_t;
typedef int cudnnMathType_t;
typedef int cudnnDeterminism_t;
typedef int cudnnConvolutionFwdAlgo_t;
typedef struct cudnnConvolutionFwdAlgoPerfStruct {
  cudnnConvolutionFwdAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionFwdAlgoPerf_t;
typedef int cudnnConvolutionBwdDataAlgo_t;
typedef struct cudnnConvolutionBwdDataAlgoPerfStruct {
  cudnnConvolutionBwdDataAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionBwdDataAlgoPerf_t;
typedef int cudnnConvolutionBwdFilterAlgo_t;
typedef struct cudnnConvolutionBwdFilterAlgoPerfStruct {
  cudnnConvolutionBwdFilterAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionBwdFilterAlgoPerf_t;
typedef struct cudnnAlgorithmUnionStruct {
  union {
    cudnnConvolutionFwdAlgo_t convFwdAlgo;
    cudnnConvolutionBwdFilterAlgo_t convBwdFilterAlgo;
    cudnnConvolutionBwdDataAlgo_t convBwdDataAlgo;
    int RNNAlgo, CTCLossAlgo;
  } algo;
} cudnnAlgorithm_t;
