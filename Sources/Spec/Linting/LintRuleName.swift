package import Diagnostics

/// The rules of `strut lint`, in the order of reported findings.
package enum LintRuleName: String, Hashable, Sendable, CaseIterable {
  case unsatisfiable, ambiguous, clippedText, shrunkText, zeroSize, squeezed
  case outsideScreen, unsafeArea, underBar, underKeyboard, unfilledEdge, squareCorner, overlap
  case touchTarget, contrast, fixedWidth, frozenFrame, mirroring, neverMatters

  /// One sentence for the reference and for reports.
  package var summary: String {
    switch self {
    case .unsatisfiable: "Required constraints that cannot hold together."
    case .ambiguous: "Views whose position or size several solutions fit."
    case .clippedText: "Text that is cut off or ends in an ellipsis."
    case .shrunkText: "Text that is drawn smaller than its font to fit."
    case .zeroSize: "Controls that have no width or no height."
    case .squeezed: "Views that are smaller than their content."
    case .outsideScreen:
      "Views outside the screen, or in a place that scrolling cannot reach."
    case .unsafeArea:
      "Text and controls under the notch, a rounded corner or the home indicator."
    case .underBar: "Text and controls under the status bar or another bar of the screen."
    case .underKeyboard: "Text and controls under the keyboard."
    case .unfilledEdge: "Bars built from plain views that leave a strip at the screen's edge."
    case .squareCorner: "Backgrounds that cover a rounded corner of the view that they are in."
    case .overlap: "Text and controls that overlap though neither contains the other."
    case .touchTarget: "Controls that are too small to be touched, under 44 × 44 points."
    case .contrast: "Text with less contrast to its background than WCAG AA requires."
    case .fixedWidth: "Fixed widths in which a translation of the text has no room."
    case .frozenFrame:
      "Frames that were designed at a right or lower edge and do not follow it."
    case .mirroring: "Views that stay where they are when the interface is mirrored."
    case .neverMatters: "Constraints that change nothing in any cell."
    }
  }

  /// The default severity of a finding.
  package var severity: Severity {
    switch self {
    case .unsatisfiable, .ambiguous, .clippedText, .zeroSize, .outsideScreen, .unsafeArea,
      .underBar, .underKeyboard, .overlap:
      .error
    case .shrunkText, .squeezed, .unfilledEdge, .squareCorner, .touchTarget, .contrast, .fixedWidth,
      .frozenFrame,
      .mirroring:
      .warning
    case .neverMatters: .note
    }
  }

  /// The range of `minimum`, or nil for a rule that measures nothing.
  package var minimums: ClosedRange<Double>? {
    switch self {
    case .touchTarget: 1...200
    case .contrast: 1...21
    case .unsatisfiable, .ambiguous, .clippedText, .shrunkText, .zeroSize, .squeezed,
      .outsideScreen, .unsafeArea, .underBar, .underKeyboard, .unfilledEdge, .squareCorner,
      .overlap, .fixedWidth, .frozenFrame, .mirroring, .neverMatters:
      nil
    }
  }
}
