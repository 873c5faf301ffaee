import Geometry
import Graphics
import Views

/// The way from the engine's view to the methods that subclasses of `UIView` override.
final class ViewBridge: ViewOverrides {
  private(set) weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  var detached: (screen: Screen, text: any TextMeasuring) {
    onMainActor { (UIScreen.current, UIScreen.fonts) }
  }

  /// The property that keeps the view, or else its class.
  var name: String { property ?? className }

  /// The name of the property in which a controller or another view keeps the view; nil if none
  /// does, or if nobody looked for it.
  var property: String?

  private lazy var className = view.map { String(describing: type(of: $0)) } ?? "UIView"

  var intrinsicContentSize: Size {
    let view = view
    return onMainActor { view.map { Size($0.intrinsicContentSize) } ?? .zero }
  }

  var alignmentRectInsets: Insets {
    let view = view
    return onMainActor { view.map { Insets($0.alignmentRectInsets) } ?? .zero }
  }

  func updateConstraints() {
    let view = view
    onMainActor {
      guard let view else { return }
      view.controller?.updateViewConstraints() ?? view.updateConstraints()
    }
  }

  func refused(_ problem: LayoutProblem) { UIKitException.record(problem.exceptionText) }

  func layoutSubviews() {
    let view = view
    onMainActor { view?.layOutIfChanged() }
  }
}

extension View {
  /// The view of UIKit that this one belongs to.
  @MainActor var uiView: UIView? { (overrides as? ViewBridge)?.view }
}
