extension LayoutAnchor<HorizontalAnchorKind> {
  /// How far the other anchor lies behind this one, for constraints with numbers, sizes and other
  /// distances.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(
      other.element, other.attribute, from: .init(element: element, attribute: attribute))
  }
}

extension LayoutAnchor<VerticalAnchorKind> {
  /// How far the other anchor lies below this one, for constraints with numbers, sizes and other
  /// distances.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(
      other.element, other.attribute, from: .init(element: element, attribute: attribute))
  }
}
