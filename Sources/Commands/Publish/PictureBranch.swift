import Diagnostics
import Foundation
import Snapshots

/// A branch with the pictures that comments on pull requests show.
///
/// ```
/// README.md
/// pictures/<hash>.png
/// published/<day>/<hash>.png
/// ```
///
/// The name of a picture is a hash of its content, so a job knows the address before it publishes.
/// `published` has each picture again on each day on which a job published it. A picture is dropped
/// with the last of its days. The branch has one commit without parents, so that dropped pictures
/// take no room in the repository.
struct PictureBranch {
  let name: String
  let remote: GitRemote
  /// A repository of its own, which reads and writes the branch.
  ///
  /// The repository of the user does not change.
  private let scratch: URL
  private let environment: [String: String]

  static let pictures = "pictures"
  private static let published = "published"
  private static let readMe = "README.md"
  /// The text by which Strut recognizes its branch.
  ///
  /// If it changes, Strut must still recognize this one.
  private static let readMeText = """
    # Pictures of snapshot runs

    Comments on pull requests show these pictures. `strut publish` writes this branch, drops old
    pictures and replaces its commit. Do not commit to it.

    """
  private static let mode = "100644"
  /// The greatest size of the list of the branch's files, in bytes.
  private static let greatestListing = 16 << 20

  /// Creates a repository for the branch.
  ///
  /// - Parameters:
  ///   - name: the name of the branch.
  ///   - remote: the repository with the branch.
  ///   - scratch: a folder for files. It need not exist.
  ///   - environment: the environment of the process.
  /// - Throws: `PublishError` for a name that no branch may have, or the error of git.
  init(
    _ name: String, of remote: GitRemote, in scratch: URL, environment: [String: String]
  ) throws {
    self.name = name
    self.remote = remote
    self.scratch = scratch
    self.environment = remote.environment(environment)
    try Folder.make(scratch)
    // Git's own commands take such a name for an option, for the current commit or for a reference.
    let isTaken = name.hasPrefix("-") || name == "HEAD" || name.hasPrefix("refs/")
    guard !isTaken, try git(["check-ref-format", "refs/heads/\(name)"]).status == 0 else {
      throw PublishError.badBranch(name)
    }
    try succeed([
      "init", "--quiet", "--bare", "--template=", "--object-format=\(remote.objectFormat)",
    ])
    try succeed(["remote", "add", Self.remoteName, remote.url])
  }

  private static let remoteName = "pictures"
  private static let localTip = "refs/strut/tip"
  /// The greatest number of jobs that may publish first.
  private static let attempts = 60

  /// What a job did to the branch.
  struct Outcome: Hashable {
    /// The commit of the branch, which has all pictures of the job.
    let commit: String
    /// The number of pictures that were not on the branch.
    let added: Int
    /// The number of pictures that were too old.
    let dropped: Int
  }

  /// Adds pictures to the branch, and drops old ones.
  ///
  /// If another job publishes at the same time, it begins again with the branch of the other job.
  ///
  /// - Parameters:
  ///   - pictures: the pictures.
  ///   - today: the day of their publication.
  ///   - oldest: the oldest day whose pictures stay.
  /// - Returns: what changed.
  /// - Throws: `PublishError`, or the error of git or of a file.
  func publish(
    _ pictures: [SummaryPictures.Picture], today: PublicationDay, oldest: PublicationDay
  ) throws -> Outcome {
    var new: [String: String] = [:]
    for picture in pictures {
      let hash = String(picture.hashedName.dropFirst(Self.pictures.count + 1))
      new[hash] = try object(of: picture.bytes)
    }
    let readMe = try object(of: Array(Self.readMeText.utf8))
    for attempt in 1...Self.attempts {
      let tip = try fetchTip()
      var days = try tip.map { try content(of: $0, readMe: readMe) } ?? [:]
      let known = Set(days.values.flatMap(\.keys))
      days = days.filter { $0.key >= oldest }
      days[today, default: [:]].merge(new) { $1 }
      let kept = Dictionary(days.values.joined().map { ($0.key, $0.value) }) { $1 }
      let outcome = { (commit: String) in
        Outcome(
          commit: commit, added: Set(new.keys).subtracting(known).count,
          dropped: known.subtracting(kept.keys).count)
      }
      let tree = try tree(readMe: readMe, days, pictures: kept)
      if let tip, try text(["rev-parse", "\(tip)^{tree}"]) == tree { return outcome(tip) }
      let commit = try text(["commit-tree", "-m", "Publish pictures of snapshot runs", tree])
      if try push(commit, over: tip) { return outcome(commit) }
      // Jobs that wait for different times do not meet again.
      usleep(UInt32.random(in: 0...UInt32(min(attempt, 20) * 50_000)))
    }
    throw PublishError.overtaken(remote.shown, branch: name, times: Self.attempts)
  }

  /// The object of a file with these bytes.
  private func object(of bytes: [UInt8]) throws -> String {
    let file = scratch.appendingPathComponent("strut-object")
    try AtomicFile.write(bytes, to: file, durability: .cached)
    return try text(["hash-object", "-w", "--no-filters", "--", file.path])
  }

  /// The commit of the branch on the remote; nil if the remote does not have the branch.
  private func remoteTip() throws -> String? {
    let found = try git(["ls-remote", "--", Self.remoteName, "refs/heads/\(name)"])
    guard found.status == 0 else {
      throw PublishError.unreachable(remote.shown, remote.hiding(found.complaint))
    }
    // `<commit>\t<ref>`
    let commit = String(decoding: found.standard, as: UTF8.self).prefix { !$0.isWhitespace }
    return commit.isEmpty ? nil : String(commit)
  }

  /// The commit of the branch, whose files are known then; nil if the remote does not have the
  /// branch.
  private func fetchTip() throws -> String? {
    guard try remoteTip() != nil else { return nil }
    let branch = "refs/heads/\(name)"
    // The names of the pictures are enough. A host that cannot leave out files sends them.
    let fetched = try git([
      "fetch", "--quiet", "--no-tags", "--filter=blob:none", Self.remoteName,
      "+\(branch):\(Self.localTip)",
    ])
    guard fetched.status == 0 else {
      throw PublishError.unreachable(remote.shown, remote.hiding(fetched.complaint))
    }
    return try text(["rev-parse", Self.localTip])
  }

  /// The pictures of a commit by days: their objects by the names of the files.
  ///
  /// If the commit has other files or another text, the branch is not one of pictures, and it must not
  /// be replaced.
  ///
  /// - Parameters:
  ///   - commit: the commit.
  ///   - readMe: the object of the text about the branch.
  /// - Returns: the pictures.
  /// - Throws: `PublishError` for a branch that Strut did not write, or the error of git.
  private func content(
    of commit: String, readMe: String
  ) throws -> [PublicationDay: [String: String]] {
    let listed = try succeed(["ls-tree", "-r", "-z", commit], upTo: Self.greatestListing)
    var days: [PublicationDay: [String: String]] = [:]
    var hasReadMe = false
    for line in listed.standard.split(separator: 0) {
      // `100644 blob <object>\t<path>`
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      let path = parts.count == 2 ? String(parts[1]) : ""
      let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let foreign = PublishError.foreignBranch(remote.shown, branch: name, file: path)
      guard words.count == 3, words[0] == Self.mode else { throw foreign }
      switch (names.first, names.count) {
      case (Self.readMe, 1): hasReadMe = words[2] == readMe
      case (Self.pictures, 2) where Self.isPicture(names[1]): break
      case (Self.published, 3) where Self.isPicture(names[2]):
        guard let day = PublicationDay(names[1]) else { throw foreign }
        days[day, default: [:]][names[2]] = String(words[2])
      default: throw foreign
      }
    }
    guard hasReadMe else {
      throw PublishError.foreignBranch(remote.shown, branch: name, file: nil)
    }
    return days
  }

  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.count == 36
      && name.dropLast(4).allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// The tree of the branch with these files.
  private func tree(
    readMe: String, _ days: [PublicationDay: [String: String]], pictures: [String: String]
  ) throws -> String {
    var files = [(Self.readMe, readMe)]
    files += pictures.map { ("\(Self.pictures)/\($0.key)", $0.value) }
    for (day, pictures) in days {
      files += pictures.map { ("\(Self.published)/\(day.text)/\($0.key)", $0.value) }
    }
    let list = files.map { "\(Self.mode) \($0.1)\t\($0.0)\0" }.joined()
    let input = scratch.appendingPathComponent("strut-files")
    try AtomicFile.write(list, to: input, durability: .cached)
    try Folder.removeFile(scratch.appendingPathComponent("index"))
    try succeed(["update-index", "-z", "--add", "--index-info"], input: input)
    return try text(["write-tree", "--missing-ok"])
  }

  /// Replaces the branch.
  ///
  /// - Parameters:
  ///   - commit: the new commit.
  ///   - tip: the commit that is replaced; nil if the branch must not exist.
  /// - Returns: whether the branch is replaced; false if another job was first.
  /// - Throws: `PublishError` if the remote refuses the commit.
  private func push(_ commit: String, over tip: String?) throws -> Bool {
    let branch = "refs/heads/\(name)"
    let pushed = try git([
      "-c", "pack.useSparse=false", "push", "--quiet", "--porcelain", "--no-verify",
      "--force-with-lease=\(branch):\(tip ?? "")", Self.remoteName, "\(commit):\(branch)",
    ])
    if pushed.status == 0 { return true }
    // The branch is another one by now, or another job is replacing it at this moment.
    let isRace = try remoteTip() != tip || pushed.complaint.contains("cannot lock ref")
    if isRace { return false }
    let report = String(decoding: pushed.standard, as: UTF8.self)
    let lines = report.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("!") }
      .compactMap { $0.split(separator: "\t").last.map(String.init) }
    let complaint = (lines + [pushed.complaint]).filter { !$0.isEmpty }.joined(separator: "\n")
    throw PublishError.refused(remote.shown, branch: name, remote.hiding(complaint))
  }

  private func git(
    _ words: [String], input: URL? = nil, upTo limit: Int = ProgramCall.greatestSize
  ) throws(GitError) -> ProgramCall.Output {
    try Git.run(words, in: scratch, environment, input: input, upTo: limit)
  }

  @discardableResult
  private func succeed(
    _ words: [String], input: URL? = nil, upTo limit: Int = ProgramCall.greatestSize
  ) throws(GitError) -> ProgramCall.Output {
    let found = try git(words, input: input, upTo: limit)
    guard found.status == 0 else {
      throw .failed("git \(words[0])", remote.hiding(found.complaint))
    }
    return found
  }

  private func text(_ words: [String]) throws(GitError) -> String {
    try succeed(words).text
  }
}

/// A day in UTC.
struct PublicationDay: Hashable, Comparable {
  /// The day such as `2026-11-28`, which sorts as the days do.
  let text: String

  /// Reads a day.
  ///
  /// - Parameter text: the text; another form gives nil.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.joined().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    self.text = text
  }

  /// - Parameter seconds: the seconds since 1970.
  init(secondsSince1970 seconds: Int) {
    var time = time_t(seconds)
    var parts = tm()
    gmtime_r(&time, &parts)
    let words = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    text = zip(words, [4, 2, 2]).map { number, width in
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }.joined(separator: "-")
  }

  static func < (first: PublicationDay, second: PublicationDay) -> Bool {
    first.text < second.text
  }
}
