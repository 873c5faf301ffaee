import Devices
import Geometry
import Graphics
import ViewKinds

/// The values of a kind's keys in a view.
///
/// Colours and fonts are resolved when the view's traits are known.
struct ViewValues: Hashable {
  private var values: [String: Given] = [:]

  private enum Given: Hashable {
    case fixed(KeyValue)
    case color(Color)
    case colors([Color])
    case font(Font)
    case runs(AttributedText)

    func resolved(in traits: Traits) -> KeyValue {
      switch self {
      case .fixed(let value): value
      case .color(let color): .color(color.resolved(in: traits.colors))
      case .colors(let colors): .colors(colors.map { $0.resolved(in: traits.colors) })
      case .font(let font): .font(font.description(in: traits.textSize))
      case .runs(let text): .items(text.runs.map { $0.values(in: traits) })
      }
    }
  }

  /// The value of a key, or nil to use the kind's default.
  subscript<Value>(key: Key<Value>) -> Value? {
    get { if case .fixed(let value)? = values[key.name] { key.read(value) } else { nil } }
    set { values[key.name] = newValue.map { .fixed(key($0).value) } }
  }

  /// The choice of a key as a case of the API's enumeration, or nil to use the kind's default.
  subscript<Choice: KindChoice>(key: Key<Choice.InKind>) -> Choice? {
    get { self[key].flatMap { Choice(rawValue: $0.rawValue) } }
    set { self[key] = newValue?.inKind }
  }

  subscript(key: Key<RGBAColor>) -> Color? {
    get { if case .color(let color)? = values[key.name] { color } else { nil } }
    set { values[key.name] = newValue.map { .color($0) } }
  }

  subscript(key: Key<[RGBAColor]>) -> [Color]? {
    get { if case .colors(let colors)? = values[key.name] { colors } else { nil } }
    set { values[key.name] = newValue.map { .colors($0) } }
  }

  subscript(key: Key<FontDescription>) -> Font? {
    get { if case .font(let font)? = values[key.name] { font } else { nil } }
    set { values[key.name] = newValue.map { .font($0) } }
  }

  /// A text of runs, or nil for plain text or none.
  subscript(key: Key<RichText>) -> AttributedText? {
    get { if case .runs(let text)? = values[key.name] { text } else { nil } }
    set { values[key.name] = newValue.map { .runs($0) } }
  }

  func resolved(in traits: Traits) -> KeyValues {
    KeyValues(values.map { KeySetting($0.key, $0.value.resolved(in: traits)) })
  }
}
