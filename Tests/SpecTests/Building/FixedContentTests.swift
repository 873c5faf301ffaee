import AutoLayout
import Geometry
import Graphics
import Testing

@testable import Spec

@Suite("A view with a size of its own")
struct FixedContentTests {
  /// Content that is as high as its text in a width.
  private struct Wrapping: IntrinsicContent {
    var wraps: Bool { true }

    func size(
      atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
    ) -> IntrinsicSize {
      IntrinsicSize(width: 10, height: 10)
    }

    func baselines(
      in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
    ) -> Baselines? { nil }
  }

  @Test("wraps if its height is that of content that does")
  func wraps() {
    func wraps(_ vertical: FixedContent.Side, _ kind: (any IntrinsicContent)?) -> Bool {
      FixedContent(fixed: PerAxis(horizontal: .length(40), vertical: vertical), kind: kind).wraps
    }
    #expect(wraps(.own, Wrapping()))
    #expect(!wraps(.own, nil))
    #expect(!wraps(.length(20), Wrapping()))
    #expect(!wraps(.length(nil), Wrapping()))
  }
}
