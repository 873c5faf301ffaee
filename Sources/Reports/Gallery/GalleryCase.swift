/// One screen, or consecutive variants of a screen, under one heading.
///
/// Screens are variants if their titles have the same number, and each has a letter.
struct GalleryCase {
  let screens: [(title: ScreenTitle, screen: Gallery.Screen)]

  var hasVariants: Bool { screens.count > 1 }

  /// Groups the screens into cases, in their order.
  static func all(of screens: [Gallery.Screen]) -> [GalleryCase] {
    var cases: [GalleryCase] = []
    for screen in screens {
      let entry = (title: ScreenTitle(screen.title), screen: screen)
      if let last = cases.last, let before = last.screens.last?.title, entry.title.letter != nil,
        before.letter != nil, before.number == entry.title.number
      {
        cases[cases.count - 1] = GalleryCase(screens: last.screens + [entry])
      } else {
        cases.append(GalleryCase(screens: [entry]))
      }
    }
    return cases
  }

  /// The first part of the number, by which the list of cases is divided; empty without a number.
  var part: String {
    screens.first?.title.number.map { String($0.prefix { $0 != "." }) } ?? ""
  }

  /// The title of the screen, or the part of the first title that the variants share.
  var heading: Heading {
    Heading(title: screens[0].title, isShared: hasVariants)
  }

  struct Heading {
    let title: ScreenTitle
    let isShared: Bool

    var html: String { title.html(isShared: isShared) }
  }
}
