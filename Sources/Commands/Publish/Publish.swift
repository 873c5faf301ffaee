package import Cells
import Diagnostics
import Foundation
import Reports
import Snapshots

/// The options of `publish`.
package struct PublishOptions: Sendable {
  /// The folder or the archive with the results as the user wrote it; nil for the last run.
  package var run: String?
  /// The branch of pictures.
  package var branch: String
  /// The name or the address of the repository with the branch.
  package var remote: String
  /// The number of days after which pictures are dropped.
  package var keptDays: Int
  /// The Markdown summary to write, and the addresses in it.
  package var files: RunFiles
  /// The environment of the process.
  package var environment: [String: String]
  /// The time of the publication in seconds since 1970.
  package var time: Int

  package init(
    run: String?, branch: String, remote: String, keptDays: Int, files: RunFiles,
    environment: [String: String], time: Int
  ) {
    self.run = run
    self.branch = branch
    self.remote = remote
    self.keptDays = keptDays
    self.files = files
    self.environment = environment
    self.time = time
  }
}

/// Publishes the pictures of a run's summary on a branch, and then writes the summary.
///
/// The repository of the project and its working tree do not change.
///
/// - Parameters:
///   - options: the run and the branch.
///   - folder: the folder of the project.
/// - Returns: a sentence about the pictures.
/// - Throws: the error of results, of git, of the remote, or of a file. The summary is then not
///   written, unless an obstacle stopped the run: then it has the obstacle.
package func publish(_ options: PublishOptions, in folder: WorkingFolder) throws -> String {
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
    "strut-publish-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: scratch) }
  let lastRun = LastRun(project: folder.url)
  let outputs: RunOutputs
  let pictures: SummaryPictures
  if let path = options.run {
    let found = try RunArtifact(
      path, in: folder, unpackingTo: scratch.appendingPathComponent("run"))
    outputs = RunOutputs(found.results, of: lastRun, report: nil, in: folder)
    let places = Dictionary(
      found.runs.flatMap { run in run.results.cells.map { ($0.id, run.run) } },
      uniquingKeysWith: { first, _ in first })
    pictures = try SummaryPictures(outputs.model) { places[$0] }
  } else {
    outputs = RunOutputs(try lastRun.results(), of: lastRun, report: nil, in: folder)
    pictures = try SummaryPictures(outputs.model)
  }
  try outputs.requireResults(writing: options.files)
  var summary = "The run has no pictures to publish.\n"
  if !pictures.all.isEmpty {
    let branch = try PictureBranch(
      options.branch,
      of: try GitRemote(options.remote, in: folder, environment: options.environment),
      in: scratch.appendingPathComponent("repository"), environment: options.environment)
    let day = 86_400
    let outcome = try branch.publish(
      pictures.all, today: PublicationDay(secondsSince1970: options.time),
      oldest: PublicationDay(secondsSince1970: options.time - options.keptDays * day))
    summary = outcome.summary(of: pictures.all.count, on: branch, keptDays: options.keptDays)
  }
  try outputs.write(options.files, with: pictures)
  return summary
}

extension PictureBranch.Outcome {
  /// Words what a job did to the branch.
  fileprivate func summary(of count: Int, on branch: PictureBranch, keptDays: Int) -> String {
    let place = "on the branch `\(branch.name)` of `\(branch.remote.shown)`"
    let old =
      dropped == 0
      ? ""
      : " Dropped \(Count.of(dropped, "picture")) of more than \(Count.of(keptDays, "day")) ago."
    if added == 0 {
      return
        "Published no picture \(place): \(Count.of(count, "picture")) had been there before.\(old)\n"
    }
    let known = added == count ? "" : ", of which \(count - added) had been there before"
    return "Published \(Count.of(count, "picture")) \(place)\(known).\(old)\n"
  }
}
