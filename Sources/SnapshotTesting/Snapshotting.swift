import Foundation
import StrutTesting
public import UIKit
import Views

/// A way to draw or to write a value, and to compare it with its reference.
///
/// `Format` is `UIImage` for pictures and `String` for texts.
@preconcurrency @MainActor
public struct Snapshotting<Value, Format> {
  let strategy: Strategy<Value>

  init(_ strategy: Strategy<Value>) { self.strategy = strategy }

  /// Returns the way for other values, from which a closure makes values of this one.
  public func pullback<Other>(
    _ transform: @escaping (Other) -> Value
  ) -> Snapshotting<Other, Format> {
    switch strategy {
    case .picture(let make):
      Snapshotting<Other, Format>(.picture { make(transform($0)) })
    case .text(let ending, let write):
      Snapshotting<Other, Format>(.text(ending) { try write(transform($0)) })
    }
  }
}

/// How a value becomes a picture or a text.
enum Strategy<Value> {
  case picture((Value) -> Scenery)
  /// The text, with the ending of its reference's name.
  case text(String, (Value) throws -> String)
}

/// What is drawn, and on which screen.
struct Scenery {
  let content: Content
  /// Nil for the content's own size.
  let configuration: ViewImageConfig?
  let traits: UITraitCollection

  enum Content {
    case view(UIView)
    case controller(UIViewController)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of a view in its own size.
  public static var image: Snapshotting { image() }

  /// A picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: without effect.
  ///   - precision: without effect: pictures are compared exactly, or within the tolerance of the
  ///     project.
  ///   - perceptualPrecision: without effect.
  ///   - size: the size in points, or nil for the view's own.
  ///   - traits: traits that replace those of the screen.
  /// - Returns: the way to draw the view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      .picture {
        Scenery(
          content: .view($0), configuration: size.map { ViewImageConfig(size: $0) },
          traits: traits)
      })
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of a controller on the screen of the device.
  public static var image: Snapshotting { image() }

  /// A picture of a controller on a device.
  ///
  /// - Parameters:
  ///   - config: the device and how it is held.
  ///   - precision: without effect: pictures are compared exactly, or within the tolerance of the
  ///     project.
  ///   - perceptualPrecision: without effect.
  ///   - size: the size of the screen in points, or nil for the device's.
  ///   - traits: traits that replace those of the device.
  /// - Returns: the way to draw the controller.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      .picture {
        Scenery(
          content: .controller($0),
          configuration: size.map { ViewImageConfig(size: $0, traits: config.traits) } ?? config,
          traits: traits)
      })
  }

  /// A picture of a controller in a size, or on the screen of the device.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: without effect.
  ///   - precision: without effect: pictures are compared exactly, or within the tolerance of the
  ///     project.
  ///   - perceptualPrecision: without effect.
  ///   - size: the size of the screen in points, or nil for the device's.
  ///   - traits: traits that replace those of the device.
  /// - Returns: the way to draw the controller.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      .picture {
        Scenery(
          content: .controller($0),
          configuration: size.map { ViewImageConfig(size: $0) } ?? .main, traits: traits)
      })
  }
}
