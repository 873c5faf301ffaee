import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("Plates of glass that flow together")
struct GlassUnionTests {
  private static func disc(_ x: Double, _ y: Double = 0) -> GlassUnion.Plate {
    GlassUnion.Plate(frame: Rect(x: Points(x), y: Points(y), width: 20, height: 20), radius: nil)
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// The distance of two discs of 20 points; negative if they overlap.
    let gap: Double
    let spacing: Points
    let outlines: Int
  }

  static let rows = [
    Row(testDescription: "closer than the spacing", gap: 9.5, spacing: 10, outlines: 1),
    Row(testDescription: "farther than the spacing", gap: 10.5, spacing: 10, outlines: 2),
    Row(testDescription: "overlapping without a spacing", gap: -4, spacing: 0, outlines: 1),
    Row(testDescription: "apart without a spacing", gap: 1, spacing: 0, outlines: 2),
    Row(testDescription: "in the same place", gap: -20, spacing: 10, outlines: 1),
  ]

  @Test("have one outline", arguments: rows)
  func outlines(_ row: Row) {
    let union = GlassUnion(plates: [Self.disc(0), Self.disc(20 + row.gap)], spacing: row.spacing)
    let closed = union.outline().elements.filter { $0 == .close }
    #expect(closed.count == row.outlines)
  }

  /// Half way between, both distances are 5 and the smooth minimum is 5 - 16² / (4 · 16) = 1 at a
  /// spacing of 8 (k = 16, h = 16), but 5 - 24² / (4 · 24) = -1 at 12.
  @Test("are joined half way between them")
  func middle() {
    func contains(_ spacing: Points) -> Bool {
      let union = GlassUnion(plates: [Self.disc(0), Self.disc(30)], spacing: spacing)
      return union.outline().holds(25, 10)
    }
    #expect(!contains(8))
    #expect(contains(12))
  }

  @Test("keep the shape of a single plate")
  func single() throws {
    let frame = Rect(x: 3.3, y: 7.1, width: 80, height: 40)
    let union = GlassUnion(
      plates: [GlassUnion.Plate(frame: frame, radius: 12)], spacing: 10)
    for (inset, expected) in [(Points(0), frame), (2, frame.inset(by: 2))] {
      let bounds = try #require(union.outline(insetBy: inset).flatBounds)
      #expect(abs(bounds.minX.value - expected.minX.value) < 0.01)
      #expect(abs(bounds.maxX.value - expected.maxX.value) < 0.01)
      #expect(abs(bounds.minY.value - expected.minY.value) < 0.01)
      #expect(abs(bounds.maxY.value - expected.maxY.value) < 0.01)
    }
    // A corner of radius 12 leaves out what is more than 12 from its middle.
    #expect(!union.outline().holds(3.3 + 3, 7.1 + 3))
    #expect(union.outline().holds(3.3 + 4, 7.1 + 4))
  }

  @Test("are found in chains, and by their distance across corners")
  func groups() {
    func groups(_ plates: [GlassUnion.Plate]) -> [[Int]] {
      GlassUnion.groups(of: plates, spacing: 10)
    }
    #expect(groups([Self.disc(0), Self.disc(29), Self.disc(58)]) == [[0, 1, 2]])
    #expect(groups([Self.disc(0), Self.disc(58), Self.disc(29)]) == [[0, 1, 2]])
    #expect(groups([Self.disc(0), Self.disc(30), Self.disc(200)]) == [[0], [1], [2]])
    // The last plate joins two groups.
    let joined = groups([Self.disc(0), Self.disc(87), Self.disc(29), Self.disc(58)])
    #expect(joined == [[0, 1, 2, 3]])
    // The corners are (7, 7) apart: 9.9 points; then (7.1, 7.1), 10.04 points.
    #expect(groups([Self.disc(0), Self.disc(27, 27)]) == [[0, 1]])
    #expect(groups([Self.disc(0), Self.disc(27.1, 27.1)]) == [[0], [1]])
  }

  @Test("take bounded time, however large they are")
  func large() {
    let plate = GlassUnion.Plate(
      frame: Rect(x: 0, y: 0, width: 100_000, height: 100_000), radius: nil)
    let union = GlassUnion(plates: [plate, plate], spacing: 10_000)
    #expect(union.outline().elements.count < 20_000)
  }

  struct ViewRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var glass = GlassCapsule(in: .light)
    var isDrawnByContainer = false
    var change: @Sendable (inout ViewStyle) -> Void = { _ in }
  }

  static let viewRows = [
    ViewRow(testDescription: "a view", isDrawnByContainer: true),
    ViewRow(testDescription: "a hidden view") { $0.isHidden = true },
    ViewRow(testDescription: "a translucent view") { $0.alpha = 0.5 },
    ViewRow(testDescription: "a view with a transform") {
      $0.transform = Transform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    },
    ViewRow(testDescription: "other glass", glass: GlassCapsule(in: .dark)),
  ]

  @Test("are drawn by their container", arguments: viewRows)
  func groups(_ row: ViewRow) throws {
    let plain = ViewStyle(kind: PlainViewKind([], traits: try .phone()))
    var changed = plain
    row.change(&changed)
    let container = ViewStyle(kind: try container(on: .ios26))
    let groups = GlassGroups(styles: [container, plain, changed], subviews: [[1], [2], []]) {
      [
        nil, GlassPlate(glass: GlassCapsule(in: .light), shape: Self.disc(0)),
        GlassPlate(glass: row.glass, shape: Self.disc(25)),
      ][$0]
    }
    #expect(groups.contains(1) == row.isDrawnByContainer)
    #expect(groups.contains(2) == row.isDrawnByContainer)
    #expect(groups.items(of: 0).isEmpty != row.isDrawnByContainer)
  }

  @Test("belong to the container that is nearest")
  func nested() throws {
    let plain = ViewStyle(kind: PlainViewKind([], traits: try .phone()))
    let container = ViewStyle(kind: try container(on: .ios26))
    let groups = GlassGroups(
      styles: [container, container, plain, plain], subviews: [[1], [2, 3], [], []]
    ) {
      $0 < 2
        ? nil
        : GlassPlate(glass: GlassCapsule(in: .light), shape: Self.disc($0 == 2 ? 0 : 25))
    }
    #expect(groups.items(of: 0).isEmpty)
    #expect(!groups.items(of: 1).isEmpty)
  }

  @Test("are plates of their own up to iOS 18")
  func before() throws {
    #expect(try container(on: .ios26).glassSpacing == 10)
    let old = try container(on: .ios18)
    #expect(old.glassSpacing == nil)
    #expect(old.isContainer)
  }

  private func container(on os: SystemVersion) throws -> BlurViewKind {
    var traits = try Traits.phone()
    traits.os = os
    return BlurViewKind(
      [BlurViewKind.effect(.glassContainer), BlurViewKind.glassSpacing(10)], traits: traits)
  }
}

extension Path {
  /// Whether a point, in points, is inside.
  fileprivate func holds(_ x: Points, _ y: Points) -> Bool {
    let place = Rect(x: x, y: y, width: 0.001, height: 0.001)
    return FlatPath(self).relation(to: place) == .covers
  }
}
