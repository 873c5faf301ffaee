import AutoLayout
import Chrome
import Geometry
import Graphics
import Spec
import ViewKinds

extension Layout {
  /// The frame of the view from which a popover is presented, or nil for none.
  func frame(of source: PresentationSource?) -> Rect? {
    guard case .view(let name)? = source else { return nil }
    return views.first { $0.id.name == name }?.inScreen
  }

  /// The view from which something is presented, or nil for none.
  ///
  /// `items` are those of the screen's views.
  func source(
    in built: BuiltCell, among items: [DisplayItem], measuring text: any TextMeasuring
  ) -> SourceView? {
    guard let presented = built.screen.presented, case .view(let name)? = presented.source,
      let index = views.firstIndex(where: { $0.id.name == name })
    else { return nil }
    let frame = views[index].inScreen
    if case .editMenu = presented {
      let selection = DisplayListBuilder.selectionFrame(
        at: index, of: built.scene, styles: built.styles, layout: self, traits: built.traits,
        measuring: text)
      return SourceView(frame: selection ?? frame, items: [])
    }
    var rest = items
    return SourceView(frame: frame, items: rest.removeGroups(named: name))
  }
}
