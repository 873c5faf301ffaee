import Diagnostics
import Snapshots

/// A run's results in words.
struct TestWording {
  let results: RunResults
  let counts: RunSummary
  /// The report's page; nil where none was written.
  let page: String?

  /// The most cells that are told with their reasons; the report has all.
  private static let toldCells = 40

  var text: String {
    (environment + moves + cells + stale + closing).joined(separator: "\n") + "\n"
  }

  /// Other fonts or libraries than the references' come first, once, since they may explain the
  /// rest.
  private var environment: [String] {
    var known: Set<String> = []
    let sentences = results.cells.flatMap(\.environment).filter { known.insert($0).inserted }
    guard !sentences.isEmpty else { return [] }
    return ["not the fonts and libraries of the references:"] + sentences.map { "  \($0)" }
  }

  /// Specs with other names than before, each once.
  private var moves: [String] {
    var order: [SpecMove] = []
    var counts: [SpecMove: Int] = [:]
    for move in results.cells.compactMap(\.movedSpec) {
      if counts[move] == nil { order.append(move) }
      counts[move, default: 0] += 1
    }
    return order.map { "\($0), \(Count.of(counts[$0] ?? 0, "picture")) unchanged" }
  }

  /// Cells with the same reasons are told together, since one change moves the same views on many
  /// devices.
  private var cells: [String] {
    var order: [[String]] = []
    var names: [[String]: [String]] = [:]
    for cell in results.cells where cell.status != .matched && cell.movedSpec == nil {
      let reasons = Self.shared(cell)
      if names[reasons] == nil { order.append(reasons) }
      names[reasons, default: []].append(cell.id.description)
    }
    return order.prefix(Self.toldCells).flatMap { reasons in
      (names[reasons] ?? []).map { "  \($0)" } + reasons.map { "      \($0)" }
    } + (order.count > Self.toldCells ? ["  and more, which the report shows"] : [])
  }

  /// What differs in the layout where it does; the count of pixels only where nothing else is
  /// known, since it is another one on every device.
  private static func shared(_ cell: CellRecord) -> [String] {
    let others = cell.reasons.filter { $0 != cell.pixels?.description }
    return (others.isEmpty ? cell.reasons : others)
      + (cell.specChanges ?? []).map { "since \($0)" }
  }

  private var stale: [String] {
    let renamed = Set(
      results.cells.compactMap { cell in
        cell.renamedFrom.map { CellID(screen: cell.movedSpec?.screen ?? cell.id.screen, cell: $0) }
      })
    let stale = results.stale.filter { !renamed.contains($0) }
    guard !stale.isEmpty else { return [] }
    return [
      "\(Count.of(stale.count, "reference")) that no cell names, which `strut prune` removes:"
    ]
      + stale.map { "  \($0)" }
  }

  /// Ends with the command that does the next thing.
  private var closing: [String] {
    var lines = ["\(extent): \(counts.sentence)"]
    lines += causes
    if counts.verdict != .passed, let page { lines.append("the report is \(page)") }
    if results.shard != nil {
      if counts.verdict != .passed { lines.append(Self.merging) }
      return lines
    }
    switch counts.verdict {
    case .passed, .specIsWrong, .surroundingsAreWrong, .nothingSelected: break
    case .recorded:
      lines.append("a recording run is no pass; look at the pictures, then run `strut test`")
    case .differs:
      if mayBeOtherDrawing { lines.append(Self.otherDrawing) }
      lines.append(
        isOnlyRenamed
          ? "`strut accept` moves the references to their new names"
          : "if the new pictures are right, run `strut accept`")
    }
    return lines
  }

  /// Whether no picture is another than before.
  private var isOnlyRenamed: Bool {
    results.cells.allSatisfy { $0.status == .matched || $0.renamedFrom != nil }
  }

  /// `4 cells`, or of a part `shard 1 of 3, 4 of 12 cells`.
  private var extent: String {
    guard let shard = results.shard else { return Count.of(counts.total, "cell") }
    return "shard \(shard.index) of \(shard.count), \(counts.total) of "
      + Count.of(shard.total, "cell")
  }

  /// A part is neither accepted nor looked at alone.
  private static let merging =
    "when all shards are done, run `strut report --merge \(RunPart.folder)`"

  /// The kinds of what pictures differ by.
  private static let ofPictures: Set<RunCause.Kind> = [
    .environment, .layout, .size, .pixels, .missing,
  ]

  /// How few things are behind many pictures.
  private var causes: [String] {
    let causes = results.causes.enumerated().filter { Self.ofPictures.contains($0.element.kind) }
    let pictures = causes.reduce(0) { $0 + $1.element.cells.count }
    guard pictures > 1, causes.contains(where: { $0.element.kind != .missing }) else { return [] }
    let heading = "\(pictures) pictures, \(Count.of(causes.count, "cause"))"
    guard causes.count > 1 else { return [heading] }
    let more = causes.count - Self.toldCells
    return [heading + ":"]
      + causes.prefix(Self.toldCells).map { index, cause in
        let place = cause.place.map { place in
          " (\(place.file)\(place.line.map { ":\($0)" } ?? ""))"
        }
        return
          "  cause \(index + 1), \(Count.of(cause.cells.count, "picture")): \(cause.title)\(place ?? "")"
      } + (more > 0 ? ["  and \(more) more"] : [])
  }

  /// What `scripts/checks/snapshots` looks for; no verdict, since more than that may differ.
  private static let otherDrawing =
    "every reference that differs was drawn with other fonts or libraries"

  private var mayBeOtherDrawing: Bool {
    results.cells.allSatisfy { $0.status == .matched || $0.mayBeOtherDrawing }
  }
}
