import Foundation
import Strut
import Testing

/// Labels with several lines at two pixels a point.
@Suite("Lines of labels")
struct TextLineTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let font: Font
    let lines: Int
    let height: Points

    init(_ name: String, _ font: Font, _ lines: Int, _ height: Points) {
      testDescription = "\(name), \(lines) lines"
      self.font = font
      self.lines = lines
      self.height = height
    }

    static func style(
      _ style: Font.TextStyle, _ heights: [(lines: Int, height: Points)]
    ) -> [Case] {
      heights.map {
        Case(style.rawValue, .preferredFont(forTextStyle: style), $0.lines, $0.height)
      }
    }
  }

  /// Frames of labels in storyboards: one line and the style's leading for each further one.
  ///
  /// The rest is calculated from Apple's table in the same way.
  static let cases: [Case] =
    Case.style(.body, [(1, 20.5), (2, 42.5), (3, 64.5), (4, 86.5)])
    + Case.style(.headline, [(1, 20.5), (2, 42.5), (4, 86.5)])
    + Case.style(.footnote, [(1, 16), (2, 34), (3, 52), (4, 70)])
    + Case.style(.caption1, [(1, 14.5), (3, 46.5), (5, 78.5)])
    + Case.style(.title1, [(1, 33.5), (2, 67.5)])
    // 19.094 + 21, 17.900 + 20, 40.574 + 41, 26.254 + 28, 23.867 + 25, 13.127 + 2 × 13.
    + Case.style(.callout, [(2, 40.5)]) + Case.style(.subheadline, [(2, 38)])
    + Case.style(.largeTitle, [(2, 82)]) + Case.style(.title2, [(2, 54.5)])
    + Case.style(.title3, [(2, 49)]) + Case.style(.caption2, [(3, 39.5)])
    + [
      Case("17 points", .systemFont(ofSize: 17), 1, 20.5),
      Case("17 points", .systemFont(ofSize: 17), 2, 41),
      Case("17 points", .systemFont(ofSize: 17), 3, 61),
      Case(
        "body with tracking", .preferredFont(forTextStyle: .body).withTracking(1), 2, 42.5),
    ]

  @Test(
    "are the leading of the text style apart, or the line height of another font", arguments: cases)
  func heights(_ row: Case) throws {
    let label = try Self.label(
      Array(repeating: "a", count: row.lines).joined(separator: "\n"), row.font)
    #expect(label.frame.height == row.height)
  }

  /// Calculated: at the largest size, body is 53 points with a leading of 62, which is less than
  /// its line height of 63.248.
  @Test("have the leading of the screen's text size")
  func textSize() throws {
    let label = try Self.label(
      "a\na", .preferredFont(forTextStyle: .body), textSize: .accessibility5)
    #expect(label.frame.height == 125.5)
  }

  /// A centred container that wrapping labels hold open, and that two inequalities keep on the screen.
  ///
  /// The space at which the line breaks counts, so that the container stays as wide as it may be.
  @Test(
    "keep their container as wide as it is before they wrap, if the space behind the line fills it")
  func container() throws {
    let window = try Window(Screen(device: "iphone-se-3"))
    func label(_ text: String, lines: Int = 1) -> Label {
      let label = Label(text: text)
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    func width(_ text: String) -> Points {
      let label = label(text)
      window.view.addSubview(label)
      defer { label.removeFromSuperview() }
      return label.intrinsicContentSize.width
    }
    let line = width("struts and stays")
    let space = width("a a") - width("aa")
    #expect(line > 100 && space > 3)
    func widths(within limit: Points) throws -> [Points] {
      let (box, inner, own) = (
        View(), label("struts and stays together", lines: 0),
        label("struts and stays together", lines: 0)
      )
      box.translatesAutoresizingMaskIntoConstraints = false
      window.view.addSubview(box)
      window.view.addSubview(own)
      box.addSubview(inner)
      let room = Points(375) - limit
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: "H:|-10-[inner]-10-|", views: ["inner": inner])
          + LayoutConstraint.constraints(
            withVisualFormat: "V:|[inner]|", views: ["inner": inner])
          + [
            box.topAnchor.constraint(equalTo: window.view.topAnchor),
            box.centerXAnchor.constraint(equalTo: window.view.centerXAnchor),
            box.leadingAnchor.constraint(
              greaterThanOrEqualTo: window.view.leadingAnchor, constant: room / 2 - 10),
            own.topAnchor.constraint(equalTo: window.view.topAnchor),
            own.leadingAnchor.constraint(equalTo: window.view.leadingAnchor),
            own.trailingAnchor.constraint(
              lessThanOrEqualTo: window.view.trailingAnchor, constant: -room),
          ])
      window.layoutIfNeeded()
      defer { [box, own].forEach { $0.removeFromSuperview() } }
      #expect([inner, own].allSatisfy { $0.frame.height == 41 })
      return [box.frame.width - 20, own.frame.width]
    }
    // Two points are less than the space, twenty are more.
    #expect(try widths(within: line + 2) == [line + 2, line + 2])
    let roomy = try widths(within: line + 20)
    #expect(roomy.allSatisfy { abs(($0 - line - space).value) <= 1 })
  }

  private static func label(
    _ text: String, _ font: Font, textSize: ContentSizeCategory = .large
  ) throws -> Label {
    let window = try Window(Screen(device: "iphone-se-3", textSize: textSize))
    let label = Label(text: text, font: font)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    window.view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: window.view.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(window.messages.isEmpty)
    return label
  }
}
