import AutoLayout
import Diagnostics
import Geometry
import Graphics
import Matching

/// A difference between a layout and an app, with its place in the spec.
struct MatchFinding: Hashable, Sendable {
  let fact: Fact
  /// The place in the spec: of the view, or of the view around an additional one.
  let span: SourceSpan
  /// The causes of the layout's numbers that differ.
  let causes: [MatchCause]

  enum Fact: Hashable, Sendable {
    /// The app has no view for a view of the spec, nor for `subviews` views in it.
    case missing(view: String, kind: String, subviews: Int)
    /// The spec has no view for a view of the app, nor for `subviews` views in it.
    case additional(AdditionalView, subviews: Int)
    case frame(view: String, in: String?, FrameDifference)
    case text(view: String, layout: String?, app: DumpedText?)
    /// The app's view is of the class `app`, which a spec writes as `appKind`.
    case otherClass(view: String, kind: String, app: String, appKind: String)
    case hidden(view: String, inApp: Bool)
    /// The view is in front of the view `cover` in the layout, and behind it in the app.
    case order(view: String, cover: String)
    /// The views are turned, scaled or mirrored differently; nil is no transform.
    case transform(view: String, layout: Transform?, app: Transform?)
  }

  /// A view of the app that the spec does not have.
  struct AdditionalView: Hashable, Sendable {
    let className: String
    let identifier: String?
    let text: DumpedText?
    /// The frame in the view `outer`.
    let frame: Rect
    /// The view of the spec around it; nil for the window.
    let outer: String?
    /// The line of the dump.
    let span: SourceSpan
  }

  /// The view's id in the spec; nil for an additional view.
  var view: String? {
    switch fact {
    case .missing(let view, _, _), .frame(let view, _, _), .text(let view, _, _),
      .otherClass(let view, _, _, _), .hidden(let view, _), .order(let view, _),
      .transform(let view, _, _):
      view
    case .additional: nil
    }
  }
}

/// The cause of a number of a layout: a constraint, a content size or a frame.
struct MatchCause: Hashable, Sendable {
  let attribute: FrameDifference.Attribute
  /// The equation or the content in words.
  let text: String
  /// Whether the text is an equation.
  let isConstraint: Bool
  let span: SourceSpan?
}

/// The comparison of one dump with its cell.
struct MatchedDump: Sendable {
  let file: DumpFile
  let outcome: Outcome

  enum Outcome: Sendable {
    /// The dump could not be read.
    case unreadable
    /// No cell has the size of the dump.
    case noCell(Diagnostic)
    case compared(Comparison)
    /// The spec has errors in the cell.
    case invalid([Diagnostic])
  }

  struct Comparison: Sendable {
    /// The names of the screen and the cell.
    let screen: String
    let cell: String
    let device: String
    /// The folder and the file name of the spec.
    let spec: String
    /// The number of cells among which this one has the fewest differences.
    let choices: Int
    let mismatches: [ScreenMismatch]
    /// The numbers of views: in pairs, in the layout, and in the app without private ones.
    let paired: Int
    let layoutViews: Int
    let appViews: Int
    let findings: [MatchFinding]
  }
}
