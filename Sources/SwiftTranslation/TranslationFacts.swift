/// What the files of a package declare, as far as the translation of another file depends on it.
package struct TranslationFacts: Hashable, Sendable {
  /// The methods and properties of types by name.
  var members: [String: Set<DeclaredMember>] = [:]
  /// The names of all protocols, without the types around them.
  var protocols: Set<String> = []
  /// The optional methods of `@objc` protocols by name.
  var optionalMethods: [String: Set<OptionalMethod>] = [:]
  /// Whether a file imports UIKit.
  package var importsUIKit = false

  package init() {}

  /// Adds the facts of another file.
  package mutating func merge(_ other: TranslationFacts) {
    members.merge(other.members) { $0.union($1) }
    protocols.formUnion(other.protocols)
    optionalMethods.merge(other.optionalMethods) { $0.union($1) }
    importsUIKit = importsUIKit || other.importsUIKit
  }
}

/// A method or a property of a type.
struct DeclaredMember: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `labels` has an empty string for `_`.
    case method(labels: [String], isStatic: Bool)
    case property
  }

  /// The last part of the type's name.
  let type: String
  let kind: Kind
}

/// An optional method of an `@objc` protocol.
struct OptionalMethod: Hashable, Sendable {
  /// The argument labels, with an empty string for `_`.
  let labels: [String]
  /// How a call without `?` behaves if the object does not implement the method.
  let behavior: Behavior

  enum Behavior: Hashable, Sendable {
    /// It throws an error.
    case `throws`
    /// It does nothing.
    case doesNothing
    /// It returns a value, which UIKit's own default is.
    case returnsDefault
  }
}

extension TranslationFacts {
  /// The facts of the protocols that every app knows without declaring them.
  package static var uiKit: TranslationFacts {
    var facts = TranslationFacts()
    facts.protocols = ["UIResponderStandardEditActions"]
    return facts
  }

  /// Creates the facts of the module `UIKit` from its sources.
  ///
  /// A method of a protocol with a default in an extension is an optional method of UIKit.
  package init(ofUIKit sources: [SwiftSource]) {
    self = .uiKit
    var methods: Set<ProtocolMethod> = []
    var defaults: Set<ProtocolMethod> = []
    for source in sources {
      for scope in source.scopes {
        guard let name = scope.name.last else { continue }
        switch scope.typeKeyword {
        case .protocol:
          protocols.insert(name)
          methods.formUnion(source.methods(in: scope))
        case .extension: defaults.formUnion(source.methods(in: scope))
        default: break
        }
      }
    }
    for method in methods.intersection(defaults) {
      optionalMethods[method.name, default: []].insert(
        OptionalMethod(
          labels: method.labels, behavior: method.hasResult ? .returnsDefault : .doesNothing))
    }
  }
}

extension SwiftSource {
  /// What this file declares.
  package var facts: TranslationFacts {
    var collector = FactCollector(source: self)
    return collector.collect()
  }
}

/// A method in a protocol or in an extension.
private struct ProtocolMethod: Hashable {
  let type: String
  let name: String
  let labels: [String]
  let hasResult: Bool
}

extension SwiftSource {
  fileprivate func methods(in scope: SourceScope) -> [ProtocolMethod] {
    guard let close = scope.close, let type = scope.name.last else { return [] }
    return (scope.open..<close).compactMap { index in
      guard tokenized.is(index, "func"), isDirectly(in: scope, index),
        tokenized.isName(index + 1), tokenized.is(index + 2, "("),
        let end = tokenized.closing(index + 2)
      else { return nil }
      return ProtocolMethod(
        type: type, name: tokenized.name(index + 1),
        labels: tokenized.parameterLabels(open: index + 2, close: end),
        hasResult: tokenized.is(end + 1, "->") && !tokenized.is(end + 2, "Void"))
    }
  }
}

private struct FactCollector {
  let source: SwiftSource
  var facts = TranslationFacts()

  init(source: SwiftSource) { self.source = source }

  mutating func collect() -> TranslationFacts {
    let tokens = source.tokenized
    for scope in source.scopes where scope.typeKeyword == .protocol {
      if let name = scope.name.last { facts.protocols.insert(name) }
      if scope.isObjectiveCProtocol(in: tokens) { addOptionalMethods(of: scope) }
    }
    for index in tokens.tokens.indices where tokens.kind(index) == .word {
      if tokens.is(index, "import"), tokens.is(index + 1, "UIKit") { facts.importsUIKit = true }
      guard let scope = source.scope(of: index), source.scopes[scope].isType,
        let type = source.scopes[scope].name.last
      else { continue }
      addMember(index, of: type)
    }
    return facts
  }

  private mutating func addMember(_ index: Int, of type: String) {
    let tokens = source.tokenized
    guard !tokens.isMemberName(index), tokens.isName(index + 1) else { return }
    if tokens.is(index, "func") {
      let open = tokens.afterGenericArguments(index + 2)
      guard tokens.is(open, "("), let close = tokens.closing(open) else { return }
      facts.members[tokens.name(index + 1), default: []].insert(
        DeclaredMember(
          type: type,
          kind: .method(
            labels: tokens.parameterLabels(open: open, close: close),
            isStatic: tokens.isStatic(index))))
    } else if tokens.is(index, "var") || tokens.is(index, "let") {
      facts.members[tokens.name(index + 1), default: []].insert(
        DeclaredMember(type: type, kind: .property))
    }
  }

  private mutating func addOptionalMethods(of scope: SourceScope) {
    for method in scope.optionalMembers(in: source) where method.refusal == nil {
      facts.optionalMethods[method.name, default: []].insert(
        OptionalMethod(labels: method.labels, behavior: .throws))
    }
  }
}
