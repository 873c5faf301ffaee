import Foundation
import TestSupport
import Testing
import YAML

@testable import Spec

/// A spec with the frames that it must have; the form is described in LayoutFixtureTests.swift.
struct LayoutFixture: CustomTestStringConvertible, Sendable {
  /// The path below Tests/Fixtures/Layout without its ending: `margins/preserved`.
  let name: String
  let text: String

  var testDescription: String { name }

  /// Every fixture, in the order of their names.
  static let all: [LayoutFixture] = {
    let folder = Repository.fixture("Layout")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".yaml") }.sorted().map { path in
      let text = try? String(
        contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return LayoutFixture(name: String(path.dropLast(5)), text: text ?? "")
    }
  }()

  /// What is wrong, a text each; of a fixture that cannot be read what is wrong with it.
  var failures: [String] {
    do throws(FixtureError) {
      return try FixtureContent(text).failures.map { "\(name), \($0)" }
    } catch {
      return error.reasons.map { "\(name): \($0)" }
    }
  }
}

/// Why a fixture cannot be read.
struct FixtureError: Error {
  var reasons: [String]

  init(_ reasons: String...) { self.reasons = reasons }
  init(_ reasons: [String]) { self.reasons = reasons }
}

/// A fixture's parts.
struct FixtureContent {
  /// The expected frame of each view, in the order of the file.
  typealias Frames = [(id: String, frame: [Double])]

  var document: SpecDocument
  /// Whether cells are to be mirrored.
  var isMirrored: Bool
  /// Whether the mirrored layout is the same.
  var staysTheSame = false
  /// By the cells' names.
  var expect: [String: Frames] = [:]
  var exact: [String: Frames] = [:]
  var rtl: [String: Frames] = [:]
  var rtlExact: [String: Frames] = [:]
  var findings: [ExpectedFinding] = []

  static let cell = "screen"

  init(_ text: String) throws(FixtureError) {
    let yaml = YAMLFile(spec: Array(text.utf8), file: "a.yaml", limits: SpecLimits())
    let problems = yaml.diagnostics.map(SpecText.line)
    guard problems.isEmpty, case .mapping(let entries)? = yaml.root?.content else {
      throw FixtureError(problems.isEmpty ? ["it is no mapping"] : problems)
    }
    let known = ["why", "spec", "expect", "exact", "rtl", "rtlExact", "diagnostics"]
    let strange = entries.filter { !known.contains($0.key) }
    guard strange.isEmpty else { throw FixtureError(strange.map { "it has no key `\($0.key)`" }) }
    let missing = ["why", "spec", "expect"].filter { key in !entries.contains { $0.key == key } }
    guard missing.isEmpty else { throw FixtureError(missing.map { "it needs `\($0)`" }) }
    let values = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
    (document, isMirrored) = try Self.document(values["spec"])
    let cells = document.cells().cells.map(\.name)
    expect = try Self.frames(values["expect"], cells)
    exact = try Self.frames(values["exact"], cells)
    if values["rtl"]?.scalar?.text == "same" {
      staysTheSame = true
    } else {
      rtl = try Self.frames(values["rtl"], cells)
    }
    rtlExact = try Self.frames(values["rtlExact"], cells)
    let silent = cells.filter { expect[$0] == nil }
    guard silent.isEmpty else {
      throw FixtureError(silent.map { "nothing is expected of \($0)" })
    }
    if case .sequence(let nodes)? = values["diagnostics"]?.content {
      findings = try nodes.map { node throws(FixtureError) in try ExpectedFinding(node) }
    }
  }

  /// The spec under `spec`, on the fixtures' own device where it names none.
  private static func document(
    _ node: YAMLNode?
  ) throws(FixtureError) -> (SpecDocument, isMirrored: Bool) {
    guard var node, case .mapping(var entries) = node.content else {
      throw FixtureError("`spec` must be a mapping")
    }
    let usual = "matrix: { device: { id: \(cell), width: 390, height: 844, scale: 1 } }"
    var axes: [YAMLEntry] = []
    if let index = entries.firstIndex(where: { $0.key == "matrix" }) {
      if case .mapping(let given) = entries[index].value.content { axes = given }
      if !axes.contains(where: { ["device", "include"].contains($0.key) }),
        let device = self.entries(of: usual, in: "matrix").first
      {
        entries[index].value.content = .mapping([device] + axes)
      }
    } else {
      entries += self.entries(of: usual)
    }
    node.content = .mapping(entries)
    let context = ReadingContext(limits: SpecLimits())
    let document = DocumentReader(context: context, file: "a.yaml").readDocument(node)
    let findings = context.findings.sorted
    guard findings.isEmpty else { throw FixtureError(findings.map(SpecText.line)) }
    return (document, !axes.contains { ["direction", "include"].contains($0.key) })
  }

  /// The entries of a text, or of the mapping under a key of it.
  private static func entries(of text: String, in key: String? = nil) -> [YAMLEntry] {
    let tree = YAMLFile(spec: Array(text.utf8), file: "a.yaml", limits: SpecLimits()).root
    guard case .mapping(let entries)? = tree?.content else { return [] }
    guard let key else { return entries }
    let inner = entries.first { $0.key == key }?.value.content
    if case .mapping(let entries)? = inner { return entries }
    return []
  }

  /// The frames by cell; a mapping without cells is of the only one.
  private static func frames(
    _ node: YAMLNode?, _ cells: [String]
  ) throws(FixtureError) -> [String: Frames] {
    guard let node else { return [:] }
    guard case .mapping(let entries) = node.content else {
      throw FixtureError("frames are a mapping of ids")
    }
    let isByCell = entries.contains { entry in
      if case .mapping = entry.value.content { return true }
      return false
    }
    guard isByCell else {
      guard cells.count == 1 else {
        return entries.isEmpty
          ? Dictionary(uniqueKeysWithValues: cells.map { ($0, []) })
          : try frames(entries, of: cells)
      }
      return [cells[0]: try frames(entries)]
    }
    var frames: [String: Frames] = [:]
    for entry in entries {
      guard cells.contains(entry.key) else { throw FixtureError("there is no cell \(entry.key)") }
      guard case .mapping(let inner) = entry.value.content else {
        throw FixtureError("`\(entry.key)` needs a mapping of ids")
      }
      frames[entry.key] = try self.frames(inner)
    }
    return frames
  }

  /// The same frames for every cell.
  private static func frames(
    _ entries: [YAMLEntry], of cells: [String]
  ) throws(FixtureError) -> [String: Frames] {
    let frames = try frames(entries)
    return Dictionary(uniqueKeysWithValues: cells.map { ($0, frames) })
  }

  private static func frames(_ entries: [YAMLEntry]) throws(FixtureError) -> Frames {
    try entries.map { entry throws(FixtureError) in
      guard case .sequence(let nodes) = entry.value.content, nodes.count == 4 else {
        throw FixtureError("`\(entry.key)` needs a list of x, y, width and height")
      }
      let numbers = nodes.compactMap { $0.scalar?.number }
      guard numbers.count == 4 else { throw FixtureError("`\(entry.key)` needs four numbers") }
      return (entry.key, numbers)
    }
  }
}
