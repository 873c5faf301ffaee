import CPango

/// What is left of font maps that nobody uses any more.
///
/// Pango sorts the fonts of a map in a thread of the map's own, which nobody waits for: it goes on when
/// the map is gone, and then looks things up in what was freed. The last few are therefore kept, by
/// which time that thread has long finished.
enum RetiredFontMaps {
  private struct Retired {
    let context: OpaquePointer
    let map: UnsafeMutablePointer<PangoFontMap>
    let configuration: OpaquePointer
  }

  /// How many are kept: more than threads give up at about one time.
  static let capacity = 16

  /// The oldest first.
  ///
  /// Unchecked because the compiler cannot see that every access happens under the
  /// lock for fonts.
  nonisolated(unsafe) private static var kept: [Retired] = []

  static var count: Int { FontLock.hold { kept.count } }

  /// Takes over the shares that a font map has in its objects.
  static func add(
    context: OpaquePointer, map: UnsafeMutablePointer<PangoFontMap>, configuration: OpaquePointer
  ) {
    FontLock.hold {
      kept.append(Retired(context: context, map: map, configuration: configuration))
      guard kept.count > capacity else { return }
      let oldest = kept.removeFirst()
      g_object_unref(UnsafeMutableRawPointer(oldest.context))
      g_object_unref(oldest.map)
      FcConfigDestroy(oldest.configuration)
    }
  }
}
