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
  private let trees: ObjectWriter
  private let commits: ObjectWriter
  private let base: String
  private let contents: [String]

  init(on bench: Bench) throws {
    self.bench = bench
    _ = try Self.git(["init", "-q"], on: bench)
    let spec = "views: { a: { kind: label, text: Title, pin: [top, leading] } }\n"
    contents = try [
      spec, spec.replacing("Title", with: "Other"), "views: [", "", "../../outside", "/tmp/outside",
    ].map { try Self.git(["hash-object", "-w", "--stdin"], writing: Array($0.utf8), on: bench) }
    trees = try ObjectWriter(of: "tree", in: bench.project)
    commits = try ObjectWriter(of: "commit", in: bench.project)
    let root = try trees.write(
      Array("100644 one.yaml".utf8) + [0] + Self.bytes(ofHex: contents[0]))
    base = try commits.write(Self.commit(of: root))
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
    let head = try commit(input)
    let options = CompareOptions(
      base: base, head: head, paths: ["."], selection: Selection(), project: Project(),
      limits: { _ in SpecLimits() }, report: "report", jobs: 1,
      environment: ProcessInfo.processInfo.environment, fontSetup: bench.fontSetup)
    var outcome = Outcome()
    let result = try compare(options, in: bench.workingFolder) { _, _ in }
    outcome.isAccepted = result.outputs.verdict != .invalidInput
    outcome.add(result.diagnostics, sources: result.sources)
    outcome.add(shown: result.summary, of: "the summary")
    return outcome
  }

  /// Writes a commit with the entries of an input.
  ///
  /// - Returns: the commit's id.
  private func commit(_ entries: [UInt8]) throws -> String {
    var tree: [UInt8] = []
    var folder: [UInt8] = []
    for entry in entries.split(separator: 0) {
      guard let tab = entry.lastIndex(of: 9), let space = entry.firstIndex(of: 0x20),
        let content = Int(String(decoding: entry[(tab + 1)...], as: UTF8.self)), space < tab
      else { continue }
      let start = Array("sub/".utf8)
      let name = entry[(space + 1)..<tab]
      let object = Self.bytes(ofHex: contents[content % contents.count])
      if name.starts(with: start) {
        folder += entry[..<space] + [0x20] + name.dropFirst(start.count) + [0] + object
      } else {
        tree += entry[..<space] + [0x20] + name + [0] + object
      }
    }
    if !folder.isEmpty {
      tree += Array("40000 sub".utf8) + [0] + Self.bytes(ofHex: try trees.write(folder))
    }
    return try commits.write(Self.commit(of: trees.write(tree)))
  }

  /// The content of a commit with a tree.
  private static func commit(of tree: String) -> [UInt8] {
    let person = "fuzz <fuzz@localhost> 1704067200 +0000"
    return Array("tree \(tree)\nauthor \(person)\ncommitter \(person)\n\nfuzz\n".utf8)
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

/// A git process that writes objects of one type, because starting one for each takes longer than
/// the comparison.
private final class ObjectWriter {
  private let process = Process()
  private let (names, ids) = (Pipe(), Pipe())
  private let file: URL

  /// Starts the process in a repository.
  init(of type: String, in repository: URL) throws {
    file = repository.appendingPathComponent(".git/fuzz-\(type)")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "hash-object", "-t", type, "-w", "--literally", "--stdin-paths"]
    process.currentDirectoryURL = repository
    process.standardInput = names
    process.standardOutput = ids
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { try? names.fileHandleForWriting.close() }

  /// - Returns: the object's id.
  func write(_ content: [UInt8]) throws -> String {
    try Data(content).write(to: file)
    try names.fileHandleForWriting.write(contentsOf: Data("\(file.path)\n".utf8))
    var id = ""
    while !id.hasSuffix("\n") {
      guard let more = try ids.fileHandleForReading.read(upToCount: 1), !more.isEmpty else {
        throw FuzzOptions.Wrong(description: "git hash-object failed")
      }
      id += String(decoding: more, as: UTF8.self)
    }
    return String(id.dropLast())
  }
}
