import Geometry
import Graphics
import Testing

@testable import Drawing

/// Texts of the phone that no number of ours was made from: the advances come from stored frames of
/// documents, these from screenshots.
///
/// Distances are measured between two equal letters, from the middle of their ink, so that only the
/// advances between them count. The screens put letters on whole pixels: a half or a third of a
/// point. The list has all texts with at least 50 points between such letters in which no two
/// letters touch.
@Suite("Text on the phone's screens")
struct PhoneTextTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let font: FontDescription
    /// The places of the two letters.
    let first: Int
    let last: Int
    /// In points.
    let distance: Double

    init(
      _ text: String, _ size: Double, _ weight: FontWeight, _ first: Int, _ last: Int,
      _ distance: Double
    ) {
      self.text = text
      font = .system(Points(size), weight)
      self.first = first
      self.last = last
      self.distance = distance
    }

    var testDescription: String { "\(font.size) pt \(font.weight) \"\(text)\"" }

    /// The distance as we set the text, in points.
    func measured(by measurer: any TextMeasuring) -> Double {
      func width(_ count: Int) -> Double {
        let content = TextContent(String(text.prefix(count)), font: font)
        return measurer.extent(of: content, width: nil).size.width.value
      }
      return width(last + 1) - width(first + 1)
    }
  }

  static let samples = [
    // iPhone 11, iOS 14.
    Sample("Delete unused local copies", 17, .regular, 1, 24, 174.5),
    Sample("after 7 days", 17, .regular, 0, 9, 63.5),
    Sample("Show folders on top", 17, .regular, 2, 17, 112.5),
    Sample("Prevent gestures", 17, .regular, 1, 13, 95),
    Sample("Prevent dragging of files and folders and multiselection", 12, .regular, 5, 55, 273.5),
    Sample("using system defined gestures", 12, .regular, 1, 28, 159.5),
    Sample("Enable diagnostics", 17, .regular, 1, 11, 78.5),
    Sample("Download instead of streaming", 17, .regular, 3, 27, 182.5),
    Sample("USER INTERFACE", 13, .regular, 2, 13, 81.25),
    // 390 points wide, iOS 26.
    Sample("Switch Server by Location", 16, .regular, 2, 22, 144.33),
    Sample("Closest Server", 16, .regular, 4, 12, 59),
    Sample("Fake Server · 1.2 km", 16, .regular, 2, 18, 105.33),
    Sample("Remember Last Page", 16, .regular, 1, 17, 135.67),
    Sample("When you open the app, it checks whether you are at one", 12, .regular, 2, 54, 299),
    Sample("of your homes, either connected to its Wi-Fi network or", 12, .regular, 0, 53, 301),
    Sample("inside its Home zone. If that home belongs to another", 12, .regular, 5, 51, 264.67),
    Sample("server, that server is opened automatically. Checks", 12, .regular, 0, 50, 281.33),
    Sample("happen only on this device while the app is in use, and", 12, .regular, 1, 52, 279.33),
    Sample("your location is never stored.", 12, .regular, 1, 25, 128.33),
    Sample("How it works?", 16, .regular, 1, 8, 50.33),
    Sample("Server Switching", 33, .bold, 0, 7, 108),
    // iPhone Air, iOS 26.
    Sample("Animation", 17, .regular, 1, 8, 55.67),
    Sample("BlendMode", 17, .regular, 2, 8, 63),
    // iPhone 14 Pro, iOS 16.
    Sample("Choose your language:", 17, .regular, 5, 19, 112.34),
    Sample("Main Menu", 34, .bold, 0, 5, 83.67),
    Sample("Search openHAB items", 17, .regular, 1, 17, 133),
    Sample("First Floor", 17, .regular, 2, 10, 56.67),
    Sample("Ground Floor", 17, .regular, 1, 11, 81.33),
    Sample("Astronomical Data", 17, .regular, 2, 15, 105.67),
    Sample("Widget Overview", 17, .regular, 1, 12, 88.33),
    Sample("Group Demo", 17, .regular, 2, 9, 69),
    // iPad Pro 12.9, iPadOS 14.
    Sample("ian-dooley-280928", 17, .semibold, 3, 10, 60.5),
    Sample("Open in a new Window", 17, .regular, 3, 16, 100.5),
    Sample("Share this folder", 17, .regular, 3, 16, 89.5),
    Sample("39.3 MB - Feb 12, 2020 at 2:58 PM", 14, .regular, 5, 32, 181.73),
  ]

  @Test("is as wide as ours within 0.4 % on average")
  func average() throws {
    let measurer = try TestFonts.renderer().measurer
    let errors = Self.samples.map { abs($0.measured(by: measurer) / $0.distance - 1) }
    #expect(errors.reduce(0, +) / Double(errors.count) <= 0.004)
  }

  @Test("is nowhere wider or narrower than ours by more than 1.5 %", arguments: samples)
  func each(_ sample: Sample) throws {
    let measured = sample.measured(by: try TestFonts.renderer().measurer)
    #expect(abs(measured / sample.distance - 1) <= 0.015)
  }
}
