import Testing

#if os(Linux)
  import CLateBinding

  @Suite("A library that is loaded late")
  struct LateBindingTests {
    @Test("is reported with the package to install if it cannot be loaded")
    func missing() {
      var message = [CChar](repeating: 0, count: 1024)
      let length = strut_missing_library(
        "libcairo.so.2", "libcairo.so.2: cannot open shared object file", &message, message.count)
      let bytes = message.prefix(Int(length)).map { UInt8(bitPattern: $0) }
      #expect(
        String(decoding: bytes, as: UTF8.self) == """
          error: the library libcairo.so.2, which pictures are drawn with, cannot be used
            note: libcairo.so.2: cannot open shared object file
            help: install Pango and librsvg with all that they need; on Debian and Ubuntu, `apt install \
          libpangocairo-1.0-0 librsvg2-2`

          """)
    }

    @Test("ends the program with a message if GLib has too little memory")
    func memory() {
      var message = [CChar](repeating: 0, count: 1024)
      let length = strut_glib_error("failed to allocate 8 bytes", &message, message.count)
      let bytes = message.prefix(Int(length)).map { UInt8(bitPattern: $0) }
      #expect(
        String(decoding: bytes, as: UTF8.self) == """
          error: the pictures cannot be drawn
            note: failed to allocate 8 bytes
            help: give the process more memory and threads, or lower `--jobs`

          """)
    }
  }
#endif
