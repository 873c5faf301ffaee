public import Foundation

extension NSValue {
  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point, or the origin of the coordinates for a value of another type.
  public var cgPointValue: CGPoint { has(NSValue(point: .zero)) ? pointValue : .zero }
  /// The size, or zero for a value of another type.
  public var cgSizeValue: CGSize { has(NSValue(size: .zero)) ? sizeValue : .zero }
  /// The rectangle, or zero for a value of another type.
  public var cgRectValue: CGRect { has(NSValue(rect: .zero)) ? rectValue : .zero }
  /// The insets, or zero for a value of another type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard has(NSValue(uiEdgeInsets: .zero)) else { return .zero }
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Whether the value has the type of another.
  fileprivate func has(_ other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

/// A structure that `as?` takes out of an `NSValue`, as on Apple's systems.
///
/// Code reads the keyboard's frame from a notification in either way.
protocol GeometryInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  static var zero: Self { get }
  /// The structure in a value of its type.
  static func content(of value: NSValue) -> Self
}

extension GeometryInValue {
  /// Takes the structure out of a value of its type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = content(of: source)
  }

  /// Takes the structure out of a value, or returns false for a value of another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    guard source.has(zero._bridgeToObjectiveC()) else { return false }
    result = content(of: source)
    return true
  }

  /// Takes the structure out of a value; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map(content) ?? zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, GeometryInValue {
  /// The point as a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  static func content(of value: NSValue) -> CGPoint { value.cgPointValue }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, GeometryInValue {
  /// The size as a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  static func content(of value: NSValue) -> CGSize { value.cgSizeValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, GeometryInValue {
  /// The rectangle as a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  static func content(of value: NSValue) -> CGRect { value.cgRectValue }
}

extension UIEdgeInsets: _ObjectiveCBridgeable, GeometryInValue {
  /// The insets as a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  static func content(of value: NSValue) -> UIEdgeInsets { value.uiEdgeInsetsValue }
}
