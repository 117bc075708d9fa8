// nv/target: code by target. Both sides are parsed, so that both are seen.
#pragma once

#define NV_ANY_TARGET 1
#define NV_NO_TARGET 0
#define NV_IS_HOST 1
#define NV_IS_DEVICE 1
#define NV_PROVIDES_SM_35 1
#define NV_PROVIDES_SM_37 1
#define NV_PROVIDES_SM_50 1
#define NV_PROVIDES_SM_52 1
#define NV_PROVIDES_SM_53 1
#define NV_PROVIDES_SM_60 1
#define NV_PROVIDES_SM_61 1
#define NV_PROVIDES_SM_62 1
#define NV_PROVIDES_SM_70 1
#define NV_PROVIDES_SM_72 1
#define NV_PROVIDES_SM_75 1
#define NV_PROVIDES_SM_80 1
#define NV_PROVIDES_SM_86 1
#define NV_PROVIDES_SM_87 1
#define NV_PROVIDES_SM_89 1
#define NV_PROVIDES_SM_90 1
#define NV_PROVIDES_SM_100 1
#define NV_PROVIDES_SM_120 1
#define NV_HAS_FEATURE_SM_90a 1
#define NV_HAS_FEATURE_SM_100a 1
#define hipshift_target(...) { __VA_ARGS__ }
#define hipshift_target_two(yes, no, ...) hipshift_target yes hipshift_target no
#define hipshift_target_many(c1, b1, c2, b2, c3, b3, c4, b4, c5, b5, c6, b6, ...)                                                \
  hipshift_target b1 hipshift_target b2 hipshift_target b3 hipshift_target b4 hipshift_target b5 hipshift_target b6
#define NV_IF_TARGET(condition, ...) hipshift_target_two(__VA_ARGS__, (), ())
#define NV_IF_ELSE_TARGET(condition, yes, no) hipshift_target_two(yes, no, ())
#define NV_DISPATCH_TARGET(...) hipshift_target_many(__VA_ARGS__, , (), , (), , (), , (), , (), , ())
