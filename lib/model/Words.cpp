#include "model/Words.h"

namespace hipshift {

template <> llvm::ArrayRef<Word<Origin>> words() {
  static constexpr Word<Origin> Table[] = {{Origin::Written, "written"},
                                           {Origin::MacroArg, "macro-arg"},
                                           {Origin::MacroBody, "macro-body"},
                                           {Origin::Inactive, "inactive"}};
  return Table;
}

template <> llvm::ArrayRef<Word<Side>> words() {
  static constexpr Word<Side> Table[] = {{Side::Unknown, "unknown"},
                                         {Side::Host, "host"},
                                         {Side::Device, "device"},
                                         {Side::Both, "both"}};
  return Table;
}

template <> llvm::ArrayRef<Word<Binding>> words() {
  static constexpr Word<Binding> Table[] = {
      {Binding::Cuda, "cuda"}, {Binding::User, "user"}, {Binding::Unbound, "unbound"}};
  return Table;
}

template <> llvm::ArrayRef<Word<HeaderKind>> words() {
  static constexpr Word<HeaderKind> Table[] = {{HeaderKind::Cuda, "cuda"},
                                               {HeaderKind::Project, "project"},
                                               {HeaderKind::System, "system"},
                                               {HeaderKind::Missing, "missing"},
                                               {HeaderKind::Unknown, "unknown"}};
  return Table;
}

template <> llvm::ArrayRef<Word<UnparsedRegion::Cause>> words() {
  using Cause = UnparsedRegion::Cause;
  static constexpr Word<Cause> Table[] = {{Cause::Inactive, "inactive"},
                                          {Cause::Error, "error"},
                                          {Cause::MissingHeader, "missing-header"},
                                          {Cause::NotRead, "not-read"}};
  return Table;
}

template <> llvm::ArrayRef<Word<Confidence>> words() {
  static constexpr Word<Confidence> Table[] = {{Confidence::Safe, "safe"},
                                               {Confidence::Review, "review"},
                                               {Confidence::Manual, "manual"},
                                               {Confidence::Note, "note"}};
  return Table;
}

template <> llvm::ArrayRef<Word<WarpPolicy>> words() {
  static constexpr Word<WarpPolicy> Table[] = {{WarpPolicy::Logical32, "logical32"},
                                               {WarpPolicy::Native, "native"}};
  return Table;
}

template <> llvm::ArrayRef<Word<LaunchStyle>> words() {
  static constexpr Word<LaunchStyle> Table[] = {{LaunchStyle::Chevrons, "chevrons"},
                                                {LaunchStyle::Ggl, "ggl"}};
  return Table;
}

} // namespace hipshift
