package import Geometry

/// A difference between a layout and an app.
///
/// Views are indices in the layout and in the dump.
package enum MatchDifference: Hashable, Sendable {
  /// The app has no view for a view of the layout; `subviews` views in it have none either.
  case missing(layout: Int, subviews: Int)
  /// The layout has no view for a view of the app; it has none for `subviews` views in it either.
  case additional(app: Int, subviews: Int)
  case frame(layout: Int, app: Int, FrameDifference)
  case text(layout: Int, app: Int)
  /// The views are of classes that cannot be drawn as each other.
  case otherClass(layout: Int, app: Int)
  /// Only one of two views is seen: the layout's if `isInApp` is true, which hides the app's view.
  case hidden(layout: Int, app: Int, isInApp: Bool)
  /// The view is in front of the view `cover` of the layout, and behind it in the app.
  case order(layout: Int, app: Int, cover: Int)
  /// The views are turned, scaled or mirrored differently.
  case transform(layout: Int, app: Int)
}

/// The difference of two frames of one view.
package struct FrameDifference: Hashable, Sendable {
  /// The nearest view around both that is in a pair, by its index in the layout; nil for the
  /// window.
  package let outer: Int?
  /// The frame in the layout, in the coordinates of `outer`.
  package let layout: Rect
  /// The frame in the app, in the coordinates of `outer`.
  package let app: Rect
  /// The numbers that differ by more than the tolerance; at least one.
  package let attributes: [Attribute]

  package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height

    package func value(in rect: Rect) -> Points {
      switch self {
      case .x: rect.x
      case .y: rect.y
      case .width: rect.width
      case .height: rect.height
      }
    }
  }

  /// The value in the app minus the value in the layout.
  package func change(_ attribute: Attribute) -> Points {
    attribute.value(in: app) - attribute.value(in: layout)
  }

  /// The greatest of the differences, in points.
  package var greatest: Points {
    attributes.map { max(change($0), -change($0)) }.max() ?? .zero
  }
}

/// The comparison of a layout with an app.
package struct MatchComparison: Sendable {
  package let layout: [LaidOutView]
  package let app: AppViews
  package let pairing: ViewPairing
  /// The differences in the order of the layout; additional views of the app come last.
  package let differences: [MatchDifference]
  /// The number of pairs.
  package let paired: Int

  /// Compares a layout with an app.
  ///
  /// - Parameters:
  ///   - layout: the views of the layout in tree order, the root first.
  ///   - app: the views of the app.
  ///   - comparesOrigin: whether the position of the screen's view in the window is compared.
  ///   - tolerance: the greatest difference of a position or a size that counts as none, in points.
  package init(
    _ layout: [LaidOutView], _ app: AppViews, comparesOrigin: Bool, tolerance: Points
  ) {
    self.layout = layout
    self.app = app
    let pairing = ViewPairing(layout, app)
    self.pairing = pairing
    paired = pairing.appViews.count { $0 != nil }
    let comparer = ViewComparer(
      layout, app, pairing, comparesOrigin: comparesOrigin, tolerance: tolerance)
    differences = comparer.differences()
  }
}
