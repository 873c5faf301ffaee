import Devices
import Geometry

/// The content view and its safe area, worked out from the table of figures and the rule of bars
/// alone: a bar on an extended edge that is translucent, or opaque with the flag, overlaps the view
/// and adds to its safe area; every other bar takes its strip away.
struct InsetsOracle {
  let frame: [Points]
  let safe: [Points]

  init(_ device: FixtureDevice, _ state: BarState, on system: SystemVersion) {
    let lies = state.orientation.isLandscape
    let size = device.numbers("points")
    let (width, height) = lies ? (size[1], size[0]) : (size[0], size[1])
    let insets = device.insets(state.orientation, on: system)
    var top = Edge(inset: insets[0])
    var bottom = Edge(inset: insets[2])

    let isLow = lies && !device.isPad
    if state.navigation != .hidden {
      // Phones of iOS 26: buttons of 44 with 10 below them, 24 of room above where the phone lies.
      let isGlass = system == .ios26 && !device.isPad
      let row: Points = device.isPad ? 50 : isGlass ? 54 : isLow ? 32 : 44
      let title: Points = state.navigation == .largeTitle && !isLow ? 52 : 0
      let island: Points = device.isIsland && !lies ? 5.333333333333333 : 0
      let overlap: Points = isGlass ? (isLow ? -24 : 0) : island
      top.add(
        insets[0] - overlap + row + title, isOpaque: state.navigation == .opaque,
        isExtended: state.edges.contains(.top), state.isUnderOpaque)
    }
    var reach = insets[2]
    let isBottom = state.edges.contains(.bottom)
    if state.tabBar != .hidden, device.isPad, system == .ios26 {
      // The tabs of iPadOS 26 are at the top, in the navigation bar's row where there is one.
      top.add(
        insets[0] + 50, isOpaque: state.tabBar == .opaque,
        isExtended: state.edges.contains(.top), state.isUnderOpaque)
    } else if state.tabBar != .hidden {
      if device.isPad {
        // 65 in all above a home indicator.
        reach = device.hasHomeIndicator ? reach + 45 : 50
      } else {
        // Plates of 62, or 44 where the phone lies, with 8 below them without a home indicator.
        let floats = system == .ios26 && !device.hasHomeIndicator
        reach = reach + (floats ? (isLow ? 52 : 70) : isLow ? 32 : 49)
      }
      bottom.add(
        reach, isOpaque: state.tabBar == .opaque, isExtended: isBottom, state.isUnderOpaque)
    }
    if state.toolbar != .hidden {
      // Plates of 44 have 8 below them above tabs, too.
      let hasRoom = !device.hasHomeIndicator || isLow && state.tabBar != .hidden
      let floats = system == .ios26 && !device.isPad && hasRoom
      reach =
        reach
        + (floats
          ? (isLow ? 52 : 56) : device.isPad ? 50 : isLow ? 32 : device.hasHomeIndicator ? 49 : 44)
      bottom.add(
        reach, isOpaque: state.toolbar == .opaque, isExtended: isBottom, state.isUnderOpaque)
    }
    frame = [0, top.taken, width, height - top.taken - bottom.taken]
    safe = [top.safe, insets[1], bottom.safe, insets[3]]
  }

  private struct Edge {
    let inset: Points
    var taken: Points = 0
    private var covered: Points = 0

    init(inset: Points) { self.inset = inset }

    mutating func add(
      _ reach: Points, isOpaque: Bool, isExtended: Bool, _ isUnderOpaque: Bool
    ) {
      if isExtended && (!isOpaque || isUnderOpaque) {
        covered = max(covered, reach)
      } else {
        taken = max(taken, reach)
      }
    }

    var safe: Points { max(max(covered, inset) - taken, 0) }
  }
}

/// How a device is held and what bars it shows.
struct BarState: Hashable {
  var orientation = Orientation.portrait
  var navigation = NavigationBarStyle.hidden
  var tabBar = BarStyle.hidden
  var toolbar = BarStyle.hidden
  var edges = ExtendedEdges.all
  var isUnderOpaque = false

  /// Every orientation with every bar in every style.
  static let all: [BarState] = Orientation.allCases.flatMap { orientation in
    NavigationBarStyle.allCases.flatMap { navigation in
      BarStyle.allCases.flatMap { tabBar in
        BarStyle.allCases.map { toolbar in
          BarState(
            orientation: orientation, navigation: navigation, tabBar: tabBar, toolbar: toolbar)
        }
      }
    }
  }
}

extension Configuration {
  init(_ device: Device, _ state: BarState, on system: SystemVersion) {
    self.init(
      device: device, os: system, orientation: state.orientation, navigationBar: state.navigation,
      tabBar: state.tabBar, toolbar: state.toolbar, extendedEdges: state.edges,
      extendsUnderOpaqueBars: state.isUnderOpaque)
  }
}
