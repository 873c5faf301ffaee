import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("The layers of a symbol")
struct SymbolRenderingTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let symbol: String
    let rendering: SymbolRendering
    /// The inks in drawing order: a colour, or nil for the tint, and an opacity in per cent.
    let inks: [(RGBAColor?, Int)]
  }

  private static let red = RGBAColor(red: 255, green: 0, blue: 0)
  private static let blue = RGBAColor(red: 0, green: 0, blue: 255)

  static let rows = [
    Row(testDescription: "one colour", symbol: "heart.circle", rendering: .monochrome, inks: []),
    Row(
      testDescription: "a shape around a symbol is secondary", symbol: "heart.circle",
      rendering: SymbolRendering(mode: .hierarchical), inks: [(nil, 50), (nil, 100)]),
    Row(
      testDescription: "a filled shape too", symbol: "heart.circle.fill",
      rendering: SymbolRendering(mode: .hierarchical), inks: [(nil, 50), (nil, 100)]),
    Row(
      testDescription: "what is below a slash is secondary", symbol: "bell.slash",
      rendering: SymbolRendering(mode: .hierarchical), inks: [(nil, 50), (nil, 100)]),
    Row(
      testDescription: "what is below a badge is secondary", symbol: "folder.badge.plus",
      rendering: SymbolRendering(mode: .hierarchical), inks: [(nil, 50), (nil, 100)]),
    Row(
      testDescription: "three levels", symbol: "square.stack",
      rendering: SymbolRendering(mode: .hierarchical), inks: [(nil, 50), (nil, 25)]),
    Row(
      testDescription: "one hierarchical colour", symbol: "heart.circle",
      rendering: SymbolRendering(mode: .hierarchical, colors: [red]),
      inks: [(red, 50), (red, 100)]),
    Row(
      testDescription: "a palette gives the first colour to the primary level",
      symbol: "heart.circle", rendering: SymbolRendering(colors: [red, blue]),
      inks: [(blue, 100), (red, 100)]),
    Row(
      testDescription: "the last colour of a palette repeats", symbol: "chart.bar",
      rendering: SymbolRendering(colors: [red, blue]), inks: [(red, 100), (blue, 100)]),
    Row(
      testDescription: "one colour of a palette is one colour", symbol: "heart.circle.fill",
      rendering: SymbolRendering(colors: [red]), inks: [(red, 100)]),
    Row(
      testDescription: "monochrome takes the first colour", symbol: "heart.circle",
      rendering: SymbolRendering(mode: .monochrome, colors: [red, blue]), inks: [(red, 100)]),
    // A symbol of n variable parts turns the part with index i on above the value i / n.
    Row(
      testDescription: "no variable part is on at 0", symbol: "wifi",
      rendering: SymbolRendering(value: 0), inks: [(nil, 30)]),
    Row(
      testDescription: "the first of four is on up to a quarter", symbol: "wifi",
      rendering: SymbolRendering(value: 0.25), inks: [(nil, 30)]),
    Row(
      testDescription: "every part is on at 1", symbol: "wifi",
      rendering: SymbolRendering(value: 1), inks: []),
    Row(
      testDescription: "a part that is off keeps its level", symbol: "speaker.wave.2",
      rendering: SymbolRendering(mode: .hierarchical, value: 0.5),
      inks: [(nil, 50), (nil, 15)]),
    Row(
      testDescription: "a value changes no symbol without variable parts", symbol: "heart",
      rendering: SymbolRendering(value: 0), inks: []),
  ]

  @Test("have the inks of their rendering", arguments: rows)
  func inks(_ row: Row) throws {
    let symbol = try #require(SystemSymbol(named: row.symbol))
    let inks = symbol.symbol(size: 17, rendering: row.rendering).parts.compactMap { part in
      if case .ink(let ink) = part { ink } else { nil }
    }
    #expect(inks.map(\.color) == row.inks.map(\.0))
    #expect(inks.map { Int(($0.opacity * 100).rounded()) } == row.inks.map(\.1))
  }

  @Test(
    "turn on as many parts as the value says",
    arguments: [
      (0, 4), (0.25, 3), (0.26, 2), (0.5, 2), (0.51, 1), (0.75, 1), (0.76, 0), (1, 0),
    ])
  func variableParts(_ value: Double, _ expected: Int) throws {
    let wifi = try #require(SystemSymbol(named: "wifi"))
    let rendering = SymbolRendering(value: value)
    var isOff = false
    var off = 0
    // The dot is an area and its outline.
    for part in wifi.symbol(size: 17, rendering: rendering).parts {
      switch part {
      case .ink(let ink): isOff = ink.opacity < 1
      case .stroke: off += isOff ? 1 : 0
      case .fill, .cut, .layerCut: break
      }
    }
    #expect(off == expected)
  }

  @Test("cut the symbol out of a filled shape in one colour only")
  func cuts() throws {
    let symbol = try #require(SystemSymbol(named: "heart.circle.fill"))
    func hasCut(_ rendering: SymbolRendering) -> Bool {
      symbol.symbol(size: 17, rendering: rendering).parts.contains { part in
        if case .cut = part { true } else { false }
      }
    }
    #expect(hasCut(.monochrome))
    #expect(!hasCut(SymbolRendering(mode: .hierarchical)))
    #expect(!hasCut(SymbolRendering(colors: [Self.red, Self.blue])))
  }
}
