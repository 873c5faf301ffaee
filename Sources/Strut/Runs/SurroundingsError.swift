import Bitmaps
package import Diagnostics
import Drawing
import Foundation
import Snapshots
import Spec

/// Words for what can go wrong outside the specs: fonts, files, pictures, and what a command finds of
/// earlier ones.
package enum SurroundingsError {
  /// The diagnostic of an error that a run threw.
  package static func diagnostic(for error: any Error) -> Diagnostic {
    switch error {
    case let error as FontError: diagnostic(of: error)
    case let error as DrawingError: diagnostic(of: error)
    case let error as FileError: error.diagnostic
    case let error as OutputError: diagnostic(of: error)
    case let error as ReferenceError: error.diagnostic
    case let error as LastRun.ResultsError: error.diagnostic
    case let error as TimingsError: error.diagnostic
    case let error as MergeError: error.diagnostic
    case let error as GitError: error.diagnostic
    case let error as DiffError: diagnostic(of: error)
    default:
      Diagnostic(Message(rule: "surroundings", text: (error as NSError).localizedDescription))
    }
  }

  /// What an error that a run threw means to whoever started it: most lie in the surroundings.
  package static func verdict(on error: any Error) -> RunOutcome.Verdict {
    switch error {
    case let error as GitError where error.isInput: return .specIsWrong
    case is DiffError: return .specIsWrong
    case LastRun.ResultsError.none(let obstacle):
      switch obstacle.kind {
      case .spec: return .specIsWrong
      case .selection: return .nothingSelected
      case .surroundings: return .surroundingsAreWrong
      }
    default: return .surroundingsAreWrong
    }
  }
}

extension SurroundingsError {
  /// Without help, which speaks of files that are written whole or not at all.
  private static func diagnostic(of error: OutputError) -> Diagnostic {
    var told = FileError(.write, "standard output", code: error.code).diagnostic
    told.help = nil
    return told
  }

  private static func diagnostic(of error: DiffError) -> Diagnostic {
    switch error {
    case .folderAndFile(let folder, let file):
      Diagnostic(
        Message(
          rule: "folderAndFile", text: "`\(folder)` is a folder, and `\(file)` is not one"),
        help: "give two pictures or two folders")
    }
  }

  private static func diagnostic(of error: FontError) -> Diagnostic {
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
      Diagnostic(
        Message(rule: "unreadableFont", text: "the font file `\(path)` cannot be read"),
        notes: [Note(String(cString: strerror(code)).lowercased())],
        help: "give yourself the right to read it")
    }
  }

  private static func diagnostic(of wording: PictureWording) -> Diagnostic {
    Diagnostic(Message(rule: wording.rule, text: wording.text), help: wording.help)
  }

  private static func diagnostic(of error: DrawingError) -> Diagnostic {
    switch error {
    case .font(let error): diagnostic(of: error)
    case .image(let path, let fault): diagnostic(of: PictureWording(path, fault))
    case .size(let width, let height):
      Diagnostic(
        Message(
          rule: "pictureSize", text: "a picture of \(width) × \(height) pixels cannot be drawn"),
        help: "choose a smaller size")
    case .encoding(let error):
      Diagnostic(
        Message(rule: "encoding", text: "a picture in the SVG file cannot be written"),
        notes: [Note("\(error)")])
    case .cairo(let reason):
      Diagnostic(
        Message(rule: "drawing", text: "the picture cannot be drawn"), notes: [Note(reason)])
    }
  }
}
