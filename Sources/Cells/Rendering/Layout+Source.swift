import AutoLayout
import Geometry
import ViewKinds

extension Layout {
  /// The frame on the screen of the view from which something is presented, or nil for none.
  func source(of presented: Presented?) -> Rect? {
    guard case .view(let name)? = presented?.source else { return nil }
    return views.first { $0.id.name == name }?.inScreen
  }
}
