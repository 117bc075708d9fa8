#include "Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipshift {

std::vector<StringRef> Option::names() const {
  SmallVector<StringRef> Parts;
  StringRef(Names).split(Parts, ", ");
  return {Parts.begin(), Parts.end()};
}

Error wrongUse(const Twine &Message) {
  return createStringError(std::make_error_code(std::errc::invalid_argument), Message);
}

StringRef nearest(StringRef Word, ArrayRef<StringRef> Candidates) {
  StringRef Best;
  unsigned BestDistance = std::max<unsigned>(2, Word.size() / 3) + 1;
  for (StringRef C : Candidates)
    if (const unsigned D = Word.edit_distance(C, true, BestDistance); D < BestDistance)
      BestDistance = D, Best = C;
  return Best;
}

static Error unknownOption(const Command &C, StringRef Given) {
  std::vector<StringRef> Names{"--help"};
  for (const Option &O : C.Options)
    append_range(Names, O.names());
  const StringRef Near = nearest(Given, Names);
  return wrongUse("unknown option '" + Given + "'" +
                  (Near.empty() ? Twine() : "; did you mean '" + Near + "'?"));
}

static Error set(const Option &O, StringRef Name, StringRef Value) {
  if (!O.Choices.empty() && !is_contained(O.Choices, Value))
    return wrongUse("'" + Name + " " + Value + "': the value is one of " + join(O.Choices, ", "));
  if (Error E = O.Set(Value))
    return wrongUse("'" + Name + (Value.empty() ? "" : " ") + Value +
                    "': " + toString(std::move(E)));
  return Error::success();
}

// "--name=value" and "-nvalue" in two parts; the value is null where the argument has none.
static const Option *find(const Command &C, StringRef Arg, StringRef &Name, StringRef &Value) {
  std::tie(Name, Value) =
      Arg.starts_with("--") && Arg.contains('=') ? Arg.split('=') : std::pair(Arg, StringRef());
  for (const Option &O : C.Options)
    for (StringRef Known : O.names()) {
      if (Known == Name)
        return &O;
      if (Known.size() == 2 && !Arg.starts_with("--") && Arg.starts_with(Known) &&
          !O.Value.empty()) {
        Name = Known;
        Value = Arg.drop_front(2);
        Value.consume_front("=");
        return &O;
      }
    }
  return nullptr;
}

Expected<Arguments> parseArguments(const Command &C, ArrayRef<std::string> Args) {
  Arguments Out;
  for (size_t I = 0; I < Args.size(); ++I) {
    const StringRef Arg = Args[I];
    if (Arg == "--") {
      Out.BehindDashes.assign(Args.begin() + I + 1, Args.end());
      break;
    }
    if (!Arg.starts_with("-") || Arg == "-") {
      Out.Operands.push_back(Arg.str());
      continue;
    }
    if (Arg == "--help" || Arg == "-h") {
      Out.Help = true;
      return Out;
    }
    StringRef Name, Value;
    const Option *O = find(C, Arg, Name, Value);
    if (!O)
      return unknownOption(C, Name);
    if (O->Value.empty() && Value.data())
      return wrongUse("'" + Name + "' takes no value");
    if (!O->Value.empty() && !Value.data()) {
      if (I + 1 == Args.size())
        return wrongUse("'" + Name + "' needs a value: " + Name + " " + O->Value);
      Value = Args[++I];
    }
    if (Error E = set(*O, Name, Value))
      return std::move(E);
  }
  return Out;
}

std::function<Error(StringRef)> setTo(bool &Target) {
  return [&Target](StringRef) {
    Target = true;
    return Error::success();
  };
}

std::function<Error(StringRef)> setTo(std::string &Target) {
  return [&Target](StringRef Value) -> Error {
    if (Value.empty())
      return wrongUse("the value is empty");
    Target = Value.str();
    return Error::success();
  };
}

} // namespace hipshift
