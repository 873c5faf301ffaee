import Foundation
import InterfaceBuilder

/// Measures reading a storyboard: a file of 300 views, or the files that are named.
///
/// Prints one line for each file: the number of its elements with an id, the best time to read the
/// document in milliseconds, and the best time to translate all its scenes.
struct InterfaceWorkload {
  /// The number of timed readings.
  ///
  /// The fastest one counts.
  var samples = 15

  func run(_ files: [String]) throws {
    if files.isEmpty { try measure("300 views", Array(Self.storyboard(views: 300).utf8)) }
    for file in files {
      try measure(file, Array(Data(contentsOf: URL(fileURLWithPath: file))))
    }
  }

  private func measure(_ name: String, _ bytes: [UInt8]) throws {
    let document = try InterfaceDocument(bytes, file: name)
    let clock = ContinuousClock()
    var scenes = 0
    let readings = (0..<samples).map { _ in
      clock.measure { scenes += (try? InterfaceDocument(bytes, file: name))?.scenes.count ?? 0 }
    }
    var omissions = 0
    let translations = (0..<samples).map { _ in
      clock.measure {
        for scene in document.scenes {
          omissions += (try? document.translation(of: scene))?.omissions.count ?? 0
        }
      }
    }
    print(
      "interface.\(name)", bytes.count, Self.milliseconds(readings),
      Self.milliseconds(translations),
      scenes, omissions)
  }

  private static func milliseconds(_ times: [Duration]) -> Double {
    (times.min() ?? .zero) / Duration.milliseconds(1)
  }

  /// A storyboard with one scene of labels below each other, as Xcode writes it.
  private static func storyboard(views count: Int) -> String {
    let labels = (0..<count).map { index in
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label \(index)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-\(index)">
          <rect key="frame" x="16" y="\(20 * index)" width="343" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" systemColor="labelColor"/>
          <nil key="highlightedColor"/>
      </label>
      """
    }
    let constraints = (0..<count).flatMap { index in
      let above = index == 0 ? "saf-ar-ea" : "lab-el-\(index - 1)"
      return [
        """
        <constraint firstItem="lab-el-\(index)" firstAttribute="leading" secondItem="saf-ar-ea" secondAttribute="leading" constant="16" id="lea-di-\(index)"/>
        """,
        """
        <constraint firstItem="lab-el-\(index)" firstAttribute="top" secondItem="\(above)" secondAttribute="\(index == 0 ? "top" : "bottom")" id="top-to-\(index)"/>
        """,
      ]
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21679"/>
          </dependencies>
          <scenes>
              <scene sceneID="tne-QT-ifu">
                  <objects>
                      <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(labels.joined(separator: "\n"))
                              </subviews>
                              <viewLayoutGuide key="safeArea" id="saf-ar-ea"/>
                              <constraints>
      \(constraints.joined(separator: "\n"))
                              </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  }
}
