import AutoLayout
import Graphics
import ViewKinds

/// An enumeration of the API whose cases are the values of a kind's key.
///
/// The raw values are the names.
protocol KindChoice: RawRepresentable<String>, CaseIterable {
  associatedtype InKind: RawRepresentable<String>, CaseIterable, Sendable
}

extension KindChoice {
  /// The case of the kind with the same name, or nil if it has none.
  var inKind: InKind? { InKind(rawValue: rawValue) }
}

extension Button.Style: KindChoice { typealias InKind = ButtonKind.Style }
extension Button.ControlSize: KindChoice { typealias InKind = ButtonKind.ButtonSize }
extension Button.CornerStyle: KindChoice { typealias InKind = ButtonKind.CornerStyle }
extension Button.Role: KindChoice { typealias InKind = ButtonKind.Role }
extension Button.ImagePlacement: KindChoice { typealias InKind = ButtonKind.ImagePlacement }
extension Button.TitleAlignment: KindChoice { typealias InKind = ButtonKind.TitleAlignment }
extension Button.ContentHorizontalAlignment: KindChoice {
  typealias InKind = ButtonKind.ContentAlignment
}
extension PageControl.BackgroundStyle: KindChoice {
  typealias InKind = PageControlKind.BackgroundStyle
}
extension VisualEffectView.Style: KindChoice { typealias InKind = BlurEffect }
extension TextField.BorderStyle: KindChoice { typealias InKind = TextFieldKind.BorderStyle }
extension ProgressView.Style: KindChoice { typealias InKind = ProgressViewKind.Style }
extension ActivityIndicatorView.Style: KindChoice { typealias InKind = ActivityIndicatorKind.Style }
extension ImageView.ContentMode: KindChoice { typealias InKind = ViewKinds.ContentMode }
extension Symbol.Rendering.Mode: KindChoice { typealias InKind = SymbolRendering.Mode }
extension ImageView.SymbolScale: KindChoice { typealias InKind = ViewKinds.SymbolScale }
extension ImageView.RenderingMode: KindChoice { typealias InKind = ImageViewKind.Rendering }
extension ScrollView.ContentInsetAdjustmentBehavior: KindChoice {
  typealias InKind = ContentInsetAdjustment
}
extension TableView.Style: KindChoice { typealias InKind = TableStyle }
extension TableView.SeparatorStyle: KindChoice { typealias InKind = TableViewKind.SeparatorStyle }
extension TableViewCell.AccessoryType: KindChoice { typealias InKind = TableAccessory }
extension BarButtonItem.SystemItem: KindChoice { typealias InKind = BarSystemItem }
extension BarButtonItem.Style: KindChoice { typealias InKind = BarButton.Style }
extension TabBarItem.SystemItem: KindChoice { typealias InKind = TabSystemItem }
