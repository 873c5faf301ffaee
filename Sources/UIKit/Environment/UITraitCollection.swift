package import Devices
public import Foundation
import ViewKinds
import Views

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not given, light, or dark.
  case unspecified, light, dark
}

/// The space on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not given, little, or much.
  case unspecified, compact, regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// An iPhone, an iPad, an Apple TV, CarPlay, a Mac, or an Apple Vision.
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The contrast of colours.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// Normal or increased.
  case normal, high
}

/// The level of a part of the interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// The screen, or what is presented over it.
  case base, elevated
}

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name of the category in UIKit.
  public let rawValue: String

  /// Creates a category by its name in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }

  init(_ category: ContentSizeCategory) {
    rawValue = UIContentSizeCategory.known.first { $0.category == category }?.name ?? ""
  }

  private static let known: [(name: String, category: ContentSizeCategory)] = zip(
    [
      "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
      "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL",
      "UICTContentSizeCategoryXXXL", "UICTContentSizeCategoryAccessibilityM",
      "UICTContentSizeCategoryAccessibilityL", "UICTContentSizeCategoryAccessibilityXL",
      "UICTContentSizeCategoryAccessibilityXXL", "UICTContentSizeCategoryAccessibilityXXXL",
    ], ContentSizeCategory.allCases
  ).map { ($0, $1) }

  var category: ContentSizeCategory {
    Self.known.first { $0.name == rawValue }?.category ?? .large
  }

  /// Not given.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(.xSmall)
  /// Small.
  public static let small = UIContentSizeCategory(.small)
  /// Medium.
  public static let medium = UIContentSizeCategory(.medium)
  /// Large, the default.
  public static let large = UIContentSizeCategory(.large)
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(.xLarge)
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  /// Extra extra extra large.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  /// Medium, for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibility1)
  /// Large, for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibility2)
  /// Extra large, for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibility3)
  /// Extra extra large, for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    .accessibility4)
  /// Extra extra extra large, for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    .accessibility5)

  /// Whether the category is one of those for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first category is smaller.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    let order = known.map(\.name)
    return (order.firstIndex(of: lhs.rawValue) ?? -1) < (order.firstIndex(of: rhs.rawValue) ?? -1)
  }
}

/// The environment of a view: size classes, appearance, text size and direction.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Hashable {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var textSize = UIContentSizeCategory.unspecified
    var scale: CGFloat = 0
    var direction: UIUserInterfaceLayoutDirection?
    var system = SystemVersion.ios18
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  private convenience init(_ set: (inout Values) -> Void) {
    var values = Values()
    set(&values)
    self.init(values)
  }

  /// Creates traits without values.
  public convenience override init() { self.init(Values()) }

  /// Creates traits with a width class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }

  /// Creates traits with a height class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass }
  }

  /// Creates traits with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  /// Creates traits with a layout direction.
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }

  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }

  /// Creates traits with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.textSize = preferredContentSizeCategory }
  }

  /// Creates traits with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast }
  }

  /// Creates traits with a number of pixels in a point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.scale = scale } }

  /// Creates traits from several; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let none = Values()
    func last<Value: Equatable>(_ path: KeyPath<Values, Value>) -> Value {
      traitCollections.last { $0.values[keyPath: path] != none[keyPath: path] }?
        .values[keyPath: path] ?? none[keyPath: path]
    }
    self.init(
      Values(
        horizontal: last(\.horizontal), vertical: last(\.vertical), idiom: last(\.idiom),
        style: last(\.style), contrast: last(\.contrast), level: last(\.level),
        textSize: last(\.textSize), scale: last(\.scale), direction: last(\.direction),
        system: last(\.system)))
  }

  func changed(_ change: (inout Values) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return UITraitCollection(values)
  }

  /// The space on the horizontal axis.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The space on the vertical axis.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The contrast of colours.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Creates the traits of a screen.
  convenience init(_ screen: Screen) {
    let traits = screen.traits
    func sizeClass(_ found: SizeClass) -> UIUserInterfaceSizeClass {
      found == .compact ? .compact : .regular
    }
    self.init(
      Values(
        horizontal: sizeClass(traits.sizeClasses.horizontal),
        vertical: sizeClass(traits.sizeClasses.vertical),
        idiom: traits.family == .ipad ? .pad : .phone,
        style: traits.appearance == .dark ? .dark : .light,
        contrast: traits.contrast == .high ? .high : .normal,
        level: .base, textSize: UIContentSizeCategory(traits.textSize),
        scale: CGFloat(screen.scale),
        direction: screen.direction == .rightToLeft ? .rightToLeft : .leftToRight,
        system: traits.os))
  }

  /// The level of the interface.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }
  /// The number of pixels in a point.
  open var displayScale: CGFloat { values.scale }
  /// The layout direction.
  open var layoutDirection: UIUserInterfaceLayoutDirection { values.direction ?? .leftToRight }

  /// The traits of the screen.
  public static var current: UITraitCollection {
    get { state.withLock { state.current } }
    set { state.withLock { state.current = newValue } }
  }

  private static let state = State()

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    var current = UITraitCollection(MainScreen.standard)

    func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
  }

  /// The engine's text size, or nil if none is given.
  package var engineTextSize: ContentSizeCategory? {
    values.textSize == .unspecified ? nil : values.textSize.category
  }

  /// Calls a closure with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// Whether a dynamic colour may differ between these traits and others.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { $0.colorTraits != colorTraits } ?? true
  }

  /// The traits that colours depend on.
  var colorTraits: ColorTraits {
    ColorTraits(
      values.style == .dark ? .dark : .light, on: values.system,
      contrast: values.contrast == .high ? .high : .normal,
      level: values.level == .elevated ? .elevated : .base)
  }

  /// Whether all traits are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash of the traits.
  open override var hash: Int { values.hashValue }
}

/// An object with traits: a view, a controller, or a screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment of the object.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  /// Calls `traitCollectionDidChange` if the view's traits are not those that it knew.
  func noticeTraits() {
    let before = knownTraits ?? .current
    knownTraits = traitCollection
    guard before != traitCollection else { return }
    showTraits()
    traitCollectionDidChange(before)
    controller?.traitCollectionDidChange(before)
  }
}
