import TestSupport

/// PNG files that are made from nothing: of every colour type, with and without interlacing.
enum PNGDrawing {
  /// A combination of bits per sample and colour type that PNG has.
  private struct Format {
    let depth: Int
    let type: Int

    /// The samples of a pixel.
    var samples: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 1 }

    static let all =
      [1, 2, 4, 8, 16].map { Format(depth: $0, type: 0) }
      + [1, 2, 4, 8].map { Format(depth: $0, type: 3) }
      + [2, 4, 6].flatMap { type in [8, 16].map { Format(depth: $0, type: type) } }
  }

  /// A file of some pixels.
  ///
  /// One in ten has too few or too many of them.
  static func file(_ random: inout SeededGenerator) -> [UInt8] {
    let format = random.pick(Format.all)
    let (width, height) = (1 + random.small(below: 40), 1 + random.small(below: 40))
    let isInterlaced = random.chance(3)
    let header = [
      0, 0, 0, width, 0, 0, 0, height, format.depth, format.type, 0, 0, isInterlaced ? 1 : 0,
    ]
    var chunks = [chunk("IHDR", header.map { UInt8($0) })]
    for (type, count) in [("gAMA", 4), ("sRGB", 1), ("pHYs", 9), ("tEXt", 12)]
    where random.chance(8) {
      chunks.append(
        chunk(type, type == "sRGB" ? [UInt8(random.next(below: 5))] : random.bytes(count)))
    }
    if format.type == 3 || format.type > 1 && random.chance(10) {
      let most = 1 << min(format.depth, 8)
      let count = random.chance(3) ? 1 + random.next(below: most) : most
      chunks.append(chunk("PLTE", random.bytes(3 * count)))
    }
    if format.type < 4, random.chance(3) {
      let count = [0: 2, 2: 6][format.type] ?? 1 + random.small(below: 1 << min(format.depth, 8))
      chunks.append(chunk("tRNS", random.bytes(count)))
    }
    var lines: [UInt8] = []
    for (width, height) in sizes(width, height, isInterlaced: isInterlaced) {
      let count = (width * format.samples * format.depth + 7) / 8
      for _ in 0..<height {
        lines.append(UInt8(random.chance(200) ? 5 : random.next(below: 5)))
        lines += random.chance(3) ? Array(repeating: 255, count: count) : random.bytes(count)
      }
    }
    if random.chance(20) { lines.removeLast(min(lines.count, random.small(below: 20))) }
    if random.chance(20) { lines += random.bytes(random.small(below: 20)) }
    let data = stored(lines)
    let cut = random.chance(3) ? random.next(below: data.count) : data.count
    chunks.append(chunk("IDAT", Array(data[..<cut])))
    if cut < data.count { chunks.append(chunk("IDAT", Array(data[cut...]))) }
    return PNGChunk.file(of: chunks + [chunk("IEND", [])])
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> PNGChunk {
    PNGChunk(type: Array(type.utf8), content: content)
  }

  /// The sizes of the pictures in the file: the passes of Adam7, or one.
  private static func sizes(
    _ width: Int, _ height: Int, isInterlaced: Bool
  ) -> [(width: Int, height: Int)] {
    guard isInterlaced else { return [(width, height)] }
    // The first column and row of each pass, and the distances to the next ones.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.map { x, y, right, down in
      ((width - x + right - 1) / right, (height - y + down - 1) / down)
    }.filter { $0.0 > 0 && $0.1 > 0 }
  }

  /// The bytes in a zlib stream without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let count = bytes.count
    let length = [count & 255, count >> 8, ~count & 255, (~count >> 8) & 255].map { UInt8($0) }
    let sum = [high >> 8, high & 255, low >> 8, low & 255].map { UInt8($0) }
    return [0x78, 0x01, 1] + length + bytes + sum
  }
}
