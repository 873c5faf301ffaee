#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The environment variables with which the libraries of drawing change pixels.
package enum LibraryEnvironment {
  /// Removes the variables from the process.
  ///
  /// Call it before the first drawing, because most libraries read their variables once.
  package static func clear() { _ = cleared }

  private static let cleared: Void = {
    let names = [
      // FreeType: stem darkening and other settings of its drivers.
      "FREETYPE_PROPERTIES",
      // HarfBuzz: another shaper or other functions of fonts, and its options.
      "HB_SHAPER_LIST", "HB_FONT_FUNCS", "HB_OPTIONS",
      // Pango: the library that finds fonts, and the languages of texts.
      "PANGOCAIRO_BACKEND", "PANGO_LANGUAGE",
      // Pixman: the instructions that it leaves out.
      "PIXMAN_DISABLE",
    ]
    for name in names { unsetenv(name) }
  }()
}
