private import CPango

/// A font's glyphs for digits of equal width.
enum TabularDigits {
  /// Returns the ten glyphs of the `tnum` feature, 0 to 9, or the plain digits if the font lacks
  /// it.
  static func glyphs(in font: [UInt8]) -> [Int] {
    font.withUnsafeBytes { bytes in
      let blob = hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_READONLY, nil, nil)
      let face = hb_face_create(blob, 0)
      let font = hb_font_create(face)
      let buffer = hb_buffer_create()
      defer {
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
      }
      hb_buffer_add_utf8(buffer, "0123456789", 10, 0, 10)
      hb_buffer_guess_segment_properties(buffer)
      let features = [feature("tnum", 1), feature("calt", 0), feature("kern", 0)]
      hb_shape(font, buffer, features, UInt32(features.count))
      var count: UInt32 = 0
      let glyphs = hb_buffer_get_glyph_infos(buffer, &count)
      return UnsafeBufferPointer(start: glyphs, count: Int(count)).map { Int($0.codepoint) }
    }
  }

  private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(tag, 4), value: value, start: 0, end: UInt32.max)
  }
}
