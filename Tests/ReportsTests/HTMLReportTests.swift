import Diagnostics
import Foundation
import Reports
import Snapshots
import Testing

@Suite("The report of a run")
struct HTMLReportTests {
  private static let different: CellRecord = {
    var cell = CellRecord(
      id: CellID(screen: "chat", cell: "iphone-x.landscape.dark"), status: .different,
      references: "Snapshots/chat/references")
    cell.size = PictureSize(width: 2436, height: 1125)
    cell.scale = 3
    cell.environment = ["pango is 1.52, and was 1.50"]
    cell.reasons = ["`send` moved 12 pt left", "9 pixels differ (under 0.01 %)"]
    cell.layout = [
      LayoutTextChange(mark: .same, text: "root view (0, 0) 812 × 375"),
      LayoutTextChange(mark: .same, text: "  a view (0, 0) 8 × 8"),
      LayoutTextChange(mark: .same, text: "  b view (0, 0) 8 × 8"),
      LayoutTextChange(mark: .same, text: "  c view (0, 0) 8 × 8"),
      LayoutTextChange(mark: .removed, text: "  send button (20, 0) 8 × 8"),
      LayoutTextChange(mark: .added, text: "  send button (8, 0) 8 × 8"),
    ]
    cell.evidence = Evidence(reference: "1", actualPicture: "2", actualLayout: "3")
    return cell
  }()

  private static func cell(_ name: String, _ status: CellRecord.Status) -> CellRecord {
    CellRecord(
      id: CellID(screen: "chat", cell: name), status: status,
      references: "Snapshots/chat/references")
  }

  private func page(
    _ cells: [CellRecord], stale: [CellID] = [], mode: RecordMode = .none
  ) throws -> String {
    let project = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: project) }
    let lastRun = LastRun(project: project)
    for cell in cells where cell.evidence != nil {
      for file in LastRun.File.allCases {
        try AtomicFile.write(file.rawValue, to: lastRun.url(of: file, cell.id))
      }
    }
    let report = HTMLReport(folder: project.appendingPathComponent("report"))
    try report.write(
      RunResults(recordMode: mode, cells: cells, stale: stale), from: lastRun,
      titles: ["chat": "Chat & \"more\""])
    let pictures = report.folder.appendingPathComponent("pictures").path
    let copied = try? FileManager.default.subpathsOfDirectory(atPath: pictures)
    let page = try String(contentsOf: report.pageURL, encoding: .utf8)
    for path in copied ?? [] where path.hasSuffix(".png") {
      #expect(page.contains("src=\"pictures/\(path)\""))
    }
    return page
  }

  @Test("shows expected, actual and difference beside each other, scaled by their points")
  func pictures() throws {
    let page = try page([Self.different])
    let folder = "pictures/chat/iphone-x.landscape.dark"
    #expect(
      page.contains(
        """
        <figure class="picture" style="--w:812">
        <a href="\(folder)/actual.png"><img src="\(folder)/actual.png" width="2436" height="1125" \
        alt="Actual: chat on iphone-x, landscape, dark" loading="lazy" decoding="async"></a>
        <figcaption>Actual <small>2436 × 1125</small></figcaption>
        </figure>
        """))
    #expect(page.components(separatedBy: "<figure").count == 4)
  }

  @Test("names the device apart from its states")
  func name() throws {
    #expect(
      try page([Self.different]).contains(
        """
        <h3 id="cell-1-name" title="Chat &amp; &quot;more&quot;"><span class="screen">chat</span>\
        <span class="device">iphone-x</span> <span class="state">landscape</span> \
        <span class="state">dark</span></h3>
        """))
  }

  @Test("tells what changed, and the surroundings once")
  func reasons() throws {
    let page = try page([Self.different, Self.different])
    #expect(page.contains("<li><code>send</code> moved 12 pt left</li>"))
    #expect(page.components(separatedBy: "pango is 1.52").count == 2)
    #expect(page.contains("<span class=\"state\">2 cells</span>"))
  }

  @Test("shows the layout's lines around a change only")
  func layout() throws {
    #expect(
      try page([Self.different]).contains(
        """
        <span class="gap">  ⋯ 2 lines the same</span><span>    b view (0, 0) 8 × 8</span>\
        <span>    c view (0, 0) 8 × 8</span><del>−   send button (20, 0) 8 × 8</del>\
        <ins>+   send button (8, 0) 8 × 8</ins></pre>
        """))
  }

  @Test("puts what is most urgent first and folds what matches")
  func order() throws {
    var failed = Self.cell("wrong", .failed)
    failed.cause = .spec
    failed.diagnostics = [
      DiagnosticRecord(
        Diagnostic(
          Message(rule: "unknownKey", text: "there is no key `<b>`"),
          at: SourceSpan(file: "chat.yaml", line: 3, column: 5), help: "did you mean `tab`?"))
    ]
    let page = try page(
      [Self.cell("fine", .matched), Self.different, failed],
      stale: [CellID(screen: "chat", cell: "old")])
    let places = [
      "id=\"cell-1\"", "there is no key <code>&lt;b&gt;</code>", "id=\"cell-2\"",
      "send button", "1 cell matches", "fine", "References that no cell names", "old",
    ].map { page.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(page.contains("<p class=\"place\"><code>chat.yaml:3:5</code></p>"))
    #expect(page.contains("<h1>Screens could not be drawn</h1>"))
  }

  @Test("offers to accept only where there is something to accept")
  func nextCommand() throws {
    #expect(try page([Self.different]).contains("<code>strut accept</code>"))
    let passed = try page([Self.cell("fine", .matched)])
    #expect(!passed.contains("strut accept"))
    #expect(passed.contains("<h1>All snapshots match</h1>"))
    #expect(
      try page([Self.cell("new", .recorded)], mode: .missing).contains(
        "<h1>Snapshots were recorded</h1>"))
  }

  @Test("tells a finding of many layouts once")
  func findings() throws {
    var cell = Self.cell("fine", .matched)
    cell.diagnostics = [
      DiagnosticRecord(
        Diagnostic(Message(rule: "ambiguous", text: "`a` has no width"), severity: .warning))
    ]
    let page = try page([cell, cell])
    #expect(page.components(separatedBy: "<code>a</code> has no width").count == 2)
    #expect(page.contains("on 2 cells"))
  }

  @Test("asks nothing of a network and is the same each time")
  func selfContained() throws {
    let page = try page([Self.different])
    #expect(!page.contains("http"))
    #expect(!page.contains("<script"))
    #expect(try self.page([Self.different]) == page)
  }

  @Test("is not written without the pictures that it tells of")
  func missingPicture() throws {
    let project = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: project) }
    let results = RunResults(recordMode: .none, cells: [Self.different], stale: [])
    #expect(throws: FileError.self) {
      try HTMLReport(folder: project).write(results, from: LastRun(project: project))
    }
  }
}

@Suite("A gallery of drawn pictures")
struct GalleryTests {
  private let gallery = Gallery(
    title: "A <title>",
    screens: [
      Gallery.Screen(
        title: "Chat & co",
        pictures: [
          Gallery.Picture(
            cell: "iphone-x.rtl", path: "chat/a b#1%?.png",
            size: PictureSize(width: 1125, height: 2436), scale: 3)
        ])
    ])

  @Test("escapes what it shows and what it links")
  func escaping() {
    let page = gallery.html
    #expect(page.contains("<title>A &lt;title&gt;</title>"))
    #expect(page.contains("<h2 id=\"screen-1\">Chat &amp; co</h2>"))
    #expect(page.contains("src=\"chat/a%20b%231%25%3F.png\""))
    #expect(page.contains("alt=\"Chat &amp; co on iphone-x, rtl\""))
    #expect(page.contains("<p class=\"lead\">1 picture, all to one scale</p>"))
  }

  @Test("lies beside its pictures")
  func place() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try gallery.write(to: folder)
    #expect(page.lastPathComponent == "index.html")
    #expect(try String(contentsOf: page, encoding: .utf8) == gallery.html)
  }
}
