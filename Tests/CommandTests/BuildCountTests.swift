import Commands
import Diagnostics
import Foundation
import Snapshots
import Spec
import Synchronization
import TestSupport
import Testing

@testable import Cells

@Suite("A run")
struct BuildCountTests {
  /// Three conditions in four sets over eight cells.
  private static let spec = """
    matrix:
      device: [iphone-se-1, iphone-8]
      orientation: [portrait, landscape]
      appearance: [light, dark]
    metrics: { radius: 4, gap: 20 }
    views:
      box: { background: blue, cornerRadius: radius, size: [100, 50], pin: { top: gap, left: 40 } }
    when:
      - { orientation: landscape, metrics: { gap: 30 } }
      - { appearance: dark, metrics: { radius: 6 } }
      - { idiom: pad, metrics: { radius: 8 } }
    """

  enum Command: CaseIterable {
    case test, render, sheets, layout, lint, explain
  }

  /// A project with one spec, whose builds are counted.
  private struct Project {
    let folder: TemporaryFolder
    let workspace: Workspace
    private let builds = Builds()

    /// Cells' names with the number of times that they were built.
    var counts: [String: Int] { builds.counts.withLock { $0 } }

    init(_ spec: String, in given: TemporaryFolder? = nil) throws {
      folder = try given ?? TemporaryFolder()
      try folder.write(spec, to: "box/box.yaml")
      var workspace = Workspace(paths: ["box"], in: WorkingFolder(path: folder.path))
      #expect(workspace.diagnostics.allSatisfy { $0.severity == .warning })
      let builds = builds
      for index in workspace.specs.indices {
        workspace.specs[index] = workspace.specs[index].calling { cell in
          builds.counts.withLock { $0[cell.name, default: 0] += 1 }
        }
      }
      self.workspace = workspace
    }

    func run(_ command: Command, recording: SnapshotRecording = .none) throws {
      var cells = workspace.cells(Selection())
      #expect(workspace.check(&cells).isEmpty)
      let place = WorkingFolder(path: folder.path)
      let fonts = FontSetup(cacheFolder: TemporaryFolder.fontCache, homeFolder: nil)
      switch command {
      case .test:
        var options = TestOptions(
          paths: ["box"], in: place, isWhole: true, jobs: 2, fontSetup: fonts,
          stopwatch: Stopwatch { 0 })
        options.recording = recording
        _ = try Commands.test(cells, options: options)
      case .render:
        _ = try render(
          cells, options: RenderOptions(out: "out", in: place, jobs: 2, fontSetup: fonts)
        ) { _ in }
      case .sheets:
        _ = try renderSheets(
          cells, options: SheetOptions(out: "out", in: place, jobs: 2, fontSetup: fonts)
        ) { _ in }
      case .layout: _ = try layout(cells, options: LayoutOptions(jobs: 2, fontSetup: fonts))
      case .lint: _ = try lint(cells, options: LintOptions(jobs: 2, fontSetup: fonts))
      case .explain:
        _ = try explain(cells, options: ExplainOptions(in: place, jobs: 2, fontSetup: fonts))
      }
    }
  }

  private final class Builds: Sendable {
    let counts = Mutex<[String: Int]>([:])
  }

  @Test("builds each cell once", arguments: Command.allCases)
  func once(_ command: Command) throws {
    let project = try Project(Self.spec)
    try project.run(command)
    #expect(project.counts.count == 8)
    #expect(project.counts.values.allSatisfy { $0 == 1 })
  }

  @Test("builds a cell that differs once, and explains it from that build")
  func explained() throws {
    let old = try Project(Self.spec)
    try old.run(.test, recording: .all)
    let new = try Project(
      Self.spec.replacing("left: 40", with: "left: 44"), in: old.folder)
    try new.run(.test)
    let results = try LastRun(project: old.folder.url).results()
    #expect(results.cells.map(\.outcome) == Array(repeating: .different, count: 8))
    #expect(results.cells.allSatisfy { $0.specChanges?.isEmpty == false })
    #expect(new.counts.count == 8)
    #expect(new.counts.values.allSatisfy { $0 == 1 })
  }

  @Test("builds one cell for each set of conditions to find mistakes, and names all cells")
  func mistakes() throws {
    let project = try Project(Self.spec.replacing("radius: 6", with: "radius: -6"))
    var cells = project.workspace.cells(Selection())
    let found = project.workspace.check(&cells)
    #expect(project.counts.values.sorted() == [1, 1, 1, 1])
    #expect(cells.count { $0.checked != nil } == 4)
    var findings = CellFindings()
    for cell in cells { findings.add(cell.build().diagnostics, of: cell.cell.name) }
    #expect(found == findings.diagnostics(ofTotal: cells.count))
    #expect(found.map(\.severity) == [.error])
  }
}

extension LoadedSpec {
  /// The same spec, which calls a closure with each cell that is built.
  fileprivate func calling(_ onBuild: @escaping @Sendable (Cell) -> Void) -> LoadedSpec {
    var document = document
    document.onBuild = onBuild
    return LoadedSpec(
      location: location, project: project, document: document, source: source,
      matrix: document.cells(), files: files, expansion: expansion, scene: scene,
      assets: assets)
  }
}
