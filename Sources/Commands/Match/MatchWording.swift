import Devices
import Diagnostics
import Geometry
import Graphics
import Matching
import Snapshots

/// The texts of a comparison of dumps.
struct MatchWording {
  private let dumps: [MatchedDump]

  init(_ dumps: [MatchedDump]) { self.dumps = dumps }

  // MARK: Differences

  /// An error for each difference.
  ///
  /// Dumps in which a view differs in the same directions have one error with the range of points,
  /// and so have the items of a list.
  var differences: [Diagnostic] {
    let labels = self.labels
    var all: [(finding: MatchFinding, label: String)] = []
    for (dump, label) in zip(dumps, labels) {
      all += dump.findings.map { ($0, label) }
    }
    let compared = dumps.count { $0.comparison != nil }
    return Grouped(all) { $0.finding.key }.groups.map { _, elements in
      let findings = elements.map(\.finding)
      return Diagnostic(
        MatchFinding.message(of: findings), at: findings[0].span,
        notes: Self.notes(on: elements, ofTotal: compared) + Self.causes(of: findings),
        help: findings[0].help, views: [findings[0].view].compactMap(\.self))
    }
  }

  /// The name of each dump in notes: its cell, or its file if several dumps have one cell.
  private var labels: [String] {
    let cells = dumps.map { $0.comparison?.cell ?? "" }
    let counts = Dictionary(grouping: cells) { $0 }.mapValues(\.count)
    return zip(dumps, cells).map { dump, cell in
      counts[cell] == 1 && !cell.isEmpty ? cell : dump.file.name
    }
  }

  /// The greatest number of dumps whose numbers are listed.
  private static let listed = 3

  /// The numbers of the first views, and the names of the dumps.
  private static func notes(
    on elements: [(finding: MatchFinding, label: String)], ofTotal total: Int
  ) -> [Note] {
    let hasItems = Set(elements.map(\.finding.view)).count > 1
    let shown = elements.prefix(listed).flatMap { element in
      element.finding.numbers.map { note in
        let item = hasItems ? element.finding.view.map { "`\($0)`" } : nil
        let names = [total > 1 ? element.label : nil, item].compactMap(\.self)
        return Note((names.map { "\($0): " } + [note.text]).joined(), at: note.span)
      }
    }
    let more =
      shown.isEmpty
      ? [] : WordList.rest(of: elements.count, after: listed, "view").map { Note($0) }
    guard total > 1 else { return shown + more }
    let labels = Grouped(elements) { $0.label }.groups.map(\.key)
    if labels.count == total { return shown + more + [Note("on all \(total) dumps")] }
    let isListed = !shown.isEmpty && elements.count <= listed
    let names = isListed ? "" : ": \(WordList.list(labels, atMost: 6))"
    return shown + more + [Note("on \(labels.count) of \(total) dumps\(names)")]
  }

  /// The causes that all dumps of an error have in common.
  private static func causes(of findings: [MatchFinding]) -> [Note] {
    let hasItems = Set(findings.map(\.view)).count > 1
    let causes = findings.map { hasItems ? $0.causes.map(\.unnumbered) : $0.causes }
    let common = causes[0].filter { cause in causes.allSatisfy { $0.contains(cause) } }
    return Grouped(common) { [$0.text, "\($0.isConstraint)"] }.groups.map { _, causes in
      let names = WordList.of(causes.map(\.attribute.rawValue))
      let text = causes[0].text
      return Note(
        causes[0].isConstraint
          ? "`\(text)` decides \(names) in the layout" : "\(names) in the layout: \(text)",
        at: causes[0].span)
    }
  }

  // MARK: Summary

  /// The greatest number of listed dumps.
  private static let listedDumps = 40

  /// A line for each dump, and the counts.
  var summary: String {
    let lines =
      dumps.prefix(Self.listedDumps).flatMap(lines(of:))
      + WordList.rest(of: dumps.count, after: Self.listedDumps, "dump").map { "  \($0)" }
    return (lines + [counts]).map { "\($0)\n" }.joined()
  }

  private func lines(of dump: MatchedDump) -> [String] {
    guard let found = dump.comparison else {
      return ["  \(dump.file.path): \(dump.hasNoCell ? "no cell" : "not compared")"]
    }
    let views = Count.of(found.paired, "view")
    let greatest = found.findings.compactMap { finding in
      if case .frame(_, _, let difference) = finding.fact { difference.greatest } else { nil }
    }.max()
    let reach = greatest.map { ", up to \(DecimalText.shortest($0.value, places: 2)) pt" } ?? ""
    let outcome =
      found.findings.isEmpty
      ? "all match" : "\(Count.of(found.findings.count, "difference"))\(reach)"
    let others =
      found.choices > 1
      ? ["of \(found.choices) cells of the size, this one is the most similar"] : []
    return [
      "  \(dump.file.path), \(found.screen)/\(found.cell): \(views) in pairs, \(outcome)"
    ] + (others + found.mismatches.map(\.sentence)).map { "      \($0)" }
  }

  private var counts: String {
    func count(_ matches: (MatchedDump) -> Bool) -> Int { dumps.count(where: matches) }
    let matched = count { $0.comparison != nil && $0.findings.isEmpty }
    let different = count { !$0.findings.isEmpty }
    let withoutCell = count(\.hasNoCell)
    let others = dumps.count - matched - different - withoutCell
    let parts = [
      (matched, matched == 1 ? "matches" : "match"),
      (different, different == 1 ? "differs" : "differ"),
      (withoutCell, withoutCell == 1 ? "has no cell" : "have no cell"),
      (others, "could not be compared"),
    ]
    let sentence = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(Count.of(dumps.count, "dump")): \(sentence)"
  }
}

extension MatchFinding {
  /// The parts of a difference that are equal on several devices.
  fileprivate struct Key: Hashable {
    let span: SourceSpan
    let words: String
  }

  fileprivate var key: Key {
    guard case .frame(let view, _, let difference) = fact else {
      return Key(span: span, words: message.text)
    }
    let directions = difference.attributes.map { difference.direction(of: $0) }
    return Key(
      span: span, words: "`\(Self.unnumbered(view))` \(directions.joined(separator: " "))")
  }

  /// The id without the numbers of items, such as `list[].row`.
  fileprivate static func unnumbered(_ id: String) -> String {
    id.replacing(/\[[0-9]+\]/, with: "[]")
  }

  /// The message of findings with the same key.
  fileprivate static func message(of findings: [MatchFinding]) -> Message {
    guard case .frame(let view, _, let first) = findings[0].fact, findings.count > 1 else {
      return findings[0].message
    }
    let changes = first.attributes.map { attribute in
      let lengths = findings.compactMap { finding in
        if case .frame(_, _, let other) = finding.fact { other.length(of: attribute) } else { nil }
      }
      let ends = [lengths.min() ?? 0, lengths.max() ?? 0].map {
        DecimalText.shortest($0.value, places: 2)
      }
      let range = ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"
      return "\(range) pt \(first.direction(of: attribute))"
    }
    let items = Set(findings.map(\.view)).count
    let name = items > 1 ? "`\(unnumbered(view))` of \(items) items" : "`\(view)`"
    return Message(
      rule: "otherFrame", text: "\(name) is \(WordList.of(changes)) in the app")
  }

  /// The difference in one clause.
  var message: Message {
    switch fact {
    case .missing(let view, _, let subviews):
      Message(
        rule: "missingView",
        text: "the app has no view for `\(view)`\(Self.content(subviews))")
    case .additional(let view, let subviews):
      Message(
        rule: "additionalView",
        text: "the app has \(view.words)\(Self.content(subviews)), and the spec has no such view")
    case .frame(let view, _, let difference):
      Message(rule: "otherFrame", text: "`\(view)` is \(difference.words) in the app")
    case .text(let view, let layout, let app):
      Message(
        rule: "otherText",
        text: "`\(view)` shows \(app.words) in the app, and \(Self.quoted(layout)) in the layout")
    case .otherClass(let view, let kind, let app, _):
      Message(
        rule: "otherClass",
        text: "`\(view)` is a `\(app)` in the app, and of the kind `\(kind)` in the layout")
    case .hidden(let view, let inApp):
      Message(
        rule: "otherVisibility",
        text: inApp
          ? "`\(view)` is hidden in the app, and not in the layout"
          : "`\(view)` is hidden in the layout, and not in the app")
    case .order(let view, let cover):
      Message(
        rule: "otherOrder",
        text: "`\(view)` is behind `\(cover)` in the app, and in front of it in the layout")
    case .transform(let view, let layout, let app):
      Message(
        rule: "otherTransform",
        text:
          "`\(view)` has the transform \(app.words) in the app, and \(layout.words) in the layout")
    }
  }

  private static func content(_ subviews: Int) -> String {
    switch subviews {
    case 0: ""
    case 1: " and the view in it"
    default: " and the \(subviews) views in it"
    }
  }

  /// The number of characters of a text that a message quotes.
  private static let greatestLength = 100

  fileprivate static func quoted(_ text: String?) -> String {
    guard let text else { return "no text" }
    guard text.count > greatestLength else { return "\"\(text)\"" }
    return "\"\(text.prefix(greatestLength))…\" of \(text.count) characters"
  }

  /// The numbers of one dump.
  fileprivate var numbers: [Note] {
    switch fact {
    case .frame(_, let outer, let difference):
      let place = outer.map { "in `\($0)`, " } ?? ""
      let values = difference.attributes.map { attribute in
        "\(attribute.rawValue) \(attribute.value(in: difference.app)) "
          + "(\(attribute.value(in: difference.layout)) in the layout)"
      }
      return [Note(place + values.joined(separator: ", "))]
    case .additional(let view, _):
      let place = view.outer.map { " in `\($0)`" } ?? ""
      let frame = view.frame
      return [
        Note(
          "it is at (\(frame.x), \(frame.y))\(place), \(frame.width) × \(frame.height)",
          at: view.span)
      ]
    case .missing, .text, .otherClass, .hidden, .order, .transform: return []
    }
  }

  fileprivate var help: String? {
    switch fact {
    case .missing(let view, _, _):
      "if the app has it, set its `accessibilityIdentifier` to `\(view)`"
    case .otherClass(_, _, _, let appKind):
      "if the app is right, write `kind: \(appKind)`"
    case .order(let view, let cover): "if the app is right, declare `\(view)` before `\(cover)`"
    case .additional, .frame, .text, .hidden, .transform: nil
    }
  }
}

extension MatchCause {
  /// The cause without the numbers of items.
  fileprivate var unnumbered: MatchCause {
    MatchCause(
      attribute: attribute, text: MatchFinding.unnumbered(text), isConstraint: isConstraint,
      span: span)
  }
}

extension MatchFinding.AdditionalView {
  /// The view in words: its class, and its identifier or its text.
  fileprivate var words: String {
    let name = identifier.map { " `\($0)`" } ?? text.map { " \(DumpedText?.some($0).words)" } ?? ""
    return "a `\(className)`\(name)"
  }
}

extension Transform? {
  fileprivate var words: String { self?.description ?? "none" }
}

extension DumpedText? {
  fileprivate var words: String {
    MatchFinding.quoted(map { $0.string + ($0.isCut ? "…" : "") })
  }
}

extension FrameDifference {
  /// The differences, such as `3 pt lower and 2 pt narrower`.
  fileprivate var words: String {
    WordList.of(
      attributes.map { attribute in
        let length = DecimalText.shortest(length(of: attribute).value, places: 2)
        return "\(length) pt \(direction(of: attribute))"
      })
  }

  fileprivate func length(of attribute: Attribute) -> Points {
    let change = change(attribute)
    return max(change, -change)
  }

  fileprivate func direction(of attribute: Attribute) -> String {
    let (less, more) = attribute.directions
    return change(attribute) < .zero ? less : more
  }
}

extension FrameDifference.Attribute {
  /// The words for a smaller and for a greater number.
  fileprivate var directions: (less: String, more: String) {
    switch self {
    case .x: ("further left", "further right")
    case .y: ("higher", "lower")
    case .width: ("narrower", "wider")
    case .height: ("shorter", "taller")
    }
  }
}

extension ScreenMismatch {
  /// The name of the property, for JSON.
  var property: String {
    switch self {
    case .scale: "scale"
    case .safeArea: "safeArea"
    case .sizeClass(.horizontal, _, _): "horizontalSizeClass"
    case .sizeClass(.vertical, _, _): "verticalSizeClass"
    case .appearance: "appearance"
    case .contrast: "contrast"
    case .textSize: "textSize"
    case .direction: "direction"
    }
  }

  /// The values of the app and of the cell in words.
  var words: (name: String, app: String, cell: String) {
    switch self {
    case .scale(let app, let cell):
      ("scale", DecimalText.shortest(app, places: 3), "\(cell)")
    case .safeArea(let app, let cell): ("safe area", app.words, cell.words)
    case .sizeClass(let axis, let app, let cell):
      ("\(axis.rawValue) size class", app, cell.rawValue)
    case .appearance(let app, let cell): ("appearance", app, cell.rawValue)
    case .contrast(let app, let cell): ("contrast", app, cell.rawValue)
    case .textSize(let app, let cell): ("text size", app.rawValue, cell.rawValue)
    case .direction(let app, let cell): ("direction", app.rawValue, cell.rawValue)
    }
  }

  var sentence: String {
    let (name, app, cell) = words
    return "the \(name) is \(app) in the app and \(cell) in the cell"
  }
}

extension Insets {
  fileprivate var words: String { "\(top) \(left) \(bottom) \(right)" }
}
