import AutoLayout
import Graphics
import Spec
import ViewKinds

extension ReferencePage {
  static var views: [ReferenceSection] {
    [
      section(
        "Views",
        """
        `views` maps ids to views. An id is a letter of any script or `_`, followed by letters,
        their marks, the digits 0 to 9 and `_`; it stands once in the file and is not the name of an
        item below. `é` as one code point and as two is the same id.
        `divider:` with nothing behind it is a plain view. These keys every view has.
        """, MarkdownTable(CommonKeys.own)),
      section(
        "Shorthands", level: 3, "Keys that are short for constraints. Views and guides have them.",
        MarkdownTable(CommonKeys.shorthands)),
      section(
        "Pin", level: 3,
        """
        The keys of `pin`. An inset is a length with an optional relation and priority, such as
        `8` or `">= 8 @750"`. A positive inset moves the edge inwards. With `to` or `priority` but no
        edge, `pin` sets all four; `pin: {}` sets none. A single edge overrides a pair, and a pair
        overrides `all`.
        """, MarkdownTable(LanguageKeys.pin)),
      section("Center", level: 3, "The keys of `center`.", MarkdownTable(LanguageKeys.center)),
      section(
        "Baselines", level: 3, "The keys of `baselines`.", MarkdownTable(LanguageKeys.baselines)),
      section(
        "Frames", level: 3,
        """
        Each entry of `frame` is a sum of numbers, metrics and multiples of the superview's solved
        `width` and `height`. A frame ignores the layout direction. A view with a frame cannot
        have shorthands. If a constraint mentions the view, Strut turns the frame into required
        constraints, and a contradiction is a conflict.
        """),
      section(
        "Styles", level: 3,
        """
        An entry of `styles` is a mapping of these keys or of keys of a kind, except `kind`,
        `views`, `guides`, `constraints` and `use`. Buttons and tables have their own values for
        `style`, such as `filled`. A style cannot have one of these names. In `style: [filled,
        card]`, `filled` is the button's value and `card` is a style of the spec.
        """),
      section(
        "Templates", level: 3,
        """
        An entry of `templates` is a view with parameters: `$name`, or `$(name)` if a letter
        follows. A name with other letters than A to Z needs the parentheses: `$(größe)`. If a text
        is only one parameter, the value from `with` replaces it and keeps its type. `$id` is the id of the view that uses the
        template. Name subviews `$(id)Caption`, so that each use has its own ids. A template may use
        others, but not itself. `$$` is a dollar sign.

        `defaults` gives values to parameters that get no other: `defaults: { value: "", on: false }`.
        `not $on` is the opposite of a parameter that is true or false. A `row` that uses a template
        hands the values of its items through: parameters that its `with` does not give come from
        the items.
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
      section(
        "Margins", level: 3, "The keys of `margins` and of `contentInsets`.",
        MarkdownTable(LanguageKeys.margins)),
    ]
  }

  static var kinds: [ReferenceSection] {
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

  /// The keys of the mappings in a key's list; none for keys of other types.
  private static func partKeys(of key: any KindKey, _ kind: any ViewKind.Type) -> [any KindKey] {
    switch key.type {
    case .items(let fields), .attributedText(let fields): fields
    case .rowItems:
      ItemKeys.all + ((kind as? any ItemContainerKind.Type)?.cellKind.itemKeys ?? [])
    default: []
    }
  }
}
