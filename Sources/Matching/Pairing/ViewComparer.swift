import Geometry
import Graphics

/// Finds the differences of paired views, and the views without a pair.
struct ViewComparer {
  private let layout: [LaidOutView]
  private let app: AppViews
  private let pairing: ViewPairing
  private let comparesOrigin: Bool
  private let tolerance: Points
  /// Whether a view of the layout, or a view around it, is hidden.
  private let isHidden: [Bool]
  /// Whether a view of the app, or a view around it, is hidden.
  private let isHiddenInApp: [Bool]
  /// The nearest paired view around each view of the layout.
  private let outerPairs: [Int?]

  init(
    _ layout: [LaidOutView], _ app: AppViews, _ pairing: ViewPairing, comparesOrigin: Bool,
    tolerance: Points
  ) {
    self.layout = layout
    self.app = app
    self.pairing = pairing
    self.comparesOrigin = comparesOrigin
    self.tolerance = tolerance
    var (isHidden, outerPairs): ([Bool], [Int?]) = ([], [])
    for view in layout {
      isHidden.append(view.isHidden || view.parent.map { isHidden[$0] } ?? false)
      outerPairs.append(
        view.parent.flatMap { pairing.appViews[$0] != nil ? $0 : outerPairs[$0] })
    }
    self.isHidden = isHidden
    self.outerPairs = outerPairs
    var hiddenInApp: [Bool] = []
    for view in app.dump.views {
      hiddenInApp.append(view.isHidden || view.parent.map { hiddenInApp[$0] } ?? false)
    }
    isHiddenInApp = hiddenInApp
  }

  func differences() -> [MatchDifference] {
    let (missing, covers) = (missingViews, coversInApp)
    var found: [MatchDifference] = []
    for own in layout.indices {
      if let other = pairing.appViews[own] {
        found += differences(own, other)
        if let cover = covers[own] {
          found.append(.order(layout: own, app: other, cover: cover))
        }
      } else if let difference = missing[own] {
        found.append(difference)
      }
    }
    return found + additionalViews
  }

  // MARK: Pairs

  private func differences(_ own: Int, _ other: Int) -> [MatchDifference] {
    if hasOtherVisibility(own, other) {
      // A view that is hidden with the view around it is not reported again.
      let isReported = outerPairs[own].flatMap { outer in
        pairing.appViews[outer].map { hasOtherVisibility(outer, $0) }
      }
      return isReported == true
        ? [] : [.hidden(layout: own, app: other, isInApp: isHiddenInApp[other])]
    }
    // Nobody sees either of them.
    if isHidden[own] { return [] }
    var found: [MatchDifference] = []
    if hasOtherClass(own, other) { found.append(.otherClass(layout: own, app: other)) }
    if hasOtherText(own, other) { found.append(.text(layout: own, app: other)) }
    if hasOtherTransform(own, other) {
      found.append(.transform(layout: own, app: other))
    } else if let difference = frameDifference(own, other) {
      found.append(.frame(layout: own, app: other, difference))
    }
    return found
  }

  /// Whether only one of two views is seen.
  private func hasOtherVisibility(_ own: Int, _ other: Int) -> Bool {
    isHidden[own] != isHiddenInApp[other]
  }

  /// Whether two views are of distinct classes.
  ///
  /// A name of the app's own class is only a guess, and views in a control are part of it.
  private func hasOtherClass(_ own: Int, _ other: Int) -> Bool {
    let kind = UIKitClass(kind: layout[own].kind)
    guard kind.isDistinct, app.roles[other] == .content,
      let found = UIKitClass.named(by: app.dump.views[other]), found.isDistinct
    else { return false }
    return kind != found
  }

  private func hasOtherText(_ own: Int, _ other: Int) -> Bool {
    let text: DumpedText?
    switch UIKitClass(kind: layout[own].kind) {
    case .label, .button, .textView, .textField: text = app.shownText(of: other)
    case .listContent: text = app.rowText(of: other)
    case .view, .image, .scroll, .table, .tableCell, .tableCellContent, .tableHeader, .collection,
      .collectionCell, .switch, .slider, .stepper, .segmentedControl, .progress, .activity,
      .pageControl, .searchBar, .navigationBar, .tabBar, .toolbar, .stack, .blur, .picker,
      .datePicker:
      return false
    }
    guard let text else { return false }
    // An empty field of the app may show a placeholder, too.
    if text.string.isEmpty, layout[own].isPlaceholder { return false }
    return !text.matches(layout[own].text ?? "")
  }

  /// Whether one of two views is turned, scaled or mirrored, and the other is not so.
  ///
  /// Two transforms that only move the view differ in the frame.
  private func hasOtherTransform(_ own: Int, _ other: Int) -> Bool {
    let (map, dumped) = (
      layout[own].transform ?? .identity, app.dump.views[other].transform ?? .identity
    )
    return [\.a, \.b, \.c, \.d].contains { (factor: KeyPath<Transform, Double>) in
      abs(map[keyPath: factor] - dumped[keyPath: factor]) > Self.factorTolerance
    }
  }

  /// The greatest difference of two factors that counts as none, because dumps have few digits.
  private static let factorTolerance = 0.001

  private func frameDifference(_ own: Int, _ other: Int) -> FrameDifference? {
    let outer = outerPairs[own]
    var (frame, dumped) = (layout[own].frame, app.frame(other))
    if let map = layout[own].transform {
      frame = map.around(Point(x: frame.midX, y: frame.midY)).bounds(of: frame)
    }
    if let outer, let otherOuter = pairing.appViews[outer] {
      frame = frame.relative(to: layout[outer].frame.origin)
      dumped = dumped.relative(to: app.frame(otherOuter).origin)
    } else if !comparesOrigin {
      frame = Rect(origin: .zero, size: frame.size)
      dumped = Rect(origin: .zero, size: dumped.size)
    }
    let differing = FrameDifference.Attribute.allCases.filter { attribute in
      let change = attribute.value(in: dumped) - attribute.value(in: frame)
      // Dumps have six digits, so sums of positions are not exact.
      return max(change, -change) > tolerance + 0.005
    }
    guard !differing.isEmpty else { return nil }
    return FrameDifference(outer: outer, layout: frame, app: dumped, attributes: differing)
  }

  // MARK: Order

  /// The number of views behind a view with which its order is compared.
  private static let comparedViews = 64

  /// The view that is behind a view in the layout and in front of it in the app, by view.
  ///
  /// Later views are in front of earlier ones. A table and a collection order their views
  /// themselves.
  private var coversInApp: [Int: Int] {
    let fills = views { $0.isFilled }
    let draws = views { $0.isFilled || $0.text != nil }
    let visible = layout.indices.filter { own in
      guard let other = pairing.appViews[own], let outer = outerPairs[own] else { return false }
      let isInList = UIKitClass(kind: layout[outer].kind).isList
      return !isHidden[own] && !isHiddenInApp[other] && !isInList
    }
    var found: [Int: Int] = [:]
    for views in Dictionary(grouping: visible, by: { outerPairs[$0] }).values {
      for (position, own) in views.enumerated() {
        found[own] = views[..<position].suffix(Self.comparedViews).last { behind in
          (fills[own] && draws[behind] || draws[own] && fills[behind])
            && isInFrontInApp(behind, of: own)
        }
      }
    }
    return found
  }

  /// Whether a condition holds for each view of the layout, or for a visible view in it.
  private func views(_ condition: (LaidOutView) -> Bool) -> [Bool] {
    var holds = layout.map(condition)
    for own in layout.indices.reversed() where holds[own] && !layout[own].isHidden {
      if let parent = layout[own].parent { holds[parent] = true }
    }
    return holds
  }

  /// Whether a view overlaps another one by more than the tolerance on both sides, and is in front
  /// of it in the app.
  private func isInFrontInApp(_ own: Int, of behind: Int) -> Bool {
    guard let other = pairing.appViews[own], let last = pairing.appViews[behind], other > last
    else { return false }
    let areas = [
      layout[own].frame.intersection(layout[behind].frame),
      app.frame(other).intersection(app.frame(last)),
    ]
    return areas.allSatisfy { area in
      area.map { min($0.width, $0.height) > max(tolerance, 1) } ?? false
    }
  }

  // MARK: Views without a pair

  /// The differences of views that the app does not have, by view.
  ///
  /// A hidden view may be absent. A container whose views have pairs only groups them.
  private var missingViews: [Int: MatchDifference] {
    var subviews = Array(repeating: 0, count: layout.count)
    var holdsPair = Array(repeating: false, count: layout.count)
    for own in layout.indices.reversed() {
      guard let parent = layout[own].parent else { continue }
      let isPaired = pairing.appViews[own] != nil
      if isPaired || holdsPair[own] { holdsPair[parent] = true }
      subviews[parent] += subviews[own] + (isPaired || isHidden[own] ? 0 : 1)
    }
    var reported: Set<Int> = []
    var found: [Int: MatchDifference] = [:]
    for own in layout.indices where pairing.appViews[own] == nil {
      if isHidden[own] { continue }
      if holdsPair[own], UIKitClass(kind: layout[own].kind).isContainer { continue }
      if let parent = layout[own].parent, reported.contains(parent) {
        reported.insert(own)
        continue
      }
      reported.insert(own)
      found[own] = .missing(layout: own, subviews: subviews[own])
    }
    return found
  }

  private var additionalViews: [MatchDifference] {
    let count = app.indices.count
    var subviews = Array(repeating: 0, count: count)
    var holdsPair = Array(repeating: false, count: count)
    for other in app.indices.reversed() {
      guard let outer = app.superviews[other] else { continue }
      let isPaired = pairing.layoutViews[other] != nil
      if isPaired || holdsPair[other] { holdsPair[outer] = true }
      subviews[outer] += subviews[other] + (isPaired || !counts(other) ? 0 : 1)
    }
    var reported: Set<Int> = []
    var found: [MatchDifference] = []
    for other in app.indices where pairing.layoutViews[other] == nil {
      // A spec declares the bars of controllers in `screen`, with what is in them.
      if app.classes[other].isBar { reported.insert(other) }
      guard counts(other) else { continue }
      if holdsPair[other], app.classes[other].isContainer { continue }
      if let outer = app.superviews[other], reported.contains(outer) {
        reported.insert(other)
        continue
      }
      reported.insert(other)
      found.append(.additional(app: other, subviews: subviews[other]))
    }
    return found
  }

  /// Whether a view of the app without a pair is a difference.
  ///
  /// Nobody sees a hidden view.
  private func counts(_ other: Int) -> Bool {
    app.roles[other] == .content && !isHiddenInApp[other] && !app.classes[other].isBar
  }
}
