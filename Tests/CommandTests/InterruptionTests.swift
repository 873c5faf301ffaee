import Bitmaps
import Foundation
import Snapshots
import TestSupport
import Testing

@testable import StrutCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A run that is cut short", .enabled(if: BuiltProgram.url != nil, "the program is not built"))
struct InterruptionTests {
  private static let taller = small.replacingOccurrences(of: "gap: 20", with: "gap: 24")

  /// Milliseconds after which the program is killed; a whole run takes some hundred.
  private static let moments = [5, 20, 40, 60, 80, 100, 130, 160, 200, 250, 320, 400, 600, 900]

  @Test(
    "leaves every reference whole, and the next run ends as if nothing had been", arguments: moments
  )
  func killed(_ milliseconds: Int) throws {
    let program = try #require(BuiltProgram.url)
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(Self.taller, to: "small/small.yaml")
    let process = try BuiltProgram.process(
      [program.path, "test", "small", "--record", "all"], in: scratch.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(UInt32(milliseconds) * 1000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let folder = scratch.path + "/small/references"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".png") {
      #expect(throws: Never.self) { try PNG.readTexts(path: "\(folder)/\(name)") }
    }
    // Each reference is the old or the new one, and either run can tell.
    let outcome = strut("test", "small", in: scratch.path)
    #expect([.success, .snapshotsDiffer].contains(outcome.status), "\(outcome.transcript)")
    #expect(!outcome.out.contains("could not be compared"))
    _ = strut("test", "small", "--record", "all", in: scratch.path)
    #expect(strut("test", "small", in: scratch.path).out == "4 cells: 4 match\n")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!left.contains { $0.hasSuffix(".partial") })
  }

  @Test("by a limit of the file size is reported, with status 3, and changes no reference")
  func limited() throws {
    let program = try #require(BuiltProgram.url)
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    func references() throws -> [String: Data] {
      let folder = scratch.file("small/references").path
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      return try names.filter { $0 != ".sources" }.reduce(into: [:]) {
        $0[$1] = try scratch.bytes("small/references/\($1)")
      }
    }
    let old = try references()
    try scratch.write(Self.taller, to: "small/small.yaml")
    // Two blocks are less than any picture.
    let process = try BuiltProgram.process(
      ["sh", "-c", "ulimit -f 2; exec \"$0\" test small --record all", program.path],
      in: scratch.path)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(
      process.terminationStatus == StrutCommand.ExitStatus.environmentProblem.rawValue, "\(message)"
    )
    #expect(message.contains("note: it would be larger than a file may be here"), "\(message)")
    #expect(try references() == old)
  }

  @Test("whose standard files are closed writes no output into a reference")
  func closedFiles() throws {
    let program = try #require(BuiltProgram.url)
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "all", in: scratch.path)
    let reference = try scratch.bytes("small/references/iphone-8.png")
    let process = try BuiltProgram.process(
      ["sh", "-c", "exec \"$0\" test small --record all 0<&- 1>&- 2>&-", program.path],
      in: scratch.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == StrutCommand.ExitStatus.snapshotsDiffer.rawValue)
    #expect(try scratch.bytes("small/references/iphone-8.png") == reference)
  }

  @Test(
    "whose standard files are closed writes the same file as with open ones",
    arguments: [
      ("render small --out out", "out/small/iphone-8.png"),
      ("lint small --sarif lint.sarif", "lint.sarif"),
      ("explain small --only small/iphone-8 --svg cell.svg", "cell.svg"),
    ])
  func closedFiles(_ words: String, _ file: String) throws {
    let program = try #require(BuiltProgram.url)
    let written = try [">out.txt 2>&1 <out.txt", "0<&- 1>&- 2>&-"].map { files in
      let scratch = try TemporaryFolder()
      try scratch.write(small, to: "small/small.yaml")
      let process = try BuiltProgram.process(
        ["sh", "-c", "exec \"$0\" \(words) \(files)", program.path], in: scratch.path)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      return try scratch.bytes(file)
    }
    #expect(written[0] == written[1])
  }

  struct Disk: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the shell does to the disk before the program runs.
    let preparation: String
    let message: String

    static let rows = [
      Disk(
        testDescription: "a full disk",
        preparation: "{ dd if=/dev/zero of=full/rest bs=1k 2>/dev/null; true; }",
        message: "the disk, or the quota on it, is full"),
      Disk(
        testDescription: "a read-only file system", preparation: "mount -o remount,ro full",
        message: "it is on a read-only file system"),
    ]
  }

  @Test(
    "by the disk is reported, with status 3, and no reference is half written",
    .enabled(if: BuiltProgram.canMount, "mounting is not allowed here"), arguments: Disk.rows)
  func disk(_ row: Disk) throws {
    let program = try #require(BuiltProgram.url)
    let scratch = try TemporaryFolder()
    try scratch.write(small, to: "small/small.yaml")
    _ = strut("test", "small", "--record", "missing", in: scratch.path)
    try scratch.write(Self.taller, to: "small/small.yaml")
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/full", withIntermediateDirectories: true)
    // The references lie on the disk in question; they are copied off it before it goes.
    let script = """
      mount -t tmpfs -o size=2m none full && cp -R small full/ && \(row.preparation) || exit 77
      "$0" test full/small --record all
      status=$?
      cp -R full/small/references after
      exit $status
      """
    let process = try BuiltProgram.process(
      ["unshare", "-Urm", "sh", "-c", script, program.path], in: scratch.path)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      process.terminationStatus == StrutCommand.ExitStatus.environmentProblem.rawValue, "\(message)"
    )
    #expect(message.contains("note: \(row.message)"), "\(message)")
    for name in try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/after")
    where name.hasSuffix(".png") {
      #expect(throws: Never.self) { try PNG.readTexts(path: "\(scratch.path)/after/\(name)") }
    }
  }
}
