import AutoLayout
import Devices
public import Geometry
import ViewKinds

/// A view whose contents are those of a kind of specs, such as a label.
open class KindView: View {
  private let type: any ViewKind.Type
  /// What the kind's keys are set to.
  var values = ViewValues() { didSet { if values != oldValue { setNeedsLayout() } } }

  init(_ type: any ViewKind.Type, frame: Rect = .zero) {
    self.type = type
    super.init(frame: frame)
  }

  /// The size of the contents, `View.noIntrinsicMetric` on an axis without one.
  ///
  /// Texts have none before the view stands in a window, which has the fonts.
  open override var intrinsicContentSize: Size { contentSize(of: viewContent) }

  /// The size that the contents take in a width.
  open override func sizeThatFits(_ size: Size) -> Size {
    contentSize(of: viewContent, inWidth: size.width)
  }

  /// The kind's keys as specs have them.
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
