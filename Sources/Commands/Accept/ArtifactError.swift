import Cells
import Diagnostics
import Snapshots

/// The reason why there are no results in an artifact.
enum ArtifactError: Error, Hashable, Sendable {
  case noRun(path: String)
  /// Several runs, in folders of the artifact.
  case severalRuns(path: String, folders: [String])
  case archive(path: String, ZipArchive.Fault)
}

extension ArtifactError: EnvironmentError {
  package var diagnostic: Diagnostic {
    switch self {
    case .noRun(let path):
      Diagnostic(
        Message(rule: "noRunInArtifact", text: "`\(path)` has no results of a run"),
        notes: [Note("a run leaves `results.json` in `.strut/last-run` or `.strut/shards`")],
        help: "let CI keep the folder `.strut`, hidden files included")
    case .severalRuns(let path, let folders):
      Diagnostic(
        Message(rule: "severalRuns", text: "`\(path)` has the results of \(folders.count) runs"),
        notes: folders.map { Note("in `\($0)`") },
        help: "name the folder of one of them")
    case .archive(let path, let fault): Self.diagnostic(of: fault, in: path)
    }
  }

  private static func diagnostic(of fault: ZipArchive.Fault, in path: String) -> Diagnostic {
    let again = "download it again"
    return switch fault {
    case .notAnArchive:
      Diagnostic(
        Message(rule: "notAnArchive", text: "`\(path)` is not a whole ZIP archive"),
        help: "name a folder or a ZIP archive; if it is one, \(again)")
    case .damaged(let entry):
      Diagnostic(
        Message(rule: "damagedArchive", text: "`\(entry)` in `\(path)` is damaged"), help: again)
    case .encrypted(let entry):
      Diagnostic(
        Message(rule: "unreadableArchive", text: "`\(entry)` in `\(path)` is encrypted"),
        help: "unpack it and name the folder")
    case .otherMethod(let entry, let method):
      Diagnostic(
        Message(
          rule: "unreadableArchive",
          text: "`\(entry)` in `\(path)` is compressed by method \(method)"),
        notes: [Note("Strut reads the methods 0 and 8")], help: "unpack it and name the folder")
    case .unsafePath(let entry):
      Diagnostic(
        Message(rule: "unsafeArchive", text: "the path `\(entry)` leads out of `\(path)`"),
        help: "do not use it: no CI service writes such an archive")
    case .tooLarge(let entry, let limit):
      Diagnostic(
        Message(
          rule: "largeArchive",
          text: "`\(entry)` in `\(path)` is larger than the limit of \(limit >> 20) MiB"),
        help: "do not use it: no run writes such files")
    }
  }
}
