import Catalogues
import Diagnostics
package import Graphics
import ViewKinds
import YAML

/// The result of looking for a picture that a spec names.
package enum ImageLookup: Hashable, Sendable {
  case found(ImageSource)
  /// The path leads out of the spec's folder.
  case outsideFolder
  case missing
  /// The file exists but cannot be shown.
  case unusable(PictureFault)
}

/// The result of looking for a font file that a spec names.
package enum FontLookup: Hashable, Sendable {
  /// The fonts in the file, at least one.
  case found([ProjectFont.Face])
  /// The path leads out of the spec's folder.
  case outsideFolder
  case missing
  /// The file exists but cannot be used.
  case unusable(FontFault)
}

/// The shared state of the readers of one file: the findings, and the names that values may refer
/// to.
final class ReadingContext: SectionReader {
  let limits: SpecLimits
  let lookups: SpecLookups
  /// The path of the Interface Builder document that the spec is made of, or nil.
  ///
  /// What cannot be read of it is left out, and is a warning.
  var interfaceFile: String? {
    get { findings.lenientFile }
    set { findings.lenientFile = newValue }
  }
  var findings: Findings
  var metrics = Metrics()
  var colors = ColorNames()
  var fonts = FontNames()
  var assets = SpecAssets()
  var words = SpecWords() { didSet { strings.setLanguages(ofApp: words.languages) } }
  var strings = StringTables()
  /// The keys of `strings` in file order.
  var stringKeys: [StringKey] = []
  /// All texts that the spec shows.
  var shownTexts: Set<ExactText> = []
  /// The names of the templates and of the styles.
  var templateNames: Set<String> = []
  var styleNames: Set<String> = []
  /// The mapping that is being read.
  var place = ReadingPlace()
  /// The names that cannot be ids; uses of them are not reported as well.
  var wrongNames: Set<String> = []
  /// The keys of `matrix` that are no axes; conditions with them are not reported as well.
  var ownAxes: Set<String> = []
  /// The table of each view in a row, which constraints outside cannot name.
  var rowViews: [String: String] = [:]
  /// The remaining budget for filling rows and templates.
  var fillBudget: FillBudget

  init(limits: SpecLimits, lookups: SpecLookups = SpecLookups()) {
    self.limits = limits
    self.lookups = lookups
    findings = Findings(limits: limits)
    fillBudget = FillBudget(nodes: limits.nodes, bytes: limits.filledBytes)
  }

  var context: ReadingContext { self }
}

/// The mapping that is being read, to which proposals fit.
struct ReadingPlace {
  /// The entries of the mapping.
  var entries: [YAMLEntry] = []
  /// The key that is being read.
  var key: String?
  /// The id of the view that is being read.
  var view: String?
  /// Whether the view has a kind that is built of other views, and its keys mean nothing.
  var isBuilt = false
  /// The axis of the stack that contains the view; nil outside of a stack.
  var stackAxis: String?

  /// The value of a key of the mapping.
  func value(of key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }
}

/// A reader of a part of a spec.
///
/// It reports invalid values and leaves them out.
protocol SectionReader {
  var context: ReadingContext { get }
}

extension SectionReader {
  var metrics: Metrics { context.metrics }

  func report(_ diagnostic: @autoclosure () -> Diagnostic) { context.findings.add(diagnostic()) }

  /// Reports a diagnostic that is made in several steps.
  ///
  /// It is made only if it is listed, because its help takes longer than reading the value.
  func report(making diagnostic: () -> Diagnostic) { context.findings.add(diagnostic()) }
}
