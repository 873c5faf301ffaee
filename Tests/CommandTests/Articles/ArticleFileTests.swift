import Foundation
import TestSupport
import Testing

@testable import StrutCommand

@Suite("The cases of the articles")
struct ArticleFileTests {
  /// How many cases each article has.
  private static let counts = [12, 10, 11]

  @Test("have a spec each, whose title begins with its number")
  func numbers() throws {
    let files = try ArticleCase.files()
    for (article, count) in Self.counts.enumerated() {
      for number in 1...count {
        let id = "\(article + 1).\(number)"
        let own = files.filter {
          $0.hasPrefix(id) && $0.dropFirst(id.count).first?.isNumber == false
        }
        #expect(!own.isEmpty, "there is no spec of \(id)")
        for file in own {
          let variant = file.prefix { $0 != "-" }
          let text = try Repository.text("\(ArticleCase.folder)/\(file)")
          #expect(text.hasPrefix("title: \(variant) "), "\(file)")
          #expect(
            file.hasSuffix("-wrong.yaml")
              == (text.split(separator: "\n").first?.hasSuffix("(wrong)") == true),
            "\(file)")
        }
      }
    }
  }

  @Test("keep their references small, and say what they show before anything else")
  func comments() throws {
    for file in try ArticleCase.files() {
      let text = try Repository.text("\(ArticleCase.folder)/\(file)")
      #expect(text.contains("compare: { scale: "), "\(file)")
      #expect(text.split(separator: "\n").dropFirst().first?.hasPrefix("# ") == true, "\(file)")
    }
  }
}
