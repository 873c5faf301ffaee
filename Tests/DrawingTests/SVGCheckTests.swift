import Graphics
import Testing

@testable import Drawing

@Suite("An SVG file")
struct SVGCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let fault: PictureFault.Forbidden?

    init(_ name: String, _ text: String, _ fault: PictureFault.Forbidden?) {
      testDescription = name
      self.text = text
      self.fault = fault
    }
  }

  /// A comment, so that `<svg` ends at this byte.
  private static func svg(endingAt end: Int) -> String {
    "<!--" + String(repeating: " ", count: end - 11) + "--><svg/>"
  }

  @Test(
    "begins with markup that contains `<svg` in its first 4096 bytes",
    arguments: [
      ("<svg/>", true), ("\u{FEFF} \n<?xml version='1.0'?><svg/>", true),
      ("<html></html>", false), ("a <svg/>", false), ("", false), (svg(endingAt: 4096), true),
      (svg(endingAt: 4097), false),
    ])
  func beginning(_ text: String, _ isSVG: Bool) {
    #expect(SVGCheck.isSVG(Array(text.utf8)) == isSVG)
  }

  static let rows = [
    Row("with shapes is accepted", #"<svg><g><path d="M0 0"/></g></svg>"#, nil),
    Row(
      "may name the document type of SVG",
      #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg/>"#, nil),
    Row("may refer to its own parts", #"<svg><use href=" #a"/><g fill="url( '#b' )"/></svg>"#, nil),
    Row("may declare UTF-8", "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?><svg/>", nil),
    Row(
      "may not declare UTF-7", "<?xml version='1.0' encoding='UTF-7'?><svg/>",
      .encoding(declared: "UTF-7")),
    Row(
      "declares one encoding", "<?xml version='utf-8' encoding = \"utf-16\"?><svg/>",
      .encoding(declared: "utf-16")),
    Row("holds no HTML", "<svg><foreignObject/></svg>", .foreign("foreignObject")),
    Row("holds no script under another prefix", "<svg><x:script/></svg>", .script),
    Row("runs nothing", "<svg><g x:onLoad='a()'/></svg>", .handler("onLoad")),
    Row("includes nothing", "<svg><xi:include href='#a'/></svg>", .reference("include")),
    Row(
      "refers to no file under a prefix that is not declared",
      "<svg><use xlink:href='a.svg#b'/></svg>", .reference("a.svg#b")),
    Row(
      "hides no reference in a character reference",
      "<svg><g style='fill:&#117;rl(a.svg#b)'/></svg>", .reference("a.svg#b")),
    Row(
      "hides no import in a character reference", "<svg><style>&#64;import 'a';</style></svg>",
      .reference("@import")),
    Row(
      "hides no import between sections", "<svg><style>@im<![CDATA[port 'a';]]></style></svg>",
      .reference("@import")),
    Row(
      "hides no import behind a comment", "<svg><style>@im<!-- -->port 'a';</style></svg>",
      .reference("@import")),
    Row("may say @import in a title", "<svg><title>@import</title></svg>", nil),
    Row("declares no entity", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", .entity),
    Row(
      "declares no entity of another file",
      "<!DOCTYPE svg [<!ENTITY % a SYSTEM 'file:///etc/passwd'> %a;]><svg/>", .entity),
    Row(
      "declares no default attribute",
      "<!DOCTYPE svg [<!ATTLIST use href CDATA 'a.svg#b'>]><svg><use/></svg>", .entity),
    Row(
      "has no style sheet of another file", "<?xml-stylesheet href='a.css'?><svg/>",
      .reference("xml-stylesheet")),
  ]

  @Test("is a drawing and nothing else", arguments: rows)
  func rules(_ row: Row) {
    #expect(fault(in: row.text) == row.fault.map { .svg($0, line: 1) })
  }

  @Test(
    "is refused with the line of the forbidden part",
    arguments: [
      "<svg>\n<g\n/><script/></svg>", "<svg>\n\n<g\n onload='a()'/></svg>",
      "<svg>\n\n<style>\n@import 'a';</style></svg>",
      "<!DOCTYPE svg [\n\n<!ENTITY a 'b'>\n]><svg/>",
      "\n\n<?xml-stylesheet href='a.css'?>\n<svg/>",
    ])
  func lines(_ text: String) {
    guard case .svg(_, let line) = fault(in: text) else {
      Issue.record("not refused")
      return
    }
    #expect(line == 3)
  }

  @Test(
    "that is malformed is refused with the line",
    arguments: [
      "<svg", "<svg ", "<svg a", "<svg a=", "<svg a='", "<svg a='b'", "<svg/", "<svg>",
      "<svg><!--", "<svg><![CDATA[", "<svg></g>", "<svg a='1' a='2'/>", "<svg/><svg/>",
      "<svg>&a;</svg>",
    ])
  func malformed(_ text: String) {
    guard case .corrupt(let words) = fault(in: "\n" + text) else {
      Issue.record("not refused as malformed")
      return
    }
    #expect(words.hasPrefix("line 2: "))
  }

  private func fault(in text: String) -> PictureFault? {
    do throws(PictureFault) {
      _ = try SVGCheck.check(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }
}
