import Bitmaps
package import Diagnostics
import Drawing
import Foundation
import Snapshots
import Spec

/// An error outside of the check of specs, such as one of a font, a file or a picture.
package protocol EnvironmentError: Error {
  var diagnostic: Diagnostic { get }
}

extension FileError: EnvironmentError {}
extension ReferenceError: EnvironmentError {}
extension LastRun.ResultsError: EnvironmentError {}
extension TimingsError: EnvironmentError {}

extension FontError: EnvironmentError {
  package var diagnostic: Diagnostic { EnvironmentProblem.diagnostic(of: self) }
}

extension DrawingError: EnvironmentError {
  package var diagnostic: Diagnostic { EnvironmentProblem.diagnostic(of: self) }
}

/// The diagnostics of errors that no spec causes.
package enum EnvironmentProblem {
  /// The diagnostic of an error that a run throws.
  package static func diagnostic(for error: any Error) -> Diagnostic {
    (error as? any EnvironmentError)?.diagnostic
      ?? Diagnostic(
        Message(rule: "environment", text: (error as NSError).localizedDescription))
  }
}

extension EnvironmentProblem {
  fileprivate static func diagnostic(of error: FontError) -> Diagnostic {
    switch error {
    case .missing(let font, let package, let folders):
      Diagnostic(
        Message(rule: "missingFont", text: "the font \(font) is not installed"),
        notes: [Note("looked in \(folders.joined(separator: ", "))")],
        help: "install the package `\(package)`")
    case .damaged(let path):
      Diagnostic(
        Message(rule: "damagedFont", text: "the font file `\(path)` is damaged"),
        help: "install its package again")
    case .unreadable(let path, let code):
      refused(
        Message(rule: "unreadableFont", text: "the font file `\(path)` cannot be read"),
        FileError(.read, path, code: code))
    }
  }

  private static func refused(_ message: Message, _ error: FileError) -> Diagnostic {
    let reason = error.diagnostic
    return Diagnostic(message, notes: reason.notes, help: reason.help)
  }

  private static func diagnostic(of wording: PictureWording) -> Diagnostic {
    Diagnostic(
      Message(rule: wording.rule, text: wording.text), notes: wording.notes, help: wording.help)
  }

  fileprivate static func diagnostic(of error: DrawingError) -> Diagnostic {
    switch error {
    case .font(let error): diagnostic(of: error)
    case .image(let path, let fault): diagnostic(of: PictureWording(path, fault))
    case .size(let width, let height):
      Diagnostic(
        Message(
          rule: "pictureSize", text: "a picture of \(width) × \(height) pixels cannot be drawn"),
        help: "choose a smaller size, or fewer `frames` of a film")
    case .encoding(let error):
      Diagnostic(
        Message(rule: "encoding", text: "a picture in the SVG file cannot be written"),
        notes: [Note("\(error)")])
    case .slowDrawing(let view):
      Diagnostic(
        Message(
          rule: "drawingTooComplex",
          text: "the screen takes too long to draw"
            + (view.map { ", most of the time in `\($0)`" } ?? "")),
        help: "use shapes with fewer steps and dashes and thinner lines, "
          + "and fewer or smaller blurs, gradients, shadows and translucent views",
        views: view.map { [$0] } ?? [])
    case .deepGroups(let view):
      Diagnostic(
        Message(
          rule: "groupsTooDeep",
          text: (view.map { "`\($0)`" } ?? "a view")
            + " is in too many translucent views to be drawn"),
        help: "set `alpha` of fewer views that contain it, or the alpha of their colors",
        views: view.map { [$0] } ?? [])
    case .cairo(let reason):
      Diagnostic(
        Message(rule: "drawing", text: "the picture cannot be drawn"), notes: [Note(reason)])
    }
  }
}
