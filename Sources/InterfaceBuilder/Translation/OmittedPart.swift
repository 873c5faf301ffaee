import Diagnostics

/// A kind of part of a document that a spec does not have.
package enum OmittedPart: Hashable, Sendable, CaseIterable {
  /// An element whose class shows content that is not in the document, such as `mapView`.
  case element
  /// An attribute of an element that Strut does not know.
  case attribute
  /// A child element that Strut does not know.
  case childElement
  /// An attribute or a child element that changes the picture, and for which specs have no key.
  case setting
  case customClass, runtimeAttribute, textAttribute
  /// A picture or a font without a file, and a colour without a value.
  case picture, font, color
  /// The values of a colour for other appearances, of which a document stores only the light one.
  case colorVariants
  /// A symbol that Strut does not have.
  case symbol
  /// A constraint that names an object that is not in the scene, or that UIKit does not know.
  case constraint
  /// A scene of another storyboard in a container view.
  case otherScene
  /// A scene in a container view of its own.
  case cycle
  /// A split view around the scene, which is one of its columns.
  case splitView
  /// A bar of a container in a container view.
  case embeddedBar
  /// A view in a bar, which bars of specs do not have.
  case barView
  /// A second translation of one text, or a second object with the text and without a translation.
  case translation

  /// A clause about the omission of one part: ``the code of `RatingView` ``.
  package func text(_ name: String) -> String {
    switch self {
    case .element: "what a `\(name)` shows"
    case .attribute: "the attribute `\(name)`"
    case .childElement: "the element `\(name)`"
    case .setting: "the setting `\(name)`"
    case .customClass: "the code of `\(name)`"
    case .runtimeAttribute: "the runtime attribute `\(name)`"
    case .textAttribute: "the text attribute `\(name)`"
    case .picture: "the picture `\(name)`, which has no file"
    case .font: "the font `\(name)`, which has no file"
    case .color: "the colour `\(name)`, which has no value"
    case .colorVariants: "the values of the colour `\(name)` that differ from the light one"
    case .symbol: "the symbol `\(name)`"
    case .constraint: "a constraint: \(name)"
    case .otherScene: "the scene \(name)"
    case .cycle: "the scene `\(name)` in itself"
    case .splitView: "the other columns of the `\(name)`"
    case .embeddedBar: "the \(name) in a container view"
    case .barView: "\(name) in a bar"
    case .translation: "a second “\(name)” with another translation or none"
    }
  }

  /// The message about all parts of the kind in a scene.
  func message(_ names: [String]) -> Message {
    let list = WordList.of(
      names.prefix(4).map { "`\($0)`" } + (names.count > 4 ? ["\(names.count - 4) more"] : []))
    let s = names.count == 1 ? "" : "s"
    let text =
      switch self {
      case .element: "the document does not hold what \(list) show\(names.count == 1 ? "s" : "")"
      case .attribute: "Strut does not know the attribute\(s) \(list)"
      case .childElement: "Strut does not know the element\(s) \(list)"
      case .setting: "specs have no key for the setting\(s) \(list)"
      case .customClass: "the code of the class\(names.count == 1 ? "" : "es") \(list) is not run"
      case .runtimeAttribute: "the runtime attribute\(s) \(list) have no effect"
      case .textAttribute: "the text attribute\(s) \(list) have no effect"
      case .picture: "there is no file of the picture\(s) \(list)"
      case .font: "there is no file of the font\(s) \(list), so the system font is used"
      case .color: "there is no value of the colour\(s) \(list)"
      case .colorVariants:
        "no catalogue has the colour\(s) \(list), so the light value counts in every appearance"
      case .symbol: "Strut does not have the symbol\(s) \(list)"
      case .constraint: "a constraint is left out: \(names.joined(separator: "; "))"
      case .otherScene:
        "a container view shows nothing of other storyboards: \(names.joined(separator: "; "))"
      case .cycle:
        "the scene\(s) \(list) would contain \(names.count == 1 ? "itself" : "themselves")"
      case .splitView: "the scene is drawn without the other columns of its \(list)"
      case .embeddedBar:
        "container views do not show the \(names.joined(separator: " and the "))"
      case .barView: "bars do not show \(names.joined(separator: " and "))"
      case .translation: "objects with the text\(s) \(list) differ in their translations"
      }
    return Message(
      rule: rule, text: text.replacing("attribute \(list) have", with: "attribute \(list) has"))
  }

  private var rule: String {
    switch self {
    case .element: "interfaceElement"
    case .attribute: "interfaceAttribute"
    case .childElement: "interfaceChildElement"
    case .setting: "interfaceSetting"
    case .customClass: "interfaceClass"
    case .runtimeAttribute: "interfaceRuntimeAttribute"
    case .textAttribute: "interfaceTextAttribute"
    case .picture: "interfacePicture"
    case .font: "interfaceFont"
    case .color: "interfaceColor"
    case .colorVariants: "interfaceColorVariants"
    case .symbol: "interfaceSymbol"
    case .constraint: "interfaceConstraint"
    case .otherScene: "interfaceOtherScene"
    case .cycle: "interfaceCycle"
    case .splitView: "interfaceSplitView"
    case .embeddedBar: "interfaceEmbeddedBar"
    case .barView: "interfaceBarView"
    case .translation: "interfaceTranslation"
    }
  }

  func help(_ names: [String]) -> String? {
    switch self {
    case .customClass:
      "set what the code sets under `views:` of a spec with `interface:`"
    case .picture, .color, .colorVariants: "name the catalogues of the app with `assets:`"
    case .font:
      "name the files under `fonts:`, for example `fonts: { \"\(names[0])\": [\(names[0]).ttf] }`"
    case .constraint: "Xcode removes such constraints when the scene is opened and saved"
    case .translation: "the first translation in the document counts for all"
    case .splitView: "write the other columns with `split` of `screen` in a spec with `interface`"
    case .embeddedBar: "draw the embedded scene by itself to see it"
    case .otherScene: "draw the other storyboard's scene by itself"
    case .cycle: "an `embed` segue in Xcode leads back to a scene around it"
    case .element, .attribute, .childElement, .setting, .runtimeAttribute, .textAttribute, .symbol,
      .barView:
      nil
    }
  }
}
