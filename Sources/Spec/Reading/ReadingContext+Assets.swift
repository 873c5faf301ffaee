import Catalogues
import Diagnostics
import YAML

extension ReadingContext {
  /// Finds the asset catalogues of the spec; nil for those of the project.
  func readAssets(_ node: YAMLNode?) {
    guard let node else {
      assets = lookups.assets(nil)
      return
    }
    let nodes = oneOrMore(node).compactMap { node in
      text(node, key: "assets").map { (path: $0, span: node.span) }
    }
    assets = lookups.assets(nodes.map(\.path))
    for (path, span) in nodes {
      if let fault = assets.faults[path] { report(.assetPath(path, fault, at: span)) }
    }
  }
}

extension Diagnostic {
  static func assetPath(
    _ path: String, _ fault: AssetPathFault, at span: SourceSpan
  ) -> Diagnostic {
    switch fault {
    case .outsideProject:
      Diagnostic(
        Message(rule: "assetsOutside", text: "`\(path)` is outside the project"), at: span,
        help: "name a catalogue in the project: paths begin at the folder of the spec")
    case .missing:
      Diagnostic(
        Message(rule: "assetsMissing", text: "there is nothing at `\(path)`"), at: span,
        help: "paths begin at the folder of the spec")
    case .noCatalogue:
      Diagnostic(
        Message(rule: "assetsMissing", text: "`\(path)` is no asset catalogue"), at: span,
        help: "name a folder that ends in `.xcassets`, or a folder that has one")
    }
  }
}
