import AutoLayout
import Devices
public import Geometry
import ViewKinds

/// A view whose content is that of a kind of view in specs, such as a label.
open class KindView: View {
  private let type: any ViewKind.Type
  /// The values of the kind's keys.
  var values = ViewValues() { didSet { if values != oldValue { setNeedsLayout() } } }

  init(_ type: any ViewKind.Type, frame: Rect = .zero) {
    self.type = type
    super.init(frame: frame)
  }

  /// The size of the content in points; `View.noIntrinsicMetric` on an axis without a size.
  ///
  /// Before the view is in a window, text has size 0, because the window has the fonts.
  open override var intrinsicContentSize: Size { contentSize(of: viewContent) }

  /// Returns the size of the frame for the content at a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    contentSize(of: viewContent, inWidth: size.width)
  }

  /// Returns the values of the kind's keys, in the form of a spec.
  func values(in traits: Traits) -> KeyValues { values.resolved(in: traits) }

  func makeKind(in traits: Traits) -> any ViewKind { type.init(values(in: traits), traits: traits) }

  override var kindName: String { type.name }

  override var viewContent: ViewContent? {
    let kind = makeKind(in: traits(in: DeviceState(of: screen)))
    return ViewContent(
      content: kind.content, hugging: kind.hugging, compression: kind.compression,
      margins: kind.margins, alignmentInsets: kind.alignmentInsets,
      arrangement: kind.arrangement, isSectionHeader: kind.isSectionHeader)
  }
}
