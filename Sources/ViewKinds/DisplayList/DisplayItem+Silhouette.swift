import Devices

extension [DisplayItem] {
  /// What throws a shadow of the items: without names, and panes that blur are full of colour.
  var silhouette: [DisplayItem] {
    compactMap { item in
      switch item {
      case .fill, .stroke, .text, .image, .gradient: item
      case .shadow, .dropShadow: nil
      case .backdrop(let path, _): .fill(path, .black)
      case .transformed(let transform, let items): .transformed(transform, items.silhouette)
      case .group(_, let opacity, let clip, let items):
        .group(name: nil, opacity: opacity, clip: clip, items.silhouette)
      }
    }
  }
}
