import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("A symbol")
struct SymbolTests {
  static let bars = BarSystemItem.allCases.filter { $0.symbol != nil && $0 != .close }

  @Test("of a bar button is drawn within its box", arguments: bars)
  func bar(_ item: BarSystemItem) throws {
    expectInk(of: try #require(item.symbol))
  }

  @Test("of a tab is drawn within its box", arguments: TabSystemItem.allCases)
  func tab(_ item: TabSystemItem) { expectInk(of: item.symbol) }

  @Test("of a field or a button is drawn within its box")
  func others() {
    for symbol in [SymbolGlyph.fieldGlass, .clear, .closeCross, .minus, .plus, .backChevron] {
      expectInk(of: symbol)
    }
  }

  @Test("is its own mirror image twice")
  func mirrored() {
    #expect(SymbolGlyph.reply.mirrored != .reply)
    let twice = SymbolGlyph.reply.mirrored.mirrored
    #expect(twice.parts.count == SymbolGlyph.reply.parts.count)
  }

  @Test("for playing is the same above and below its middle")
  func halves() throws {
    guard case .fill(let path)? = SymbolGlyph.play.parts.first else {
      Issue.record("\(SymbolGlyph.play.parts)")
      return
    }
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let first, let second): [point, first, second]
      case .close: []
      }
    }
    let height = SymbolGlyph.play.size.height
    #expect(points.count > 3)
    #expect(Set(points.map { "\($0.x) \($0.y)" }) == Set(points.map { "\($0.x) \(height - $0.y)" }))
  }

  @Test("that is translucent is one picture, so that its parts do not show through each other")
  func translucent() {
    let items = SymbolGlyph.folder.items(centeredAt: .zero, color: .black.withAlpha(51))
    guard case .group(nil, 0.2, nil, let parts)? = items.first else {
      Issue.record("the parts are not in a group")
      return
    }
    #expect(parts.count == 2)
  }

  @Test("removes the ink before a cut, and nothing if there is none")
  func cuts() {
    let area = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let hole = Path.rect(Rect(x: 2, y: 2, width: 4, height: 4))
    let symbol = SymbolGlyph(width: 10, height: 10, [.cut(hole), .fill(area), .cut(hole)])
    // The box with its size around it, without the hole.
    var clip = Path.rect(Rect(x: -10, y: -10, width: 30, height: 30))
    clip.append(hole)
    clip.usesEvenOddRule = true
    #expect(
      symbol.items(centeredAt: Point(x: 5, y: 5), color: .black) == [
        .group(name: nil, opacity: 1, clip: clip, [.fill(area, .black)])
      ])
  }

  /// Every part has an outline, and no point of it is outside the box.
  private func expectInk(of symbol: SymbolGlyph) {
    #expect(!symbol.parts.isEmpty)
    for part in symbol.parts {
      let path: Path
      switch part {
      case .fill(let outline), .stroke(let outline, _), .cut(let outline),
        .layerCut(let outline):
        path = outline
      case .ink: continue
      }
      #expect(path.elements.count > 1)
      for element in path.elements {
        switch element {
        case .move(let point), .line(let point), .curve(let point, _, _):
          #expect(point.x >= 0 && point.x <= symbol.size.width)
          #expect(point.y >= 0 && point.y <= symbol.size.height)
        case .close: break
        }
      }
    }
  }
}
