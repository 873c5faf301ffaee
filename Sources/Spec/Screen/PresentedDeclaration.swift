import ViewKinds
import YAML

/// What a screen presents over its views.
///
/// A patch replaces all of it.
struct PresentedDeclaration: ReadableSection {
  var alert: AlertDeclaration?

  init() {}

  /// Nothing is presented.
  init(_ nothing: Nothing) {}

  /// The short form of a section without keys.
  enum Nothing: String, CaseIterable {
    case none
  }

  static let keys: [SectionKey<PresentedDeclaration>] = [
    .init("alert", .alert, \.alert, "An alert in the middle of the screen.")
  ]
}

/// The keys of an alert.
struct AlertDeclaration: ReadableSection {
  var title: String?
  var message: String?
  var actions: [[DeclaredValue.Pair]] = []
  var fields: [[DeclaredValue.Pair]] = []

  static let keys: [SectionKey<AlertDeclaration>] = [
    .init("title", .shownText, \.title, "The title; none by default."),
    .init("message", .shownText, \.message, "The text below the title; none by default."),
    .init(
      "actions", .items(AlertAction.keys), \.actions,
      "The buttons in the order in which they are added; a text is a button's title."),
    .init(
      "fields", .items(AlertField.keys), \.fields,
      "The text fields from the top; a text is a field's placeholder."),
  ]

  mutating func finish(_ context: ReadingContext) {
    let values = [
      (AlertAction.style.name, AlertAction.Style.cancel.rawValue),
      (AlertAction.preferred.name, "true"),
    ]
    guard case .sequence(let actions) = context.place.value(of: "actions")?.content else { return }
    for (key, value) in values {
      let same = actions.compactMap { action in
        action.entries.first { $0.key == key && $0.value.scalar?.text == value }
      }
      if same.count > 1 {
        context.report(.alertActionTwice("\(key): \(value)", at: same[1].keySpan))
      }
    }
  }
}

extension ValueType where Value == AlertDeclaration {
  fileprivate static let alert = ValueType(.section(AlertDeclaration.self)) { context, entry in
    guard let alert = ValueType.section.read(context, entry) else { return nil }
    if alert.title == nil, alert.message == nil, alert.actions.isEmpty, alert.fields.isEmpty {
      context.report(.emptyAlert(at: entry.keySpan))
    }
    return alert
  }
}
