import Diagnostics
import Foundation
import Geometry
import Graphics

/// The JSON that the helper in an app's tests prints, format 1.
struct JSONDump: Decodable {
  private let format: WholeNumber
  private let window: Window
  private let traits: Traits?
  fileprivate let views: [View]

  private struct Window: Decodable {
    let size: [Double]
    let scale: Double?
    let safeArea: [Double]?
  }

  private struct Traits: Decodable {
    let horizontal: String?
    let vertical: String?
    let style: String?
    let contrast: String?
    let textSize: String?
    let direction: String?
  }

  fileprivate struct View: Decodable {
    let depth: WholeNumber
    let `class`: String
    let base: String?
    let frame: [Double?]
    let id: String?
    let text: String?
    let font: Font?
    let lines: WholeNumber?
    let hidden: Bool?
    let transform: [Double]?
  }

  fileprivate struct Font: Decodable {
    let name: String
    let size: Double
    let style: String?
  }

  /// A number without a fraction, of at most nine digits.
  ///
  /// The decoder reports another number without its place.
  fileprivate struct WholeNumber: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
      let number = try decoder.singleValueContainer().decode(Double.self)
      guard abs(number) < 1e9, let value = Int(exactly: number) else {
        throw DecodingError.typeMismatch(
          Int.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: ""))
      }
      self.value = value
    }
  }

  static func read(
    _ bytes: [UInt8], file: String
  ) -> (dump: AppDump?, diagnostics: [Diagnostic]) {
    let places = JSONPlaces(bytes, file: file)
    do {
      return try JSONDecoder().decode(JSONDump.self, from: Data(bytes)).dump(file, places)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      return (nil, [JSONFault(bytes).diagnostic(in: file)])
    } catch let error as DecodingError {
      return (nil, [places.diagnostic(of: error)])
    } catch {
      return (nil, [.badJSON("", at: places.start)])
    }
  }

  private func dump(
    _ file: String, _ places: JSONPlaces
  ) -> (dump: AppDump?, diagnostics: [Diagnostic]) {
    guard format.value == 1 else {
      return (nil, [.unknownFormat(format.value, at: places.start)])
    }
    guard !views.isEmpty else { return (nil, [.noViews(file)]) }
    var screen = DumpedScreen()
    guard let size = Self.size(window.size) else {
      return (nil, [.badValue("window.size", "is not a width and a height", at: places.start)])
    }
    screen.size = size
    screen.scale = window.scale
    if let insets = window.safeArea {
      guard let safeArea = Self.insets(insets) else {
        return (nil, [.badValue("window.safeArea", "is not four insets", at: places.start)])
      }
      screen.safeArea = safeArea
    }
    screen.horizontalClass = traits?.horizontal
    screen.verticalClass = traits?.vertical
    screen.style = traits?.style
    screen.contrast = traits?.contrast
    screen.textSize = traits?.textSize
    screen.direction = traits?.direction
    var (dumped, diagnostics): ([DumpedView], [Diagnostic]) = ([], [])
    var path: [Int] = []
    for (index, view) in views.enumerated() {
      let span = places.view(index)
      let name = ViewDescription.shortName(view.class)
      let depth = view.depth.value
      guard (0...path.count).contains(depth) else {
        return (nil, diagnostics + [.missingLevel(name, at: span)])
      }
      guard view.frame.count == 4 else {
        return (
          nil, diagnostics + [.badValue("views[\(index)].frame", "is not four numbers", at: span)]
        )
      }
      path.removeSubrange(depth...)
      let isPlaced = path.last.map { dumped[$0].frame != nil } ?? true
      let frame = isPlaced ? Self.frame(view.frame) : nil
      if isPlaced, frame == nil { diagnostics.append(.noPlace(name, at: span)) }
      dumped.append(view.dumped(name, frame: frame, in: path.last, at: span))
      path.append(index)
    }
    return (AppDump(file: file, form: .json, views: dumped, screen: screen), diagnostics)
  }

  private static func size(_ numbers: [Double]) -> Size? {
    guard numbers.count == 2, numbers.allSatisfy(isOnScreen) else { return nil }
    return Size(width: Points(numbers[0]), height: Points(numbers[1]))
  }

  private static func insets(_ numbers: [Double]) -> Insets? {
    guard numbers.count == 4, numbers.allSatisfy(isOnScreen) else { return nil }
    return Insets(
      top: Points(numbers[0]), left: Points(numbers[1]), bottom: Points(numbers[2]),
      right: Points(numbers[3]))
  }

  private static func frame(_ numbers: [Double?]) -> Rect? {
    let finite = numbers.compactMap(\.self).filter(isOnScreen)
    guard finite.count == 4 else { return nil }
    return Rect(
      x: Points(finite[0]), y: Points(finite[1]), width: Points(finite[2]),
      height: Points(finite[3]))
  }

  private static func isOnScreen(_ number: Double) -> Bool {
    abs(number) <= AppDump.greatestCoordinate
  }
}

extension JSONDump.View {
  fileprivate func dumped(
    _ name: String, frame: Rect?, in parent: Int?, at span: SourceSpan
  ) -> DumpedView {
    DumpedView(
      className: name, baseClass: base.map { ViewDescription.shortName($0) },
      identifier: id.flatMap { $0.isEmpty ? nil : $0 }, text: text.map { DumpedText($0) },
      frame: frame, isHidden: hidden ?? false, transform: transform.flatMap { Transform($0) },
      font: font.map { DumpedFont(name: $0.name, size: Points($0.size), style: $0.style) },
      lines: lines?.value, parent: parent, span: span)
  }
}

extension JSONPlaces {
  /// The diagnostic of an error of the decoder, which knows the path of a value but not its line.
  fileprivate func diagnostic(of error: DecodingError) -> Diagnostic {
    switch error {
    case .keyNotFound(let key, let context):
      let path = context.codingPath + [key]
      return .badValue(Self.text(of: path), "is missing", at: place(of: path))
    case .valueNotFound(_, let context):
      return .badValue(
        Self.text(of: context.codingPath), "is null", at: place(of: context.codingPath))
    case .typeMismatch(let type, let context):
      return .badValue(
        Self.text(of: context.codingPath), "is not \(Self.words(for: type))",
        at: place(of: context.codingPath))
    case .dataCorrupted(let context):
      return .badValue(
        Self.text(of: context.codingPath), "is a number that is too large",
        at: place(of: context.codingPath))
    @unknown default: return .badJSON("", at: start)
    }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is [String: Any].Type: "an object"
    default: "of the right type"
    }
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }

  /// The place of the view that a path leads into, or else of the document.
  private func place(of path: [any CodingKey]) -> SourceSpan {
    guard path.first?.stringValue == "views", path.count > 1, let index = path[1].intValue else {
      return start
    }
    return view(index)
  }
}
