import Cells
import Commands
import Foundation
import Snapshots
import Spec
import TestSupport

/// Trees of a git repository, read by `compare`.
///
/// An input is a list of entries, each ended by a zero: the mode, a space, the name, a slash for
/// entries of a folder, and the content's number. Git itself refuses some of these names when it
/// writes trees, but not when it reads them.
struct TreeInputs: InputKind {
  static let name = "tree"

  private let bench: Bench
  private let base: String
  private let contents: [String]

  init(on bench: Bench) throws {
    self.bench = bench
    _ = try Self.git(["init", "-q"], on: bench)
    let spec = ConstraintTexts.head
    contents = try [
      spec, spec.replacing("Title", with: "Other"), "views: [", "", "../../outside", "/tmp/outside",
    ].map { try Self.git(["hash-object", "-w", "--stdin"], writing: Array($0.utf8), on: bench) }
    let file = "100644 one.yaml\t0\u{0}"
    base = try Self.commit(Array(file.utf8), contents, bench)
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    let modes = ["100644", "100644", "100644", "100755", "120000", "160000", "40000", "0", "99"]
    let names = [
      "one.yaml", "two.yaml", "one.yml", "ONE.yaml", "..", ".", ".git", ".strut", "references",
      "../x.yaml", "../../outside.yaml", "/tmp/outside.yaml", "a/../../../x.yaml", "a//b.yaml",
      "~.yaml", "-q.yaml", ":(glob)*.yaml", "*.yaml", "C:\\x.yaml", ".yaml", "picture.png",
    ]
    var bytes: [UInt8] = []
    for _ in 0...random.small(below: 6) {
      var name = Array((random.chance(5) ? random.pick(Texts.all) : random.pick(names)).utf8)
      if random.chance(8) { name.append(contentsOf: random.bytes(3)) }
      if random.chance(6) { name = Array("sub/".utf8) + name }
      name.removeAll { $0 == 0 || $0 == 9 }
      let mode = random.chance(2) ? "100644" : random.pick(modes)
      let content = random.chance(2) ? 1 : random.next(below: contents.count)
      bytes += Array("\(mode) ".utf8) + name + Array("\t\(content)".utf8) + [0]
    }
    return bytes
  }

  func run(_ input: [UInt8]) throws -> Outcome {
    let head = try Self.commit(input, contents, bench)
    let options = CompareOptions(
      base: base, head: head, paths: ["."], selection: Selection(), limits: SpecLimits(),
      report: "report", jobs: 1, environment: ProcessInfo.processInfo.environment,
      fontSetup: bench.fontSetup)
    var outcome = Outcome()
    let result = try compare(options, in: bench.workingFolder) { _, _ in }
    outcome.add(result.diagnostics, sources: result.sources)
    outcome.add(shown: result.summary, of: "the summary")
    return outcome
  }

  /// Writes a commit with the entries of an input.
  ///
  /// - Returns: the commit's id.
  private static func commit(
    _ entries: [UInt8], _ contents: [String], _ bench: Bench
  ) throws -> String {
    var tree: [UInt8] = []
    var folder: [UInt8] = []
    for entry in entries.split(separator: 0) {
      guard let tab = entry.lastIndex(of: 9), let space = entry.firstIndex(of: 0x20),
        let content = Int(String(decoding: entry[(tab + 1)...], as: UTF8.self)), space < tab
      else { continue }
      let start = Array("sub/".utf8)
      let name = entry[(space + 1)..<tab]
      let object = bytes(ofHex: contents[content % contents.count])
      if name.starts(with: start) {
        folder += entry[..<space] + [0x20] + name.dropFirst(start.count) + [0] + object
      } else {
        tree += entry[..<space] + [0x20] + name + [0] + object
      }
    }
    let write = ["hash-object", "-t", "tree", "-w", "--literally", "--stdin"]
    if !folder.isEmpty {
      tree +=
        Array("40000 sub".utf8) + [0] + bytes(ofHex: try git(write, writing: folder, on: bench))
    }
    let name = ["-c", "user.name=fuzz", "-c", "user.email=fuzz@localhost"]
    let root = try git(write, writing: tree, on: bench)
    return try git(name + ["commit-tree", "-m", "fuzz", root], on: bench)
  }

  private static func bytes(ofHex text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
  }

  /// - Returns: the output without its line end.
  private static func git(
    _ words: [String], writing input: [UInt8] = [], on bench: Bench
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = bench.project
    let date = "2024-01-01T00:00:00Z"
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date], uniquingKeysWith: { $1 })
    let (source, output) = (Pipe(), Pipe())
    process.standardInput = source
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: input)
    try source.fileHandleForWriting.close()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw FuzzOptions.Wrong(description: "git \(words.joined(separator: " ")) failed")
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
