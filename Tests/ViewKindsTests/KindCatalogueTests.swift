import Testing

@testable import ViewKinds

@Suite("The catalogue of kinds")
struct KindCatalogueTests {
  @Test("names each kind once, in the order of the reference")
  func names() {
    #expect(
      KindCatalogue.all.map { $0.name } == [
        "view", "label", "button", "textField", "textView", "image", "separator", "toolbar",
        "scroll", "tableView", "collection", "listContent",
        "switch", "slider", "stepper", "segmentedControl", "progress", "activity", "pageControl",
        "searchBar", "navigationBar", "tabBar", "stack", "blur", "gradient", "shape", "picker",
        "datePicker", "sheet",
      ])
  }

  @Test("finds kinds by name, and no row's content view, which specs do not name")
  func lookup() {
    #expect(KindCatalogue.kind(named: "tableView") is TableViewKind.Type)
    #expect(KindCatalogue.kind(named: "tableViewCell") == nil)
  }

  @Test("describes every kind and key in a sentence", arguments: KindCatalogue.all.indices)
  func summaries(_ index: Int) {
    let kind = KindCatalogue.all[index]
    #expect(isSentence(kind.summary), "\(kind.name)")
    for key in kind.keys { #expect(isSentence(key.summary), "\(kind.name).\(key.name)") }
  }

  @Test("has no key twice in a kind", arguments: KindCatalogue.all.indices)
  func keyNames(_ index: Int) {
    let names = KindCatalogue.all[index].keys.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("offers different names in every choice", arguments: KindCatalogue.all.indices)
  func choices(_ index: Int) {
    for key in KindCatalogue.all[index].keys {
      guard case .choice(let names) = key.type else { continue }
      #expect(names.count > 1 && Set(names).count == names.count, "\(key.name)")
    }
  }

  private func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && !text.contains(". ") && !text.contains("\n")
      && text.first.map { $0.isUppercase || $0 == "`" } == true
  }
}
