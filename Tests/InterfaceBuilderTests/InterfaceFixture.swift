import Diagnostics
import Testing
import YAML

@testable import InterfaceBuilder

/// A document of Interface Builder, written as Xcode writes it.
struct InterfaceFixture {
  let document: InterfaceDocument

  /// Creates a storyboard with one scene.
  ///
  /// - Parameters:
  ///   - subviews: the elements in `subviews` of the root view.
  ///   - constraints: the elements in `constraints` of the root view.
  ///   - controller: the attributes, and the elements beside the view, of the controller.
  ///   - root: further elements of the root view.
  ///   - resources: the elements in `resources`.
  ///   - others: further scenes.
  ///   - plugIn: the version of Interface Builder's plug-in.
  /// - Throws: the reason why the document is refused.
  init(
    subviews: String = "", constraints: String = "", controller: (String, String) = ("", ""),
    root: String = "", resources: String = "", others: String = "", plugIn: String = "22155"
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="ctl-aa-001">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/>
          </dependencies>
          <scenes>
              <scene sceneID="scn-aa-001">
                  <objects>
                      <viewController id="ctl-aa-001" sceneMemberID="viewController"\(controller.0)>
                          <view key="view" contentMode="scaleToFill" id="rot-aa-001">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(subviews)
                              </subviews>
                              <viewLayoutGuide key="safeArea" id="saf-aa-001"/>
      \(root)
                              <constraints>
      \(constraints)
                              </constraints>
                          </view>
      \(controller.1)
                      </viewController>
                  </objects>
              </scene>
      \(others)
          </scenes>
          <resources>
      \(resources)
          </resources>
      </document>
      """
    document = try InterfaceDocument(Array(text.utf8), file: "Main.storyboard")
  }

  /// Creates a xib with a top-level view.
  init(xib view: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
          </dependencies>
          <objects>
      \(view)
          </objects>
      </document>
      """
    document = try InterfaceDocument(Array(text.utf8), file: "Cell.xib")
  }

  /// The translation of a scene; of the initial one by default.
  func translation(
    of scene: String? = nil, _ options: InterfaceOptions = InterfaceOptions()
  ) throws -> InterfaceTranslation {
    let start = SourceSpan(file: "Main.storyboard", line: 1, column: 1)
    return try document.translation(of: document.scene(named: scene, at: start), options)
  }

  /// The text of a key of the translation as YAML, without the key itself; empty without the key.
  func text(
    of key: String, in scene: String? = nil, _ options: InterfaceOptions = InterfaceOptions()
  ) throws -> String {
    let translation = try translation(of: scene, options)
    guard let entry = translation.entries.first(where: { $0.key == key }) else { return "" }
    let whole = YAMLNode(span: entry.keySpan, content: .mapping([entry]))
    let lines = YAMLPrinter(whole).text.split(separator: "\n")
    guard lines.count > 1 else { return String(lines[0].dropFirst("\(key): ".count)) }
    return lines.dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}
