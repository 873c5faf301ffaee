import Views

/// A view or a layout guide, which constraints relate.
@MainActor
protocol ConstrainedItem: AnyObject {
  /// The engine's view or guide.
  var element: LayoutElement { get }
  /// The view itself, or the view that owns the guide; nil for a guide without a view.
  var itemView: UIView? { get }
}

extension UIView: ConstrainedItem {
  var element: LayoutElement { node }
  var itemView: UIView? { self }
}

extension LayoutElement {
  /// The view or guide whose element this is, or nil if nobody refers to it.
  @MainActor var item: (any ConstrainedItem)? {
    if let view = self as? View { return view.uiView }
    guard let guide = self as? LayoutGuide else { return nil }
    return guide.owningView?.uiView?.layoutGuide(of: guide)
  }
}
