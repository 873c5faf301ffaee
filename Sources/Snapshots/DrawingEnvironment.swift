/// The inputs of drawing except the spec: versions and hashes of fonts, libraries and others, in a
/// fixed order.
package struct DrawingEnvironment: Hashable, Sendable {
  package let entries: [Entry]

  package struct Entry: Hashable, Sendable {
    /// The entry's name, such as `font Inter-Regular.otf` or `pango`.
    ///
    /// It is unique in an environment.
    package let name: String
    package let value: String

    /// Creates an entry.
    ///
    /// Tabs and line ends become spaces, because they separate entries in a file.
    package init(_ name: String, _ value: String) {
      self.name = Self.onOneLine(name)
      self.value = Self.onOneLine(value)
    }

    private static func onOneLine(_ text: String) -> String {
      String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
  }

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The name of the entry that is neither a font nor a library.
  package static let programEntry = "strut"

  /// The entry for this version's data about a device.
  package static func deviceEntry(_ id: String, hash: String) -> Entry {
    Entry("\(devicePrefix)\(id)", hash)
  }

  private static let devicePrefix = "device "

  /// The entries for the picture files in parts of the screen around the views, such as `tabBar`.
  ///
  /// The lines of a layout have the picture files that views show.
  package static func entries(
    ofPictures pictures: [(part: String, picture: ShownPicture)]
  ) -> [Entry] {
    let files = Grouped(pictures) { "\(picturePrefix)\($0.part) \($0.picture.name)" }
    return files.groups.map { name, shown in
      Entry(name, Grouped(shown) { $0.picture.digits }.groups.map(\.key).joined(separator: " "))
    }
  }

  private static let picturePrefix = "picture "

  /// The entries, one on each line: the name, a tab and the value.
  var text: String { entries.map { "\($0.name)\t\($0.value)" }.joined(separator: "\n") }

  init(text: String) {
    entries = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return Entry(parts.first ?? "", parts.count == 2 ? parts[1] : "")
    }
  }

  /// The changes since another environment, without those of picture files.
  ///
  /// Removed entries come last. An entry that only has another name, such as a font, is no change.
  ///
  /// Empty if the other environment is empty, because its entries are then not known.
  package func changes(from old: DrawingEnvironment) -> [EnvironmentChange] {
    allChanges(from: old).filter { !$0.name.hasPrefix(Self.picturePrefix) }
  }

  /// The changes of picture files in parts of the screen around the views.
  ///
  /// A file that only one environment has is left out, because its name in the spec changed.
  package func pictureChanges(from old: DrawingEnvironment) -> [ViewChange] {
    let pictures = allChanges(from: old).compactMap { change -> (part: String, name: String)? in
      guard change.name.hasPrefix(Self.picturePrefix), change.old != nil, change.new != nil else {
        return nil
      }
      let words = change.name.dropFirst(Self.picturePrefix.count).split(
        separator: " ", maxSplits: 1)
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
    return Grouped(pictures) { $0.part }.groups.map { part, pictures in
      var change = ViewChange(id: part)
      change.appearance = pictures.map { .pictureFile($0.name) }
      return change
    }
  }

  private func allChanges(from old: DrawingEnvironment) -> [EnvironmentChange] {
    guard !old.entries.isEmpty else { return [] }
    let removed = old.entries.filter { entry in !entries.contains { $0.name == entry.name } }
    let added = entries.filter { entry in !old.entries.contains { $0.name == entry.name } }
    let renamed = Set(removed.map(\.value)).intersection(added.map(\.value))
    let changed = entries.compactMap { entry -> EnvironmentChange? in
      let before = old.entries.first { $0.name == entry.name }
      guard before?.value != entry.value, before != nil || !renamed.contains(entry.value) else {
        return nil
      }
      return EnvironmentChange(name: entry.name, old: before?.value, new: entry.value)
    }
    return changed
      + removed.filter { !renamed.contains($0.value) }.map {
        EnvironmentChange(name: $0.name, old: $0.value, new: nil)
      }
  }

  fileprivate static func isOwn(_ name: String) -> Bool {
    name == programEntry || name.hasPrefix(devicePrefix)
  }
}

/// The change of one entry of the drawing environment, such as a font or a library.
package struct EnvironmentChange: Hashable, Sendable, Codable {
  package let name: String
  /// The old value, or nil if the reference was drawn without the entry.
  package let old: String?
  /// The new value, or nil if drawing no longer uses the entry.
  package let new: String?

  package init(name: String, old: String?, new: String?) {
    self.name = name
    self.old = old
    self.new = new
  }

  /// Whether the change is one of Strut or its data, not of a font or a library.
  package var isOwn: Bool { DrawingEnvironment.isOwn(name) }
}
