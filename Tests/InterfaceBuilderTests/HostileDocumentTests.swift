import Diagnostics
import Testing

@testable import InterfaceBuilder

/// Documents that would take too long or need too much of the stack.
@Suite("A hostile document", .timeLimit(.minutes(10)))
struct HostileDocumentTests {
  /// A scene whose view contains other scenes.
  private static func scene(_ number: Int, embedding others: [Int], _ attributes: String = "")
    -> String
  {
    let containers = others.enumerated().map { index, other in
      """
      <containerView id="con-\(number)-\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><segue destination="ctl-\(other)" kind="embed" id="seg-\(number)-\(index)"/>
      </connections></containerView>
      """
    }
    return """
      <scene sceneID="scn-\(number)"><objects>
      <viewController id="ctl-\(number)"\(attributes) sceneMemberID="viewController">
      <view key="view" id="rot-\(number)"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews>\(containers.joined())</subviews></view>
      </viewController></objects></scene>

      """
  }

  private static func label(_ number: Int) -> String {
    """
    <label text="Hello" id="lab-\(number)"><rect key="frame" x="0" y="0" width="9" height="9"/></label>

    """
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// The numbers of the scenes that a scene embeds.
    let embedded: @Sendable (Int) -> [Int]
    let scenes: Int
    let rule: String
    var testDescription: String { name }
  }

  @Test(
    "cannot embed more scenes than a screen can have",
    arguments: [
      Row(name: "two in each", embedded: { [$0 + 1, $0 + 1] }, scenes: 40, rule: "sceneTooLarge"),
      Row(name: "one in each", embedded: { [$0 + 1] }, scenes: 2000, rule: "sceneTooDeep"),
    ])
  func embedding(_ row: Row) throws {
    let fixture = try InterfaceFixture(
      others: (0..<row.scenes).map { Self.scene($0, embedding: row.embedded($0)) }.joined())
    let error = #expect(throws: InterfaceFault.self) {
      try fixture.translation(of: "ctl-0")
    }
    #expect(error?.diagnostic.message.rule == row.rule)
  }

  @Test("names many views of one kind quickly")
  func names() throws {
    let labels = (0..<9000).map(Self.label).joined()
    let translation = try InterfaceFixture(subviews: labels).translation()
    #expect(translation.names["lab-0"] == "helloLabel")
    #expect(translation.names["lab-8999"] == "helloLabel9000")
  }

  @Test("has more views than a screen can have")
  func views() throws {
    let fixture = try InterfaceFixture(subviews: (0..<20_000).map(Self.label).joined())
    let error = #expect(throws: InterfaceFault.self) { try fixture.translation() }
    #expect(error?.diagnostic.message.rule == "sceneTooLarge")
  }

  @Test("in one line is read quickly")
  func line() throws {
    let labels = (0..<9000).map(Self.label).joined().filter { $0 != "\n" }
    let translation = try InterfaceFixture(subviews: labels).translation()
    #expect(translation.objects.count == 9001)
  }

  @Test("has many scenes of one name")
  func sceneNames() throws {
    let fixture = try InterfaceFixture(
      others: (0..<8000).map { _ in Self.scene(0, embedding: [], " userLabel=\"A\"") }.joined())
    let names = fixture.document.scenes.map(\.name)
    #expect(names[1] == "A")
    #expect(names[8000] == "A-7999")
  }

  @Test("has many rows")
  func rows() throws {
    let cells = (0..<9000).map { number in
      """
      <tableViewCell id="cel-\(number)" reuseIdentifier="r\(number)">
      <rect key="frame" x="0" y="0" width="9" height="9"/></tableViewCell>

      """
    }
    let translation = try InterfaceFixture(
      subviews: """
        <tableView id="tab"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <prototypes>\(cells.joined())</prototypes></tableView>
        """
    ).translation()
    #expect(translation.names["tab"] == "table")
  }

  @Test("has many classes")
  func classes() throws {
    let labels = (0..<9000).map {
      Self.label($0).replacing("<label ", with: "<label customClass=\"C\($0)\" ")
    }
    let translation = try InterfaceFixture(subviews: labels.joined()).translation()
    #expect(translation.findings.count == 1)
  }
}
