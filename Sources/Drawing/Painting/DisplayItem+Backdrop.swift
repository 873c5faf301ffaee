import Graphics

extension [DisplayItem] {
  var containsBackdrop: Bool {
    contains { item in
      switch item {
      case .backdrop: true
      case .group(_, _, _, let items), .transformed(_, let items): items.containsBackdrop
      case .fill, .stroke, .text, .image, .shadow, .dropShadow, .gradient: false
      }
    }
  }
}
