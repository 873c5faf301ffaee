import AutoLayout
import Graphics
import Spec
import ViewKinds

extension ReferencePage {
  static var views: [String] {
    [
      section(
        "Views",
        """
        `views` maps ids to views. An id is a letter of any script or `_`, followed by letters,
        digits and `_`; it stands once in the file and is not the name of an item below.
        `divider:` with nothing behind it is a plain view. These keys every view has.
        """, MarkdownTable(CommonKeys.own)),
      section(
        "Shorthands", level: 3, "Keys that stand for constraints; views and guides have them.",
        MarkdownTable(CommonKeys.shorthands)),
      section(
        "Pin", level: 3,
        """
        The keys of `pin`; an inset is a length with an optional relation and priority, such as `8` or
        `">= 8 @750"`, and counts towards the inside. Without an edge all four are meant; a single
        edge counts for more than a pair, a pair for more than `all`.
        """, MarkdownTable(LanguageKeys.pin)),
      section("Center", level: 3, "The keys of `center`.", MarkdownTable(LanguageKeys.center)),
      section(
        "Baselines", level: 3, "The keys of `baselines`.", MarkdownTable(LanguageKeys.baselines)),
      section(
        "Frames", level: 3,
        """
        An entry of `frame` adds up numbers, metrics and the superview's `width` and `height`, as it is
        laid out; nothing in it follows the direction of reading. Shorthands have no place beside a
        frame, and constraints that speak of a framed view meet the required constraints that the
        frame means.
        """),
      section(
        "Styles", level: 3,
        """
        An entry of `styles` is a mapping of any of these keys or of the kinds' own, but for those that
        say which views there are (`kind`, `views`, `guides`, `constraints`, `use`). No style is called
        as one of the looks that a button or a table has in its own key `style`: in
        `style: [filled, card]` the one is the kind's and the other the spec's.
        """),
      section(
        "Templates", level: 3,
        """
        An entry of `templates` is a view with parameters: `$name`, or `$(name)` where letters follow. A
        text that is one parameter becomes the value that `with` gives, of whatever type. `$id` is
        the id of the view that uses the template: subviews are called `$(id)Caption`, so that each use
        has its own. A template may use others, but not itself. `$$` is a dollar sign.
        """),
      section(
        "Insets", level: 3, "The keys of `additionalSafeArea` and of a custom device's `safeArea`.",
        MarkdownTable(LanguageKeys.insets)),
      section(
        "Edges", level: 3,
        """
        `cornerRadius` is one radius, four of them (top left, top right, bottom right, bottom left), or
        a mapping of the names that `corners` takes. `border` is a width or a mapping of these keys.
        """, MarkdownTable(LanguageKeys.border)),
      section("Shadow", level: 3, "The keys of `shadow`.", MarkdownTable(LanguageKeys.shadow)),
      section(
        "Transform", level: 3,
        """
        The keys of `transform`, around the view's centre. Nothing in it follows the direction of
        reading, and constraints see the view where it would be without it.
        """, MarkdownTable(LanguageKeys.transform)),
      section("Margins", level: 3, "The keys of `margins`.", MarkdownTable(LanguageKeys.margins)),
    ]
  }

  static var kinds: [String] {
    [section("Kinds of views", "What `kind` may name, and the keys that each kind adds.")]
      + KindCatalogue.all.map { kind in
        var table = MarkdownTable(["key", "value", "meaning"])
        for key in kind.keys {
          table.append(["`\(key.name)`", key.type.wording, key.summary])
          let fields = partKeys(of: key, kind)
          for field in fields {
            table.append(["`\(key.name)[].\(field.name)`", field.type.wording, field.summary])
          }
          guard case .rowSections = key.type else { continue }
          for field in LanguageKeys.sections {
            table.append(["`\(key.name)[].\(field.name)`", field.type.wording, field.summary])
          }
        }
        return section(
          "\(kind.name)", level: 3, kind.summary, kind.keys.isEmpty ? nil : table)
      }
  }

  /// The keys of the mappings in the list of a key; none for other keys.
  private static func partKeys(of key: any KindKey, _ kind: any ViewKind.Type) -> [any KindKey] {
    switch key.type {
    case .items(let fields), .attributedText(let fields): fields
    case .rowItems: (kind as? any ItemContainerKind.Type)?.cellKind.itemKeys ?? []
    default: []
    }
  }
}
