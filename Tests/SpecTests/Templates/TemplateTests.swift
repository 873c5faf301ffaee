import AutoLayout
import Diagnostics
import Geometry
import Graphics
import Testing

@testable import Spec
@testable import ViewKinds

@Suite("Styles and templates") struct TemplateTests {
  @Test("give keys to views, whose own keys win, later styles before earlier ones")
  func styles() throws {
    let built = try built(
      """
      styles:
        card: { background: systemRed, cornerRadius: 8, alpha: 0.5 }
        round: { cornerRadius: 20 }
      views:
        a: { style: card }
        b: { style: [card, round], alpha: 1 }
        c: { kind: button, style: [filled, round], title: Go }
        d: {}
      when:
        - device: iphone-15-pro
          views: { d: { style: round, alpha: 0.25 } }
      """)
    #expect(built.styles.map(\.corners.commonRadius) == [0, 8, 20, 20, 20])
    #expect(built.styles.map(\.alpha) == [1, 0.5, 1, 1, 0.25])
    #expect((built.styles[3].kind as? ButtonKind)?.style == .filled)
  }

  @Test("end with the style of the view that uses the template, under the template's other keys")
  func styleBesideUse() throws {
    let built = try built(
      """
      styles:
        quiet: { cornerRadius: 4, alpha: 0.25, clips: true }
        loud: { cornerRadius: 12, alpha: 0.5 }
      templates:
        chip: { style: quiet }
        clear: { use: chip, alpha: 0.75 }
        push: { kind: button, title: T, style: [filled, quiet] }
      views:
        a: { use: chip }
        b: { use: chip, style: loud }
        c: { use: clear, style: loud }
        d: { use: chip, cornerRadius: 1 }
        e: { use: push, style: loud }
        f: { use: push, style: [gray, loud] }
      """)
    let views = built.styles.dropFirst()
    #expect(views.map(\.corners.commonRadius) == [4, 12, 12, 1, 12, 12])
    #expect(views.map(\.alpha) == [0.25, 0.5, 0.75, 0.25, 0.5, 0.5])
    #expect(views.map(\.clips) == [true, false, false, true, false, false])
    #expect(
      built.styles.compactMap { ($0.kind as? ButtonKind)?.style } == [.system, .gray])
  }

  @Test("replace a view's style as a whole under a condition, and none of its own keys")
  func styleUnderCondition() throws {
    let built = try built(
      """
      styles:
        framed: { cornerRadius: 4, clips: true, width: 10, hugging: { horizontal: 1 } }
        calm: { cornerRadius: 12, height: 20, alpha: 0.5 }
        last: { cornerRadius: 20 }
      views:
        a: { style: framed }
        b: { style: framed, cornerRadius: 1, height: 30 }
        c: { style: framed }
        d: { style: framed }
        e: { kind: button, style: [filled, framed], title: T }
        f: { kind: tableView, style: grouped, row: {}, items: [{}] }
      when:
        - device: iphone-15-pro
          views:
            a: { style: calm }
            b: { style: calm }
            c: { style: calm, alpha: 1, width: 40 }
            d: { cornerRadius: 2 }
            e: { style: [gray, calm] }
            f: { style: calm }
        - device: iphone-15-pro
          views: { d: { style: last } }
      """)
    let names = ["a", "b", "c", "d", "e", "f"]
    let styles = try names.map { name in
      built.styles[try #require(built.scene.views.firstIndex { $0.id.name == name })]
    }
    #expect(styles.map(\.corners.commonRadius) == [12, 1, 12, 2, 12, 12])
    #expect(styles.map(\.clips) == [false, false, false, false, false, false])
    #expect(styles.map(\.alpha) == [0.5, 0.5, 1, 1, 0.5, 0.5])
    #expect((styles[4].kind as? ButtonKind)?.style == .gray)
    #expect((styles[5].kind as? TableViewKind)?.metrics.style == .grouped)
    func constants(_ attribute: Attribute) -> [String] {
      built.scene.constraints.filter { $0.first.attribute == attribute }
        .filter { names.contains($0.first.item.owner.name) }
        .map { "\($0.first.item.owner.name) \($0.constant.value)" }
    }
    #expect(constants(.width) == ["c 40.0"])
    #expect(constants(.height).sorted() == ["a 20.0", "b 30.0", "c 20.0", "e 20.0", "f 20.0"])
  }

  @Test("lose their style to an empty list of the view")
  func noStyle() throws {
    let built = try built(
      """
      styles: { pale: { alpha: 0.5 } }
      templates: { t: { style: pale } }
      views: { a: { use: t, style: [] }, b: { use: t } }
      """)
    let alphas = try ["a", "b"].map { name in
      built.styles[try #require(built.scene.views.firstIndex { $0.id.name == name })].alpha
    }
    #expect(alphas == [1, 0.5])
  }

  @Test("keep dollar signs in rows, and those of rows within them")
  func dollarSigns() throws {
    let built = try built(
      """
      templates:
        price: { kind: label, text: "$$$price is $$name" }
        list: { kind: tableView, row: { kind: label, text: "$$$price" }, items: [{ price: 2 }] }
        box: { views: { row: { kind: label, text: "$$$price" } } }
      views:
        a: { kind: tableView, row: { use: price }, items: [{ price: 1 }] }
        b: { use: list }
        c: { use: box, with: { price: 3 } }
        d: { use: price, with: { price: 4 } }
      """)
    #expect(
      built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == [
        "$3", "$4 is $name", "$1 is $name", "$2",
      ])
  }

  @Test("place views with their parameters filled in")
  func templates() throws {
    let built = try built(
      """
      templates:
        field:
          height: 44
          views:
            $(id)Caption: { kind: label, text: "$caption:" }
            $(id)Box: { use: box, with: { color: $color } }
          constraints:
            - $(id)Caption.leading == superview.leading + $inset
        box: { background: $color }
      views:
        name:
          use: field
          with: { caption: Name, color: systemRed, inset: 8 }
          pin: { top: 0, leading: 0, trailing: 0 }
          views: { nameExtra: {} }
          constraints: [nameExtra.top == nameCaption.bottom]
        mail: { use: field, with: { caption: E-mail, color: systemBlue, inset: 16 }, height: 60 }
      """)
    #expect(
      built.scene.views.map(\.id.name) == [
        "root", "name", "nameCaption", "nameBox", "nameExtra", "mail", "mailCaption", "mailBox",
      ])
    #expect(
      built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == ["Name:", "E-mail:"])
    #expect(built.styles[3].background == SystemColors.color(named: "systemRed")?.light)
    #expect(built.styles[7].background == SystemColors.color(named: "systemBlue")?.light)
    let leading = built.scene.constraints.filter { $0.first.attribute == .leading }
    #expect(leading.map(\.constant).contains(16))
    let heights = built.scene.constraints.filter { $0.first.attribute == .height }
    #expect(heights.map(\.constant) == [44, 60])
  }

  @Test("stand in a table's row, whose items fill the rest")
  func rows() throws {
    let built = try built(
      """
      templates: { line: { kind: label, text: "$prefix $text" } }
      views:
        table:
          kind: tableView
          pin: superview
          row: { use: line, with: { prefix: "*", text: $text } }
          items: [{ text: one }, { text: two }]
      """)
    #expect(built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == ["* one", "* two"])
  }

  @Test("are named by the items of a row, for a kind that may be an item's too")
  func stylesOfItems() throws {
    let built = try built(
      """
      styles: { round: { cornerRadius: 20 }, clear: { alpha: 0.5 } }
      templates: { action: { kind: button, title: Go, style: $style } }
      views:
        own: { kind: tableView, row: { kind: listContent, text: a, style: $s }, items: [{ s: value1 }] }
        handed:
          kind: tableView
          row: { views: { go: { use: action, with: { style: $s } } } }
          items: [{ s: filled }, { s: [round, gray, clear] }]
        listed:
          kind: tableView
          row: { views: { any: { kind: $kind, style: [$s, clear] } } }
          items: [{ s: round, kind: button }, { s: tinted, kind: button }]
      """)
    #expect(built.styles.compactMap { ($0.kind as? ListContentKind)?.style } == [.value1])
    let buttons = built.styles.filter { $0.kind is ButtonKind }
    #expect(
      buttons.compactMap { ($0.kind as? ButtonKind)?.style } == [.filled, .gray, .system, .tinted])
    #expect(buttons.map(\.corners.commonRadius) == [0, 20, 20, 0])
    #expect(buttons.map(\.alpha) == [1, 0.5, 0.5, 0.5])
  }

  @Test("give parameters that get no value their defaults")
  func defaults() throws {
    let built = try built(
      """
      templates:
        line: { defaults: { text: none, shown: true }, kind: label, text: $text, hidden: not $shown }
      views:
        a: { use: line }
        b: { use: line, with: { text: given, shown: false } }
        table:
          kind: tableView
          pin: superview
          row: { defaults: { text: row }, kind: label, text: $text }
          items: [{}, { text: item }]
      """)
    #expect(
      built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == [
        "none", "given", "row", "item",
      ])
    #expect(built.styles[1...2].map(\.isHidden) == [false, true])
  }

  @Test("take the values of items in a row that uses them, without a word")
  func handedThrough() throws {
    let built = try built(
      """
      templates:
        line:
          defaults: { detail: "-", shown: true }
          views:
            name: { kind: label, text: "$prefix $(text)s" }
            note: { kind: label, text: $detail, hidden: not $shown }
      views:
        table:
          kind: tableView
          pin: superview
          row: { use: line, with: { prefix: "*" } }
          items: [{ text: one }, { text: two, detail: more, shown: false }]
      """)
    #expect(
      built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == [
        "* ones", "-", "* twos", "more",
      ])
    #expect(
      built.styles.filter { $0.kind is LabelKind }.map(\.isHidden) == [
        false, false, false, true,
      ])
  }

  private func built(_ text: String) throws -> BuiltCell {
    let spec = SpecText(text)
    #expect(spec.findings == [])
    let document = try #require(spec.document)
    return document.build(try #require(document.cells().cells.first))
  }

  @Test("are reported where something is wrong with them", arguments: mistakes)
  func findings(_ row: Mistake) { #expect(SpecText(row.spec).findings == row.findings) }

  private static let mistakes = [
    Mistake(
      "unknown style", "styles: { card: {} }\nviews: { a: { style: crad }, b: { style: card } }",
      "2:22+4 there is no style `crad` → did you mean `card`?"),
    Mistake(
      "style of another kind", "views: { c: { kind: label, style: filled } }",
      "1:35+6 there is no style `filled` → leave it out: it is a style of the kind `button`"),
    Mistake(
      "style of two other kinds", "views: { c: { kind: label, style: plain } }",
      "1:35+5 there is no style `plain` → leave it out: it is a style of the kinds `button` and `tableView`"
    ),
    Mistake(
      "style in a style",
      "styles: { a: { style: b, textColor: red }, b: { font: 30 } }\nviews: { c: { kind: label, style: [b, a] } }",
      "1:16+5 a style has no key `style` → write `style: [b, a]` at the view: a style uses no other"
    ),
    Mistake(
      "unknown style beside the kind's own", "views: { a: { kind: button, style: filed } }",
      "1:36+5 there is no style `filed` → did you mean `filled`?"),
    Mistake(
      "two looks", "views: { a: { kind: button, style: [filled, plain] } }",
      "1:45+5 `filled` and `plain` are both styles of the kind `button` → keep one of them"),
    Mistake(
      "style by the name of a look", "styles: { filled: {} }",
      "1:11+6 `filled` is a style of the kind `button` already → choose another name: both stand in the key `style`"
    ),
    Mistake(
      "unknown key of a style", "styles: { card: { aplha: 1 } }\nviews: { a: { style: card } }",
      "1:19+5 a style has no key `aplha` → did you mean `alpha`?"),
    Mistake(
      "key of another kind", "styles: { card: { lines: 2 } }\nviews: { a: { style: card } }",
      "1:19+5 a view of kind `view` has no key `lines` → add `kind: label`, or another kind that has it (`lines` is a key of `label`, `button`, `listContent`)"
    ),
    Mistake(
      "style and template that nobody uses", "styles: { card: {} }\ntemplates: { box: {} }",
      "1:11+4 no view uses the style `card` → remove it, or use it",
      "2:14+3 no view uses the template `box` → remove it, or use it"),
    Mistake(
      "template and styles that nobody uses, in the order of the file",
      "templates: { box: {} }\nstyles: { round: {}, card: {}, bold: {} }",
      "1:14+3 no view uses the template `box` → remove it, or use it",
      "2:11+5 no view uses the style `round` → remove it, or use it",
      "2:22+4 no view uses the style `card` → remove it, or use it",
      "2:32+4 no view uses the style `bold` → remove it, or use it"),
    Mistake(
      "unknown style as near to a style of the spec as to the kind's own",
      "styles: { fillet: {} }\nviews: { a: { kind: button, style: fillex }, b: { style: fillet } }",
      "2:36+6 there is no style `fillex` → did you mean `fillet`?"),
    Mistake(
      "unknown style beside a known one of the kind",
      "styles: { fillet: {} }\nviews: { a: { kind: button, style: [plain, fillex] }, b: { style: fillet } }",
      "2:44+6 there is no style `fillex` → did you mean `fillet`?"),
    Mistake(
      "unknown template", "templates: { box: {} }\nviews: { a: { use: bxo }, b: { use: box } }",
      "2:20+3 there is no template `bxo` → did you mean `box`?"),
    Mistake(
      "parameters missing and too many",
      "templates: { box: { alpha: $alpha } }\nviews: { a: { use: box, with: { alhpa: 1, id: 2 } } }",
      "2:25+4 the template `box` needs a value for `$alpha` → add `alpha:` to `with`, or to the template's `defaults` (the template uses it here 1:28)",
      "2:33+5 the template `box` has no parameter `$alhpa` → did you mean `alpha`?",
      "2:43+2 `$id` is the view's own id and cannot be given → choose another name for the parameter"
    ),
    Mistake(
      "a default of no parameter",
      "templates: { box: { defaults: { alhpa: 1 }, alpha: $alpha } }\nviews: { a: { use: box, with: { alpha: 1 } } }",
      "1:33+5 there is a default for `$alhpa`, and no such parameter → did you mean `alpha`?"),
    Mistake(
      "defaults of a view", "views: { a: { defaults: { b: 1 } } }",
      "1:15+8 only a template and a `row` have `defaults` → write the values where the parameters stand"
    ),
    Mistake(
      "a flag negated as in Swift",
      "templates: { box: { hidden: !$shown } }\nviews: { a: { use: box, with: { shown: true } } }",
      "1:29+7 YAML tags such as `!$shown` are not used in specs → write `not $shown`"),
    Mistake(
      "a parameter with other letters than A to Z, without parentheses",
      "templates: { t: { kind: label, text: $größe } }\nviews: { a: { use: t, with: { größe: A } } }",
      "2:23+4 the template `t` needs a value for `$gr` → add `gr:` to `with`, or to the template's `defaults`, or write `$(größe)` in the template (the template uses it here 1:38)",
      "2:31+5 the template `t` has no parameter `$größe` → write `$(größe)` in the template"
    ),
    Mistake(
      "none, in parentheses",
      "templates: { t: { kind: label, text: $(größe) } }\nviews: { a: { use: t, with: { größe: A } } }"
    ),
    Mistake(
      "values without a template", "views: { a: { with: { b: 1 } } }",
      "1:15+4 `with` gives values to a template, and there is no `use` → add `use:`"),
    Mistake(
      "a template of itself",
      "templates:\n  a: { views: { $(id)x: { use: b } } }\n  b: { views: { $(id)y: { use: a } } }\nviews: { v: { use: a } }",
      "3:32+1 the template `a` is made of itself → a template cannot use itself (by way of `a` → `b` → `a`) (the template `b` is used here 2:32) (the template `a` is used here 4:20)"
    ),
    Mistake(
      "the same id twice",
      "templates: { box: { views: { inner: {} } } }\nviews: { a: { use: box }, b: { use: box } }",
      "1:30+5 there are two views `inner` → its template is used twice; write `$(id)inner`, which begins with the view's own id (the template `box` is used here 2:37)"
    ),
    Mistake(
      "a template under a condition",
      "templates: { box: {} }\nviews: { a: { use: box } }\nwhen: [{ device: iphone-x, views: { a: { use: box } } }]",
      "3:42+3 `use` cannot change under a condition → declare both forms as views and switch them with `hidden` and named constraints"
    ),
  ]

  @Test("are proposed by name if several are as near to an unknown one")
  func asNear() {
    let names = "qponmlkjihgfedca".map { "b\($0)x" }
    let templates = names.map { "\($0): {}" }.joined(separator: ", ")
    let spec = SpecText("templates: { \(templates) }\nviews: { a: { use: bzx } }")
    #expect(spec.errors == ["2:20+3 there is no template `bzx` → did you mean `bax`?"])
  }

  @Test("are named with their uses where something is wrong within them, the innermost first")
  func uses() throws {
    #expect(
      SpecText(
        """
        templates:
          inner: { kind: label, txt: $label }
          outer:
            backgroud: red
            views: { $(id)Title: { use: inner, with: { label: $label } } }
            constraints: [$(id)Title.left == nowhere.left]
        views:
          a: { use: outer, with: { label: One }, alpha: 7 }
          b: { use: outer, with: { label: Two } }
        """
      ).findings == [
        "2:25+3 a view of kind `label` has no key `txt` → did you mean `text`? (the template `inner` is used here 5:33) (the template `outer` is used here 8:13)",
        "4:5+9 a view of kind `view` has no key `backgroud` → did you mean `background`? (the template `outer` is used here 8:13)",
        "6:19+31 there is no view or metric `nowhere` → the views here are `a`, `aTitle`, `b` and `bTitle` (the template `outer` is used here 8:13)",
        "8:49+1 `alpha` is 7; it may be 0 to 1",
      ])
  }

  @Test("are named with their uses where a cell's layout or numbers are wrong")
  func usesInCells() throws {
    let document = try #require(
      SpecText(
        """
        metrics: { r: 4 }
        templates:
          box: { cornerRadius: r, width: 40 }
        views:
          a: { use: box, pin: [top, leading], height: 40 }
        when:
          - { device: iphone-15-pro, metrics: { r: -5 } }
        """
      ).document)
    let built = document.build(try #require(document.cells().cells.first))
    #expect(
      built.diagnostics.map(SpecText.line) == [
        "3:24+1 `cornerRadius` is -5; it may be 0 to 10000 → write `0` (the template `box` is used here 5:13)"
      ])
    let place = SourceSpan(file: "a.yaml", line: 3, column: 34)
    let ambiguous = Diagnostic(Message(rule: "a", text: "b"), at: place, views: ["a"])
    #expect(built.namingCauses(in: [ambiguous])[0].notes.map(\.span?.line) == [5])
    var elsewhere = ambiguous
    elsewhere.span?.line = 5
    #expect(built.namingCauses(in: [elsewhere]) == [elsewhere])
  }

  @Test("are refused where they grow without end, and say so once")
  func bombs() {
    var limits = SpecLimits()
    limits[.text] = 1
    var spec = "templates:\n  t0: { kind: label, text: $text }\n"
    for level in 1...40 {
      spec += "  t\(level): { use: t\(level - 1), with: { text: \"$text$text\" } }\n"
    }
    spec += "views: { a: { use: t40, with: { text: abcdefghij } } }\n"
    #expect(rules(spec, limits) == ["tooMuchText"])

    limits[.values] = 2_000
    spec = "templates:\n  t0: { alpha: 1 }\n"
    for level in 1...40 {
      let used = "{ use: t\(level - 1) }"
      spec += "  t\(level): { views: { $(id)a: \(used), $(id)b: \(used) } }\n"
    }
    spec += "views: { v: { use: t40 } }\n"
    #expect(rules(spec, limits) == ["tooManyValues"])
  }

  @Test(
    "are refused where they are too deep in each other",
    arguments: [
      ("a chain of names", "{ use: t%d }"),
      ("a view in each", "{ views: { $(id)a: { use: t%d } } }"),
    ])
  func deep(_ row: (name: String, use: String)) {
    func chain(_ length: Int) -> [String] {
      let levels = (1...length).map {
        "  t\($0): \(row.use.replacing("%d", with: "\($0 - 1)"))\n"
      }
      let spec = "templates:\n  t0: { alpha: 1 }\n" + levels.joined()
      return rules(spec + "views: { v: { use: t\(length) } }\n", SpecLimits())
    }
    #expect(chain(40) == [])
    #expect(chain(3_000) == ["tooDeep"])
  }

  @Test("are named in part where many are used within each other")
  func manyUses() throws {
    // The view and its first 99 templates are the 100 levels above the one that is too deep.
    let levels = (1...300).map { "  t\($0): { use: t\($0 - 1) }\n" }.joined()
    let spec = "templates:\n  t0: { alpha: 1 }\n\(levels)views: { v: { use: t300 } }\n"
    let found = SpecParser.parse(Array(spec.utf8), file: "a.yaml").diagnostics
    #expect(
      found.first?.notes.map(\.text) == [
        "the template `t201` is used here", "the template `t202` is used here",
        "the template `t203` is used here", "the template `t204` is used here",
        "95 more templates are used so", "the template `t300` is used here",
      ])
  }

  private func rules(_ text: String, _ limits: SpecLimits) -> [String] {
    SpecParser.parse(Array(text.utf8), file: "a.yaml", limits: limits).diagnostics
      .map(\.message.rule)
  }

  @Test("are refused where rows write long texts out many times")
  func longRows() {
    let text = String(repeating: "x", count: 100_000)
    let items = Array(repeating: "{ a: *long }", count: 400).joined(separator: ", ")
    let spec = SpecText(
      """
      views:
        first: { accessibility: &long "\(text)" }
        table:
          kind: tableView
          row: { kind: label, text: "$a $a" }
          items: [\(items)]
      """)
    #expect(spec.findings.contains { $0.contains("filled with more than 16 MiB of text") })
  }
}
