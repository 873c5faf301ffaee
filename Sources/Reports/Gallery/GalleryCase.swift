/// What stands under one heading: a screen, or the variants of one that follow each other.
///
/// Screens are variants of each other where their titles have one number and a letter each.
struct GalleryCase {
  let screens: [(title: ScreenTitle, screen: Gallery.Screen)]

  var hasVariants: Bool { screens.count > 1 }

  /// The screens in their order.
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

  /// What divides the list of contents: the first of the number's numbers; empty without one.
  var part: String {
    screens.first?.title.number.map { String($0.prefix { $0 != "." }) } ?? ""
  }

  /// The screen's title; of variants what the first one's has in common with the others.
  var heading: Heading {
    Heading(title: screens[0].title, isShared: hasVariants)
  }

  struct Heading {
    let title: ScreenTitle
    let isShared: Bool

    var html: String { title.html(isShared: isShared) }
  }
}
