package import AutoLayout
package import Geometry
package import Graphics

extension ButtonKind {
  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    var content = DisplayList()
    if style.isConfiguration {
      let radius = cornerStyle.radius(size, of: context.frame)
      let outline = Path.roundedRect(context.frame, radius: radius)
      if let plate = glassPlate(in: context) {
        if context.drawsGlass { content.items += plate.items }
      } else if style.isGlass {
        content.items += GlassCapsule(in: context.traits.appearance)
          .items(in: context.frame, radius: radius, filledWith: fill)
      } else if let fill {
        content.append(.fill(outline, fill))
      }
      let background = backgroundItems(in: context)
      if !background.isEmpty {
        content.append(.group(name: nil, opacity: 1, clip: outline, background))
      }
    } else {
      // A pressed button without a configuration fades its content only.
      list.items += backgroundItems(in: context)
    }
    let box = context.frame.inset(by: contentInsets)
    let room = Size(
      width: max(box.width - widthBesideTexts - titleInsets.left - titleInsets.right, 0),
      height: max(box.height - titleInsets.top - titleInsets.bottom, 0))
    shrunk(toFit: room, measuring: context.text).drawContent(in: box, context, into: &content)
    if opacity < 1 {
      list.append(.group(name: nil, opacity: opacity, clip: nil, content.items))
    } else {
      list.items += content.items
    }
  }

  package func glassPlate(in context: DrawingContext) -> GlassPlate? {
    guard style.isGlass, fill == nil else { return nil }
    return GlassPlate(
      glass: GlassCapsule(in: context.traits.appearance),
      shape: GlassUnion.Plate(
        frame: context.frame, radius: cornerStyle.radius(size, of: context.frame)))
  }

  /// The background image, stretched to the button.
  private func backgroundItems(in context: DrawingContext) -> [DisplayItem] {
    guard let backgroundImage else { return [] }
    let slicing = capInsets == .zero ? backgroundImage.slicing : ImageSlicing(caps: capInsets)
    guard let slicing else {
      return KindPicture.image(backgroundImage, tint: nil).items(in: context.frame)
    }
    return NineParts(
      of: backgroundImage.size, slicing, in: context.frame, on: context.traits.grid
    ).items(of: backgroundImage, in: context.frame)
  }

  private func drawContent(
    in box: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    guard let pictureSize else {
      if subtitle.string.isEmpty, title.runs.isEmpty,
        title.lines == 1 || isOneLine(in: box, context)
      {
        guard !title.string.isEmpty else { return }
        let line = context.line(of: title.font, in: box.inset(by: titleInsets))
        drawPlate(behind: letters(in: line, context), context, into: &list)
        return list.append(text(title, lineAlignment(in: context), in: line, context))
      }
      let block = placed(textsSize(in: box, context), in: box)
      let texts = place(block, insetBy: titleInsets, in: box.size, context)
      drawPlate(behind: context.directed(texts), context, into: &list)
      return drawTexts(in: texts, context, into: &list)
    }
    let texts = textsSize(in: box, context)
    let whole = joined(pictureSize, texts)
    let block = placed(whole, in: box)
    let picture = context.directed(
      place(pictureFrame(pictureSize, in: block), insetBy: imageInsets, in: box.size, context))
    let room = Size(width: box.width - widthBesideTexts, height: box.height)
    let lines = place(textsFrame(texts, in: block), insetBy: titleInsets, in: room, context)
    drawPlate(
      behind: texts.width > 0 ? picture.union(context.directed(lines)) : picture, context,
      into: &list)
    if isBusy {
      list.items += ActivityIndicatorKind.blades(
        centeredAt: Point(x: picture.midX, y: picture.midY), diameter: pictureSize.height,
        color: titleColor)
    } else {
      list.items += pictureItems(in: picture, ofSize: pictureSize, on: context.traits.grid)
    }
    guard texts.width > 0 else { return }
    drawTexts(in: lines, context, into: &list)
  }

  /// Returns the part of the frame of a title of one line that its letters take.
  private func letters(in line: Rect, _ context: DrawingContext) -> Rect {
    let width = textsSize(in: line, context).width
    let letters = placed(Size(width: width, height: line.height), in: line)
    return context.direction == .rightToLeft
      ? letters.mirrored(in: line.minX + line.maxX) : letters
  }

  /// Draws the plate behind the content of a selected button in style `system`.
  ///
  /// Its padding and its radius are guesses.
  private func drawPlate(
    behind content: @autoclosure () -> Rect, _ context: DrawingContext,
    into list: inout DisplayList
  ) {
    guard !style.isConfiguration, let fill else { return }
    let content = content()
    guard !content.isEmpty else { return }
    let padding = Insets(top: -2, left: -4, bottom: -2, right: -4)
    let plate = context.traits.grid.rounded(content.inset(by: padding))
    list.append(.fill(Path.roundedRect(plate, radius: 4), fill))
  }

  /// Draws the picture in its own size, or smaller if insets leave less room.
  private func pictureItems(
    in frame: Rect, ofSize size: Size, on grid: PixelGrid
  ) -> [DisplayItem] {
    guard let picture else { return [] }
    return frame.size == size
      ? picture.items(centeredIn: frame, on: grid) : picture.items(in: grid.rounded(frame))
  }

  /// Moves the frame of image or title with its inset place, and makes it smaller if there is less
  /// room.
  ///
  /// - Parameters:
  ///   - frame: the frame without insets, in a left-to-right layout.
  ///   - insets: the insets; left and right are sides of the screen.
  ///   - room: the size of the place without insets.
  ///   - context: the button's environment.
  /// - Returns: the frame in a left-to-right layout.
  private func place(
    _ frame: Rect, insetBy insets: Insets, in room: Size, _ context: DrawingContext
  ) -> Rect {
    guard insets != .zero else { return frame }
    let insets = context.direction == .rightToLeft ? insets.mirrored : insets
    let size = Size(
      width: min(frame.width, max(room.width - insets.left - insets.right, 0)),
      height: min(frame.height, max(room.height - insets.top - insets.bottom, 0)))
    let x: Points =
      switch contentAlignment {
      case .center: frame.midX + (insets.left - insets.right) / 2 - size.width / 2
      case .leading: frame.minX + insets.left
      case .trailing: frame.maxX - insets.right - size.width
      }
    let y = frame.midY + (insets.top - insets.bottom) / 2 - size.height / 2
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  /// Draws title and subtitle in a rectangle of a left-to-right layout.
  private func drawTexts(
    in rect: Rect, _ context: DrawingContext, into list: inout DisplayList
  ) {
    let grid = context.traits.grid
    let extent = context.text.extent(of: title, width: rect.width)
    let height = title.string.isEmpty ? 0 : grid.ceiled(extent.size.height)
    let top = grid.rounded(rect.y)
    if !title.string.isEmpty {
      let frame = Rect(x: rect.x, y: top, width: rect.width, height: height)
      list.append(
        text(
          title, alignment(in: context), in: context.directed(frame), context, titleAttributes))
    }
    guard !subtitle.string.isEmpty else { return }
    let frame = Rect(
      x: rect.x, y: top + height + ButtonKind.titlePadding(title, subtitle), width: rect.width,
      height: max(0, rect.maxY - top - height - ButtonKind.titlePadding(title, subtitle)))
    list.append(text(subtitle, alignment(in: context), in: context.directed(frame), context))
  }

  private func text(
    _ content: TextContent, _ alignment: TextAlignment, in frame: Rect,
    _ context: DrawingContext, _ attributes: [TextAttributes] = []
  ) -> DisplayItem {
    var run = TextRun(
      content, color: titleColor, alignment: alignment, in: frame,
      direction: context.traits.direction)
    run.attributes = attributes
    return .text(run)
  }

  /// The alignment of lines in the frame of title and subtitle.
  private func alignment(in context: DrawingContext) -> TextAlignment {
    switch titleAlignment {
    case .center: .center
    case .leading: .natural
    case .trailing: trailing(in: context)
    case .automatic:
      pictureSize != nil && imagePlacement.isHorizontal && !subtitle.string.isEmpty
        ? .natural : lineAlignment ?? (contentAlignment == .leading ? .natural : .center)
    }
  }

  /// The alignment of a title of one line in the whole button.
  private func lineAlignment(in context: DrawingContext) -> TextAlignment {
    switch contentAlignment {
    case .center: .center
    case .leading: .natural
    case .trailing: trailing(in: context)
    }
  }

  private func trailing(in context: DrawingContext) -> TextAlignment {
    context.traits.direction == .rightToLeft ? .left : .right
  }

  private func isOneLine(in box: Rect, _ context: DrawingContext) -> Bool {
    contentAlignment == .center
      && context.text.extent(of: title, width: box.width).lineCount <= 1
  }

  /// Returns the frame of a block of content in a box, in a left-to-right layout.
  private func placed(_ block: Size, in box: Rect) -> Rect {
    let spare = box.width - block.width
    let x: Points =
      switch contentAlignment {
      case .center: spare / 2
      case .leading: 0
      case .trailing: spare
      }
    return Rect(
      x: box.x + x, y: box.midY - block.height / 2, width: block.width, height: block.height)
  }
}

/// The positions of image, title and subtitle in the content.
extension ButtonKind {
  /// The image's size in points, or nil without an image; a spinner has the title's line height.
  var pictureSize: Size? {
    if isBusy {
      let side = title.font.size * (20.0 / 17)
      return Size(width: side, height: side)
    }
    return picture?.size
  }

  private var hasTexts: Bool { !title.string.isEmpty || !subtitle.string.isEmpty }

  /// The space between image and texts, in points.
  private var gap: Points { hasTexts ? imagePadding : 0 }

  /// The width of an image beside the texts with the space between them, in points.
  private var widthBesideTexts: Points {
    imagePlacement.isHorizontal ? pictureSize.map { $0.width + gap } ?? 0 : 0
  }

  /// The space between the title's last line and the subtitle's first line, in points.
  static func titlePadding(_ title: TextContent, _ subtitle: TextContent) -> Points {
    title.string.isEmpty || subtitle.string.isEmpty ? 0 : 1
  }

  private func textsSize(in box: Rect, _ context: DrawingContext) -> Size {
    textsSize(atWidth: box.width, measuring: context.text, on: context.traits.grid)
  }

  /// Returns the size of title and subtitle together, in content of a width with the image.
  func textsSize(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Size {
    let room = width.map { max($0 - widthBesideTexts, 0) }
    let sizes = [title, subtitle].filter { !$0.string.isEmpty }.map { content in
      let limit = content.lines == 1 ? nil : room
      let size = grid.ceiled(text.extent(of: content, width: limit).layoutSize)
      return Size(width: room.map { min($0, size.width) } ?? size.width, height: size.height)
    }
    let padding = ButtonKind.titlePadding(title, subtitle)
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(sizes.isEmpty ? 0 : padding) { $0 + $1.height })
  }

  /// Returns the size of the image with the texts beside, above or below it.
  func joined(_ picture: Size, _ texts: Size) -> Size {
    imagePlacement.isHorizontal
      ? Size(width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
      : Size(width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
  }

  private func pictureFrame(_ size: Size, in block: Rect) -> Rect {
    let (x, y) = (block.midX - size.width / 2, block.midY - size.height / 2)
    switch imagePlacement {
    case .leading: return Rect(origin: Point(x: block.x, y: y), size: size)
    case .trailing: return Rect(origin: Point(x: block.maxX - size.width, y: y), size: size)
    case .top: return Rect(origin: Point(x: x, y: block.y), size: size)
    case .bottom: return Rect(origin: Point(x: x, y: block.maxY - size.height), size: size)
    }
  }

  private func textsFrame(_ size: Size, in block: Rect) -> Rect {
    let (x, y) = (block.midX - size.width / 2, block.midY - size.height / 2)
    switch imagePlacement {
    case .leading: return Rect(origin: Point(x: block.maxX - size.width, y: y), size: size)
    case .trailing: return Rect(origin: Point(x: block.x, y: y), size: size)
    case .top: return Rect(origin: Point(x: x, y: block.maxY - size.height), size: size)
    case .bottom: return Rect(origin: Point(x: x, y: block.y), size: size)
    }
  }
}

extension ButtonKind: IntrinsicContent {
  package var wraps: Bool { title.lines != 1 && hasTexts }

  /// Returns the intrinsic size.
  ///
  /// A classic button has a size in whole points: at least 30 wide, and 12 higher than its line.
  /// This matches 15-point "Button" at 46 × 30 and saved frames for fonts of 11 to 24 points.
  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    let isClassic = !style.isConfiguration
    let insets = contentInsets
    let contentGrid = isClassic ? PixelGrid.wholePoints : grid
    let limit = width.map { max($0 - insets.left - insets.right, 0) }
    var texts = textsSize(atWidth: limit, measuring: text, on: contentGrid)
    if subtitle.string.isEmpty {
      texts.height = max(texts.height, contentGrid.ceiled(text.lineHeight(of: title.font)))
    }
    let whole =
      pictureSize.map { contentGrid.ceiled(joined($0, hasTexts ? texts : .zero)) } ?? texts
    let least = isClassic ? backgroundImage?.size ?? .zero : .zero
    guard isClassic, insets == .zero else {
      return IntrinsicSize(
        width: max(least.width, whole.width + insets.left + insets.right),
        height: max(
          least.height,
          max(whole.height, pictureSize == nil ? texts.height : 0) + insets.top + insets.bottom))
    }
    return IntrinsicSize(
      width: max(30, least.width, whole.width),
      height: max(texts.height + 12, least.height, pictureSize == nil ? 0 : whole.height))
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    let fall = (titleInsets.top - titleInsets.bottom) / 2
    return uninsetBaselines(in: size, measuring: text, on: grid).map {
      Baselines(first: $0.first + fall, last: $0.last - fall)
    }
  }

  /// Returns the baselines without the insets of the title.
  private func uninsetBaselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? {
    guard !title.string.isEmpty else { return nil }
    let insets = contentInsets
    let box = Rect(origin: .zero, size: size).inset(by: insets)
    let texts = textsSize(atWidth: box.width, measuring: text, on: grid)
    let extent = text.extent(of: title, width: title.lines == 1 ? nil : texts.width)
    if pictureSize == nil, subtitle.string.isEmpty {
      var baselines = Baselines(of: extent, centredIn: box.height, on: grid)
      baselines.first = baselines.first + insets.top
      baselines.last = baselines.last + insets.bottom
      return baselines
    }
    let whole = pictureSize.map { joined($0, texts) } ?? texts
    let block = Rect(
      x: box.x, y: box.midY - whole.height / 2, width: whole.width, height: whole.height)
    let rect = pictureSize == nil ? block : textsFrame(texts, in: block)
    let first = grid.rounded(rect.y) + extent.firstBaseline
    guard !subtitle.string.isEmpty else {
      return Baselines(
        first: first,
        last: size.height - grid.rounded(rect.y) - extent.size.height + extent.lastDescent)
    }
    let under = text.extent(of: subtitle, width: texts.width)
    return Baselines(first: first, last: size.height - rect.maxY + under.lastDescent)
  }
}
