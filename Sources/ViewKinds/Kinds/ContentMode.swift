/// How content is placed in a view of another size, as `UIView.ContentMode`.
enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
