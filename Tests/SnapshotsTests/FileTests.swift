import Diagnostics
import Foundation
import Snapshots
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A file that is written")
struct FileTests {
  @Test("replaces the old one and leaves nothing beside it")
  func replaces() throws {
    let project = try TemporaryProject()
    let url = project.url.appendingPathComponent("a/b/c.txt")
    try AtomicFile.write("old", to: url)
    try AtomicFile.write("new", to: url, durability: .cached)
    #expect(try project.files() == ["a/b/c.txt"])
    #expect(try AtomicFile.read(url) == Array("new".utf8))
    #expect(try AtomicFile.read(project.url.appendingPathComponent("none")) == nil)
  }

  @Test(
    "is not read beyond the greatest size, however few blocks it takes on the disk",
    arguments: [(0, true), (1, false), (50 << 30, false)])
  func greatestSize(_ excess: Int, _ isRead: Bool) throws {
    let project = try TemporaryProject()
    let url = project.url.appendingPathComponent("sparse")
    try AtomicFile.write("", to: url)
    try #require(truncate(url.path, off_t(1 << 20 + excess)) == 0)
    let bytes = Result { try AtomicFile.read(url, within: 1 << 20) }
    if isRead {
      #expect(try bytes.get()?.count == 1 << 20)
    } else {
      #expect(throws: FileError(.read, url.path, code: EOVERFLOW)) { try bytes.get() }
    }
  }

  @Test("keeps the old one whole where it cannot be written")
  func keepsOld() throws {
    let project = try TemporaryProject()
    let url = project.url.appendingPathComponent("folder/inside.txt")
    try AtomicFile.write("old", to: url)
    #expect(throws: FileError(.write, url.deletingLastPathComponent().path, code: EISDIR)) {
      try AtomicFile.write("new", to: url.deletingLastPathComponent())
    }
    #expect(try project.files() == ["folder/inside.txt"])
  }

  @Test("changes none of the files that belong to it if one cannot be written")
  func together() throws {
    let project = try TemporaryProject()
    let url = project.url.appendingPathComponent("a.txt")
    try AtomicFile.write("old", to: url)
    // The name of the temporary file would be longer than the 255 bytes of a name.
    let other = project.url.appendingPathComponent(String(repeating: "b", count: 250))
    let new = Array("new".utf8)
    #expect(throws: FileError(.write, other.path, code: ENAMETOOLONG)) {
      try AtomicFile.write([(new, url), (new, other)])
    }
    #expect(try project.files() == ["a.txt"])
    #expect(try AtomicFile.read(url) == Array("old".utf8))
  }

  @Test("is refused if a file is in the place of a folder")
  func fileForFolder() throws {
    let project = try TemporaryProject()
    let file = project.url.appendingPathComponent("file")
    try AtomicFile.write("", to: file)
    #expect(throws: FileError(.createFolder, file.path, code: ENOTDIR)) {
      try AtomicFile.write("", to: file.appendingPathComponent("sub/a.txt"))
    }
  }

  @Test(
    "is refused in a read-only folder, which is named in place of every file",
    .enabled(if: getuid() != 0, "the superuser may write anywhere"))
  func readOnlyFolder() throws {
    let project = try TemporaryProject()
    let folder = project.store.folder
    try Folder.make(folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let results = try project.run([("a", DrawnCell()), ("b", DrawnCell())], mode: .missing)
    for cell in results.cells {
      #expect(cell.diagnostics.map(\.rule) == ["fileUnwritable"])
      #expect(cell.diagnostics.first?.message == "`\(folder.path)` cannot be written")
    }
    #expect(results.verdict == .environmentProblem)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
  }

  @Test("leaves something beside it only where its writer was killed, until somebody clears it")
  func leftovers() throws {
    let project = try TemporaryProject()
    let names = [".a.png.\(getpid()).partial", ".a.png.1.partial", ".a.png.99999999.partial"]
    for name in names + [".gitkeep"] {
      try AtomicFile.write("half", to: project.store.folder.appendingPathComponent(name))
    }
    #expect(try project.store.cells() == [])
    try AtomicFile.removeLeftovers(in: project.store.folder)
    let left = try Folder.names(in: project.store.folder)
    #expect(!left.contains(".a.png.99999999.partial"))
    #expect(left.contains(".gitkeep") && left.contains(names[0]) && left.contains(names[1]))
  }

  @Test("into a device is whole, whatever an earlier call left in `errno`")
  func device() throws {
    errno = EIO
    try OutputFile.write("text", to: URL(fileURLWithPath: "/dev/null"))
    let project = try TemporaryProject()
    let url = project.url.appendingPathComponent("new.yaml")
    errno = EIO
    #expect(try OutputFile.create("text", at: url))
    #expect(try !OutputFile.create("other", at: url))
    #expect(try AtomicFile.read(url) == Array("text".utf8))
  }

  @Test("into a pipe that no program reads from is refused, and does not wait for a reader")
  func pipe() throws {
    let project = try TemporaryProject()
    let url = project.url.appendingPathComponent("pipe")
    try #require(mkfifo(url.path, 0o600) == 0)
    #expect(throws: FileError(.write, url.path, code: ENXIO)) {
      try OutputFile.write("text", to: url)
    }
    let reader = open(url.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile.write("text", to: url)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 4 && bytes.starts(with: "text".utf8))
  }

  @Test(
    "keeps its folder, which is no error where the folder could not be removed",
    .enabled(if: getuid() != 0, "the superuser may remove anything"))
  func folderInReadOnlyFolder() throws {
    let project = try TemporaryProject()
    let folder = project.store.folder
    try AtomicFile.write("", to: folder.appendingPathComponent("full/a"))
    try Folder.make(folder.appendingPathComponent("empty"))
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    try Folder.removeIfEmpty(folder.appendingPathComponent("full"))
    let empty = folder.appendingPathComponent("empty")
    #expect(throws: FileError(.remove, empty.path, code: EACCES)) {
      try Folder.removeIfEmpty(empty)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
  }

  #if os(Linux)
    @Test("into a full device is reported when the file is closed")
    func fullDevice() {
      #expect(throws: FileError(.write, "/dev/full", code: ENOSPC)) {
        try OutputFile.write("text", to: URL(fileURLWithPath: "/dev/full"))
      }
    }
  #endif

  struct Row: CustomTestStringConvertible, Sendable {
    let error: FileError
    let text: String
    var testDescription: String { text }
  }

  @Test(
    "that is refused is described in words",
    arguments: [
      Row(
        error: FileError(.write, "a.png", code: ENOSPC),
        text: """
          error: `a.png` cannot be written [fileUnwritable]
            note: the disk, or the quota on it, is full
            help: free some space and run the command again; nothing was half written

          """),
      Row(
        error: FileError(.write, "a.png", code: EROFS),
        text: """
          error: `a.png` cannot be written [fileUnwritable]
            note: it is on a read-only file system
            help: work in a folder that can be written

          """),
      Row(
        error: FileError(.write, "pipe", code: ENXIO),
        text: """
          error: `pipe` cannot be written [fileUnwritable]
            note: it is a pipe or a socket that no program reads from
            help: start its reader first, or name a file

          """),
      Row(
        error: FileError(.read, "a.png", code: EACCES),
        text: """
          error: `a.png` cannot be read [fileUnreadable]
            note: its permissions do not allow it
            help: check its permissions (`chmod u+rw`)

          """),
      Row(
        error: FileError(.createFolder, "a", code: ENOTDIR),
        text: """
          error: `a` cannot be created [folderNotCreated]
            note: a part of the path is a file, not a folder
            help: move what is in the way aside

          """),
      Row(
        error: FileError(.remove, "a", code: EIO),
        text: """
          error: `a` cannot be removed [fileNotRemoved]
            note: the system's error number is 5

          """),
    ])
  func words(_ row: Row) {
    #expect(DiagnosticText(sources: []).text(of: row.error.diagnostic) == row.text)
  }
}

@Suite("A file that several threads write")
struct SharedFileTests {
  @Test("is one of theirs, and none of them fails")
  func threads() throws {
    let project = try TemporaryProject()
    let url = project.url.appendingPathComponent("shared.yaml")
    var failures = 0
    Parallel.forEach(
      count: 200, jobs: 8,
      makeWorker: {
        { _ in (try? AtomicFile.write("the same", to: url, durability: .cached)) != nil }
      },
      deliver: { _, isWritten in if !isWritten { failures += 1 } })
    #expect(failures == 0)
    #expect(try project.files() == ["shared.yaml"])
  }
}

@Suite("The names in a folder")
struct FolderNameTests {
  @Test("are in the order of their bytes, hidden ones included")
  func order() throws {
    let project = try TemporaryProject()
    let folder = project.url.appendingPathComponent("names")
    let names = [".a", "10", "9", "B", "Z", "a", "b", "c", "d", "z", "é"]
    for name in names.reversed() {
      try AtomicFile.write("", to: folder.appendingPathComponent(name))
    }
    #expect(try Folder.names(in: folder) == names)
    #expect(try Folder.names(in: project.url.appendingPathComponent("nothing")).isEmpty)
  }
}
