import Diagnostics

/// The path of a value in a spec, for messages.
struct SpecPath: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case key(String)
    case element
  }

  private var steps: [Step] = []

  func appending(_ key: String) -> SpecPath { adding(.key(key)) }

  func appendingElement() -> SpecPath { adding(.element) }

  /// The name of the view that the path leads to; nil for another value, and for a view of a
  /// condition or a template.
  var view: String? {
    let names = steps.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let lists = steps.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    guard names.count == lists.count, lists.allSatisfy({ $0 == .key("views") }),
      case .key(let name)? = names.last
    else { return nil }
    return name
  }

  private func adding(_ step: Step) -> SpecPath {
    var path = self
    path.steps.append(step)
    return path
  }
}

extension SpecPath {
  func changed(from old: String, to new: String) -> String {
    let subject = subject
    let (old, new) = VisibleText.distinct(old, new)
    return subject.isConstraint
      ? "constraint \(Self.code(old)) became \(Self.code(new))\(place)"
      : "\(subject.name) changed from \(Self.value(old)) to \(Self.value(new))\(place)"
  }

  func added(_ value: String) -> String {
    let subject = subject
    if subject.isConstraint { return "constraint \(Self.code(value)) is new\(place)" }
    if subject.isView { return "\(subject.name) is new\(place)" }
    if steps.last == .element { return "\(subject.name) gained \(Self.value(value))\(place)" }
    return "\(subject.name) is new\(place): \(Self.value(value))"
  }

  func removed(_ value: String) -> String {
    let subject = subject
    if subject.isConstraint { return "constraint \(Self.code(value)) is gone\(place)" }
    if subject.isView { return "\(subject.name) is gone\(place)" }
    if steps.last == .element { return "\(subject.name) lost \(Self.value(value))\(place)" }
    return "\(subject.name) is gone\(place); it was \(Self.value(value))"
  }

  /// The clause for a key that comes after another one of its mapping, or first for nil.
  func moved(after other: String?) -> String {
    "\(subject.name) now comes \(other.map { "after \(Self.code($0))" } ?? "first")\(place)"
  }

  /// The clause for an element that comes after another one of its list, or first for nil.
  func moved(_ value: String, after other: String?) -> String {
    let subject = subject
    let element =
      subject.isConstraint
      ? "constraint \(Self.code(value))" : "\(Self.value(value)) in \(subject.name)"
    return "\(element) now comes \(other.map { "after \(Self.value($0))" } ?? "first")\(place)"
  }

  /// The clause for a view that has another superview; nil is the screen.
  func moved(from old: String?, to new: String?) -> String {
    let names = [old, new].map { $0.map(Self.code) ?? "the screen" }
    return "\(subject.name) moved from \(names[0]) to \(names[1])"
  }

  private struct Subject {
    var name: String
    var isView = false
    var isConstraint = false
  }

  /// The subject of a message about the path: a constraint, a metric, a view or one of its keys, or
  /// else the plain keys.
  private var subject: Subject {
    if let list = steps.lastIndex(of: .key("constraints")), list + 1 < steps.count,
      steps[list + 1] == .element
    {
      let inner = Self.keys(steps[(list + 2)...])
      // An entry such as `restsOnSafeArea: …` is a constraint, and the key is its name.
      guard inner.contains(".") else { return Subject(name: inner, isConstraint: true) }
      return Subject(name: "`\(inner)` of a constraint")
    }
    if case .key("metrics")? = steps.first {
      return Subject(name: "metric `\(Self.keys(steps[1...]))`")
    }
    guard let list = steps.lastIndex(of: .key("views")), list + 1 < steps.count,
      case .key(let view) = steps[list + 1]
    else { return Subject(name: "`\(Self.keys(steps[...]))`") }
    let keys = Self.keys(steps[(list + 2)...])
    guard !keys.isEmpty else { return Subject(name: "view `\(view)`", isView: true) }
    return Subject(name: "\(Self.priorityNames[keys] ?? "`\(keys)`") of `\(view)`")
  }

  /// The names of priority keys in messages.
  private static let priorityNames = [
    "compression": "the compression resistance", "hugging": "the hugging",
    "compression.horizontal": "the horizontal compression resistance",
    "compression.vertical": "the vertical compression resistance",
    "hugging.horizontal": "the horizontal hugging", "hugging.vertical": "the vertical hugging",
  ]

  /// The text that says that the value is under a condition; empty if it is not.
  private var place: String {
    steps.first == .key("when") && steps.count > 2 ? " under `when`" : ""
  }

  private static func keys(_ steps: ArraySlice<Step>) -> String {
    steps.compactMap { step in
      switch step {
      case .key(let key): key
      case .element: nil
      }
    }.joined(separator: ".")
  }

  /// The greatest number of characters of a value in a message.
  private static let longest = 60

  private static func code(_ text: String) -> String {
    VisibleText.code(text.count > longest ? "\(text.prefix(longest))…" : text)
  }

  private static func value(_ text: String) -> String {
    text.isEmpty ? "nothing" : Double(text) == nil ? code(text) : text
  }
}
