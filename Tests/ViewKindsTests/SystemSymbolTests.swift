import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("A named symbol")
struct SystemSymbolTests {
  @Test("has a design whose every line can be read")
  func notation() throws {
    for block in SymbolCatalogue.allBlocks {
      let design = try SymbolCatalogue.notation.design(block.lines)
      #expect(!design.parts.isEmpty, "\(block.name)")
      for words in block.words { #expect(SymbolForm(words) != nil, "\(block.name): \(words)") }
    }
    for shape in SymbolEnclosure.allCases {
      #expect(shape.outline.flatBounds != nil, "\(shape)")
    }
  }

  @Test("has a name that no other has")
  func names() {
    let all = SystemSymbol.families.flatMap(\.self)
    #expect(all.count == Set(all).count)
    #expect(all.sorted() == SystemSymbol.names)
  }

  /// Of the names that apps use most.
  static let common = [
    "house", "house.fill", "person", "person.crop.circle", "gear", "magnifyingglass", "heart.fill",
    "star", "bell.badge", "envelope", "paperplane.fill", "camera", "photo", "trash", "pencil",
    "square.and.arrow.up", "folder.badge.plus", "doc.text", "calendar", "clock", "map", "mappin",
    "location.fill", "phone", "video.slash", "mic", "speaker.wave.2", "play.fill", "pause", "stop",
    "forward", "backward", "plus.circle.fill", "minus", "xmark.circle.fill", "checkmark",
    "checkmark.square", "chevron.right", "arrow.up.arrow.down", "ellipsis.circle",
    "line.3.horizontal", "list.bullet", "square.grid.2x2", "slider.horizontal.3", "wifi",
    "battery.100", "lock", "lock.open", "key", "eye.slash", "hand.thumbsup", "cart", "bag",
    "creditcard", "gift", "tag", "bookmark", "flag", "link", "paperclip", "globe", "moon",
    "sun.max", "cloud", "bolt", "flame", "drop", "leaf", "info.circle", "questionmark.circle",
    "exclamationmark.triangle.fill",
  ]

  @Test("is there for every common name", arguments: common)
  func isKnown(_ name: String) { #expect(SystemSymbol(named: name)?.name == name) }

  @Test(
    "is not there for a name that is not the system's", arguments: ["", "hause", "house.", "-"])
  func isUnknown(_ name: String) { #expect(SystemSymbol(named: name) == nil) }

  @Test("stays within its box in every weight and scale")
  func box() throws {
    for name in SystemSymbol.names {
      let symbol = try #require(SystemSymbol(named: name))
      expect(symbol.symbol(size: 17, weight: .ultraLight, scale: .small), named: name)
      expect(symbol.symbol(size: 17, weight: .black, scale: .large), named: name)
    }
  }

  private func expect(_ symbol: SymbolGlyph, named name: String) {
    var hasInk = false
    for part in symbol.parts {
      let ink: Rect?
      switch part {
      case .fill(let path): ink = path.flatBounds
      case .stroke(let path, let width): ink = path.flatBounds?.inset(by: -width / 2)
      case .cut, .layerCut, .ink: ink = nil
      }
      guard let ink else { continue }
      hasInk = true
      #expect(ink.minX >= 0 && ink.maxX <= symbol.size.width, "\(name)")
      #expect(ink.minY >= 0 && ink.maxY <= symbol.size.height, "\(name)")
    }
    #expect(hasInk, "\(name)")
  }

  @Test("stands with its middle half the height of capitals over the baseline")
  func baseline() throws {
    // A circle is round its middle: 17 × 1443 / 2048 / 2 = 5.989 points over the baseline.
    for weight in FontWeight.allCases {
      let circle = try #require(SystemSymbol(named: "circle"))
        .symbol(size: 17, weight: weight)
      let baseline = try #require(circle.baseline)
      #expect(((baseline - circle.size.height / 2).value - 5.989).magnitude < 0.001)
    }
  }

  @Test("is thicker in a heavier weight and larger in a larger scale")
  func weights() throws {
    let plus = try #require(SystemSymbol(named: "plus"))
    func width(_ weight: FontWeight) -> Points {
      for case .stroke(_, let width) in plus.symbol(size: 20, weight: weight).parts {
        return width
      }
      return 0
    }
    let widths = FontWeight.allCases.map(width)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    let sizes = SymbolScale.allCases.map { plus.symbol(size: 20, scale: $0).size.width }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("leaves a gap where a line strikes it out, and draws the line over it")
  func slash() throws {
    let parts = try #require(SystemSymbol(named: "bell.slash")).symbol(size: 20).parts
    guard case .cut? = parts.dropLast().last, case .stroke? = parts.last else {
      Issue.record("the last two parts are \(parts.suffix(2))")
      return
    }
  }

  @Test("in a filled circle is what is left out of it")
  func filledCircle() throws {
    let parts = try #require(SystemSymbol(named: "plus.circle.fill")).symbol(size: 20).parts
    #expect(parts.count > 2)
    for part in parts.dropFirst(2) {
      guard case .cut = part else {
        Issue.record("\(part) is drawn over the circle")
        return
      }
    }
  }
}
