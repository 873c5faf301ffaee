import Screens
import SnapshotTesting
import UIKit
import XCTest

final class ScreenTests: XCTestCase {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @MainActor
  func testForm() {
    assertSnapshot(
      of: FormViewController(), as: .image(on: .iPhoneSe3.withKeyboard), named: "small")
    assertSnapshot(
      of: FormViewController(), as: .image(on: .iPhone13.withKeyboard, traits: dark),
      named: "dark")
  }

  @MainActor
  func testCard() {
    assertSnapshot(of: CardViewController(), as: .image(on: .iPhoneSe3), named: "small")
    assertSnapshot(of: CardViewController(), as: .image(on: .iPhone13(.landscape)), named: "turned")
    assertSnapshot(of: CardViewController(), as: .image(on: .iPadPro11(.portrait)), named: "pad")
  }

  @MainActor
  func testControls() {
    assertSnapshot(of: ControlsViewController(), as: .image(on: .iPhone13), named: "light")
    assertSnapshot(
      of: ControlsViewController(), as: .image(on: .iPhoneSe3, traits: dark), named: "dark")
  }
}
