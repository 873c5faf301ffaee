package import Diagnostics
package import YAML

/// A scene of a document in the words of a spec.
package struct InterfaceTranslation: Sendable {
  /// The keys of a spec: `title`, `colors`, `screen`, `views`, `constraints` and `when`.
  ///
  /// The place of each value is that of the attribute or the element in the document that it comes
  /// from.
  package internal(set) var entries: [YAMLEntry] = []
  /// The name of the scene, which no other scene of the document has.
  package internal(set) var scene = ""
  /// The object id of each view, by the view's id in the spec.
  package internal(set) var objects: [String: String] = [:]
  /// The view that each outlet, label or object id names, by its id in the spec.
  package internal(set) var names: [String: String] = [:]
  /// The views that each outlet, label or id names, by their ids in the spec, if there are several.
  package internal(set) var severalViews: [String: Set<String>] = [:]
  /// The warnings about parts of the document that the spec does not have, one for each kind.
  package internal(set) var findings: [Diagnostic] = []
  /// The parts of the document that the spec does not have, with the view that they belong to.
  package internal(set) var omissions: [Omission] = []

  /// A part of the document that the spec does not have.
  package struct Omission: Hashable, Sendable {
    /// The id of the view in the spec; nil for the whole scene.
    package let view: String?
    package let part: OmittedPart
    /// The name of the part, such as that of a class.
    package let name: String
    let span: SourceSpan
  }
}

/// The environment of a translation.
package struct InterfaceOptions {
  /// Whether the scene is laid out as on Interface Builder's canvas.
  package var isDesign = false
  /// Whether the spec or the project's catalogues have a colour, and the catalogues an image.
  package var hasColor: (String) -> Bool = { _ in false }
  package var hasImage: (String) -> Bool = { _ in false }
  /// The families that the spec's `fonts` declare.
  package var families: Set<String> = []

  /// The texts of the document in each language, by object id and property: `abc-De-fgh.text`.
  package var words: [String: [String: String]] = [:]

  package init() {}
}

extension InterfaceDocument {
  /// The scene in the words of a spec.
  ///
  /// - Throws: the reason why the scene is too large.
  package func translation(
    of scene: InterfaceScene, _ options: InterfaceOptions = InterfaceOptions()
  ) throws(InterfaceFault) -> InterfaceTranslation {
    try SceneTranslator(self, scene, options).translate()
  }
}
