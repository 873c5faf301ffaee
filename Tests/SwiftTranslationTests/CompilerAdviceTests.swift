import Diagnostics
import Testing

@testable import SwiftTranslation

/// A small module in place of UIKit.
private let uiKit = DeclaredNames(
  [
    """
    open class UIResponder: NSObject {
      open func becomeFirstResponder() -> Bool { true }
    }
    open class UIView: UIResponder, UITraitEnvironment {
      open var frame: CGRect { get { .zero } set {} }
      public func setNeedsLayout() {}
      public func convert<T>(_ point: T, to view: UIView?) -> T { point }
      func hidden() {}
      private class Cache { var all = 1 }
      public enum ContentMode: Int { case scaleToFill, center = 4; case top(Int), redraw }
    }
    public protocol UITraitEnvironment { var traitCollection: Int { get } }
    public extension UIView { static let noIntrinsicMetric = 1 }
    extension UIView { public var tag: Int { 1 }; var own: Int { 1 } }
    open class UILabel: UIView { public init(frame: CGRect) {} ; open var text: String? }
    public struct UIColor { public static let systemBlue = UIColor() }
    class Hidden {}
    extension NSObject { public func perform(_ a: Int) {} }
    """
  ].map { SwiftSource(Array($0.utf8)) }, publicOnly: true)

private let package = DeclaredNames(
  [
    SwiftSource(
      Array("final class Card: Base { var title = 1 }\nclass Base: UIKit.UILabel {}".utf8))
  ],
  publicOnly: false)

@Suite("The names that sources declare")
struct DeclaredNamesTests {
  @Test(
    "have the public members of a type, as the compiler writes them",
    arguments: [
      (
        "UIView",
        [
          "ContentMode", "convert(_:to:)", "frame", "noIntrinsicMetric", "setNeedsLayout()", "tag",
        ]
      ),
      ("UIView.ContentMode", ["center", "redraw", "scaleToFill", "top"]),
      ("UILabel", ["init(frame:)", "text"]),
      ("UITraitEnvironment", ["traitCollection"]),
      ("UIColor", ["systemBlue"]),
    ] as [(String, [String])])
  func members(type: String, members: [String]) {
    #expect(uiKit.types[type]?.members.sorted() == members)
    #expect(uiKit.types[type]?.isDeclared == true)
  }

  @Test("leave out types that other modules cannot use, and know extensions of foreign types")
  func hidden() {
    #expect(uiKit.types["Hidden"] == nil)
    #expect(uiKit.types["UIView.Cache"] == nil)
    #expect(uiKit.types["NSObject"]?.isDeclared == false)
  }

  @Test("follow superclasses and protocols through both modules")
  func ancestry() {
    #expect(
      package.ancestry(of: "Card", in: uiKit) == [
        "Card", "Base", "UILabel", "UIView", "UIResponder", "UITraitEnvironment",
      ])
    #expect(uiKit.path(of: "UIKit.UIView.ContentMode") == "UIView.ContentMode")
    #expect(uiKit.path(of: "ContentMode") == "UIView.ContentMode")
    #expect(uiKit.path(of: "Missing") == nil)
  }
}

@Suite("Advice on errors of the compiler")
struct CompilerAdviceTests {
  private let advisor = CompilerAdvisor(uiKit: uiKit, package: package)

  private func advice(_ message: String, source: String = "", line: Int = 1) -> CompilerAdvice? {
    advisor.advice(
      on: CompilerError(file: "/a/A.swift", line: line, column: 1, message: message)
    ) { $0 == "/a/A.swift" ? Array(source.utf8) : nil }
  }

  @Test(
    "names the missing member, the nearest one and the list",
    arguments: [
      (
        "value of type 'UIView' has no member 'setNeedsLayouts'",
        "`UIView` in Strut's module UIKit has no `setNeedsLayouts`",
        "did you mean `setNeedsLayout`? `strut swift names UIView` lists its members"
      ),
      (
        "value of type 'UIView' has no member 'drawHierarchy'",
        "`UIView` in Strut's module UIKit has no `drawHierarchy`",
        "`strut swift names UIView` lists its members"
      ),
      (
        "value of type 'UILabel?' has no member 'txt'",
        "`UILabel` in Strut's module UIKit has no `txt`",
        "did you mean `text`? `strut swift names UILabel` lists its members"
      ),
      (
        "value of type 'Card' has no member 'frme'",
        "`UILabel` in Strut's module UIKit has no `frme`",
        "did you mean `frame`? `strut swift names UILabel` lists its members"
      ),
      (
        "type 'UIColor' has no member 'systemBlu'",
        "`UIColor` in Strut's module UIKit has no `systemBlu`",
        "did you mean `systemBlue`? `strut swift names UIColor` lists its members"
      ),
      (
        "type 'UIView.ContentMode' has no member 'centre'",
        "`UIView.ContentMode` in Strut's module UIKit has no `centre`",
        "did you mean `center`? `strut swift names UIView.ContentMode` lists its members"
      ),
      (
        "'ContentMod' is not a member type of class 'UIKit.UIView'",
        "`UIView` in Strut's module UIKit has no `ContentMod`",
        "did you mean `ContentMode`? `strut swift names UIView` lists its members"
      ),
      (
        "cannot find type 'UILable' in scope", "Strut's module UIKit has no `UILable`",
        "did you mean `UILabel`? `strut swift names` lists the types"
      ),
      (
        "cannot find 'UICollectionViewFlowLayout' in scope",
        "Strut's module UIKit has no `UICollectionViewFlowLayout`",
        "`strut swift names` lists the types"
      ),
    ])
  func names(message: String, note: String, help: String) {
    #expect(advice(message)?.notes.map(\.text) == [note])
    #expect(advice(message)?.help == help)
  }

  @Test(
    "names the rule for code that needs Objective-C or macOS",
    arguments: [
      (
        "constructing an object of class type 'T' with a metatype value must use a 'required' "
          + "initializer", "only a `required` initializer makes an object from a class such as `T`",
        "pass a closure that makes the object"
      ),
      (
        "cannot find 'class_getInstanceMethod' in scope",
        "`class_getInstanceMethod` belongs to the runtime of Objective-C", "canImport(ObjectiveC)"
      ),
      (
        "value of type 'Card' has no member 'setValue'",
        "`setValue` is key-value coding of Objective-C", "use the property itself"
      ),
      (
        "value of type 'AnyObject' has no member 'title'",
        "without Objective-C, `AnyObject` has no members of other types",
        "cast the value to the class that has `title`"
      ),
      (
        "cannot find 'setValue' in scope", "`setValue` is key-value coding of Objective-C",
        "use the property itself"
      ),
      ("no such module 'AppKit'", "`AppKit` is for macOS", "`#if canImport(AppKit)`"),
      ("no such module 'MapKit'", "the framework `MapKit`", "`#if canImport(MapKit)`"),
      ("Objective-C interoperability is disabled", "no rule of `strut swift`", "ObjectiveC"),
    ])
  func constructs(message: String, note: String, help: String) throws {
    let advice = try #require(self.advice(message))
    #expect(advice.notes.map(\.text).joined().contains(note))
    #expect(advice.help.contains(help))
  }

  @Test("names a missing member that a class overrides, by the line of the error")
  func overrides() throws {
    let source = "class Card2: UIView {\n  override func draw(_ rect: CGRect) {}\n}\n"
    let card = DeclaredNames([SwiftSource(Array(source.utf8))], publicOnly: false)
    let advisor = CompilerAdvisor(uiKit: uiKit, package: card)
    let error = CompilerError(
      file: "/a/A.swift", line: 2, column: 17,
      message: "method does not override any method from its superclass")
    let advice = try #require(advisor.advice(on: error) { _ in Array(source.utf8) })
    #expect(
      advice.notes.map(\.text) == ["`UIView` in Strut's module UIKit has no `draw(_:)`"])
    #expect(advisor.advice(on: error) == nil)
  }

  @Test(
    "is missing for errors of other code",
    arguments: [
      "value of type 'Model' has no member 'title'", "cannot find 'model' in scope",
      "cannot find type 'Model' in scope", "no such module 'Model'",
      "cannot find 'value' in scope",
      "expected declaration", "cannot find type 'CGi' in scope",
      "method does not override any method from its superclass",
    ])
  func others(message: String) { #expect(advice(message) == nil) }

  @Test(
    "is for lines with a place and an error",
    arguments: [
      ("/a/A.swift:3:14: error: expected declaration", 3, "expected declaration"),
      (
        "\u{1B}[1m/a/A.swift:3:14: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mno 'a'\u{1B}[0m\r",
        3, "no 'a'"
      ),
      ("[1/2] Compiling\r\u{1B}[2K/a/b c.swift:1:1: error: no", 1, "no"),
      ("/a/A.swift:3: error: A.testB : failed", nil, ""),
      ("/a/A.swift:3:14: warning: unused", nil, ""),
      ("error: fatalError", nil, ""), ("/a/a.c:3:14: error: no", nil, ""), ("", nil, ""),
    ] as [(String, Int?, String)])
  func lines(line: String, number: Int?, message: String) {
    let error = CompilerError(line: Array(line.utf8))
    #expect(error?.line == number)
    #expect(error?.message ?? "" == message)
  }
}
