package import Diagnostics
import SwiftTranslation
import YAML

/// The settings of a project, from `.strut/config.yaml`; nil for missing keys.
package struct ProjectConfiguration: Hashable, Sendable {
  /// The specs and folders of specs to use if the command line names none.
  package var paths: [String]?
  /// Whether references are layouts only, without pictures.
  package var keepsLayoutsOnly: Bool?
  /// The path of the folder of references.
  package var referenceFolder: ReferenceTemplate?
  /// The greatest number of cells to process at once.
  package var jobs: Int?
  /// The folder for the report.
  package var report: String?
  /// The folder with fonts that come before those of the system.
  package var fonts: String?
  /// The asset catalogues of specs without `assets`.
  package var assets: [String]?
  /// The files of words of specs without such paths.
  package var strings: [String]?
  /// The values of axes that the matrices of specs leave out, in the order of the axes.
  package var defaults: [AxisValue] = []
  package var limits = SpecLimits()
  /// The rules that `strut swift` leaves out, in the order of the file.
  package var swiftExclusions: [SwiftExclusion] = []
  /// The places of the paths in the file, by the keys that have them.
  package var places: [String: [String: SourceSpan]] = [:]

  package init() {}

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the name of the file in messages.
  /// - Returns: the configuration, and the diagnostics about the file.
  package static func parse(
    _ bytes: [UInt8], file: String
  ) -> (configuration: ProjectConfiguration, diagnostics: [Diagnostic]) {
    let yaml = YAMLFile(spec: bytes, file: file, limits: SpecLimits())
    var reader = ProjectReader(diagnostics: yaml.diagnostics)
    if let tree = yaml.root, !tree.isNull { reader.read(tree) }
    return (reader.configuration, reader.diagnostics)
  }
}

/// The keys of the file, each with a description of its values.
private enum ProjectKey: String, CaseIterable {
  case paths, references, referenceFolder, jobs, report, fonts, assets, strings, defaults, limits,
    swift

  var wanted: String {
    switch self {
    case .paths, .assets, .strings: "a path in the project or a list of such paths"
    case .references: "`pictures` or `layout`"
    case .referenceFolder:
      "a path in the project with `{folder}` and, at its end, `{screen}`, such as "
        + "`References/{folder}/{screen}`"
    case .jobs: "a whole number from 1 to 256"
    case .report: "the path of a folder in the project that is not hidden"
    case .fonts: "the path of a folder in the project"
    case .defaults: "a mapping of axes, such as `{ os: 26 }`"
    case .limits: "a mapping of limits, such as `{ cells: 20000 }`"
    case .swift: "a mapping, such as `{ without: { snapkit: [conditions] } }`"
    }
  }
}

private struct ProjectReader {
  var configuration = ProjectConfiguration()
  var diagnostics: [Diagnostic]

  mutating func read(_ tree: YAMLNode) {
    guard case .mapping(let entries) = tree.content else {
      diagnostics.append(.notConfiguration(tree))
      return
    }
    for entry in entries {
      guard let key = ProjectKey(rawValue: entry.key) else {
        diagnostics.append(
          .unknownProjectKey(entry, known: ProjectKey.allCases.map(\.rawValue)))
        continue
      }
      guard read(key, entry.value) else {
        diagnostics.append(.wrongProjectValue(key.rawValue, wanted: key.wanted, at: entry.value))
        continue
      }
    }
  }

  /// Reads the value of a key; returns false if the value is not valid.
  private mutating func read(_ key: ProjectKey, _ value: YAMLNode) -> Bool {
    switch key {
    case .paths: configuration.paths = readPaths(key, value)
    case .assets: configuration.assets = readPaths(key, value)
    case .strings: configuration.strings = readPaths(key, value)
    case .references:
      guard let text = value.scalar?.text, ["pictures", "layout"].contains(text) else {
        return false
      }
      configuration.keepsLayoutsOnly = text == "layout"
    case .referenceFolder:
      guard let template = value.scalar.flatMap({ ReferenceTemplate($0.text) }) else {
        return false
      }
      configuration.referenceFolder = template
    case .jobs:
      guard let number = value.scalar?.number.flatMap({ Int(exactly: $0) }),
        (1...256).contains(number)
      else { return false }
      configuration.jobs = number
    case .report:
      guard let path = value.path, path.mayBeReport else { return false }
      configuration.report = path
      configuration.places[key.rawValue] = [path: value.span]
    case .fonts:
      guard let path = value.path else { return false }
      configuration.fonts = path
      configuration.places[key.rawValue] = [path: value.span]
    case .defaults:
      guard case .mapping(let entries) = value.content else { return false }
      let values = entries.compactMap { defaultValue($0) }
      configuration.defaults = MatrixAxis.all.flatMap { axis in
        values.filter { $0.axis == axis.name }
      }
    case .limits:
      guard case .mapping(let entries) = value.content else { return false }
      for entry in entries { readLimit(entry) }
    case .swift:
      guard case .mapping(let entries) = value.content else { return false }
      for entry in entries { readSwift(entry) }
    }
    return true
  }

  /// Reads a path or a list of paths; nil after a report.
  private mutating func readPaths(_ key: ProjectKey, _ value: YAMLNode) -> [String]? {
    var nodes = [value]
    if case .sequence(let entries) = value.content, !entries.isEmpty { nodes = entries }
    var paths: [String] = []
    for node in nodes {
      guard let path = node.path else {
        diagnostics.append(.wrongProjectValue(key.rawValue, wanted: key.wanted, at: node))
        continue
      }
      paths.append(path)
      configuration.places[key.rawValue, default: [:]][path] = node.span
    }
    return paths.count == nodes.count ? paths : nil
  }

  /// The value of an axis, or nil with a diagnostic.
  private mutating func defaultValue(_ entry: YAMLEntry) -> AxisValue? {
    guard let axis = MatrixAxis.all.first(where: { $0.name == entry.key }) else {
      diagnostics.append(
        .unknownProjectKey(entry, of: "`defaults`", known: MatrixAxis.all.map(\.name)))
      return nil
    }
    var values = axis.values
    if let scalar = entry.value.scalar, !scalar.isNull {
      do throws(AxisFlaw) {
        values = try axis.values(named: scalar.text)
        if values.count == 1 { return values[0] }
      } catch {
        diagnostics.append(
          .axis(error, scalar.text, axis, isOne: true, at: entry.value.span))
        return nil
      }
    }
    diagnostics.append(
      .wrongProjectValue(
        "defaults.\(entry.key)",
        wanted: "one value of the axis, such as `\(values.last?.name ?? axis.defaultName)`",
        at: entry.value))
    return nil
  }

  private mutating func readLimit(_ entry: YAMLEntry) {
    guard let name = SpecLimits.Name(rawValue: entry.key) else {
      diagnostics.append(
        .unknownProjectKey(
          entry, of: "`limits`", known: SpecLimits.Name.allCases.map(\.rawValue)))
      return
    }
    let number = entry.value.scalar?.number.flatMap { Int(exactly: $0) }
    guard let number, configuration.limits.raise(name, to: number) else {
      diagnostics.append(
        .wrongProjectValue(
          "limits.\(entry.key)",
          wanted: "a whole number from \(name.defaultValue) to \(name.greatest)", at: entry.value))
      return
    }
  }
}

// MARK: - Swift

extension ProjectReader {
  private mutating func readSwift(_ entry: YAMLEntry) {
    guard entry.key == "without" else {
      diagnostics.append(.unknownProjectKey(entry, of: "`swift`", known: ["without"]))
      return
    }
    guard case .mapping(let packages) = entry.value.content else {
      diagnostics.append(
        .wrongProjectValue(
          "swift.without", wanted: "a mapping of packages to rules", at: entry.value))
      return
    }
    for package in packages { readExclusion(package) }
  }

  private mutating func readExclusion(_ entry: YAMLEntry) {
    let nodes =
      if case .sequence(let nodes) = entry.value.content { nodes } else { [entry.value] }
    var rules: Set<TranslationRule> = []
    for node in nodes {
      if let rule = node.scalar.flatMap({ TranslationRule(rawValue: $0.text) }) {
        rules.insert(rule)
      } else {
        diagnostics.append(.unknownRule(node, of: entry.key))
      }
    }
    configuration.swiftExclusions.append(
      SwiftExclusion(package: entry.key, at: entry.keySpan, rules: rules))
  }
}

extension YAMLNode {
  /// The text of a path below the project, or nil if the node is not such a path.
  fileprivate var path: String? {
    guard let scalar, !scalar.isNull, !scalar.text.isEmpty, !scalar.text.hasPrefix("/"),
      !scalar.text.split(separator: "/").contains("..")
    else { return nil }
    return scalar.text
  }
}

extension String {
  /// Whether a report may be written to the path: below the project, and in no hidden folder, such as
  /// `.git`, but those in `.strut`.
  fileprivate var mayBeReport: Bool {
    var names = split(separator: "/").filter { $0 != "." }
    if names.first == ".strut" { names.removeFirst() }
    return !names.isEmpty && !names.contains { $0.hasPrefix(".") }
  }
}

extension Diagnostic {
  fileprivate static func notConfiguration(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      Message(
        rule: "wrongType",
        text: "a project's configuration must be a mapping, and this is \(node.kindName)"),
      at: node.span, help: "write for example `references: layout`")
  }

  fileprivate static func unknownProjectKey(
    _ entry: YAMLEntry, of subject: String = "a project's configuration", known: [String]
  ) -> Diagnostic {
    Diagnostic(
      Message(rule: "unknownKey", text: "\(subject) has no key `\(entry.key)`"), at: entry.keySpan,
      help: NearestName.of(entry.key, in: known).map { "did you mean `\($0)`?" }
        ?? "it has \(known.map { "`\($0)`" }.joined(separator: ", "))")
  }

  fileprivate static func unknownRule(_ node: YAMLNode, of package: String) -> Diagnostic {
    let known = TranslationRule.allCases.map(\.rawValue)
    guard let name = node.scalar?.text, node.scalar?.isNull == false else {
      return .wrongProjectValue(
        "swift.without.\(package)", wanted: "a rule or a list of rules", at: node)
    }
    return Diagnostic(
      Message(rule: "unknownRule", text: "`strut swift` has no rule `\(name)`"), at: node.span,
      help: NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
        ?? "the rules are \(known.map { "`\($0)`" }.joined(separator: ", "))")
  }

  fileprivate static func wrongProjectValue(
    _ key: String, wanted: String, at node: YAMLNode
  ) -> Diagnostic {
    let found = node.scalar.map { $0.isNull ? node.kindName : "`\($0.text)`" } ?? node.kindName
    return Diagnostic(
      Message(rule: "wrongType", text: "`\(key)` must be \(wanted), and this is \(found)"),
      at: node.span)
  }
}
