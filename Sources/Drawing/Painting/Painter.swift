import Geometry
import Graphics

/// A painter of display lists on a canvas, back to front.
struct Painter {
  let shaper: TextShaper

  func paint(_ items: some Sequence<DisplayItem>, on canvas: some Canvas) throws(DrawingError) {
    for item in items {
      switch item {
      case .fill(let path, let color): canvas.fill(path, color)
      case .stroke(let path, let color, let stroke): canvas.stroke(path, color, stroke)
      case .text(let run): try paint(run, on: canvas)
      case .image(let run): try canvas.image(run)
      case .shadow(let path, let color, let radius, let offset):
        try canvas.shadow(path, color, radius: radius, offset: offset)
      case .dropShadow(let color, let radius, let offset, let items):
        try canvas.dropShadow(color, radius: radius, offset: offset, of: items) {
          (items) throws(DrawingError) in try paint(items, on: canvas)
        }
      case .backdrop(let path, let material): try canvas.backdrop(path, material)
      case .gradient(let path, let gradient):
        if let color = gradient.onlyColor(in: path) {
          canvas.fill(path, color)
        } else {
          try canvas.gradient(path, gradient)
        }
      case .transformed(let transform, let items):
        let style = GroupStyle(name: nil, opacity: 1, clip: nil, transform: transform)
        try canvas.group(style, items) { (items) throws(DrawingError) in
          try paint(items, on: canvas)
        }
      case .group(let name, let opacity, let clip, let items):
        let style = GroupStyle(name: name, opacity: opacity, clip: clip)
        try canvas.group(style, items) { (items) throws(DrawingError) in
          try paint(items, on: canvas)
        }
      }
    }
  }
}
