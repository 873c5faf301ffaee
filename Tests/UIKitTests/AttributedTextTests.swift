import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Texts with attributes")
struct AttributedTextTests {
  private let big = UIFont.systemFont(ofSize: 30)
  private let small = UIFont.systemFont(ofSize: 12)

  /// A word with a font and a colour, and a word without attributes.
  private func words(_ font: UIFont, _ color: UIColor) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "Hello ", attributes: [.font: font, .foregroundColor: color])
    text.append(NSAttributedString(string: "you"))
    return text
  }

  /// A label with the changes, drawn.
  private func picture(_ change: (UILabel) -> Void) throws -> Data {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 250, height: 60))
    let label = UILabel(frame: window.bounds)
    change(label)
    window.addSubview(label)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return try window.pngData()
  }

  @Test("give label and text view the font and the colour of their first character")
  func style() {
    let (label, view) = (UILabel(), UITextView())
    label.attributedText = words(big, .red)
    view.attributedText = words(big, .red)
    #expect([label.font, view.font].map { $0?.pointSize } == [30, 30])
    #expect([label.textColor, view.textColor] == [.red, .red])
    label.text = "Bye"
    view.text = "Bye"
    #expect([label.font, view.font].map { $0?.pointSize } == [30, 30])
    #expect([label.textColor, view.textColor] == [.red, .red])
    #expect([label.attributedText?.string, view.attributedText.string] == ["Bye", "Bye"])
  }

  @Test("take a new font and a new colour for all characters")
  func restyled() throws {
    let uniform = try picture {
      $0.attributedText = NSAttributedString(
        string: "Hello you",
        attributes: [.font: self.small, .foregroundColor: UIColor.blue])
    }
    let restyled = try picture {
      $0.attributedText = self.words(self.big, .red)
      $0.font = self.small
      $0.textColor = .blue
    }
    #expect(restyled == uniform)
    #expect(try picture { $0.attributedText = self.words(self.small, .blue) } != uniform)
  }

  @Test("leave their style to a plain text that follows")
  func plainText() throws {
    let plain = try picture {
      $0.font = self.big
      $0.textColor = .red
      $0.text = "Hello you"
    }
    let followed = try picture {
      $0.attributedText = self.words(self.big, .red)
      $0.text = "Hello you"
    }
    #expect(followed == plain)
  }

  @Test("break between words, without an ellipsis, if their paragraph style says nothing else")
  func lineBreak() {
    #expect(NSParagraphStyle().lineBreakMode == .byWordWrapping)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    let label = UILabel()
    #expect(label.lineBreakMode == .byTruncatingTail)
    label.attributedText = words(big, .red)
    #expect(label.lineBreakMode == .byTruncatingTail)
    label.attributedText = words(big, .red).with(.paragraphStyle, NSMutableParagraphStyle())
    #expect(label.lineBreakMode == .byWordWrapping)
  }
}
