import AutoLayout
import Chrome
import Geometry
import Graphics
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
  func source(of presented: Presented?, among items: [DisplayItem]) -> SourceView? {
    guard case .view(let name)? = presented?.source,
      let view = views.first(where: { $0.id.name == name })
    else { return nil }
    var rest = items
    return SourceView(frame: view.inScreen, items: rest.removeGroups(named: name))
  }
}
