import Bitmaps
import Diagnostics
import Foundation
import Snapshots

/// The git repository around a folder, read with the `git` program.
///
/// The working tree, the index and the files of the repository do not change.
struct Git {
  private let folder: URL
  private let environment: [String: String]
  /// The path of the folder from the root of the repository, with a final `/`; empty for the root.
  let prefix: String

  /// Finds the repository around a folder of a working tree.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - environment: the environment of the process.
  /// - Throws: an error if there is no `git`, or if the folder is in no repository.
  init(in folder: URL, environment: [String: String]) throws(GitError) {
    if case .embedded(let path) = RepositoryContext(of: folder, environment) {
      throw .embeddedRepository(path: path)
    }
    self.folder = folder
    self.environment = environment
    let found = try Self.run(
      Self.readingOptions + ["rev-parse", "--show-prefix"], in: folder, environment)
    guard found.status == 0 else { throw .noRepository(path: folder.path, found.complaint) }
    prefix = found.text
  }

  /// The hash of the commit that a revision names.
  ///
  /// - Throws: an error if there is no such commit, or if a tag and a branch have the name.
  func commit(_ revision: String) throws(GitError) -> String {
    try checkName(of: revision)
    let found = try run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    let name = found.text
    // For a revision such as `^HEAD`, git prints `^` before the hash.
    guard found.status == 0, !name.isEmpty, name.allSatisfy(\.isHexDigit) else {
      let shallow = try run(["rev-parse", "--is-shallow-repository"])
      throw .unknownRevision(revision, isShallow: shallow.text == "true")
    }
    return name
  }

  /// Throws if the name at the start of a revision, such as `v1` in `v1~2`, means several references.
  ///
  /// Git would take the tag.
  private func checkName(of revision: String) throws(GitError) {
    let end = revision.firstRange(of: #/[~^:]|@\{/#)?.lowerBound ?? revision.endIndex
    let name = revision[..<end]
    guard !name.isEmpty else { return }
    let names = ["refs/heads/\(name)", "refs/tags/\(name)", "refs/remotes/\(name)"]
    let found = try run(["for-each-ref", "--format=%(refname)"] + names)
    // Git also lists the references below each name.
    let references = found.text.split(separator: "\n").map(String.init).filter(names.contains)
    guard references.count < 2 else { throw .ambiguousRevision(String(name), references) }
  }

  /// A file, a link or a submodule of a commit.
  struct Entry: Hashable {
    /// The path relative to the folder.
    let path: String
    let object: String
    let kind: Kind
    /// The size in bytes; 0 for a submodule.
    let size: Int

    enum Kind: Hashable {
      case file
      case link
      case submodule
    }
  }

  /// The regular files of a commit below the folder.
  ///
  /// Links and submodules are left out.
  func files(_ commit: String) throws(GitError) -> [Entry] {
    let entries = try list(commit, ["-r"], []).filter { $0.kind == .file }
    try Self.check(entries, of: commit)
    return entries
  }

  /// The entries of a commit at some paths and below them, and the links and submodules above them.
  ///
  /// The paths are relative to the folder. An entry may occur twice.
  func entries(_ commit: String, at paths: [String]) throws(GitError) -> [Entry] {
    let parts = paths.map { $0.split(separator: "/").filter { $0 != "." } }
    let above = Set(
      parts.flatMap { parts in
        parts.indices.map { parts[...$0].joined(separator: "/") }
      })
    let outer =
      above.isEmpty
      ? []
      : try list(commit, [], above.sorted()).filter {
        $0.kind != .file && above.contains($0.path)
      }
    return outer + (try list(commit, ["-r"], paths))
  }

  /// Throws if a commit has too many or too large files, or two names that are equal to Swift.
  static func check(_ entries: [Entry], of commit: String) throws(GitError) {
    let size = entries.reduce(0) { $0 + min($1.size, greatestSize + 1) }
    guard size <= greatestSize, entries.count <= greatestCount else { throw .tooLarge(commit) }
    if let (one, other) = EqualNames.first(in: entries.map(\.path)) {
      throw .equalNames(one, other, revision: commit)
    }
  }

  /// The entries that `git ls-tree` lists; all for no paths.
  private func list(
    _ commit: String, _ options: [String], _ paths: [String]
  ) throws(GitError) -> [Entry] {
    let found = try run(
      ["--literal-pathspecs", "ls-tree"] + options + ["-l", "-z", commit, "--"] + paths,
      upTo: Self.greatestListing)
    guard found.status == 0 else { throw .failed("git ls-tree", found.complaint) }
    var entries: [Entry] = []
    for line in found.standard.split(separator: 0) {
      // `100644 blob <object> <size>\t<path>`
      let parts = line.split(separator: 0x09, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 4, let kind = Entry.Kind(mode: words[0]) else { continue }
      // Git has no size for an object that is missing or damaged.
      guard let size = kind == .submodule ? 0 : Int(words[3]) else {
        throw .failed("git ls-tree", "the object \(words[2]) cannot be read")
      }
      entries.append(
        Entry(
          path: String(decoding: parts[1], as: UTF8.self), object: words[2], kind: kind,
          size: size))
    }
    return entries
  }

  /// Whether the index has a file, by its path from the folder.
  func tracks(_ path: String) throws(GitError) -> Bool {
    let found = try run(["--literal-pathspecs", "ls-files", "--error-unmatch", "--", path])
    // Git ends with 1 if it does not know the file, and with another number if it cannot tell.
    guard found.status == 0 || found.status == 1 else {
      throw .failed("git ls-files", found.complaint)
    }
    return found.status == 0
  }

  /// Whether the working tree has a file, by its path from the folder.
  func isInWorkingTree(_ path: String) -> Bool {
    Folder.exists(folder.appendingPathComponent(path))
  }

  /// The specs that a sparse checkout leaves out of the working tree, by paths from the folder.
  func sparseSpecs() throws(GitError) -> Set<String> {
    let found = try run(
      ["ls-files", "-t", "-z", "--", "*.yaml", "*.yml"], upTo: Self.greatestSearch)
    guard found.status == 0 else { throw .failed("git ls-files", found.complaint) }
    // `S` marks a file that git does not look for in the working tree.
    let skipped = found.standard.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasPrefix("S ") }.map { String($0.dropFirst(2)) }
    return Set(skipped.filter { !isInWorkingTree($0) })
  }

  /// The names in a folder of a commit; empty if it has no such folder.
  ///
  /// The path is relative to the folder of this value, and empty for that folder itself.
  func names(in path: String, of commit: String) throws(GitError) -> [String] {
    let found = try run(
      ["--literal-pathspecs", "ls-tree", "--name-only", "-z", commit, "--"]
        + (path.isEmpty ? [] : [path + "/"]), upTo: Self.greatestListing)
    guard found.status == 0 else { throw .failed("git ls-tree", found.complaint) }
    return found.standard.split(separator: 0).map {
      (String(decoding: $0, as: UTF8.self) as NSString).lastPathComponent
    }
  }

  /// The time after which git is ended, in seconds.
  ///
  /// A server that it reads from may never answer.
  private static let patience = 600
  /// The greatest size of all files of a commit, in bytes.
  static let greatestSize = 1 << 30
  /// The greatest number of files of a commit.
  static let greatestCount = 100_000
  /// The greatest size of all paths of a commit in which renames are searched, in bytes.
  private static let greatestSearch = 128 << 20
  /// The greatest size of the list of a commit's files, in bytes.
  private static let greatestListing = 16 << 20

  /// The specs that git recognizes as renamed.
  ///
  /// A renamed spec may have small changes, and another spec may have its path now. Specs in
  /// `references` and in hidden folders such as `.strut` are left out. They are copies, and git would
  /// pair an old spec with its copy.
  ///
  /// - Parameters:
  ///   - base: a commit.
  ///   - head: a commit, or nil for the tracked files of the working tree.
  /// - Returns: the old and new paths relative to the folder, in the order of git.
  /// - Throws: the error of git.
  func renames(
    from base: String, to head: String?
  ) throws(GitError) -> [(old: String, new: String)] {
    // In a commit whose trees have the same tree many times, the search would not end.
    for commit in [base] + [head].compactMap(\.self) {
      _ = try run(["ls-tree", "-r", "-z", "--name-only", commit], upTo: Self.greatestSearch)
    }
    let found = try run(
      ["diff", "--name-status", "-z", "--find-renames", "--break-rewrites"]
        + ["--diff-filter=R", "--relative", base]
        + [head].compactMap { $0 }
        + ["--", "*.yaml", "*.yml", ":(exclude,glob)**/references/**", ":(exclude,glob)**/.*/**"])
    guard found.status == 0 else { throw .failed("git diff", found.complaint) }
    // Each rename is `R<similarity>`, the old path and the new path. A zero byte ends each of them.
    let words = found.standard.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: words.count - 2, by: 3).map { (words[$0 + 1], words[$0 + 2]) }
  }

  func contents(_ entry: Entry) throws(GitError) -> [UInt8] {
    let found = try run(["cat-file", "blob", entry.object])
    guard found.status == 0 else { throw .failed("git cat-file", found.complaint) }
    return found.standard
  }

  /// The file that Git LFS keeps for a pointer.
  ///
  /// For a file that was not fetched, it is the pointer. Other bytes do not change. No filter of
  /// git runs, because it is a program.
  func fetched(_ bytes: [UInt8]) throws(GitError) -> [UInt8] {
    guard let object = LargeFilePointer(bytes)?.object else { return bytes }
    let found = try run(["rev-parse", "--git-common-dir"])
    guard found.status == 0 else { throw .failed("git rev-parse", found.complaint) }
    let place = URL(fileURLWithPath: found.text, relativeTo: folder).appendingPathComponent(
      "lfs/objects/\(object.prefix(2))/\(object.dropFirst(2).prefix(2))/\(object)")
    return (try? FileBytes.read(path: place.path)) ?? bytes
  }

  func run(
    _ words: [String], upTo limit: Int = ProgramCall.greatestSize
  ) throws(GitError) -> ProgramCall.Output {
    try Self.run(Self.readingOptions + words, in: folder, environment, upTo: limit)
  }

  /// Options by which git reads a repository and runs no program that its files name.
  ///
  /// Versions of git before 2.38 do not know the first setting. `RepositoryContext` is for them.
  private static let readingOptions = [
    "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false",
  ]

  /// Runs git to its end, in English and without questions.
  ///
  /// - Parameters:
  ///   - words: the arguments.
  ///   - folder: the working folder.
  ///   - environment: the environment of the process.
  ///   - input: the file that git reads; nil for none.
  ///   - limit: the greatest size of what git may write, in bytes.
  /// - Returns: what git wrote.
  /// - Throws: an error if there is no `git`.
  static func run(
    _ words: [String], in folder: URL, _ environment: [String: String], input: URL? = nil,
    upTo limit: Int = ProgramCall.greatestSize
  ) throws(GitError) -> ProgramCall.Output {
    guard let program = ProgramCall.program(named: "git", environment) else { throw .noGit }
    let call = ProgramCall(
      program, ["--no-optional-locks"] + words, in: folder,
      environment: environment.merging(
        ["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"], uniquingKeysWith: { $1 }))
    guard let output = call.output(input: input, upTo: limit, patience: patience) else {
      throw .noGit
    }
    guard !output.isCut else {
      let command = words.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
      throw .failed("git \(command)", "it wrote too much or took too long")
    }
    return output
  }
}

extension Git.Entry.Kind {
  /// The kind with a mode of git; nil for a folder.
  fileprivate init?(mode: String) {
    switch mode {
    case "120000": self = .link
    case "160000": self = .submodule
    case _ where mode.hasPrefix("100"): self = .file
    default: return nil
    }
  }
}
