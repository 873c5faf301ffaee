import Geometry
import Graphics

/// The plates of glass that containers draw in the place of the views in them.
struct GlassGroups {
  /// The items of each container.
  private var items: [Int: [DisplayItem]] = [:]
  /// The views whose plates containers draw.
  private var views: Set<Int> = []

  init() {}

  /// Groups the plates of each container that are close to each other.
  ///
  /// Only visible, opaque views without a transform take part, and only plates of the same glass flow
  /// together.
  ///
  /// - Parameters:
  ///   - styles: the style of each view.
  ///   - subviews: the indices of each view's subviews, back to front.
  ///   - plate: returns the plate of a view, or nil for none.
  init(styles: [ViewStyle], subviews: [[Int]], plate: (Int) -> GlassPlate?) {
    for (container, style) in styles.enumerated() {
      guard let spacing = style.kind.glassSpacing else { continue }
      var plates: [(view: Int, plate: GlassPlate)] = []
      func collect(_ view: Int) {
        let style = styles[view]
        guard !style.isHidden, style.alpha >= 1, style.transform == nil,
          style.kind.glassSpacing == nil
        else { return }
        if let plate = plate(view), !plate.shape.frame.isEmpty { plates.append((view, plate)) }
        subviews[view].forEach(collect)
      }
      subviews[container].forEach(collect)
      var kinds: [GlassCapsule] = []
      for (_, plate) in plates where !kinds.contains(plate.glass) { kinds.append(plate.glass) }
      for glass in kinds {
        let same = plates.filter { $0.plate.glass == glass }
        for group in GlassUnion.groups(of: same.map(\.plate.shape), spacing: spacing)
        where group.count > 1 {
          let union = GlassUnion(plates: group.map { same[$0].plate.shape }, spacing: spacing)
          items[container, default: []] += glass.items(of: union)
          views.formUnion(group.map { same[$0].view })
        }
      }
    }
  }

  /// The plates that a view draws for the views in it.
  func items(of container: Int) -> [DisplayItem] { items[container] ?? [] }

  /// Whether a container draws the plate of a view.
  func contains(_ view: Int) -> Bool { views.contains(view) }
}
