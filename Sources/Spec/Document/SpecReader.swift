import AutoLayout
package import Diagnostics
package import Graphics
import ViewKinds
import YAML

/// What is found where a spec names a picture.
package enum ImageLookup: Hashable, Sendable {
  case found(ImageSource)
  /// The path leads out of the spec's folder.
  case outsideFolder
  case missing
  /// The file is there and cannot be shown.
  case unusable(PictureFault)
}

/// What is found where a spec names a font's file.
package enum FontLookup: Hashable, Sendable {
  /// The fonts in the file, at least one.
  case found([ProjectFont.Face])
  /// The path leads out of the spec's folder.
  case outsideFolder
  case missing
  /// The file is there and cannot be used.
  case unusable(FontFault)
}

/// Reads a file's tree into a document, collecting what is wrong with it.
struct SpecReader {
  let file: String
  let limits: SpecLimits
  let images: (String) -> ImageLookup
  let fonts: (String) -> FontLookup
  var findings: Findings
  var metrics = Metrics()
  var colors: [String: DynamicColor] = [:]
  /// The families that the project brings, in the order of the file.
  var families: [ProjectFont] = []
  /// Their names, also of those whose files are wrong, which was told already.
  var knownFamilies: [String] = []
  /// In the order of the file.
  var colorNames: [String] = []
  /// The entries of `colors` that are still to be read.
  var colorEntries: [String: YAMLEntry] = [:]
  /// The names of colours that are wrong, which was told already.
  var badColors: Set<String> = []
  /// Texts in other languages, and their keys in the order of the file.
  var strings = StringTables()
  var stringKeys: [StringKey] = []
  /// All texts that the spec shows.
  var shownTexts: Set<String> = []
  /// In the order of cell names.
  var axes = MatrixAxis.all
  /// The devices that the matrix brings, by id, and their ids in the order of the file.
  var customDevices: [String: CustomDevice] = [:]
  var customDeviceIDs: [String] = []
  /// Constraints of the whole file, for checking what `activate` names.
  var constraintNames: [String] = []
  var knownConstraintNames: Set<String> = []
  var firstAnchors: Set<Anchor> = []
  /// What each table or collection makes its items of.
  var rowTemplates: [ViewID: RowSource] = [:]
  /// What rows and templates may still be written out to.
  var fillBudget: FillBudget
  /// The templates of views and the styles, by name.
  var templates: [String: ViewTemplate] = [:]
  var styles: [String: NamedStyle] = [:]

  init(
    file: String, limits: SpecLimits, images: @escaping (String) -> ImageLookup,
    fonts: @escaping (String) -> FontLookup = { _ in .missing }
  ) {
    self.file = file
    self.limits = limits
    self.images = images
    self.fonts = fonts
    findings = Findings(limits: limits)
    fillBudget = FillBudget(nodes: limits.nodes, bytes: limits.filledBytes)
  }

  /// The document; meaningful where nothing is wrong.
  mutating func document(_ node: YAMLNode) -> SpecDocument {
    var sections: [String: YAMLNode] = [:]
    for entry in mapping(node, of: .spec) ?? []
    where known(entry, in: LanguageKeys.top.names, of: .spec) {
      sections[entry.key] = entry.value
    }
    let title = sections["title"].flatMap { text($0, key: "title") }
    if let node = sections["metrics"] { metrics = readMetrics(node) }
    if let node = sections["colors"] { readColors(node) }
    if let node = sections["fonts"] { readFonts(node) }
    if let node = sections["strings"] { readStrings(node) }
    if let node = sections["axes"] { readOwnAxes(node) }
    let screen = sections["screen"].map { readScreen($0) } ?? ScreenDeclaration()
    let matrix = sections["matrix"].map { readMatrix($0) } ?? MatrixDeclaration()
    let context = MatrixContext(axes: axes, defaults: screen.defaults)
    let expansion = readExpansion(of: matrix, context)
    if let node = sections["styles"] { readStyles(node) }
    if let node = sections["templates"] { readTemplates(node) }
    let written = sections["views"].map { expandViews($0) }
    let tree = nameViews(written, guides: sections["guides"])
    var views = readViews(written, guides: sections["guides"], in: tree)
    if let node = sections["constraints"] {
      views.constraints += readConstraints(node, of: nil, in: tree)
    }
    let changes = sections["when"].map { readChanges($0, on: tree, base: views) } ?? []
    if !strings.languages.isEmpty { checkStrings() }
    checkUse()
    let transitions = sections["transitions"].map { readTransitions($0) } ?? []
    let comparison = sections["compare"].map {
      readComparison($0, of: views, changes: changes)
    }
    let linting = sections["lint"].map { readLinting($0, of: NamedViews(views, changes)) }
    let document = SpecDocument(
      file: file, title: title, limits: limits, metrics: metrics, strings: strings,
      screen: screen, context: context, devices: ownValues(of: .device), matrix: matrix,
      expansion: expansion, views: views, changes: changes, transitions: transitions,
      comparison: comparison ?? ComparisonDeclaration(), linting: linting ?? LintDeclaration())
    if let node = sections["transitions"] { checkTransitions(of: document, node) }
    return document
  }
}

/// Reads specs.
package enum SpecParser {
  /// The document of a file's bytes, and everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: the path that diagnostics name.
  ///   - limits: how much the file may ask for.
  ///   - fonts: finds a font's file by the path that the spec gives, which is relative to its folder.
  ///   - images: finds a picture likewise.
  /// - Returns: no document where a diagnostic is an error; diagnostics in the order of the file.
  package static func parse(
    _ bytes: [UInt8], file: String, limits: SpecLimits = SpecLimits(),
    fonts: (String) -> FontLookup = { _ in .missing }, images: (String) -> ImageLookup
  ) -> (document: SpecDocument?, diagnostics: [Diagnostic]) {
    let yaml = YAMLFile(spec: bytes, file: file, limits: limits)
    guard let tree = yaml.root else { return (nil, yaml.diagnostics) }
    return withoutActuallyEscaping(images) { images in
      withoutActuallyEscaping(fonts) { fonts in
        var reader = SpecReader(file: file, limits: limits, images: images, fonts: fonts)
        for problem in yaml.diagnostics { reader.findings.add(problem) }
        let document = reader.document(tree)
        let diagnostics = reader.findings.sorted
        let isWrong = diagnostics.contains { $0.severity == .error }
        return (isWrong ? nil : document, diagnostics)
      }
    }
  }
}
