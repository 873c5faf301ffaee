/// One kind of change that the translator makes.
///
/// The raw value is the name with which a user switches the rule off.
package enum TranslationRule: String, Hashable, Sendable, CaseIterable {
  case attributes
  case selectors
  case keyPaths
  case objcProtocols
  case optionalMembers
  case optionalCalls
  case conditions
  case extensionOverrides
  case objectiveCImport
  case testImport
  case implicitImport
  case mainActorTests
  case typeDescriptions
  case patches

  /// The change, in one sentence.
  package var summary: String {
    switch self {
    case .attributes:
      "Removes @objc, @objcMembers, @nonobjc, @IBOutlet and @NSManaged."
    case .selectors:
      "Writes #selector(method) as a Selector that holds the method."
    case .keyPaths:
      "Writes #keyPath(Type.a.b) as the string \"a.b\"."
    case .objcProtocols:
      "Adds AnyObject to an @objc protocol, so that only classes conform to it."
    case .optionalMembers:
      "Gives each optional method of an @objc protocol a default that throws."
    case .optionalCalls:
      "Writes object.method?(…) as (try? object.method(…)) for optional methods."
    case .conditions:
      "Makes os(iOS) and targetEnvironment(simulator) true in #if lines."
    case .extensionOverrides:
      "Writes override in an extension as @_nonoverride."
    case .objectiveCImport:
      "Imports UIKit in place of ObjectiveC."
    case .testImport:
      "Imports UIKit beside XCTest, Quick or Nimble, which import it on Apple's systems."
    case .implicitImport:
      "Imports UIKit in a file that uses its names through another module."
    case .mainActorTests:
      "Makes test methods of XCTest on the main actor async."
    case .typeDescriptions:
      "Writes type(of: x).description() as String(describing: type(of: x))."
    case .patches:
      "Changes single lines of known versions of packages."
    }
  }
}
