package import Diagnostics

/// The facts and the help that Strut adds to an error of the compiler.
package struct CompilerAdvice: Hashable, Sendable {
  package let notes: [Note]
  package let help: String

  fileprivate init(_ note: String, help: String) {
    notes = [Note(note)]
    self.help = help
  }
}

/// Advises on errors of the compiler in code for UIKit.
package struct CompilerAdvisor: Sendable {
  private let uiKit: DeclaredNames
  private let package: DeclaredNames

  /// - Parameters:
  ///   - uiKit: the public names of the modules `UIKit`, `CoreGraphics` and `QuartzCore`.
  ///   - package: the names of the package that is built and of its dependencies.
  package init(uiKit: DeclaredNames, package: DeclaredNames) {
    self.uiKit = uiKit
    self.package = package
  }

  /// Whether `advice` can have an answer, which needs no names.
  package static func knows(_ message: String) -> Bool { Finding(message) != nil }

  /// The advice on an error, or nil if UIKit and Objective-C are not its cause.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - read: called with the file's path for its bytes if the message names no member.
  /// - Returns: a fact and the action that corrects the problem.
  package func advice(
    on error: CompilerError, read: (String) -> [UInt8]? = { _ in nil }
  ) -> CompilerAdvice? {
    guard let finding = Finding(error.message) else { return nil }
    switch finding {
    case .noMember(let type, let member): return missingMember(member, of: type)
    case .noName(let name): return missingName(name)
    case .noOverride: return missingOverride(error, read: read)
    case .noModule(let module): return missingModule(module)
    case .metatype(let type):
      return CompilerAdvice(
        "without Objective-C, only a `required` initializer makes an object from a class such as "
          + "`\(type)`, and those of UIKit's classes are not `required`",
        help: "pass a closure that makes the object, `{ CardView() }`, or use a protocol with the "
          + "initializer that each class declares as `required`")
    case .objectiveC:
      return CompilerAdvice(
        "no rule of `strut swift` translates this use of Objective-C",
        help: "put the code in `#if canImport(ObjectiveC)`")
    }
  }
}

/// An error of the compiler that can be about UIKit or Objective-C.
private enum Finding {
  case noMember(type: String, member: String)
  case noName(String)
  case noOverride
  case noModule(String)
  /// An object that is made from a class.
  case metatype(String)
  case objectiveC

  init?(_ message: String) {
    let names = Self.quoted(message)
    func has(_ text: String) -> Bool { message.contains(text) }
    switch names.count {
    case 1 where has("must use a 'required' initializer"): self = .metatype(names[0])
    case 2 where has("must use a 'required' initializer"): self = .metatype(names[0])
    case 2... where has("has no member '"): self = .noMember(type: names[0], member: names[1])
    case 2... where has("' is not a member type of "):
      self = .noMember(type: names[1], member: names[0])
    case 2... where has("no type named '") && has("in module 'UIKit'"): self = .noName(names[0])
    case 1... where has("cannot find type '") && has("in scope"): self = .noName(names[0])
    case 1... where has("cannot find '") && has("in scope"): self = .noName(names[0])
    case 1... where has("no such module '"): self = .noModule(names[0])
    case _ where has("does not override any ") && has("from its superclass"): self = .noOverride
    case _ where has("Objective-C interoperability is disabled"): self = .objectiveC
    default: return nil
    }
  }

  /// The texts between single quotes.
  private static func quoted(_ message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

// MARK: - Names

extension CompilerAdvisor {
  /// The name of a type without optionals, arguments and words such as `any`.
  private static func bareName(_ type: String) -> String {
    var name = type[...]
    for prefix in ["any ", "some "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
    for suffix in [".Type", ".Protocol"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    if let arguments = name.firstIndex(of: "<") { name = name[..<arguments] }
    return String(name)
  }

  private func missingMember(_ member: String, of type: String) -> CompilerAdvice? {
    let name = Self.bareName(type)
    if name == "AnyObject" || name == "Any" {
      return CompilerAdvice(
        "without Objective-C, `\(name)` has no members of other types",
        help: "cast the value to the class that has `\(member)`")
    }
    let ancestry = package.ancestry(of: name, in: uiKit)
    guard let owner = ancestry.first(where: { uiKit.types[$0]?.isDeclared == true }) else {
      return nil
    }
    if let feature = Self.runtimeMembers[Self.base(member)] {
      return missingFeature(Self.base(member), feature)
    }
    return missing(member, of: owner, ancestry: ancestry)
  }

  private func missingFeature(_ name: String, _ feature: String) -> CompilerAdvice {
    CompilerAdvice(
      "`\(name)` is \(feature) of Objective-C, which Linux does not have",
      help: "use the property itself, or put the code in `#if canImport(ObjectiveC)`")
  }

  /// Members of each object of Objective-C.
  private static let runtimeMembers = [
    "value": "key-value coding", "setValue": "key-value coding",
    "observe": "key-value observing", "addObserver": "key-value observing",
    "removeObserver": "key-value observing", "willChangeValue": "key-value observing",
    "didChangeValue": "key-value observing", "observeValue": "key-value observing",
    "setValuesForKeys": "key-value coding", "dictionaryWithValues": "key-value coding",
    "methodSignature": "message forwarding", "forwardingTarget": "message forwarding",
  ]

  private func missing(_ member: String, of owner: String, ancestry: [String]) -> CompilerAdvice {
    let members = ancestry.flatMap {
      (package.types[$0]?.members ?? []).union(uiKit.types[$0]?.members ?? [])
    }
    return CompilerAdvice(
      "`\(owner)` in Strut's module UIKit has no `\(member)`",
      help: Self.help(
        nearest: NearestName.of(Self.base(member), in: members.map(Self.base).sorted()),
        list: "`strut swift names \(owner)` lists its members"))
  }

  private static func base(_ member: String) -> String {
    String(member.prefix { $0 != "(" })
  }

  private static func help(nearest: String?, list: String) -> String {
    nearest.map { "did you mean `\($0)`? \(list)" } ?? list
  }

  private func missingName(_ name: String) -> CompilerAdvice? {
    if Self.isRuntimeFunction(name) {
      return CompilerAdvice(
        "`\(name)` belongs to the runtime of Objective-C, which Linux does not have",
        help: "put the code in `#if canImport(ObjectiveC)`")
    }
    if name != "value", let feature = Self.runtimeMembers[name] {
      return missingFeature(name, feature)
    }
    guard Self.isApples(name) else { return nil }
    let known = uiKit.types.filter(\.value.isDeclared).keys.filter { !$0.contains(".") }
    return CompilerAdvice(
      "Strut's module UIKit has no `\(name)`",
      help: Self.help(
        nearest: NearestName.of(name, in: known.sorted()),
        list: "`strut swift names` lists the types"))
  }

  private static func isRuntimeFunction(_ name: String) -> Bool {
    ["class_", "object_", "method_", "objc_", "protocol_", "property_", "sel_", "ivar_", "imp_"]
      .contains { name.hasPrefix($0) }
  }

  /// Whether a name is one that UIKit or a framework under it has.
  private static func isApples(_ name: String) -> Bool {
    for prefix in ["UI", "CA", "CG", "NSLayout", "NSText", "NSDirectional", "NSCollection"]
    where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase ?? (prefix.count > 2) { return true }
    }
    return name.hasPrefix("NSDiffable") || name == "NSShadow" || name == "NSDataAsset"
  }
}

// MARK: - Overrides and modules

extension CompilerAdvisor {
  /// The advice on an override, whose member only the line of the error names.
  private func missingOverride(
    _ error: CompilerError, read: (String) -> [UInt8]?
  ) -> CompilerAdvice? {
    guard let bytes = read(error.file) else { return nil }
    let source = SwiftSource(bytes)
    let tokens = source.tokenized
    let positions = LinePositions(bytes)
    let isInLine: (Int) -> Bool = {
      positions.place(of: tokens.tokens[$0].start).line == error.line
    }
    let keyword = tokens.tokens.indices.first { index in
      (tokens.is(index, "func") || tokens.is(index, "var") || tokens.is(index, "init"))
        && isInLine(index)
    }
    guard let keyword, let type = source.enclosingType(of: keyword) else { return nil }
    let ancestry = package.ancestry(of: type.path, in: uiKit)
    guard let owner = ancestry.first(where: { uiKit.types[$0]?.isDeclared == true }) else {
      return nil
    }
    let name = tokens.is(keyword, "init") ? "init" : tokens.name(keyword + 1)
    let open = tokens.afterGenericArguments(keyword + (name == "init" ? 1 : 2))
    var labels = ""
    if !tokens.is(keyword, "var"), tokens.is(open, "("), let close = tokens.closing(open) {
      labels =
        "("
        + tokens.parameterLabels(open: open, close: close)
        .map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
    let inherited = ancestry.filter { $0 != type.path }
    let hasMember = inherited.contains {
      uiKit.types[$0]?.members.contains(name + labels) ?? false
        || package.types[$0]?.members.contains(name + labels) ?? false
    }
    guard !hasMember else { return nil }
    return missing(name + labels, of: owner, ancestry: inherited)
  }

  private func missingModule(_ module: String) -> CompilerAdvice? {
    if ["AppKit", "Cocoa"].contains(module) {
      return CompilerAdvice(
        "`\(module)` is for macOS, and `strut swift` builds code for iOS with UIKit",
        help: "put the import and the code that needs it in `#if canImport(AppKit)`")
    }
    guard Self.frameworks.contains(module) else { return nil }
    return CompilerAdvice(
      "Linux does not have the framework `\(module)`, and Strut has no module of that name",
      help: "put the import and the code that needs it in `#if canImport(\(module))`")
  }

  /// Apple's frameworks that code with UIKit imports.
  private static let frameworks: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accounts", "AddressBook", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "ARKit", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Combine", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreImage", "CoreLocation",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "EventKit", "EventKitUI",
    "GLKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "Twitter", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision",
    "WatchConnectivity", "WebKit", "WidgetKit", "iAd", "os",
  ]
}
