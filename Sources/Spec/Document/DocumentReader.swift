import Diagnostics
import InterfaceBuilder
import ViewKinds
import YAML

/// The keys of a spec.
///
/// Only the title is read immediately, because the other sections refer to each other.
struct DocumentKeys: ReadableSection {
  var title: String?
  var interface: YAMLEntry?
  var scene: YAMLEntry?
  var isDesign: YAMLEntry?
  var matrix: YAMLEntry?
  var axes: YAMLEntry?
  var metrics: YAMLEntry?
  var assets: YAMLEntry?
  var colors: YAMLEntry?
  var fonts: YAMLEntry?
  var styles: YAMLEntry?
  var templates: YAMLEntry?
  var strings: YAMLEntry?
  var screen: YAMLEntry?
  var views: YAMLEntry?
  var guides: YAMLEntry?
  var constraints: YAMLEntry?
  var changes: YAMLEntry?
  var transitions: YAMLEntry?
  var comparison: YAMLEntry?
  var linting: YAMLEntry?

  static let keys: [SectionKey<DocumentKeys>] = [
    .init("title", .text, \.title, "The screen's name in reports; the file's name by default."),
    // `InterfaceExpansion` replaces the next three before the document is read.
    .init(
      "interface", .string("a storyboard or a xib"), later: \.interface,
      "The Interface Builder document that the screen comes from: a `.storyboard` or `.xib` of the project, by its path from the spec. `views` then changes views of the document, by outlet, label or object id."
    ),
    .init(
      "scene", .value(.text), later: \.scene,
      "The scene of the document: its storyboard id, label, custom class or object id, or a top-level view of a xib; the initial scene by default."
    ),
    .init(
      "design", .value(.flag), later: \.isDesign,
      "Whether the scene is laid out as on Interface Builder's canvas: placeholders count, controls have the sizes of the document's generation of iOS, and there are no bars; false by default."
    ),
    .init(
      "matrix", .definition("matrix", "a mapping of axes"), later: \.matrix,
      "The configurations that the screen is drawn in."),
    .init(
      "axes", .mapping(from: "name", to: .oneOrMore(.value(.text))), later: \.axes,
      "Further axes of the matrix, each with its values, the first the default."),
    .init("metrics", ValueType<Metrics>.metrics.type, later: \.metrics, "Numbers to use by name."),
    .init(
      "assets", .oneOrMore(.string("path")), later: \.assets,
      "The asset catalogues whose colours and images the spec uses by name: paths from the spec's folder to folders `.xcassets` in the project. A name is looked up in the catalogues in this order. Those of `.strut/config.yaml` by default."
    ),
    .init(
      "colors", .mapping(from: "name", to: .value(.color)), later: \.colors,
      "Colours to use by name. They hide colours of the asset catalogues and of the system."),
    .init(
      "fonts", .mapping(from: "name", to: .oneOrMore(.string("file"))), later: \.fonts,
      "Families of fonts to use by name, each of OpenType or TrueType files beside the spec. Text is drawn with the nearest weight and slant, and characters that a family lacks with the system font. A variable font has the weights of its axis `wght`."
    ),
    .init(
      "styles", .mapping(from: "name", to: .definition("style", "view keys")), later: \.styles,
      "Sets of keys that views take by name."),
    .init(
      "templates", .mapping(from: "name", to: .definition("view", "view")), later: \.templates,
      "Views with `$parameters` to place by name."),
    .init(
      "strings",
      .oneOf([
        .mapping(from: "language", to: .mapping(from: "text", to: .value(.text))),
        .oneOrMore(.string("path")),
      ]), later: \.strings,
      "Replacements of whole texts in cells of a language: `fr: { Send: Envoyer }`. Or paths from the spec's folder to the app's words: `.strings`, `.stringsdict` and `.xcstrings` files, or folders with them. A language without the text takes it from its script's tag, then from the language alone, then from the words' language of development; otherwise the text stays as written. The spec's own texts also replace the system's words on buttons and tabs: `de: { Edit: Bearbeiten }`. Those of `.strut/config.yaml` by default."
    ),
    .init(
      "screen", .section(ScreenDeclaration.self), later: \.screen,
      "The screen's background and bars."),
    .init(
      "views", .mapping(from: "id", to: .definition("view", "view")), later: \.views,
      "The root view's subviews, the backmost first."),
    .init(
      "guides", .mapping(from: "id", to: .definition("guide", "shorthands")), later: \.guides,
      "The layout guides of the root view. Constraints name them with the view: `root.stage`."),
    .init(
      "constraints", .definition("constraints", "a list of constraints"), later: \.constraints,
      "Constraints between any views."),
    .init(
      "when", .definition("when", "a list of changes"), later: \.changes,
      "Changes under a condition."),
    .init(
      "transitions", .definition("transitions", "a mapping of name to transition"),
      later: \.transitions, "Changes of state to draw as films."),
    .init(
      "compare", .section(ComparisonKeys.self), later: \.comparison,
      "How far pictures and layouts may be from their references; not at all by default."),
    .init(
      "lint", .section(LintKeys.self), later: \.linting,
      "Rules of `strut lint` switched off or tuned for this screen, each with a reason."),
  ]
}

/// Reads a file's tree into a document.
struct DocumentReader: SectionReader {
  let context: ReadingContext
  /// The path that diagnostics name.
  let file: String

  /// Reads the document, which is valid only if the findings have no errors.
  ///
  /// - Parameters:
  ///   - node: the file's tree, with an Interface Builder document in place of `interface`.
  ///   - interface: the translation of that document, or nil if the spec has none.
  /// - Returns: the document.
  func readDocument(
    _ node: YAMLNode, from interface: InterfaceTranslation? = nil
  ) -> SpecDocument {
    let keys = DocumentKeys(mapping(node, of: .spec) ?? [], at: node, of: .spec, context)
    if let entry = keys.metrics { context.metrics = readMetrics(entry.value) }
    context.readAssets(keys.assets?.value)
    if let entry = keys.colors { context.readColors(entry.value) }
    if let entry = keys.fonts { context.readFonts(entry.value) }
    context.readStrings(keys.strings?.value)
    let matrixReader = MatrixReader(context)
    if let entry = keys.axes { matrixReader.readOwnAxes(entry.value) }
    let screen =
      keys.screen.flatMap { ValueType<ScreenDeclaration>.section.read(context, $0) }
      ?? ScreenDeclaration()
    var matrix = keys.matrix.map { matrixReader.readMatrix($0.value) } ?? MatrixDeclaration()
    for index in matrix.products.indices {
      matrix.products[index].fill(with: context.lookups.defaults)
    }
    let matrixContext = MatrixContext(axes: matrixReader.axes, defaults: screen.defaults)
    let expansion = matrixReader.readExpansion(of: matrix, matrixContext)
    let templates = TemplateReader(context)
    if let entry = keys.styles { templates.readStyles(entry.value) }
    if let entry = keys.templates { templates.readTemplates(entry.value) }
    let viewReader = ViewReader(ConstraintReader(context), templates)
    let written = keys.views.map { templates.expandViews($0.value) }
    let guides = keys.guides?.value
    let changeNode = keys.changes.map { templates.expandChanges($0.value) }
    var tree = viewReader.nameViews(written, guides: guides, in: file)
    if let changeNode { tree = viewReader.nameChanges(changeNode, in: tree) }
    var views = viewReader.readViews(written, guides: guides, in: tree)
    if let entry = keys.constraints {
      views.constraints += viewReader.constraints.readConstraints(entry.value, of: nil, in: tree)
    }
    let changeReader = ChangeReader(
      matrix: matrixReader, templates: templates, views: viewReader, tree: tree, base: views)
    let changes = changeNode.map { changeReader.readChanges($0) } ?? []
    if !context.strings.ownLanguages.isEmpty { context.checkStrings() }
    viewReader.checkUnusedRows(in: tree)
    if context.findings.hasNoErrors {
      templates.checkUse()
      viewReader.checkUseOfRows()
    }
    let transitionReader = TransitionReader(matrix: matrixReader)
    let transitions = keys.transitions.map { transitionReader.readTransitions($0.value) }
    let names = NamedViews(views, changes)
    let comparison = keys.comparison.map {
      ComparisonReader(context: context, views: names).readComparison($0.value)
    }
    let linting = keys.linting.map {
      LintReader(context: context, views: names).readLinting($0.value)
    }
    let document = SpecDocument(
      file: file, title: keys.title, limits: context.limits, metrics: metrics,
      strings: context.strings, screen: screen, context: matrixContext,
      devices: matrixReader.ownValues(of: .device), matrix: matrix, expansion: expansion,
      views: views, changes: changes, transitions: transitions ?? [],
      comparison: comparison ?? ComparisonDeclaration(), linting: linting ?? LintDeclaration(),
      objects: interface?.objects ?? [:], scene: interface?.scene)
    if let entry = keys.transitions {
      transitionReader.checkTransitions(of: document, entry.value)
    }
    if context.findings.hasNoErrors {
      checkConditions(of: document, ownAxes: keys.axes?.value)
      // Interface Builder itself writes keys without effect.
      if interface == nil {
        reportIneffectiveKeys(of: document)
        for finding in viewReader.dependentKeys.findings(changes.flatMap(\.views)) {
          report(finding)
        }
      }
    }
    return document
  }
}

extension DocumentReader {
  /// Warns about views whose keys have no effect.
  private func reportIneffectiveKeys(of document: SpecDocument) {
    for view in document.viewsWithUnusedMargins { report(.unusedMargins(of: view)) }
    for (view, missing) in document.viewsWithoutPicture {
      report(.noPicture(in: view, missing: missing))
    }
    for view in document.unusedSheets { report(.unusedSheet(view)) }
    for (view, code) in document.textsThatDoNotShrink {
      report(.doesNotShrink(view, missing: code))
    }
  }

  /// Warns about conditions that no cell meets, and about axes that no condition names.
  private func checkConditions(of document: SpecDocument, ownAxes: YAMLNode?) {
    // An Interface Builder document has no matrix.
    if context.interfaceFile != file {
      for change in document.unmetChanges where change.entry.span?.file == file {
        report(.unmetCondition(change.entry))
      }
    }
    guard case .mapping(let axes)? = ownAxes?.content else { return }
    let named = Set(document.changes.flatMap { $0.condition.axes.map(\.axis.name) })
    for axis in axes where !named.contains(axis.key) {
      report(.unusedAxis(axis.key, at: axis.keySpan))
    }
  }
}
