import Diagnostics
import Reports
import Snapshots

/// The console text of a run.
struct TestWording {
  private let model: ReportModel
  /// The page of the report; nil if there is none.
  private let page: String?

  init(_ model: ReportModel, page: String?) {
    self.model = model
    self.page = page
  }

  /// The greatest number of listed groups of cells, and of listed causes.
  ///
  /// The report has all.
  private static let listedGroups = 40

  /// The text, line by line.
  ///
  /// Names and reasons of results may come from another machine. A line break in them is shown as an
  /// escape, so that no part of them looks like a line of Strut.
  var text: String {
    let cells = Self.lines(
      of: listed, among: results.cells.map(\.id), atMost: Self.listedGroups)
    return (environment + moves + cells + unused + closing)
      .map { "\(VisibleText.line($0))\n" }.joined()
  }

  private var results: RunResults { model.results }

  /// The changes of fonts, libraries and Strut, without duplicates.
  ///
  /// They come first, because they may explain the other differences.
  private var environment: [String] {
    let changes = Grouped(results.cells.flatMap(\.environment)) { $0 }.groups.map(\.key)
    guard !changes.isEmpty else { return [] }
    return ["\(EnvironmentChange.heading):"]
      + changes.map { "  \($0.sentence)" }
  }

  /// The renamed specs, without duplicates.
  private var moves: [String] {
    Grouped(results.cells.compactMap(\.movedSpec)) { $0 }.groups.map { move, cells in
      "\(move.sentence), \(Count.of(cells.count, "picture")) unchanged"
    }
  }

  private var listed: [(id: CellID, reasons: [String])] {
    results.cells.filter { !$0.outcome.isMatch && $0.movedSpec == nil }.map {
      ($0.id, $0.sharedReasons(base: results.base))
    }
  }

  /// Cells with their reasons.
  ///
  /// Cells with the same reasons are in one group, because one change moves the same views on many
  /// devices.
  ///
  /// - Parameters:
  ///   - cells: the cells with their reasons, in the order of the run.
  ///   - all: the cells of the run.
  ///   - most: the greatest number of groups to list.
  /// - Returns: the lines.
  static func lines(
    of cells: [(id: CellID, reasons: [String])], among all: [CellID], atMost most: Int
  ) -> [String] {
    let groups = Grouped(cells, by: \.reasons).groups
    return groups.prefix(most).flatMap { reasons, cells in
      places(of: cells.map(\.id), among: all).map { "  \($0)" } + reasons.map { "      \($0)" }
    } + WordList.rest(of: groups.count, after: most).map { "  \($0), see the report" }
  }

  /// The greatest number of cells that a phrase does not replace.
  private static let named = 6

  /// The names of the cells.
  ///
  /// A phrase replaces the names if these are all cells of the run or of a screen.
  private static func places(of cells: [CellID], among all: [CellID]) -> [String] {
    guard cells.count > named else { return cells.map(\.description) }
    if cells.count == all.count { return ["on all \(cells.count) cells"] }
    return Grouped(cells) { $0.screen }.groups.flatMap { screen, cells in
      cells.count > named && cells.count == all.count { $0.screen == screen }
        ? ["on all \(cells.count) cells of `\(screen)`"] : cells.map(\.description)
    }
  }

  private var unused: [String] {
    let renamed = Set(results.cells.compactMap(\.formerID))
    let unused = results.stale.filter { !renamed.contains($0) }
    guard !unused.isEmpty else { return [] }
    return ["\(Count.of(unused.count, "stale reference")); `strut prune` removes:"]
      + unused.map { "  \($0)" }
  }

  /// The counts, the causes and the next command.
  private var closing: [String] {
    let verdict = results.verdict
    var lines = ["\(extent): \(results.countsSentence)"]
    let causes = Self.causes(of: model, among: Self.ofPictures)
    lines += causes
    if verdict != .passed, let page { lines.append("the report is \(page)") }
    if results.shard != nil { return lines + (verdict == .passed ? [] : [Self.merging]) }
    lines += [results.recordingSentence].compactMap(\.self)
    if verdict == .differs, environmentMayExplain { lines.append(Self.otherEnvironment) }
    return lines + [results.acceptingSentence(causes: causes.count - 1)].compactMap(\.self)
  }

  /// The number of cells, such as `4 cells`, or `shard 1 of 3, 4 of 12 cells` for a part.
  private var extent: String {
    let count = results.counts.total
    guard let shard = results.shard else { return Count.of(count, "cell") }
    return "shard \(shard.index) of \(shard.count), \(count) of \(Count.of(shard.total, "cell"))"
  }

  private static let merging =
    "When all shards are done, run `strut report --merge \(RunPart.folder)`."

  /// The kinds of causes that change pictures.
  static let ofPictures: Set<RunCause.Kind> = [
    .reference, .environment, .layout, .size, .pixels, .missing,
  ]

  /// The number of changed pictures, and the causes with the numbers that `--cause` takes.
  ///
  /// - Parameters:
  ///   - model: a run.
  ///   - kinds: the kinds of causes to count and to list.
  /// - Returns: the lines; empty if at most one picture changed, or if pictures are only missing.
  static func causes(of model: ReportModel, among kinds: Set<RunCause.Kind>) -> [String] {
    let causes = model.causes.enumerated().filter { kinds.contains($0.element.kind) }
    let pictures = causes.reduce(0) { $0 + $1.element.cells.count }
    guard pictures > 1, causes.contains(where: { $0.element.kind != .missing }) else { return [] }
    let heading = "\(pictures) pictures, \(Count.of(causes.count, "cause"))"
    guard causes.count > 1 else { return [heading] }
    let lines = causes.map { index, cause in
      let place = cause.place.map { " (\($0.file)\($0.line.map { ":\($0)" } ?? ""))" } ?? ""
      let title = cause.title(base: model.results.base)
      return "cause \(index + 1), \(Count.of(cause.cells.count, "picture")): \(title)\(place)"
    }
    return [heading + ":"]
      + WordList.lines(lines, atMost: Self.listedGroups, "cause").map { "  \($0)" }
  }

  private static let otherEnvironment =
    "All differences may come from other fonts or libraries: every reference was drawn with others."

  private var environmentMayExplain: Bool {
    results.cells.allSatisfy { $0.outcome.isMatch || $0.environmentMayExplain }
  }
}
