package import Diagnostics
package import InterfaceBuilder
import YAML

/// Finds the files that a spec names.
package struct SpecLookups {
  /// Finds a font file by the spec's path, which is relative to the spec's folder.
  package var fonts: (String) -> FontLookup
  /// Finds an image file in the same way.
  package var images: (String) -> ImageLookup
  /// Finds the asset catalogues at paths, which are relative to the spec's folder; for nil, those of
  /// a spec without the key.
  package var assets: ([String]?) -> SpecAssets
  /// Finds the files of words at paths in the same way.
  package var words: ([String]?) -> SpecWords
  /// Finds an Interface Builder document by its path from the spec's folder.
  package var interfaces: (String) -> InterfaceLookup
  /// The values of axes that a matrix leaves out, in the order of the axes.
  package var defaults: [AxisValue]

  package init(
    fonts: @escaping (String) -> FontLookup = { _ in .missing },
    images: @escaping (String) -> ImageLookup = { _ in .missing },
    assets: @escaping ([String]?) -> SpecAssets = { _ in SpecAssets() },
    words: @escaping ([String]?) -> SpecWords = { _ in SpecWords() },
    interfaces: @escaping (String) -> InterfaceLookup = { _ in .missing },
    defaults: [AxisValue] = []
  ) {
    self.fonts = fonts
    self.images = images
    self.assets = assets
    self.words = words
    self.interfaces = interfaces
    self.defaults = defaults
  }
}

/// A spec that was parsed.
package struct ParsedSpec {
  /// The document, or nil if a diagnostic is an error.
  package var document: SpecDocument?
  /// The diagnostics in file order.
  package var diagnostics: [Diagnostic]
  /// The whole spec as YAML if it is made of an Interface Builder document; nil for others.
  package var expansion: SpecExpansion?
}

/// The text of a spec that is made of an Interface Builder document.
package struct SpecExpansion: Hashable, Sendable {
  /// The spec as YAML, without `interface`.
  package let text: String
  /// The tree of the text, with the places of values in the document and in the spec.
  let root: YAMLNode
}

/// Reads specs.
package enum SpecParser {
  /// Parses a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: the path that diagnostics name.
  ///   - limits: the limits on the file's content.
  ///   - lookups: finds the files that the spec names.
  /// - Returns: the document, if it is valid, and what is wrong.
  package static func parse(
    _ bytes: [UInt8], file: String, limits: SpecLimits = SpecLimits(),
    lookups: SpecLookups = SpecLookups()
  ) -> ParsedSpec {
    let read = read(bytes, file: file, limits: limits, lookups: lookups)
    let isWrong = read.spec.diagnostics.contains { $0.severity == .error }
    guard isWrong, let text = MendedText(bytes) else { return read.spec }
    let mended = self.read(text.bytes, file: file, limits: limits, lookups: lookups)
    return ParsedSpec(
      diagnostics: text.diagnostics(
        read.spec.diagnostics, isRead: read.isYAML,
        mended: mended.isYAML ? mended.spec.diagnostics : nil))
  }

  /// Reads a scene of an Interface Builder document that no spec names.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - scene: one of its scenes.
  ///   - words: the texts of the document in each language by object id and property.
  ///   - header: the text of the spec that the scene is added to, such as a `matrix`.
  ///   - limits: the limits on specs.
  ///   - lookups: finds the files that the scene names.
  /// - Returns: the document, if it is valid, and what is wrong.
  package static func parse(
    _ document: InterfaceDocument, _ scene: InterfaceScene,
    words: [String: [String: String]] = [:], header: String,
    limits: SpecLimits = SpecLimits(), lookups: SpecLookups = SpecLookups()
  ) -> ParsedSpec {
    let yaml = YAMLFile(spec: Array(header.utf8), file: document.file, limits: limits)
    let context = ReadingContext(limits: limits, lookups: lookups)
    for problem in yaml.diagnostics { context.report(problem) }
    let result = InterfaceExpansion(context: context).expand(
      document, scene, words: words, with: yaml.root?.entries ?? [])
    return read(result, file: document.file, context)
  }

  private static func read(
    _ bytes: [UInt8], file: String, limits: SpecLimits, lookups: SpecLookups
  ) -> (spec: ParsedSpec, isYAML: Bool) {
    let yaml = YAMLFile(spec: bytes, file: file, limits: limits)
    guard let tree = yaml.root else { return (ParsedSpec(diagnostics: yaml.diagnostics), false) }
    let context = ReadingContext(limits: limits, lookups: lookups)
    for problem in yaml.diagnostics { context.report(problem) }
    let result = InterfaceExpansion(context: context).expand(tree)
    return (read(result, file: file, context), true)
  }

  private static func read(
    _ result: InterfaceExpansion.Result, file: String, _ context: ReadingContext
  ) -> ParsedSpec {
    context.interfaceFile = result.file
    let document = DocumentReader(context: context, file: file)
      .readDocument(result.root, from: result.translation)
    let diagnostics = context.findings.sorted
    let isWrong = diagnostics.contains { $0.severity == .error }
    var spec = ParsedSpec(document: isWrong ? nil : document, diagnostics: diagnostics)
    if let translation = result.translation {
      let (root, refused) = result.root.withoutConstraints(at: context.findings.lenientErrors)
      let printed = YAMLPrinter(
        root, comments: InterfaceComments(translation, refused: refused, in: root).lines)
      spec.expansion = SpecExpansion(text: printed.text, root: root)
    }
    return spec
  }
}
