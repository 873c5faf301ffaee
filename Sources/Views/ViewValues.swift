import AutoLayout
import Devices
import Geometry
import Graphics
import ViewKinds

/// A kind's keys as a view has them: colours and fonts are found once it is known where it stands.
struct ViewValues: Hashable {
  private var fixed = KeyValues()
  private var colors: [String: Color] = [:]
  private var fonts: [String: Font] = [:]
  private var runs: [String: AttributedText] = [:]

  /// The value of a key other than a colour or font, or nil for the kind's default.
  subscript(name: String) -> KeyValue? {
    get { fixed[name] }
    set {
      fixed[name] = newValue
      runs[name] = nil
    }
  }

  /// A text that is put together of runs, in place of a plain one.
  subscript(runs name: String) -> AttributedText? {
    get { runs[name] }
    set {
      runs[name] = newValue
      fixed[name] = nil
    }
  }

  subscript(color name: String) -> Color? {
    get { colors[name] }
    set { colors[name] = newValue }
  }

  subscript(font name: String) -> Font? {
    get { fonts[name] }
    set { fonts[name] = newValue }
  }

  func text(_ name: String) -> String { fixed.text(name) ?? runs[name]?.string ?? "" }
  func flag(_ name: String) -> Bool? { fixed.flag(name) }
  func number(_ name: String) -> Double? { fixed.number(name) }
  func integer(_ name: String) -> Int? { fixed.integer(name) }
  func length(_ name: String) -> Points? { fixed.length(name) }
  func image(_ name: String) -> ImageSource? { fixed.image(name) }
  func symbol(_ name: String) -> SystemSymbol? { fixed.symbol(name) }
  func insets(_ name: String) -> Insets? { fixed.insets(name) }
  func size(_ name: String) -> Size? { fixed.size(name) }
  func numbers(_ name: String) -> [Double]? { fixed.numbers(name) }
  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? { fixed.choice(name) }

  mutating func set<Choice: RawRepresentable<String>>(_ name: String, choice: Choice) {
    fixed[name] = .choice(choice.rawValue)
  }

  func resolved(in traits: Traits) -> KeyValues {
    var values = fixed
    for (name, color) in colors {
      values[name] = .color(color.dynamic.resolved(in: traits.colors))
    }
    for (name, text) in runs {
      values[name] = .items(text.runs.map { $0.values(in: traits) })
    }
    for (name, font) in fonts { values[name] = .font(font.description(in: traits.textSize)) }
    return values
  }

  /// The keys that are set, ascending.
  var names: [String] { (fixed.names + colors.keys + fonts.keys + runs.keys).sorted() }
}
