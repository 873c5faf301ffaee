import Devices
import Diagnostics
import Geometry
import Lint
import Spec

extension SweepBreak {
  /// The break as a diagnostic.
  ///
  /// - Parameters:
  ///   - cells: the names of the varied cells, or empty to name none.
  ///   - later: the names of cells that break later on the axis.
  /// - Returns: an error only if the rule is an error and the matrix has such a size or text.
  func diagnostic(inCells cells: [String], later: [String] = []) -> Diagnostic {
    let finding = found.finding
    var notes = finding.notes
    if let measured = finding.measured { notes.append(Note("\(samplePlace)\(measured.text)")) }
    if case .lengths(let place) = place { notes += place.notes.map { Note($0) } }
    if !cells.isEmpty {
      notes.append(Note("all else as on \(WordList.list(cells, atMost: Self.named))"))
    }
    if !later.isEmpty {
      notes.append(Note("later on \(WordList.list(later, atMost: Self.named))"))
    }
    return Diagnostic(
      Message(rule: finding.rule.rawValue, text: "\(finding.text) \(phrase)"),
      severity: isInMatrix ? found.severity : min(found.severity, .warning), at: finding.span,
      notes: notes, help: finding.help, views: finding.views, constraints: finding.constraints)
  }

  /// The greatest number of cells to name.
  private static let named = 6

  /// The place of the break, in words that follow the text of the finding.
  private var phrase: String {
    switch place {
    case .everywhere(let axes): Self.phrase(axes)
    case .lengths(let place): place.phrase
    case .textSizes(let sizes): phrase(sizes)
    case .textLength(let text):
      "from \(text.breaking) characters of `\(text.view)` on, \(text.percent) % of today's "
        + "\(text.today)"
    }
  }

  /// The smallest broken text size if all greater ones are broken too, else nil.
  var firstTextSize: ContentSizeCategory? {
    guard case .textSizes(let broken) = place,
      Array(ContentSizeCategory.allCases.suffix(broken.count)) == broken
    else { return nil }
    return broken.first
  }

  /// `at every width, height and text size`.
  private static func phrase(_ axes: [SweepAxis]) -> String {
    let words = axes.map { $0 == .textSize ? "text size" : $0.rawValue }
    return "at every \(WordList.of(words))"
  }

  private func phrase(_ broken: [ContentSizeCategory]) -> String {
    let all = ContentSizeCategory.allCases
    if let firstTextSize { return "from the text size \(firstTextSize) on" }
    if let last = broken.last, Array(all.prefix(broken.count)) == broken {
      return "up to the text size \(last)"
    }
    return "at the text sizes \(broken.map(\.rawValue).joined(separator: ", "))"
  }

  /// The words before the figure of the finding, which name the place of its measurement.
  private var samplePlace: String {
    switch place {
    case .lengths(let place): "at \(SweepWording.points(place.sample)) points "
    case .textSizes(let sizes): sizes.first.map { "at \($0) " } ?? ""
    case .everywhere, .textLength: ""
    }
  }
}

extension SweepBreak.LengthPlace {
  fileprivate var phrase: String {
    if isAtStart, !isAtEnd {
      let shorter = axis == .horizontal ? "narrower" : "lower"
      return "in windows \(shorter) than \(SweepWording.points(firstBehind)) points"
    }
    if isAtEnd, !isAtStart {
      let longer = axis == .horizontal ? "wider" : "higher"
      return "in windows \(longer) than \(SweepWording.points(lastBefore)) points"
    }
    let least = SweepWording.points(broken.lowerBound)
    let most = SweepWording.points(broken.upperBound)
    let lengths = least == most ? least : "\(least) to \(most)"
    return "in windows \(lengths) points \(axis == .horizontal ? "wide" : "high")"
  }

  /// A note about the devices in the broken range.
  fileprivate var notes: [String] {
    let shortest = axis == .horizontal ? "narrowest" : "lowest"
    guard let failing = devices.smallestFailing else {
      return ["no device of the catalogue has such a window"]
    }
    let count = devices.failing
    let fails =
      count == 1
      ? "\(failing.words) is the only device that fails"
      : "\(failing.words) is the \(shortest) of \(count) devices that fail"
    guard let holding = devices.smallestHolding else { return [fails] }
    let rest =
      holding.length > failing.length ? "; \(holding.words) is the \(shortest) that holds" : ""
    return [fails + rest]
  }
}

extension SweptDevices.Entry {
  /// The device and its length, such as `iphone-se-3 (375)`.
  fileprivate var words: String { "\(id) (\(SweepWording.points(length)))" }
}
