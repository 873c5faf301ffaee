package import Diagnostics
package import Graphics

/// Diagnostics about pictures.
extension Diagnostic {
  static func unusableImage(
    _ path: String, _ fault: PictureFault, at span: SourceSpan
  ) -> Diagnostic {
    let wording = PictureWording(path, fault)
    return Diagnostic(
      Message(rule: wording.rule, text: wording.text), at: span, notes: wording.notes,
      help: wording.help)
  }
}

/// The wording of an error in an image file.
package struct PictureWording {
  package let rule: String
  package let text: String
  /// The line in the picture that has the error, if it is known.
  package private(set) var notes: [Note] = []
  package let help: String

  package init(_ path: String, _ fault: PictureFault) {
    func says(_ rule: String, _ text: String, _ help: String) -> (String, String, String) {
      (rule, text, help)
    }
    let pointer = Message.largeFilePointer(path)
    (rule, text, help) =
      switch fault {
      case .unreadable:
        says("unreadableImage", "`\(path)` cannot be read", "check its permissions (`chmod +r`)")
      case .unknownFormat:
        says(
          "notAnImage", "`\(path)` is not a picture",
          "pictures are PNG, JPEG, SVG and PDF files; save it as one")
      case .largeFilePointer:
        says(pointer.rule, pointer.text, LargeFilePointer.help)
      case .truncated:
        says("brokenImage", "the picture `\(path)` is cut off", "copy or save it again")
      case .corrupt(let reason):
        says(
          "brokenImage", "the picture `\(path)` is broken: \(reason)", "copy or save it again")
      case .tooLarge(let width, let height):
        says(
          "imageTooLarge", "the picture `\(path)` has \(width) × \(height) pixels",
          "save it no larger than it is shown")
      case .cmyk:
        says(
          "cmykImage", "the picture `\(path)` is made of inks for printing",
          "save it in RGB")
      case .noSize:
        says(
          "imageWithoutSize", "the drawing `\(path)` has no size",
          "give its `svg` element a `width` and a `height`, or a `viewBox`")
      case .svg(let content, _):
        says(
          "forbiddenInSVG", "the drawing `\(path)` \(content.wording)", content.help)
      case .fontNotEmbedded(let font):
        says(
          "fontNotEmbedded", "the drawing `\(path)` does not contain its font `\(font)`",
          "export it with its fonts, or turn the text into outlines")
      case .pdfTooLong(let greatest):
        says(
          "pdfTooComplex", "the drawing `\(path)` has more than \(greatest) bytes",
          "simplify the drawing, or export it as PNG")
      case .pdfInLibrary:
        says(
          "pdfInLibrary", "only the program `strut` draws PDF files such as `\(path)`",
          "export it as SVG or PNG, or run `strut test`")
      case .noPoppler:
        says(
          "pdfNotDrawn", "the drawing `\(path)` needs Poppler, which is not installed",
          "run `scripts/setup`; on Debian and Ubuntu, `apt install libpoppler-glib8`")
      case .process(let interruption):
        says(
          interruption.rule, "the drawing `\(path)` \(interruption.wording)", interruption.help)
      case .unsupportedSVG(let part, _):
        says(part.rule, "the drawing `\(path)` \(part.wording)", part.help)
      }
    switch fault {
    case .svg(.encoding(nil), _): break
    case .svg(_, let line), .unsupportedSVG(_, let line):
      notes = [Note("line \(line) of `\(path)`")]
    default: break
    }
  }
}

extension PictureFault.Interruption {
  fileprivate var rule: String {
    switch self {
    case .time, .remainingTime, .memory: "svgTooComplex"
    case .signal, .status, .notStarted: "svgNotDrawn"
    }
  }

  fileprivate var wording: String {
    switch self {
    case .time(let seconds): "takes more than \(seconds) seconds to draw"
    case .remainingTime(let seconds):
      "takes more than the \(Count.of(seconds, "second")) that slow drawings before it left"
    case .memory(let mebibytes): "takes more than \(mebibytes) MiB to draw"
    case .signal(let signal, let mebibytes):
      "ended the process that drew it, by signal \(signal) with at most \(mebibytes) MiB"
    case .status(let status): "ended the process that drew it, with status \(status)"
    case .notStarted(let code):
      "cannot be drawn: no process starts (error \(code) of the system)"
    }
  }

  fileprivate var help: String {
    switch self {
    case .remainingTime: "simplify the drawings that take more than a second, or export them as PNG"
    case .time, .memory, .signal, .status: "simplify the drawing, or export it as PNG"
    case .notStarted: "raise the limit of processes (`ulimit -u`), or free memory"
    }
  }
}

extension PictureFault.Forbidden {
  fileprivate var wording: String {
    switch self {
    case .script: "holds a script"
    case .handler(let name): "runs code in `\(name)`"
    case .reference(let target): "refers to `\(target)`, which is not in it"
    case .entity: "declares entities"
    case .text: "holds text, whose look depends on the fonts at hand"
    case .picture: "holds another picture"
    case .foreign(let name): "holds the element `\(name)`, whose content is not SVG"
    case .encoding(let encoding?): "declares the encoding `\(encoding)`"
    case .encoding(nil): "is not UTF-8"
    }
  }

  fileprivate var help: String {
    switch self {
    case .script, .handler: "export it as a plain drawing"
    case .foreign: "export it without this part, or as PNG"
    case .reference: "put what it needs into the file"
    case .entity: "write out what the entities stand for"
    case .text: "turn the text into outlines"
    case .picture: "show the other picture in a view of its own"
    case .encoding(.some): "save it as UTF-8, and declare `encoding=\"UTF-8\"`"
    case .encoding(nil): "save it as UTF-8"
    }
  }
}

extension PictureFault.Unsupported {
  fileprivate var rule: String {
    switch self {
    case .element, .attribute, .property, .value, .style, .pathData, .maskInMask:
      "unsupportedInSVG"
    case .limit, .nesting, .slow, .memory: "svgTooComplex"
    }
  }

  fileprivate var wording: String {
    switch self {
    case .element(let name): "has the element `\(name)`, which Strut does not draw"
    case .attribute(let name, let element):
      "has the attribute `\(name)` on `\(element)`, which Strut does not draw"
    case .property(let name): "has the property `\(name)`, which Strut does not draw"
    case .value(let value, let name): "has `\(value)` in `\(name)`, which Strut does not draw"
    case .style(let text): "has the style `\(text)`, which is not plain"
    case .pathData(let error):
      "has path data that is malformed or too long at character \(error.offset + 1)"
    case .maskInMask: "has a mask in a mask"
    case .limit(let part, let greatest): "has more than \(greatest) \(part)"
    case .nesting(let part, let greatest):
      "has more than \(greatest) \(part) within each other"
    case .slow(let part): "takes too long to draw, most of it in `\(part)`"
    case .memory(let part): "takes too much memory to draw, at `\(part)`"
    }
  }

  fileprivate var help: String {
    switch self {
    case .element(let name) where name.hasPrefix("fe"):
      "export it without this effect, or as PNG"
    case .value(_, of: "fill"), .value(_, of: "stroke"), .value(_, of: "color"),
      .value(_, of: "stop-color"), .value(_, of: "flood-color"):
      "write the colour as `#RRGGBB`, or export the drawing as PNG"
    case .element, .attribute, .property, .value, .maskInMask:
      "export it without this part, or as PNG"
    case .style:
      "use selectors such as `.name`, or export it with attributes instead of a style sheet"
    case .pathData: "export the shape again, in parts of at most 10000 segments"
    case .limit, .nesting, .slow, .memory: "simplify the drawing, or export it as PNG"
    }
  }
}
