import AutoLayout
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("An image view")
struct ImageViewTests {
  private static let picture = ImageSource(
    path: "/spec/photo@2x.png", size: Size(width: 40, height: 20.5))

  @Test("is as large as its picture, and has no size without one")
  func size() throws {
    let view = ImageViewKind([ImageViewKind.image(Self.picture)], traits: try .phone())
    #expect(
      view.size(atWidth: nil, measuring: FixedMetricsText(), on: try .scale(2))
        == IntrinsicSize(width: 40, height: 20.5))
    #expect(ImageViewKind([], traits: try .phone()).content == nil)
  }

  struct ModeCase: CustomTestStringConvertible, Sendable {
    let mode: ContentMode
    let frame: Rect
    var testDescription: String { mode.rawValue }
  }

  @Test(
    "places 40 × 20 in 100 × 100 at (10, 10)",
    arguments: [
      ModeCase(mode: .scaleToFill, frame: Rect(x: 10, y: 10, width: 100, height: 100)),
      ModeCase(mode: .redraw, frame: Rect(x: 10, y: 10, width: 100, height: 100)),
      ModeCase(mode: .scaleAspectFit, frame: Rect(x: 10, y: 35, width: 100, height: 50)),
      ModeCase(mode: .scaleAspectFill, frame: Rect(x: -40, y: 10, width: 200, height: 100)),
      ModeCase(mode: .center, frame: Rect(x: 40, y: 50, width: 40, height: 20)),
      ModeCase(mode: .top, frame: Rect(x: 40, y: 10, width: 40, height: 20)),
      ModeCase(mode: .bottom, frame: Rect(x: 40, y: 90, width: 40, height: 20)),
      ModeCase(mode: .left, frame: Rect(x: 10, y: 50, width: 40, height: 20)),
      ModeCase(mode: .right, frame: Rect(x: 70, y: 50, width: 40, height: 20)),
      ModeCase(mode: .topLeft, frame: Rect(x: 10, y: 10, width: 40, height: 20)),
      ModeCase(mode: .topRight, frame: Rect(x: 70, y: 10, width: 40, height: 20)),
      ModeCase(mode: .bottomLeft, frame: Rect(x: 10, y: 90, width: 40, height: 20)),
      ModeCase(mode: .bottomRight, frame: Rect(x: 70, y: 90, width: 40, height: 20)),
    ])
  func contentMode(_ row: ModeCase) throws {
    let frame = row.mode.frame(
      of: Size(width: 40, height: 20), in: Rect(x: 10, y: 10, width: 100, height: 100),
      on: try .scale(3))
    #expect(frame == row.frame)
  }

  @Test("places a picture of its own size on a pixel")
  func pixel() throws {
    let frame = ContentMode.center.frame(
      of: Size(width: 3, height: 3), in: Rect(x: 0, y: 0, width: 10, height: 10), on: try .scale(1))
    #expect(frame == Rect(x: 4, y: 4, width: 3, height: 3))
  }

  @Test("draws a template in the tint colour")
  func template() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      ImageViewKind.image(Self.picture), ImageViewKind.rendering(.template),
      ImageViewKind.contentMode(.topLeft),
    ]
    #expect(
      fixture.draw(
        ImageViewKind(values, traits: fixture.traits), in: Rect(x: 5, y: 5, width: 100, height: 100)
      )
        == #"image "photo@2x.png" #007AFF (5, 5, 40, 20.5)"#)
  }
}
