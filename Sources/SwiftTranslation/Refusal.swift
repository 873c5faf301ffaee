import Diagnostics

/// The reason why the translator leaves a construct as it is.
enum Refusal: Error, Hashable {
  case selectorWithoutType(method: String)
  case selectorOfStaticMethod(type: String, method: String)
  case selectorOfProperty(String)
  case selectorOfValue(value: String, method: String)
  case selectorArgument
  case keyPathArgument
  case optionalProperty(String)
  case optionalMember
  case optionalThrowingMethod(String)
  case nestedProtocol(String)
  case optionalReceiver(method: String)
  /// `isOwn` is false for a method of UIKit.
  case optionalReference(method: String, isOwn: Bool)
}

extension Refusal {
  func diagnostic(at span: SourceSpan) -> Diagnostic {
    switch self {
    case .selectorWithoutType(let method):
      Diagnostic(
        Message(rule: "selectorWithoutType", text: "no type contains the selector of `\(method)`"),
        at: span, help: "name the type: `#selector(Type.\(method))`")
    case .selectorOfStaticMethod(let type, let method):
      Diagnostic(
        Message(
          rule: "selectorOfStaticMethod", text: "`\(method)` is a static method of `\(type)`"),
        at: span,
        notes: [Note("a selector calls a method of its target, which is an object")],
        help: "make `\(method)` a method of instances")
    case .selectorOfProperty(let name):
      Diagnostic(
        Message(rule: "selectorOfProperty", text: "`\(name)` is a property, not a method"),
        at: span, help: "write `#selector(getter: \(name))` or `#selector(setter: \(name))`")
    case .selectorOfValue(let value, let method):
      Diagnostic(
        Message(
          rule: "selectorOfValue",
          text: "the type of `\(value)` in the selector of `\(method)` is not written here"),
        at: span, notes: [Note("the translator does not know the types of values")],
        help: "name the type of `\(value)`: `#selector(Type.\(method))`")
    case .selectorArgument:
      Diagnostic(
        Message(rule: "selectorArgument", text: "the argument of `#selector` is no method's name"),
        at: span, help: "write `#selector(Type.method)` or `#selector(Type.method(_:))`")
    case .keyPathArgument:
      Diagnostic(
        Message(rule: "keyPathArgument", text: "the argument of `#keyPath` names no property"),
        at: span, help: "write `#keyPath(Type.property)`")
    case .optionalProperty(let name):
      Diagnostic(
        Message(rule: "optionalProperty", text: "the property `\(name)` is optional"), at: span,
        notes: [Note("without Objective-C, only methods of a protocol can be optional")],
        help: "make `\(name)` a method, or remove `optional` and give it a default in an extension")
    case .optionalMember:
      Diagnostic(
        Message(rule: "optionalMember", text: "this member of a protocol cannot be optional"),
        at: span, notes: [Note("without Objective-C, only methods of a protocol can be optional")],
        help: "remove `optional` and give the member a default in an extension")
    case .optionalThrowingMethod(let name):
      Diagnostic(
        Message(rule: "optionalThrowingMethod", text: "the optional method `\(name)` throws"),
        at: span,
        notes: [Note("the default of an optional method throws, to say that it is missing")],
        help: "remove `optional` and give `\(name)` a default in an extension")
    case .nestedProtocol(let name):
      Diagnostic(
        Message(
          rule: "nestedProtocol",
          text: "the protocol `\(name)` with optional members is inside of a type"),
        at: span,
        notes: [Note("the defaults of its members need an extension at the file's level")],
        help: "move `\(name)` out of the type")
    case .optionalReceiver(let method):
      Diagnostic(
        Message(
          rule: "optionalReceiver",
          text: "the object of the optional call of `\(method)` is too complex"),
        at: span, help: "give the object a name: `let object = …`, then `object.\(method)?(…)`")
    case .optionalReference(let method, let isOwn):
      Diagnostic(
        Message(
          rule: "optionalReference",
          text: "whether an object implements the optional method `\(method)` is not known"),
        at: span,
        notes: isOwn ? [] : [Note("UIKit's protocols have a default for each optional method")],
        help: isOwn
          ? "call it: the result of `object.\(method)?(…)` is nil if it is missing"
          : "call it without the question: its default does what UIKit does without it")
    }
  }
}
