package import Diagnostics
package import XML

/// A storyboard or a xib of iOS, as Interface Builder saves it.
package struct InterfaceDocument: Sendable {
  /// The path that diagnostics name.
  package let file: String
  package let kind: Kind
  package let root: XMLElement
  /// The version of Interface Builder's plug-in that saved the document, or 0 if it names none.
  ///
  /// It orders the generations of Xcode; 8900 is the first with San Francisco, 24060 about the first
  /// of iOS 26.
  package let generation: Double
  /// The elements by their object ids; the first of several with one id.
  let elements: [String: XMLElement]
  /// The elements with an id that another element before them has, in file order.
  let duplicates: [XMLElement]
  /// The parent of each element.
  private let parents: [ObjectIdentifier: XMLElement]
  /// The segues to each controller, with the controllers that they begin at, in file order.
  let incoming: [String: [(source: XMLElement, segue: XMLElement)]]
  /// The file, to find the columns of attributes.
  private let bytes: [UInt8]

  package enum Kind: Hashable, Sendable {
    case storyboard, xib
  }

  /// The greatest size of a document's file.
  package static let greatestByteCount = 64 << 20
  private static let limits = XMLFile.Limits(
    bytes: greatestByteCount, depth: 200, elements: 1_000_000)

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the path that diagnostics name.
  /// - Throws: the reason why the file is no document of iOS, at its line.
  package init(_ bytes: [UInt8], file: String) throws(InterfaceFault) {
    let root: XMLElement
    do throws(XMLFile.Fault) {
      root = try XMLFile.root(of: bytes, limits: Self.limits)
    } catch {
      throw InterfaceFault(
        Diagnostic.textOfGit(in: bytes, file: file) ?? .xml(error, file: file))
    }
    kind = try Self.kind(of: root, file: file)
    self.file = file
    self.root = root
    var elements: [String: XMLElement] = [:]
    var parents: [ObjectIdentifier: XMLElement] = [:]
    var generation = 0.0
    var segues: [XMLElement] = []
    var duplicates: [XMLElement] = []
    Self.visit(root) { element, parent in
      if element.name == "segue" { segues.append(element) }
      if let id = element["id"] {
        if elements[id] == nil { elements[id] = element } else { duplicates.append(element) }
      }
      if let parent { parents[ObjectIdentifier(element)] = parent }
      if element.name == "plugIn", element["identifier"]?.hasSuffix("IBCocoaTouchPlugin") == true {
        generation = element["version"].map(Self.version) ?? generation
      }
    }
    var incoming: [String: [(source: XMLElement, segue: XMLElement)]] = [:]
    for segue in segues {
      var owner = parents[ObjectIdentifier(segue)]
      while let next = owner, !Self.controllers.contains(next.name) {
        owner = parents[ObjectIdentifier(next)]
      }
      guard let owner, let id = segue["destination"] else { continue }
      incoming[id, default: []].append((owner, segue))
    }
    self.incoming = incoming
    self.duplicates = duplicates
    self.elements = elements
    self.parents = parents
    self.generation = generation
    self.bytes = bytes
  }

  /// The number before the second point of a version such as `23727` or `7706.4.2`.
  private static func version(_ text: String) -> Double {
    let parts = text.split(separator: ".").prefix(2)
    return Double(parts.joined(separator: ".")) ?? 0
  }

  private static func visit(_ root: XMLElement, _ body: (XMLElement, XMLElement?) -> Void) {
    var stack: [(XMLElement, XMLElement?)] = [(root, nil)]
    while let (element, parent) = stack.popLast() {
      body(element, parent)
      for child in element.children.reversed() { stack.append((child, element)) }
    }
  }

  /// The kind of the document; throws for another file, or a document of another platform.
  private static func kind(of root: XMLElement, file: String) throws(InterfaceFault) -> Kind {
    let type = root["type"] ?? ""
    if root.name == "archive" {
      throw InterfaceFault(.oldArchive(version: root["version"], in: file, line: root.line))
    }
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw InterfaceFault(.noInterface(root.name, in: file, line: root.line))
    }
    let runtime = root["targetRuntime"] ?? ""
    guard type.contains("CocoaTouch"),
      ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", ""].contains(runtime)
    else {
      throw InterfaceFault(
        .otherPlatform(runtime.isEmpty ? type : runtime, in: file, line: root.line))
    }
    return type.contains("Storyboard") ? .storyboard : .xib
  }
}

extension InterfaceDocument {
  package func element(withID id: String) -> XMLElement? { elements[id] }

  func parent(of element: XMLElement) -> XMLElement? { parents[ObjectIdentifier(element)] }

  /// The place of an element's name.
  package func span(of element: XMLElement) -> SourceSpan {
    SourceSpan(
      file: file, line: element.line, column: element.place.column + 1,
      length: element.name.utf8.count)
  }

  /// The place of an attribute's value, or of the element without that attribute in its line.
  package func span(of attribute: String, in element: XMLElement) -> SourceSpan {
    let mark = Array(" \(attribute)=\"".utf8)
    guard let value = element[attribute],
      let column = column(behind: mark, from: element.place)
    else { return span(of: element) }
    return SourceSpan(
      file: file, line: element.line, column: column,
      length: max(1, value.unicodeScalars.count))
  }

  /// The column behind a text in a tag; nil if the tag's first line does not contain it.
  private func column(behind mark: [UInt8], from place: XMLPlace) -> Int? {
    var column = place.column
    var offset = place.offset
    while offset + mark.count <= bytes.count {
      let byte = bytes[offset]
      guard byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "<") || offset == place.offset else {
        return nil
      }
      if byte == mark[0], bytes[offset..<(offset + mark.count)].elementsEqual(mark) {
        return column + mark.count
      }
      if byte & 0xC0 != 0x80 { column += 1 }
      offset += 1
    }
    return nil
  }

  /// The intrinsic size that the code of a designable class returned in Interface Builder.
  func designableSize(of element: XMLElement) -> XMLElement? {
    guard let id = element["id"] else { return nil }
    return root.members(of: "designables").first { $0["name"] == id }?
      .child(key: "intrinsicContentSize")
  }

  /// Whether the document uses Auto Layout.
  ///
  /// Without it, every frame counts.
  var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }

  /// The device of the canvas; nil in documents before Xcode 8.
  package var canvas: CanvasDevice? {
    guard let device = root.child("device"), let id = device["id"] else { return nil }
    return CanvasDevice(id: id, isLandscape: device["orientation"] == "landscape")
  }
}

/// The reason why a document cannot be read, as a diagnostic.
package struct InterfaceFault: Error, Hashable, Sendable {
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// The device that Interface Builder's canvas shows.
package struct CanvasDevice: Hashable, Sendable {
  /// The id in the document, such as `retina6_1`.
  package let id: String
  package let isLandscape: Bool

  /// The size in points, as the canvas shows it, or nil for an unknown device.
  package var size: (width: Double, height: Double)? {
    Self.sizes[id].map { isLandscape ? ($0.1, $0.0) : ($0.0, $0.1) }
  }

  /// The pixels in a point.
  package var scale: Int { Self.withThreePixels.contains(id) ? 3 : 2 }

  var isTablet: Bool { id.hasPrefix("ipad") }

  /// The portrait sizes in points, from Interface Builder's own device list as 966 documents use it.
  private static let sizes: [String: (Double, Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_9": (375, 812), "retina5_4": (375, 812),
    "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_0": (390, 844),
    "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932),
    "retina6_3": (402, 874), "retina6_9": (440, 956), "ipad9_7": (768, 1024),
    "ipad10_5": (834, 1112), "ipad12_9": (1024, 1366), "ipad11_0": (834, 1194),
    "ipad12_9rounded": (1024, 1366), "ipad10_2": (810, 1080), "ipad10_9rounded": (820, 1180),
    "ipad8_3rounded": (744, 1133),
  ]

  private static let withThreePixels: Set<String> = [
    "retina5_5", "retina5_9", "retina5_4", "retina6_5", "retina6_0", "retina6_7", "retina6_12",
    "retina6_72", "retina6_3", "retina6_9",
  ]
}
