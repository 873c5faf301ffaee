import Geometry
import Graphics
import TestSupport
import Testing

@testable import Drawing

@Suite("A screen on its way")
struct ScreenTransitionTests {
  private static let box = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
  private static let moved = Path.rect(Rect(x: 20, y: 40, width: 30, height: 10))
  private static let blue = RGBAColor(rgb: 0x0000FF)
  private static let red = RGBAColor(rgb: 0xFF0000)

  @Test("has what both ends have part of the way, in place and colour")
  func fill() {
    let list = Self.between([.fill(Self.box, Self.red)], [.fill(Self.moved, Self.blue)], at: 0.5)
    let half = Path.rect(Rect(x: 10, y: 20, width: 20, height: 10))
    #expect(list == [.fill(half, RGBAColor(rgb: 0x800080))])
  }

  @Test("lends a clear colour no channels")
  func clear() {
    let list = Self.between([.fill(Self.box, .clear)], [.fill(Self.box, Self.red)], at: 0.5)
    #expect(list == [.fill(Self.box, Self.red.withAlpha(128))])
  }

  // 255 × 0.75 = 191.25, as in an opaque background on its way from white to black.
  @Test("gives a fade the channels of its background, whatever its alpha", arguments: rows)
  func fade(_ row: (first: UInt8, second: UInt8, between: UInt8)) {
    let white = RGBAColor.white.withAlpha(row.first)
    let black = RGBAColor.black.withAlpha(row.second)
    let list = Self.between([.fill(Self.box, white)], [.fill(Self.box, black)], at: 0.25)
    #expect(list == [.fill(Self.box, RGBAColor(rgb: 0xBFBFBF, alpha: row.between))])
  }

  private static let rows: [(first: UInt8, second: UInt8, between: UInt8)] = [
    (255, 255, 255), (80, 40, 70), (0, 0, 0),
  ]

  @Test("rounds corners that are sharp at one end", arguments: [false, true])
  func corners(_ isContinuous: Bool) {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let round: (Points) -> Path = { radius in
      isContinuous ? .continuousRect(rect, radius: radius) : .roundedRect(rect, radius: radius)
    }
    for ends in [(Path.rect(rect), round(6)), (round(6), Path.rect(rect))] {
      let list = Self.between([.fill(ends.0, Self.red)], [.fill(ends.1, Self.red)], at: 0.5)
      guard case .fill(let path, _)? = list.first, list.count == 1 else {
        Issue.record("it dissolves: \(list)")
        continue
      }
      let wanted = round(3)
      #expect(path.elements.count == wanted.elements.count)
      for (point, other) in zip(path.points, wanted.points) {
        #expect(abs(point.x.value - other.x.value) < 1e-9)
        #expect(abs(point.y.value - other.y.value) < 1e-9)
      }
    }
  }

  @Test("fades what one end alone has, from where its view stands")
  func entrance() {
    let list = Self.between(
      [], [.group(name: "box", opacity: 0.8, clip: nil, [.fill(Self.moved, Self.red)])],
      at: 0.25,
      frames: (
        ["box": Rect(x: 0, y: 40, width: 30, height: 10)],
        ["box": Rect(x: 20, y: 40, width: 30, height: 10)]
      ))
    let place = Path.rect(Rect(x: 5, y: 40, width: 30, height: 10))
    #expect(
      list == [.group(name: "box", opacity: 0.2, clip: nil, [.fill(place, Self.red)])])
  }

  @Test("slides the groups with an offset")
  func slide() {
    let keys = DisplayItem.group(
      name: "chrome.keyboard", opacity: 1, clip: nil, [.fill(Self.moved, Self.red)])
    let out = Path.rect(Rect(x: 20, y: 70, width: 30, height: 10))
    let hidden = DisplayItem.group(
      name: "chrome.keyboard", opacity: 0, clip: nil, [.fill(Self.moved, Self.red)])
    for (before, after, progress) in [
      ([keys], [], 0.75), ([], [keys], 0.25), ([hidden], [keys], 0.25), ([keys], [hidden], 0.75),
    ] {
      let list = Self.between(
        before, after, at: progress, slides: ["chrome.keyboard": Point(x: 0, y: 40)])
      #expect(
        list == [
          .group(name: "chrome.keyboard", opacity: 1, clip: nil, [.fill(out, Self.red)])
        ])
    }
  }

  @Test("moves the same words in one piece, and dissolves other ones")
  func words() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 20)
    let wide = Rect(x: 0, y: 40, width: 200, height: 20)
    let hello = TextRun(TextContent("Hello", font: .system(10)), color: .black, in: frame)
    var same = hello
    same.frame = wide
    var other = same
    other.content.string = "Bye"
    var moved = hello
    moved.frame = Rect(x: 0, y: 20, width: 150, height: 20)
    #expect(Self.between([.text(hello)], [.text(same)], at: 0.5) == [.text(moved)])
    let dissolved = Self.between([.text(hello)], [.text(other)], at: 0.5)
    #expect(
      dissolved == [
        .group(name: nil, opacity: 0.5, clip: nil, [.text(hello)]),
        .group(name: nil, opacity: 0.5, clip: nil, [.text(other)]),
      ])
  }

  @Test("lets rest what both ends have, whatever comes before and after it")
  func rest() {
    func text(_ string: String, y: Points) -> DisplayItem {
      .text(
        TextRun(
          TextContent(string, font: .system(10)), color: .black,
          in: Rect(x: 0, y: y, width: 50, height: 10)))
    }
    let bar: (Points) -> Rect = { Rect(x: 0, y: 0, width: 100, height: $0) }
    let material = Material(blurRadius: 20, saturation: 1, tint: .white)
    let ground = DisplayItem.backdrop(.rect(bar(40)), material)
    let button = text("Edit", y: 10)
    func group(_ items: [DisplayItem]) -> [DisplayItem] {
      [.group(name: "bar", opacity: 1, clip: nil, items)]
    }
    // The bar shrinks from 100 to 40 points. The large title leaves with its lower edge.
    let list = Self.between(
      group([button, text("Large", y: 90)]), group([ground, text("Small", y: 10), button]), at: 0.5,
      frames: (["bar": bar(100)], ["bar": bar(40)]))
    guard case .group("bar", _, _, let items)? = list.first else {
      Issue.record("no bar")
      return
    }
    #expect(items.filter { $0 == button }.count == 1)
    #expect(
      items.last == .group(name: nil, opacity: 0.5, clip: nil, [text("Large", y: 60)]))
    #expect(items.first?.holdsBackdrop == true)
  }

  @Test("fades words below the background that comes with others over it")
  func background() {
    let screen = Rect(x: 0, y: 0, width: 100, height: 100)
    func text(_ string: String) -> DisplayItem {
      .text(TextRun(TextContent(string, font: .system(10)), color: .black, in: screen))
    }
    let ground = DisplayItem.fill(.rect(screen), Self.red)
    let list = Self.between([text("Old")], [ground, text("New")], at: 0.5)
    #expect(
      list
        == [ground, text("Old"), text("New")].map {
          .group(name: nil, opacity: 0.5, clip: nil, [$0])
        })
  }

  // The plate is near the top of the bar and stays. Alone, the word would keep its distance of 2
  // from the middle, which moves up by 15.
  @Test("moves words with the plate that they are on")
  func plate() {
    let plate = DisplayItem.fill(.rect(Rect(x: 60, y: 10, width: 30, height: 40)), Self.blue)
    let word = DisplayItem.text(
      TextRun(
        TextContent("Edit", font: .system(10)), color: .black,
        in: Rect(x: 62, y: 28, width: 26, height: 20)))
    func bar(_ height: Points) -> Rect { Rect(x: 0, y: 0, width: 100, height: height) }
    let list = Self.between(
      [.group(name: "bar", opacity: 1, clip: nil, [plate, word])],
      [.group(name: "bar", opacity: 1, clip: nil, [])], at: 0.5,
      frames: (["bar": bar(100)], ["bar": bar(40)]))
    let leaving = DisplayItem.group(name: nil, opacity: 0.5, clip: nil, [plate, word])
    #expect(list == [.group(name: "bar", opacity: 1, clip: nil, [leaving])])
  }

  @Test("leaves a word where it is if only its font changes and its plate moves on")
  func bold() {
    func plate(_ x: Points) -> DisplayItem {
      .fill(.rect(Rect(x: x, y: 0, width: 30, height: 20)), Self.blue)
    }
    func word(_ weight: FontWeight) -> DisplayItem {
      .text(
        TextRun(
          TextContent("One", font: .system(10, weight)), color: .black,
          in: Rect(x: 0, y: 0, width: 30, height: 20)))
    }
    let list = Self.between([plate(0), word(.semibold)], [plate(60), word(.medium)], at: 0.5)
    let both = [word(.semibold), word(.medium)].map {
      DisplayItem.group(name: nil, opacity: 0.5, clip: nil, [$0])
    }
    #expect(list == [plate(30), .group(name: nil, opacity: 1, clip: nil, both)])
  }

  @Test("does not turn one plate of glass into another one")
  func plates() {
    let material = Material(blurRadius: 20, saturation: 1, tint: .white)
    func plate(_ x: Points, _ word: String) -> [DisplayItem] {
      let frame = Rect(x: x, y: 0, width: 30, height: 40)
      return [
        .backdrop(.rect(frame), material),
        .text(TextRun(TextContent(word, font: .system(10)), color: .black, in: frame)),
      ]
    }
    let list = Self.between(plate(0, "Back"), plate(60, "Edit"), at: 0.5)
    #expect(list.count == 2)
    let near = Self.between(plate(0, "Edit"), plate(10, "Done"), at: 0.5)
    let between = Path.rect(Rect(x: 5, y: 0, width: 30, height: 40))
    #expect(near.first == .backdrop(between, material))
  }

  @Test("dissolves words that break into other lines")
  func lineBreaks() {
    // Letters are 10 points wide: two lines, then one.
    let content = TextContent("one two", font: .system(10), lines: 0)
    let before = TextRun(content, color: .black, in: Rect(x: 0, y: 0, width: 40, height: 40))
    let after = TextRun(content, color: .black, in: Rect(x: 0, y: 0, width: 90, height: 40))
    #expect(Self.between([.text(before)], [.text(after)], at: 0.5).count == 2)
  }

  @Test("makes a backdrop weaker instead of fading it")
  func backdrop() {
    let material = Material(
      blurRadius: 20, saturation: 1.8, tint: RGBAColor(rgb: 0xFFFFFF, alpha: 200))
    let list = Self.between([], [.backdrop(Self.box, material)], at: 0.5)
    let weak = Material(blurRadius: 10, saturation: 1.4, tint: RGBAColor(rgb: 0xFFFFFF, alpha: 100))
    #expect(list == [.group(name: nil, opacity: 1, clip: nil, [.backdrop(Self.box, weak)])])
  }

  @Test("keeps what stands between groups, and takes the order of the end")
  func order() {
    func view(_ name: String) -> DisplayItem {
      .group(name: name, opacity: 1, clip: nil, [.fill(Self.box, Self.red)])
    }
    let ground = DisplayItem.fill(Self.moved, Self.blue)
    let list = Self.between(
      [ground, view("a"), view("b"), view("c")], [ground, view("c"), view("a"), view("d")],
      at: 0.5)
    #expect(list.first == ground)
    #expect(list.compactMap(\.name) == ["c", "a", "b", "d"])
  }

  @Test("is the end's own drawing at the ends")
  func ends() {
    let (before, after) = ([DisplayItem.fill(Self.box, Self.red)], [DisplayItem]())
    #expect(Self.between(before, after, at: 0) == before)
    #expect(Self.between(before, after, at: 1) == after)
  }

  private static func between(
    _ before: [DisplayItem], _ after: [DisplayItem], at progress: Double,
    frames: ([String: Rect], [String: Rect]) = ([:], [:]), slides: [String: Point] = [:]
  ) -> [DisplayItem] {
    let size = Size(width: 100, height: 100)
    let transition = ScreenTransition(
      from: ScreenTransition.End(list: DisplayList(before), size: size, frames: frames.0),
      to: ScreenTransition.End(list: DisplayList(after), size: size, frames: frames.1),
      slides: slides)
    return transition.list(at: progress, measuring: FixedMetricsText()).items
  }
}

extension Path {
  fileprivate var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let end, let first, let second): [first, second, end]
      case .close: []
      }
    }
  }
}

extension DisplayItem {
  fileprivate var name: String? {
    if case .group(let name, _, _, _) = self { name } else { nil }
  }
}
