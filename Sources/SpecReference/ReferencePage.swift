import AutoLayout
import Geometry
import Spec
import ViewKinds

/// The reference of the spec language, generated from the declarations that the parser uses.
///
/// `Spec.docc/Reference.md` has the same text. A test compares the two.
package enum ReferencePage {
  /// The whole page in Markdown.
  ///
  /// It has the same bytes on every machine.
  package static var markdown: String {
    ([introduction] + sections.map(\.markdown)).joined(separator: "\n")
  }

  static var sections: [ReferenceSection] {
    file + matrix + screen + views + kinds + constraints + changes + values + devices + [limits]
  }

  static let introduction = """
    # Spec reference

    Every key of a layout spec, every kind of view and every name that a spec may use.

    <!-- Written by scripts/generate/reference from the parser's declarations; not edited by hand. -->

    A spec is a YAML file of one document: a mapping of the keys below. Lengths are points; x grows
    to the right and y downwards. A key that is not listed is an error, never ignored.

    """

  static func section(
    _ title: String, level: Int = 2, _ text: String = "", _ table: MarkdownTable? = nil
  ) -> ReferenceSection {
    ReferenceSection(title: title, level: level, text: text, table: table)
  }

  private static var file: [ReferenceSection] {
    [section("The file", "", MarkdownTable(LanguageKeys.top))]
  }

  private static var screen: [ReferenceSection] {
    [
      section("Screen", "The keys of `screen`.", MarkdownTable(LanguageKeys.screen)),
      section(
        "Navigation bar", level: 3,
        "The keys of `navigationBar` in `screen`; a name alone is a `style`.",
        MarkdownTable(LanguageKeys.navigationBar)),
      section(
        "Search", level: 3, "The keys of `search` in `navigationBar`.",
        MarkdownTable(LanguageKeys.search)),
      section(
        "Tab bar", level: 3, "The keys of `tabBar` in `screen`; a name alone is a `style`.",
        MarkdownTable(LanguageKeys.tabBar)),
      section(
        "Toolbar", level: 3, "The keys of `toolbar` in `screen`; a name alone is a `style`.",
        MarkdownTable(LanguageKeys.toolbar)),
      section(
        "Buttons and tabs", level: 3,
        """
        A button of a bar is a mapping of the keys of `toolbar`'s `items`, a tab one of `tabBar`'s, both
        under Kinds of views; a text alone is the title.
        """),
      section(
        "Status bar", level: 3, "The keys of `statusBar` in `screen`.",
        MarkdownTable(LanguageKeys.statusBar)),
      section(
        "Split view", level: 3,
        """
        The keys of `split` in `screen`. The screen's own views and bars are the secondary column. On a
        window of compact width there is one column, and only then tabs at the bottom.
        """, MarkdownTable(LanguageKeys.split)),
      section(
        "Split view's columns", level: 3, "The keys of `primary` and `supplementary` in `split`.",
        MarkdownTable(LanguageKeys.column)),
      section(
        "Presentations", level: 3, "The keys of `presents` in `screen`.",
        MarkdownTable(LanguageKeys.presented)),
      section(
        "Alerts", level: 3, "The keys of `alert` in `presents`.",
        MarkdownTable(withPartsOf: LanguageKeys.alert)),
      section(
        "Action sheets", level: 3, "The keys of `actionSheet` in `presents`.",
        MarkdownTable(withPartsOf: LanguageKeys.actionSheet)),
      section(
        "Menus", level: 3, "The keys of `menu` and `contextMenu` in `presents`.",
        MarkdownTable(withPartsOf: LanguageKeys.menu)),
      section(
        "Edit menu", level: 3, "The keys of `editMenu` in `presents`.",
        MarkdownTable(withPartsOf: LanguageKeys.editMenu)),
      section(
        "Share sheet", level: 3, "The keys of `shareSheet` in `presents`.",
        MarkdownTable(LanguageKeys.shareSheet)),
      section(
        "Keyboard", level: 3,
        "The keys of `keyboard` in `screen`. The axis `keyboard` says whether it is shown.",
        MarkdownTable(withPartsOf: LanguageKeys.keyboard)),
      section(
        "Keyboard guide", level: 3, "The keys of `keyboardGuide`, in `screen` and of views.",
        MarkdownTable(LanguageKeys.keyboardGuide)),
    ]
  }

  private static var changes: [ReferenceSection] {
    [
      section(
        "Conditions",
        """
        An entry of `when` has one or more of these conditions, and applies if all of them hold.
        If a condition has a list of names, one of them must match.
        """,
        MarkdownTable(
          MatrixAxis.all.map { ($0.name, $0.wording.pattern, $0.wording.condition) }
            + LanguageKeys.conditions.map(\.row))),
      section(
        "Changes", level: 3,
        """
        The changes that an entry of `when` makes if its conditions hold. Later entries override
        earlier ones. A view's key is replaced as a whole.
        """, MarkdownTable(LanguageKeys.changes)),
      section(
        "Updates", level: 3,
        """
        An entry of `update` selects constraints by their name, or by their first item and
        attribute. It gives them a new constant or priority.
        """, MarkdownTable(LanguageKeys.update)),
      section(
        "Transitions",
        """
        The keys of an entry of `transitions`. A film keeps the cell's values on all axes that
        `from` and `to` do not name. Cells that differ only on axes that `from` names share one
        film. The device and the system cannot change. A film's name is the name of its first
        cell, then its own: `iphone-x.transition-showKeyboard`.
        """, MarkdownTable(LanguageKeys.transition)),
      section(
        "Comparing",
        """
        The keys of `compare`. A picture fails if more pixels differ than `limit` or `window`
        allows. Each view has its own rule, if declared. A layout fails if an edge moved farther
        than `move`, or if a view appeared, vanished or changed in another way, such as in its text
        or in a colour. Only `ignore` allows that, whatever the tolerance of pixels. If views with
        rules overlap, the rule of the later view in the layout applies. A film strip shows a view
        several times, so only the screen's rule applies to it.
        """, MarkdownTable(LanguageKeys.comparison)),
      section("Windows", level: 3, "The keys of `window`.", MarkdownTable(LanguageKeys.window)),
      section(
        "Linting",
        """
        The keys of `lint` are the rules of `strut lint`. Each takes one tuning, or a list of
        tunings for different views.
        """, MarkdownTable(LanguageKeys.lint)),
      section(
        "Tunings", level: 3,
        """
        A tuning switches a rule off (`off`, with the reason), or changes its `minimum` or
        `severity` (`because` gives the reason). `strut lint` reports a tuning that makes no
        difference in any cell.
        """, MarkdownTable(LanguageKeys.lintTuning)),
    ]
  }

  private static var limits: ReferenceSection {
    var table = MarkdownTable(["what", "at most", "name", "raised to at most"])
    for name in SpecLimits.Name.allCases {
      table.append([
        name.words, "\(name.defaultValue)\(name.unit)", "`\(name.rawValue)`", "\(name.greatest)",
      ])
    }
    table.append([
      "words of an expression", "\(ExpressionTokenizer.greatestCount)", "", "",
    ])
    table.append([
      "numbers of a constraint, either way",
      DecimalText.shortest(Constraint.greatestNumber, places: 0), "", "",
    ])
    table.append(["bytes of a cell's name", "\(SpecLimits.cellNameBytes)", "", ""])
    return section(
      "Limits",
      """
      A spec that asks for more is refused. A limit that has a name can be raised with `--limit`:
      `strut check --limit cells=200000`.
      """, table)
  }
}

extension SpecLimits.Name {
  fileprivate var words: String {
    switch self {
    case .cells: "combinations of the matrix"
    case .fileSize: "the file"
    case .mistakes: "mistakes that one run lists"
    case .nesting: "lists and mappings in each other"
    case .paragraph: "characters of a text between line ends"
    case .pixels: "pixels of a custom device"
    case .text: "text that rows and templates are filled with"
    case .values: "values, aliases and table rows written out"
    case .word: "characters of a text between places to break a line"
    }
  }

  fileprivate var unit: String {
    switch self {
    case .fileSize, .text: " MiB"
    case .cells, .mistakes, .nesting, .paragraph, .pixels, .values, .word: ""
    }
  }
}
