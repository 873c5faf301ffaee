import Geometry

/// The pairs of the views of a layout and the views of an app.
///
/// Identifiers pair first, then texts, then the class and the place in the tree, then the frame of
/// what may be any view. Each step looks at a view a bounded number of times, so the work grows
/// with the number of views.
package struct ViewPairing: Sendable {
  /// The index of the app's view, by the index of the layout's view.
  package private(set) var appViews: [Int?]
  /// The index of the layout's view, by the index of the app's view.
  ///
  /// A row of UIKit's styles has several views in the app.
  package private(set) var layoutViews: [Int?]

  private let layout: [LaidOutView]
  private let app: AppViews
  private let classes: [UIKitClass]
  private let children: [[Int]]
  /// The views of the layout, with the cells of each list from top to bottom.
  private let readingOrder: [Int]

  /// Pairs views.
  ///
  /// - Parameters:
  ///   - layout: the views of the layout in tree order, the root first.
  ///   - app: the views of the app.
  package init(_ layout: [LaidOutView], _ app: AppViews) {
    self.layout = layout
    self.app = app
    classes = layout.map { UIKitClass(kind: $0.kind) }
    var children: [[Int]] = Array(repeating: [], count: layout.count)
    let (classes, parents) = (self.classes, layout.map(\.parent))
    readingOrder = ReadingOrder.indices(
      of: parents, isList: { classes[$0].isList }, frame: { layout[$0].frame })
    for index in readingOrder {
      if let parent = parents[index] { children[parent].append(index) }
    }
    // UIKit's content of a row is the content view, or has its place.
    for own in layout.indices where classes[own] == .tableCellContent {
      guard children[own].count == 1, classes[children[own][0]] == .listContent,
        let cell = layout[own].parent
      else { continue }
      children[cell] = children[cell].map { $0 == own ? children[own][0] : $0 }
      children[own] = []
    }
    self.children = children
    appViews = Array(repeating: nil, count: layout.count)
    layoutViews = Array(repeating: nil, count: app.indices.count)
    if let root = app.root, !layout.isEmpty { pair(0, root) }
    pairIdentifiers()
    pairRows()
    pairTexts(ofEqualCount: true)
    pairSuperviews()
    pairPlaces()
    pairTexts(ofEqualCount: false)
    pairSuperviews()
    pairPlaces()
    pairFrames()
    pairPlaces()
  }

  private mutating func pair(_ own: Int, _ other: Int) {
    appViews[own] = other
    layoutViews[other] = own
    // The kind draws the labels and the picture of a row itself.
    guard classes[own] == .listContent else { return }
    for part in app.rowParts(of: other) where layoutViews[part] == nil { layoutViews[part] = own }
  }

  private var freeOwn: [Int] { readingOrder.filter { appViews[$0] == nil } }

  private var freeContent: [Int] {
    app.readingOrder.filter { layoutViews[$0] == nil && app.roles[$0] == .content }
  }

  // MARK: Identifiers

  /// Pairs by the whole id, then by its last part without marks and case, which the rows of a list
  /// have in common.
  private mutating func pairIdentifiers() {
    for key in [{ $0 }, Self.lastPart] as [(String) -> String] {
      let named = app.readingOrder.filter {
        layoutViews[$0] == nil && app.roles[$0] != .ignored && app.dump.views[$0].identifier != nil
      }
      let others = Dictionary(grouping: named) { key(app.dump.views[$0].identifier ?? "") }
      guard !others.isEmpty else { return }
      let own = Dictionary(grouping: freeOwn) { key(layout[$0].id) }
      for (name, indices) in own {
        for (mine, other) in zip(indices, others[name] ?? []) { pair(mine, other) }
      }
    }
  }

  private static func lastPart(_ id: String) -> String {
    let last = id.split(separator: ".").last.map(String.init) ?? id
    let word = last.lowercased().filter { $0.isLetter || $0.isNumber }
    return word.isEmpty ? id : word
  }

  // MARK: Texts

  /// Pairs the contents of rows of UIKit's styles by their first texts.
  private mutating func pairRows() {
    let rows = freeOwn.filter { classes[$0] == .listContent && layout[$0].text != nil }
    guard !rows.isEmpty else { return }
    let own = Dictionary(grouping: rows) { layout[$0].text ?? "" }
    let others = Dictionary(grouping: freeContent) { app.rowText(of: $0)?.string ?? "" }
    for (text, indices) in own where !text.isEmpty {
      for (mine, other) in zip(indices, others[text] ?? []) { pair(mine, other) }
    }
  }

  /// Pairs by text, views of the same class first.
  ///
  /// - Parameter isStrict: whether to leave out texts that the sides do not show equally often.
  private mutating func pairTexts(ofEqualCount isStrict: Bool) {
    for matchesClass in [true, false] {
      let key = { (text: String, found: UIKitClass) in
        TextKey(text: text, className: matchesClass ? found : nil)
      }
      let own = Dictionary(grouping: freeOwn.filter { layout[$0].text != nil }) {
        key(layout[$0].text ?? "", classes[$0])
      }
      let texts = freeContent.filter { app.texts[$0].map { !$0.isCut } ?? false }
      let others = Dictionary(grouping: texts) {
        key(app.texts[$0]?.string ?? "", app.classes[$0])
      }
      for (text, indices) in own {
        guard let found = others[text], !isStrict || found.count == indices.count else { continue }
        for (mine, other) in zip(indices, found) { pair(mine, other) }
      }
    }
    pairCutTexts()
  }

  private struct TextKey: Hashable {
    let text: String
    let className: UIKitClass?
  }

  /// Pairs the texts of which UIKit prints only the beginning.
  private mutating func pairCutTexts() {
    let cut = freeContent.filter { app.texts[$0]?.isCut == true }
    guard !cut.isEmpty else { return }
    let sorted = freeOwn.compactMap { index in layout[index].text.map { (text: $0, index: index) } }
      .sorted { ($0.text, $0.index) < ($1.text, $1.index) }
    for other in cut {
      guard let text = app.texts[other] else { continue }
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle].text < text.string { low = middle + 1 } else { high = middle }
      }
      let found = sorted[low...].prefix(Self.sameBeginnings)
        .prefix { text.matches($0.text) }
        .first {
          appViews[$0.index] == nil && classes[$0.index].family == app.classes[other].family
        }
      if let found { pair(found.index, other) }
    }
  }

  /// The greatest number of texts with one beginning that are looked at.
  private static let sameBeginnings = 64

  // MARK: Places

  /// Pairs views whose subviews are in pairs.
  private mutating func pairSuperviews() {
    for own in layout.indices.reversed() where appViews[own] == nil {
      var counts: [Int: Int] = [:]
      var best: (view: Int, count: Int)?
      for child in children[own] {
        guard let other = appViews[child], let outer = app.superviews[other] else { continue }
        let count = counts[outer, default: 0] + 1
        counts[outer] = count
        if count > best?.count ?? 0 { best = (outer, count) }
      }
      if let best, layoutViews[best.view] == nil, app.roles[best.view] == .content,
        classes[own].family == app.classes[best.view].family
      {
        pair(own, best.view)
      }
    }
  }

  /// Pairs the subviews of pairs by class and order, from the root down.
  private mutating func pairPlaces() {
    for own in layout.indices {
      guard let other = appViews[own] else { continue }
      var mine = children[own].filter { appViews[$0] == nil }
      var theirs = freeSubviews(of: other)
      while !mine.isEmpty, !theirs.isEmpty {
        // The pairs in a container say which view it is.
        pairLists(
          mine.filter { !holdsPair($0) }, theirs.filter { !holdsPairInApp($0) },
          in: (own, other))
        // What a container without a pair holds is on the level of the container.
        let more = mine.filter { appViews[$0] == nil && classes[$0].isContainer }
        let others = theirs.filter { layoutViews[$0] == nil && app.classes[$0].isContainer }
        let (lower, otherLower) = (
          more.flatMap { children[$0] }.filter { appViews[$0] == nil },
          others.flatMap { freeSubviews(of: $0) }
        )
        if lower.isEmpty, otherLower.isEmpty { break }
        let inMore = Set(more), inOthers = Set(others)
        mine = mine.filter { appViews[$0] == nil && !inMore.contains($0) } + lower
        theirs = theirs.filter { layoutViews[$0] == nil && !inOthers.contains($0) } + otherLower
      }
    }
  }

  /// Whether a container has a subview in a pair.
  private func holdsPair(_ own: Int) -> Bool {
    classes[own].isContainer && children[own].contains { appViews[$0] != nil }
  }

  private func holdsPairInApp(_ other: Int) -> Bool {
    app.classes[other].isContainer
      && (app.subviews[other] ?? []).contains { layoutViews[$0] != nil }
  }

  private func freeSubviews(of other: Int) -> [Int] {
    (app.subviews[other] ?? []).filter { layoutViews[$0] == nil && app.roles[$0] == .content }
  }

  private mutating func pairLists(
    _ mine: [Int], _ theirs: [Int], in outer: (own: Int, other: Int)
  ) {
    pairGroups(mine, theirs, in: outer) { .own($0) }
    pairGroups(
      mine.filter { appViews[$0] == nil }, theirs.filter { layoutViews[$0] == nil }, in: outer
    ) { $0.family }
  }

  private mutating func pairGroups(
    _ mine: [Int], _ theirs: [Int], in outer: (own: Int, other: Int),
    by group: (UIKitClass) -> UIKitClass.Family
  ) {
    let groups = Dictionary(grouping: mine) { group(classes[$0]) }
    let others = Dictionary(grouping: theirs) { group(app.classes[$0]) }
    for (group, indices) in groups {
      guard let found = others[group] else { continue }
      if indices.count == found.count || indices.count * found.count > Self.comparedPairs {
        for (own, other) in zip(indices, found) { pair(own, other) }
      } else {
        pairNearest(indices, found, in: outer)
      }
    }
  }

  /// The greatest number of pairs whose frames are compared to find the nearest ones.
  private static let comparedPairs = 4096

  /// The greatest sum of differences of two frames that count as one: half a point for each number.
  private static let sameFrame: Points = 2

  /// Pairs plain views and images of the layout with views of any class that have their frames.
  private mutating func pairFrames() {
    for own in layout.indices {
      guard let other = appViews[own] else { continue }
      let mine = freeLevels(below: children[own]) { view in
        appViews[view] == nil ? (classes[view].isContainer ? children[view] : []) : nil
      }.filter { classes[$0] == .view || classes[$0] == .image }
      guard !mine.isEmpty else { continue }
      let theirs = freeLevels(below: freeSubviews(of: other)) { view in
        app.classes[view].isContainer ? freeSubviews(of: view) : []
      }.filter { !app.classes[$0].isBar }
      guard mine.count * theirs.count <= Self.comparedPairs else { continue }
      pairNearest(mine, theirs, in: (own, other), within: Self.sameFrame)
    }
  }

  /// The views and, on the level of each container without a pair, its subviews.
  ///
  /// - Parameters:
  ///   - views: the views of the first level.
  ///   - subviews: the subviews of a container; nil for a view that has a pair.
  /// - Returns: the views without a pair.
  private func freeLevels(below views: [Int], subviews: (Int) -> [Int]?) -> [Int] {
    var found: [Int] = []
    var pending = views
    while let next = pending.popLast() {
      guard let more = subviews(next) else { continue }
      found.append(next)
      pending += more
    }
    return found
  }

  /// Pairs the views with the most similar frames first.
  ///
  /// - Parameters:
  ///   - mine: views of the layout.
  ///   - theirs: views of the app.
  ///   - outer: the pair around them.
  ///   - limit: the greatest sum of differences of two frames; nil for any.
  private mutating func pairNearest(
    _ mine: [Int], _ theirs: [Int], in outer: (own: Int, other: Int), within limit: Points? = nil
  ) {
    let (origin, otherOrigin) = (layout[outer.own].frame.origin, app.frame(outer.other).origin)
    var pairs: [(distance: Points, own: Int, other: Int)] = []
    for own in mine {
      for other in theirs {
        let distance = layout[own].frame.relative(to: origin)
          .distance(to: app.frame(other).relative(to: otherOrigin))
        if let limit, distance > limit { continue }
        pairs.append((distance, own, other))
      }
    }
    pairs.sort { ($0.distance, $0.own, $0.other) < ($1.distance, $1.own, $1.other) }
    for found in pairs where appViews[found.own] == nil && layoutViews[found.other] == nil {
      pair(found.own, found.other)
    }
  }
}

extension Rect {
  /// The rectangle in the coordinates of a view at `origin`.
  func relative(to origin: Point) -> Rect {
    offset(by: Point(x: -origin.x, y: -origin.y))
  }

  /// The sum of the differences of position and size.
  fileprivate func distance(to other: Rect) -> Points {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .reduce(Points.zero) { $0 + max($1, -$1) }
  }
}
