import Geometry
import TestSupport

@testable import Views

/// A window on an iPhone 14 whose texts are 10 × 10 points a character.
func window(
  _ width: Points = 390, _ height: Points = 844, scale: Int = 3,
  safeArea: Insets = Insets(top: 47, left: 0, bottom: 34, right: 0), keyboard: Points = 0,
  direction: LayoutDirection = .leftToRight, view: View = View()
) -> Window {
  Window(
    Screen(
      size: Size(width: width, height: height), scale: scale, safeAreaInsets: safeArea,
      keyboardHeight: keyboard, direction: direction),
    view: view, measuring: FixedMetricsText())
}

/// A view that constraints place.
func box(_ name: String, in superview: View, width: Points = -1, height: Points = -1) -> View {
  let box = SizedView(Size(width: width, height: height))
  box.accessibilityIdentifier = name
  box.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(box)
  return box
}

/// A view with contents of a fixed size, -1 on an axis without one.
final class SizedView: View {
  private let size: Size

  init(_ size: Size) {
    self.size = size
    super.init()
  }

  override var intrinsicContentSize: Size { size }
}

/// What was thrown; nil where nothing was.
func refusal(_ body: () throws -> Any) -> LayoutProblem? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? LayoutProblem
  }
}
