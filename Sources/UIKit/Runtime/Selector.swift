import Foundation

/// The name of a method, with the way to call it.
///
/// `strut swift` translates `#selector(save)` into
/// `Selector({ (target: Editor) in target.save }, "save")`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  /// The name in Objective-C's notation, such as `save` or `changed:`.
  public let description: String
  private let method: Method?

  /// A method of a class, by which a selector is called.
  private struct Method {
    /// Whether an object has the method.
    let isOf: (AnyObject) -> Bool
    /// Calls it with at most two arguments; returns false for arguments of other types.
    let call: (AnyObject, Any?, Any?) -> Bool
  }

  /// Creates a selector that names a method but cannot call it.
  public init(_ name: String) {
    description = name
    method = nil
  }

  /// Creates a selector that names a method but cannot call it.
  public init(stringLiteral name: String) { self.init(name) }

  private init<Target: AnyObject>(
    _ name: String, of target: Target.Type, call: @escaping (Target, Any?, Any?) -> Bool
  ) {
    description = name
    method = Method(isOf: { $0 is Target }) { target, first, second in
      (target as? Target).map { call($0, first, second) } ?? false
    }
  }

  /// Creates the selector of a method without arguments.
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result, _ name: String
  ) {
    self.init(name, of: Target.self) { target, _, _ in
      let bound = method(target)
      onMainActor { _ = bound() }
      return true
    }
  }

  /// Creates the selector of a method with one argument, such as the control that was touched.
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping (Target) -> @MainActor (Argument) -> Result, _ name: String
  ) {
    self.init(name, of: Target.self) { target, argument, _ in
      guard let argument = argument as? Argument else { return false }
      let bound = method(target)
      nonisolated(unsafe) let given = argument
      onMainActor { _ = bound(given) }
      return true
    }
  }

  /// Creates the selector of a method with two arguments, such as a control and its event.
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result, _ name: String
  ) {
    self.init(name, of: Target.self) { target, first, second in
      guard let first = first as? First, let second = second as? Second else { return false }
      let bound = method(target)
      nonisolated(unsafe) let (one, other) = (first, second)
      onMainActor { _ = bound(one, other) }
      return true
    }
  }

  /// Creates the selector of a method without arguments that no actor isolates.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> () -> Result, _ name: String
  ) {
    self.init(name, of: Target.self) { target, _, _ in
      _ = method(target)()
      return true
    }
  }

  /// Creates the selector of a method with one argument that no actor isolates.
  @_disfavoredOverload
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping (Target) -> (Argument) -> Result, _ name: String
  ) {
    self.init(name, of: Target.self) { target, argument, _ in
      guard let argument = argument as? Argument else { return false }
      _ = method(target)(argument)
      return true
    }
  }

  /// Creates the selector of a method with two arguments that no actor isolates.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> (First, Second) -> Result, _ name: String
  ) {
    self.init(name, of: Target.self) { target, first, second in
      guard let first = first as? First, let second = second as? Second else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  /// Calls the method on a target.
  ///
  /// An exception is recorded if the target has no such method.
  func perform(on target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) {
    if method?.call(target, first, second) == true { return }
    UIKitException.record(
      "-[\(type(of: target)) \(description)]: unrecognized selector sent to instance")
  }

  /// Whether the method can be called on an object.
  func isMethod(of target: AnyObject) -> Bool { method?.isOf(target) ?? false }

  /// Whether both have the same name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.description == rhs.description
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns a selector that names a method but cannot call it.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
