public import AutoLayout
import Devices
import Geometry
package import ViewKinds

/// A view whose contents are those of a kind of specs, such as a label.
open class KindView: View {
  private let type: any ViewKind.Type
  /// The kind's keys as specs have them.
  package var values: KeyValues

  package init(_ type: any ViewKind.Type, _ values: KeyValues = KeyValues()) {
    self.type = type
    self.values = values
    super.init()
  }
}

extension KindView: ContentProviding {
  package var viewContent: ViewContent {
    let screen = surroundingScreen
    // Of these kinds neither colours nor the device's family and size classes change a size.
    let kind = type.init(
      values,
      traits: Traits(
        appearance: .light, direction: effectiveDirection,
        grid: screen.flatMap { PixelGrid(scale: $0.scale) } ?? .wholePoints, tint: .white,
        systemMargin: screen?.systemMargins.left ?? 0, family: .iphone,
        sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular)))
    return ViewContent(
      kind: type.name, content: kind.content, hugging: kind.hugging, compression: kind.compression,
      margins: kind.margins, alignmentInsets: kind.alignmentInsets)
  }
}
