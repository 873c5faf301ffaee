import Foundation
import Geometry
import XML
import YAML

/// Sliders, segments and the other controls.
extension SceneTranslator {
  func addSlider(_ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]) {
    addRange(reader, keys: ("value", "minValue", "maxValue"), to: &keys)
    keys.add("minimumTrackTintColor", color(reader.child(key: "minimumTrackTintColor")))
    keys.add("maximumTrackTintColor", color(reader.child(key: "maximumTrackTintColor")))
    keys.add("thumbTintColor", color(reader.child(key: "thumbTintColor")))
    for end in ["minimumValue", "maximumValue"] {
      addPicture(
        "\(end)Image", of: reader, in: view, as: ("\(end)Image", "\(end)Symbol"), to: &keys)
    }
    addEnabled(reader, to: &keys)
  }

  /// Adds a control's value and range if they make sense: a range is not empty.
  func addRange(
    _ reader: ElementReader, keys names: (value: String, least: String, greatest: String),
    to keys: inout [YAMLEntry]
  ) {
    let isSlider = names.least == "minValue"
    let least = reader.number(names.least) ?? 0
    let greatest = reader.number(names.greatest) ?? (isSlider ? 1 : 100)
    guard least < greatest else { return }
    if least != 0 { keys.add("minimumValue", SpecNode.number(least, at: reader.span(names.least))) }
    if greatest != (isSlider ? 1 : 100) {
      keys.add("maximumValue", SpecNode.number(greatest, at: reader.span(names.greatest)))
    }
    if let value = reader.number(names.value), value != 0 {
      keys.add(
        "value", SpecNode.number(min(max(value, least), greatest), at: reader.span(names.value)))
    }
  }

  func addProgress(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    let progress = reader.number("progress") ?? 0
    keys.add("progress", SpecNode.number(min(max(progress, 0), 1), at: reader.span("progress")))
    if reader["progressViewStyle"] == "bar" {
      keys.add("progressViewStyle", SpecNode.word("bar", at: reader.span("progressViewStyle")))
    }
    keys.add("progressTintColor", color(reader.child(key: "progressTintColor")))
    keys.add("trackTintColor", color(reader.child(key: "trackTintColor")))
  }

  func addPageControl(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    for name in ["numberOfPages", "currentPage"] {
      guard let value = reader.number(name), (1...1000).contains(value) else { continue }
      keys.add(name, SpecNode.number(value.rounded(), at: reader.span(name)))
    }
    for name in ["pageIndicatorTintColor", "currentPageIndicatorTintColor"] {
      keys.add(name, color(reader.child(key: name)))
    }
    if reader.flag("hidesForSinglePage") == true {
      keys.add("hidesForSinglePage", SpecNode.flag(true, at: reader.span("hidesForSinglePage")))
    }
  }

  func addSpinner(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if ["whiteLarge", "large"].contains(reader["style"]) {
      keys.add("indicatorStyle", SpecNode.word("large", at: reader.span("style")))
    }
    if reader.flag("animating") != true {
      keys.add("animating", SpecNode.flag(false, at: reader.span("animating")))
    }
    if reader.flag("hidesWhenStopped") != true {
      keys.add("hidesWhenStopped", SpecNode.flag(false, at: reader.span("hidesWhenStopped")))
    }
    if let color = color(reader.child(key: "color")) {
      keys.add("color", color)
    } else if ["white", "whiteLarge"].contains(reader["style"]) {
      keys.add("color", SpecNode.word("white", at: reader.span("style")))
    }
  }

  func addSegments(
    _ view: SceneView, _ reader: ElementReader, to keys: inout [YAMLEntry]
  ) {
    let segments = view.element.members(of: "segments").filter { $0.name == "segment" }
    let items = segments.map { segment -> YAMLNode in
      let own = ElementReader(
        document: document, variations: variations, element: segment, classes: nil)
      var item: [YAMLEntry] = []
      addPicture("image", of: own, in: view, to: &item)
      if item.isEmpty {
        item.add("title", text("title", of: own) ?? SpecNode.text("", at: own.span))
      }
      if let width = own.number("width"), width > 0 {
        item.add("width", SpecNode.number(width, at: own.span("width")))
      }
      addEnabled(own, to: &item)
      return SpecNode.mapping(item, at: own.span)
    }
    if !items.isEmpty { keys.add("items", SpecNode.list(items, at: reader.span)) }
    // A momentary control shows a selection only under a finger.
    if reader.flag("momentary") != true, let index = reader.number("selectedSegmentIndex"),
      index >= 0, index < Double(segments.count)
    {
      keys.add(
        "selectedSegmentIndex",
        SpecNode.number(index.rounded(.down), at: reader.span("selectedSegmentIndex")))
    }
    if reader.flag("apportionsSegmentWidthsByContent") == true {
      keys.add(
        "apportionsSegmentWidthsByContent",
        SpecNode.flag(true, at: reader.span("apportionsSegmentWidthsByContent")))
    }
    keys.add("selectedSegmentTintColor", color(reader.child(key: "selectedSegmentTintColor")))
    addEnabled(reader, to: &keys)
  }

  func addSearchBar(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    keys.add("text", text("text", of: reader))
    keys.add("placeholder", text("placeholder", of: reader))
    if let style = reader["searchBarStyle"], ["prominent", "minimal"].contains(style) {
      keys.add("searchBarStyle", SpecNode.word(style, at: reader.span("searchBarStyle")))
    }
    if reader.flag("showsCancelButton") == true {
      keys.add("showsCancelButton", SpecNode.flag(true, at: reader.span("showsCancelButton")))
    }
    if reader.flag("showsBookmarkButton") == true {
      keys.add("showsBookmarkButton", SpecNode.flag(true, at: reader.span("showsBookmarkButton")))
    }
    if reader.flag("showsScopeBar") == true {
      let titles = reader.element.members(of: "scopeButtonTitles").map {
        SpecNode.text(Self.content(of: $0), at: document.span(of: $0))
      }
      if !titles.isEmpty { keys.add("scopeButtonTitles", SpecNode.list(titles, at: reader.span)) }
    }
    addBarColors(reader, to: &keys)
  }

  func addDatePicker(_ reader: ElementReader, to keys: inout [YAMLEntry]) {
    if let mode = reader["datePickerMode"],
      ["time", "date", "dateAndTime", "countDownTimer"].contains(mode)
    {
      keys.add("datePickerMode", SpecNode.word(mode, at: reader.span("datePickerMode")))
    }
    let style = reader["style"] ?? (document.generation < 17_000 ? "wheels" : nil)
    if let style, ["wheels", "compact", "inline"].contains(style) {
      keys.add("preferredDatePickerStyle", SpecNode.word(style, at: reader.span("style")))
    }
    if reader.flag("useCurrentDate") != true, let date = reader.child(key: "date"),
      let text = date["timeIntervalSinceReferenceDate"].flatMap(Self.date)
    {
      keys.add("date", SpecNode.word(text, at: document.span(of: date)))
    }
    addEnabled(reader, to: &keys)
  }

  /// The date and the time in Greenwich, as `2024-08-28 09:41`, at seconds since the year 2001; nil
  /// outside the years of specs.
  private static func date(_ seconds: String) -> String? {
    guard let seconds = DecimalNumber.parse(seconds) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute],
      from: Date(timeIntervalSinceReferenceDate: seconds))
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, year <= 9999
    else { return nil }
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return [(year, 4), (month, 2), (day, 2)].map(digits).joined(separator: "-") + " "
      + [(hour, 2), (minute, 2)].map(digits).joined(separator: ":")
  }
}
