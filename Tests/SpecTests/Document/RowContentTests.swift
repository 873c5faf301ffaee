import AutoLayout
import Devices
import Geometry
import Graphics
import Testing

@testable import Spec
@testable import ViewKinds

@Suite("Rows of different content") struct RowContentTests {
  private static let templates = """
    views:
      list:
        kind: tableView
        row: { kind: label, text: $text }
        rows:
          date: { kind: label, text: "on $text" }
          switch: { kind: switch, on: $on }
        items:
          - { row: date, text: Monday }
          - { text: plain }
          - { row: switch, on: true, accessory: checkmark }
    """

  private static let own = """
    matrix: { appearance: [light, dark] }
    styles: { red: { textColor: systemRed } }
    templates: { named: { kind: label, text: $text } }
    views:
      list:
        kind: tableView
        style: grouped
        sections:
          - items:
              - height: 60
                accessory: disclosureIndicator
                cell:
                  pin: superview
                  views:
                    name: { kind: label, style: red, text: Name }
                    field: { kind: textField, text: Ada }
                  constraints:
                    - gap: field.leading == name.trailing + 8
                    - name.top == safeArea.top
              - { cell: { use: named, with: { text: used } } }
    constraints:
      - name.leading == superview.leading
    when:
      - appearance: dark
        views:
          field: { text: Bo }
          "list[0][1].row": { text: patched }
        deactivate: [gap]
        constraints: [field.leading == name.trailing + 20]
    """

  @Test("pick one of several templates, or that of `row`")
  func picked() throws {
    let built = try #require(SpecText(Self.templates).built("iphone-15-pro"))
    #expect(
      built.scene.views.map(\.kind) == [
        "view", "tableView", "tableViewCell", "tableViewCellContentView", "label",
        "tableViewCell", "tableViewCellContentView", "label",
        "tableViewCell", "tableViewCellContentView", "switch",
      ])
    #expect(
      built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == ["on Monday", "plain"])
    let cells = built.styles.compactMap { $0.kind as? TableViewCellKind }
    #expect(cells.map(\.accessory) == [.none, .none, .checkmark])
  }

  @Test("hold their own views, whose ids are those of the file")
  func ownViews() throws {
    let built = try #require(SpecText(Self.own).built("iphone-15-pro"))
    #expect(
      built.scene.views.map(\.id.name) == [
        "root", "list", "list[0].header", "list[0][0]", "list[0][0].contentView",
        "list[0][0].row", "name", "field", "list[0][1]", "list[0][1].contentView",
        "list[0][1].row", "list[0].footer",
      ])
    let cells = built.styles.compactMap { $0.kind as? TableViewCellKind }
    #expect(cells.map(\.height) == [60, nil])
    #expect(cells.map(\.accessory) == [.disclosureIndicator, .none])
    #expect(
      built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == ["Name", "used"])
  }

  @Test("have constraints among their own views, also at the top level")
  func constraints() {
    #expect(
      SpecText(Self.own).equations("iphone-15-pro").suffix(3) == [
        "gap: field.leading == name.trailing + 8",
        "name.top == list[0][0].contentView.safeArea.top",
        "name.leading == superview.leading",
      ])
  }

  @Test("change under a condition by their ids")
  func condition() throws {
    let built = try #require(SpecText(Self.own).built("iphone-15-pro.dark"))
    #expect(
      built.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == ["Name", "patched"])
    #expect(built.styles.compactMap { ($0.kind as? TextFieldKind)?.text.string } == ["Bo"])
    #expect(
      SpecText(Self.own).equations("iphone-15-pro.dark").last
        == "field.leading == name.trailing + 20")
  }

  @Test("are replaced by rows with other views under a condition")
  func replaced() throws {
    let spec = SpecText(
      """
      matrix: { appearance: [light, dark] }
      views:
        list: { kind: tableView, items: [{ cell: { views: { old: {} } } }] }
      constraints: [old.top == superview.top]
      when:
        - appearance: dark
          views: { list: { items: [{ cell: { views: { new: {} } } }] } }
          constraints: [new.top == superview.top]
      """)
    #expect(spec.findings == [])
    #expect(spec.equations("iphone-15-pro") == ["old.top == superview.top"])
    #expect(spec.equations("iphone-15-pro.dark") == ["new.top == superview.top"])
  }

  @Test("may contain a collection, which a template may not")
  func nested() throws {
    let built = SpecText(
      """
      views:
        list:
          kind: tableView
          items:
            - cell: { views: { photos: { kind: collection, items: [{ cell: { views: { photo: {} } } }] } } }
      """
    ).built("iphone-15-pro")
    #expect(
      try #require(built).scene.views.suffix(4).map(\.id.name) == [
        "photos", "photos[0]", "photos[0].row", "photo",
      ])
  }

  @Test("stand between headers and footers that are views")
  func headersAndFooters() throws {
    let spec = SpecText(
      """
      matrix: { appearance: [light, dark] }
      views:
        list:
          kind: tableView
          style: grouped
          header: { height: 60, views: { title: { kind: label, text: Title } } }
          footer: { kind: label, text: End }
          row: {}
          sections:
            - { header: { views: { first: {} } }, footer: text, items: [{}] }
            - { header: Two, items: [{}] }
      when:
        - appearance: dark
          views:
            title: { text: Dark }
            list.footer: { text: Over }
            list: { sections: [{ items: [] }] }
      """)
    #expect(spec.findings == [])
    let built = try #require(spec.built("iphone-15-pro"))
    let names = built.scene.views.filter { $0.parent == 1 }
    #expect(
      names.map(\.id.name) == [
        "list.header", "list[0].header", "list[0][0]", "list[0].footer", "list[1].header",
        "list[1][0]", "list[1].footer", "list.footer",
      ])
    #expect(
      names.map(\.tablePart) == [.header, .sectionHeader, nil, nil, nil, nil, nil, .footer])
    #expect(names.map(\.isSectionHeader) == [false, true, false, false, true, false, false, false])
    let dark = try #require(spec.built("iphone-15-pro.dark"))
    #expect(
      dark.scene.views.filter { $0.parent == 1 }.map(\.id.name) == [
        "list.header", "list[0].header", "list[0].footer", "list.footer",
      ])
    #expect(
      dark.styles.compactMap { ($0.kind as? LabelKind)?.text.string } == ["Dark", "Over"])
  }

  @Test("of a collection have sizes of their own")
  func sizes() throws {
    let built = SpecText(
      """
      views:
        grid:
          kind: collection
          items: [{ size: [30, 40], cell: { views: { one: {} } } }, { cell: {} }]
      """
    ).built("iphone-15-pro")
    let views = try #require(built).scene.views
    #expect(
      views.map(\.id.name).suffix(5) == ["grid[0]", "grid[0].row", "one", "grid[1]", "grid[1].row"])
    let cells = views.filter { $0.kind == "collectionViewCell" }
    #expect(cells.map { $0.content == nil } == [false, true])
  }

  @Test("give a `listContent` their accessory and indentation")
  func standardContent() throws {
    let spec = SpecText(
      """
      views:
        list:
          kind: tableView
          accessory: checkmark
          row: { kind: listContent, text: $text, pin: superview }
          items:
            - { text: one }
            - { text: two, accessory: none, indentationLevel: 3, indentationWidth: 5 }
            - { cell: { kind: label, text: three }, indentationLevel: 1 }
      """)
    #expect(
      spec.findings == [
        "9:47+16 `indentationLevel` moves only a `listContent` → leave it out, and give the views of the row a greater distance from the side"
      ])
    let built = try #require(spec.built("iphone-15-pro"))
    let contents = built.styles.compactMap { $0.kind as? ListContentKind }
    let margin = built.geometry.rootMargins.left
    #expect(contents.map(\.trailing) == [0, margin])
    #expect(contents.map(\.leading) == [margin, margin + 15])
    let cells = built.styles.compactMap { $0.kind as? TableViewCellKind }
    #expect(cells.map(\.separatorInset.left) == [margin, margin + 15, margin])
  }
}
