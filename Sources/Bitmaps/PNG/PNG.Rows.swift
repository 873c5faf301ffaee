private import Geometry

extension PNG {
  /// A picture's rows as they are compressed: each begins with a zero for "no filter".
  struct Rows {
    let colorType: ColorType
    /// Three bytes a colour in order of first appearance; empty without a palette.
    let palette: [UInt8]
    let bytes: [UInt8]

    init(_ bitmap: Bitmap) {
      let width = bitmap.width.value
      let height = bitmap.height.value
      (colorType, palette, bytes) = bitmap.bytes.withUnsafeBytes { pixels in
        guard Self.isOpaque(pixels) else {
          return (.rgba, [], Self.rgba(pixels, width: width, height: height))
        }
        if let indexed = Self.indexed(pixels, width: width, height: height) {
          return (.palette, indexed.palette, indexed.rows)
        }
        return (.rgb, [], Self.rgb(pixels, width: width, height: height))
      }
    }

    /// The alpha of a pixel read as one little-endian word.
    private static let alphaMask: UInt32 = 0xFF00_0000

    /// Pixel words, whatever the machine's byte order.
    private static func word(_ pixels: UnsafeRawBufferPointer, _ index: Int) -> UInt32 {
      UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
    }

    static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
      var all = alphaMask
      var index = 0
      let count = pixels.count / 4
      while index < count {
        all &= word(pixels, index)
        index &+= 1
      }
      return all == alphaMask
    }

    static func rgba(
      _ pixels: UnsafeRawBufferPointer, width: Int, height: Int
    ) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: (width * 4 + 1) * height) { output, count in
        for row in 0..<height {
          output.initializeElement(at: count, to: 0)
          let start = row * width * 4
          _ = output[(count + 1)...].initialize(fromContentsOf: pixels[start..<start + width * 4])
          count += width * 4 + 1
        }
      }
    }

    static func rgb(
      _ pixels: UnsafeRawBufferPointer, width: Int, height: Int
    ) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: (width * 3 + 1) * height) { output, count in
        guard let start = output.baseAddress else { return }
        var target = start
        var index = 0
        for _ in 0..<height {
          target.initialize(to: 0)
          target += 1
          let end = index &+ width
          while index < end {
            let pixel = word(pixels, index)
            target[0] = UInt8(truncatingIfNeeded: pixel)
            target[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
            target[2] = UInt8(truncatingIfNeeded: pixel &>> 16)
            target += 3
            index &+= 1
          }
        }
        count = target - start
      }
    }

    /// Nil as soon as the 257th colour is met, which on screens with text is within a few rows of it.
    private static func indexed(
      _ pixels: UnsafeRawBufferPointer, width: Int, height: Int
    ) -> (palette: [UInt8], rows: [UInt8])? {
      var palette = Palette()
      let rows = [UInt8](unsafeUninitializedCapacity: (width + 1) * height) { output, count in
        guard var target = output.baseAddress else { return }
        var last: (color: UInt32, index: UInt8)?
        var index = 0
        for _ in 0..<height {
          target.initialize(to: 0)
          target += 1
          let end = index &+ width
          while index < end {
            let color = word(pixels, index) & ~alphaMask
            if color != last?.color {
              guard let entry = palette.index(of: color) else { return }
              last = (color, entry)
            }
            target.initialize(to: last?.index ?? 0)
            target += 1
            index &+= 1
          }
        }
        count = (width + 1) * height
      }
      return rows.isEmpty ? nil : (palette.bytes, rows)
    }
  }

  /// At most 256 colours, numbered as they come.
  private struct Palette {
    private var slots = [(color: UInt32, index: UInt8)?](repeating: nil, count: 1024)
    private(set) var bytes: [UInt8] = []

    /// The colour's number, a new one where it is new; nil where no number is left.
    mutating func index(of color: UInt32) -> UInt8? {
      var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
      while let taken = slots[slot] {
        if taken.color == color { return taken.index }
        slot = (slot + 1) % slots.count
      }
      guard bytes.count < 768 else { return nil }
      let index = UInt8(bytes.count / 3)
      slots[slot] = (color, index)
      bytes += [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
      return index
    }
  }
}
