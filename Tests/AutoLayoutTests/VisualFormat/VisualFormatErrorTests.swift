import AutoLayout
import Diagnostics
import Geometry
import Testing

@Suite("A visual format that cannot be used")
struct VisualFormatErrorTests {
  struct Case: CustomTestStringConvertible {
    let format: String
    var options: VisualFormatOptions = []
    var superview: ViewID? = .root
    let reason: String
    /// The caret's line, nil without one.
    let caret: String?
    var testDescription: String { format.isEmpty ? "(empty)" : format }

    init(
      _ format: String, _ caret: String?, _ reason: String, options: VisualFormatOptions = [],
      superview: ViewID? = .root
    ) {
      self.format = format
      self.options = options
      self.superview = superview
      self.reason = reason
      self.caret = caret
    }
  }

  @Test(
    "is refused with UIKit's reason and a caret at the error",
    arguments: [
      Case("", nil, "It's an empty string."),
      Case("V[a]", " ^", "Expected ':' after 'V' to specify vertical arrangement"),
      Case("H[a]", " ^", "Expected ':' after 'H' to specify horizontal arrangement"),
      Case("H:", "  ^", "Expected a view"),
      Case("H:a", "  ^", "Expected a view"),
      Case("[a]-8-b", "      ^", "Expected a view"),
      Case(
        "[1a]", " ^",
        """
        Expected a view. View names must start with a letter or an underscore, then contain \
        letters, numbers, and underscores.
        """),
      Case(
        "H:|-[blackBox(50)]", "             ^", "blackBox is not a key in the views dictionary."),
      Case(
        "H:|-margiin-[a]", "           ^",
        """
        Encountered metric with name "margiin", but value was not specified in metrics or views \
        dictionaries
        """),
      Case(
        "[a(==wide)]", "         ^",
        """
        Encountered metric with name "wide", but value was not specified in metrics or views \
        dictionaries
        """),
      Case(
        "[a]-*-[b]", "    ^",
        "Expected a number or key from the metrics dictionary, but encountered something else"),
      Case(
        "[a(>=]", "     ^",
        "Expected a number or key from the metrics dictionary, but encountered something else"),
      Case(
        "[a]-8@-[b]", "      ^",
        "Expected a number or key from the metrics dictionary, but encountered something else"),
      Case(
        "|-0-[a-0-|", "      ^", "Expected a ']' here. That is how you give the end of a view."),
      Case("[a", "  ^", "Expected a ']' here. That is how you give the end of a view."),
      Case("[a]8-[b]", "   ^", "Expected a '-' here"),
      Case("[a]-8[b]", "     ^", "Expected a '-' here"),
      Case("[a]-(8)[b]", "       ^", "Expected a '-' here"),
      Case("[a]-(8;9)-[b]", "      ^", "Expected ')' or ','"),
      Case("[a(100]", "      ^", "Expected ')' or ','"),
      Case("[a]-", "    ^", "Expected more input"),
      Case("[a]-8-", "      ^", "Expected more input"),
      Case("|", " ^", "Expected more input"),
      Case("|[a]|[b]", "     ^", "Expected the end of the format string"),
      Case("|a]", " ^", "Expected a connection after the '|' character"),
      Case(
        "[a]--8-[b]", "    ^",
        """
        Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use \
        parentheses around negative numbers.
        """),
      Case("[a(=100)]", "   ^", "Unknown relation. Must be ==, >=, or <="),
      Case("[a]-(>8)-[b]", "     ^", "Unknown relation. Must be ==, >=, or <="),
      Case("[a(<", "   ^", "Unknown relation. Must be ==, >=, or <="),
      Case("[a(>", "   ^", "Unknown relation. Must be ==, >=, or <="),
      Case("[a(=", "   ^", "Unknown relation. Must be ==, >=, or <="),
      Case(
        "|[a]|", "    ^",
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        superview: nil),
      Case(
        "H:|-(>=50)-[a(100)]", "                   ^",
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        superview: nil),
      Case(
        "[a]-[b]|", "       ^",
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        superview: nil),
      Case(
        "H:|[a][b]|", "         ^",
        """
        Options mask required views to be aligned on a horizontal edge, which is not allowed for \
        layout that is also horizontal.
        """, options: .alignAllLeading),
      Case(
        "V:[a][b]", "        ^",
        """
        Options mask required views to be aligned on a vertical edge, which is not allowed for \
        layout that is also vertical.
        """, options: .alignAllTop),
      Case(
        "[a]-8@1001-[b]", "          ^",
        """
        It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal \
        to NSLayoutPriorityRequired, which is 1000.000000.
        """),
      Case(
        "[a][b]", "      ^", "Spacing from baseline to baseline is for a vertical layout",
        options: .spacingBaselineToBaseline),
    ])
  func refusal(_ row: Case) throws {
    let error = try #require(
      failure(of: row.format, in: row.superview, options: row.options, known: ["a", "b", "c"]))
    let head = "Unable to parse constraint format: "
    if let caret = row.caret {
      #expect(
        error.report(on: row.format) == "\(head)\n\(row.reason) \n\(row.format) \n\(caret)")
    } else {
      #expect(error.report(on: row.format) == head + row.reason)
    }
  }

  @Test("is reported at the failing characters, with the nearest known name")
  func diagnostic() throws {
    let error = try #require(failure(of: "H:|-[mesage]-|", in: .root))
    let span = SourceSpan(file: "chat.yaml", line: 9, column: 14, length: 14)
    let diagnostic = error.diagnostic(at: span, known: ["message", "send"])
    #expect(diagnostic.message == Message(rule: "visualFormat", text: "there is no view `mesage`"))
    #expect(diagnostic.span == SourceSpan(file: "chat.yaml", line: 9, column: 19, length: 6))
    #expect(
      diagnostic.notes == [Note("UIKit's reason: mesage is not a key in the views dictionary.")])
    #expect(diagnostic.help == "did you mean `message`?")
  }

  @Test(
    "has a help that a format string accepts",
    arguments: [
      ("X:|[a]|", "begin the format with `H:` or `V:`"),
      ("|[a]-10-10-[b]|", "write one space between two views, such as `-8-`"),
      ("[a]-8-b", "write `[b]`"),
      (
        "|-[größe]-|",
        "rename it: names in format strings have only the letters a to z, digits and `_`"
      ),
    ])
  func help(_ row: (format: String, help: String)) throws {
    let error = try #require(failure(of: row.format, in: .root, known: ["a", "b"]))
    let span = SourceSpan(file: "a.yaml", line: 1, column: 1, length: row.format.count)
    #expect(error.diagnostic(at: span, in: row.format).help == row.help)
  }

  private func failure(
    of format: String, in superview: ViewID?, options: VisualFormatOptions = [],
    known: [String] = []
  ) -> VisualFormatError? {
    do {
      _ = try VisualFormat.expand(
        format, in: { _ in superview }, options: options,
        item: { known.contains($0) ? .view(ViewID($0)) : nil },
        metric: { $0 == "gap" ? 12 : nil }, origin: .code)
      return nil
    } catch {
      return error
    }
  }
}
