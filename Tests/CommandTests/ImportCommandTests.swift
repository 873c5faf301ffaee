import Foundation
import TestSupport
import Testing

@testable import StrutCommand

/// The storyboard of the examples, in a project of its own.
private struct StoryboardProject {
  let folder: TemporaryFolder
  let document = "App/Base.lproj/Main.storyboard"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: document)
  }

  func run(_ words: String...) -> Outcome { strut(words, in: folder.path) }

  /// The storyboard with a text in place of another.
  func replace(_ old: String, by new: String) throws {
    #expect(Self.text.contains(old))
    try folder.write(Self.text.replacingOccurrences(of: old, with: new), to: document)
  }

  static let text = String(
    decoding: (try? Data(
      contentsOf: Repository.file("Snapshots/storyboard/App/Base.lproj/Main.storyboard")))
      ?? Data(),
    as: UTF8.self)
}

@Suite("A storyboard")
struct ImportCommandTests {
  @Test("is drawn, laid out, linted and explained like a spec")
  func commands() throws {
    let project = try StoryboardProject()
    #expect(project.run("check", project.document).transcript == "2 specs OK, 6 cells\n")
    #expect(project.run("render", project.document, "--sheet").status == .success)
    let layout = project.run(
      "layout", project.document, "--scene", "Profile", "--device", "iphone-15-pro")
    #expect(layout.out.contains("biography label (16, "))
    #expect(!layout.out.contains("Settings"))
    #expect(project.run("lint", project.document).status == .success)
    let explanation = project.run(
      "explain", project.document, "--scene", "Profile", "--view", "biography", "--device",
      "iphone-15-pro")
    #expect(explanation.out.contains("\(project.document):"))
  }

  @Test("has specs whose names begin as those of their scenes, and fit a file's name")
  func longName() throws {
    let project = try StoryboardProject()
    let name = String(repeating: "ä", count: 150)
    try project.replace("storyboardIdentifier=\"Profile\"", by: "storyboardIdentifier=\"\(name)\"")
    let outcome = project.run("import", project.document, "--out", "out")
    #expect(outcome.status == .success, "\(outcome.transcript)")
    #expect(project.folder.exists("out/Main-\(name.prefix(50)).yaml"))
  }

  @Test("writes no spec whose name is no name of a screen, or differs from another by case only")
  func names() throws {
    let project = try StoryboardProject()
    try project.folder.write("views: {}", to: "out/main-profile.yaml")
    let twin = project.run("import", project.document, "--scene", "Profile", "--out", "out")
    #expect(twin.status == .invalidInput)
    #expect(
      twin.err.contains(
        "`out/main-profile.yaml` exists already, which differs from `out/Main-Profile.yaml` by case"
      ))
    #expect(!project.folder.exists("out/Main-Profile.yaml"))
    let name = String(repeating: "n", count: 178)
    try project.folder.write(StoryboardProject.text, to: "\(name).storyboard")
    let long = project.run("import", "\(name).storyboard", "--scene", "Profile", "--out", "long")
    #expect(long.status == .invalidInput)
    #expect(long.err.contains("`\(name)-Profile` cannot be the name of a screen [importName]"))
    #expect(!project.folder.exists("long/\(name)-Profile.yaml"))
  }

  @Test("reports what the written spec must not have")
  func refusedSpec() throws {
    let project = try StoryboardProject()
    let word = String(repeating: "W", count: 2001)
    try project.replace("text=\"Ada Lovelace\"", by: "text=\"\(word)\"")
    let outcome = project.run("import", project.document, "--scene", "Profile")
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("Snapshots/Main-Profile.yaml:"))
    #expect(outcome.err.contains("has a word of 2001 characters [textTooLong]"))
    #expect(project.folder.exists("Snapshots/Main-Profile.yaml"))
  }

  @Test("keeps its constraints if something else behind them in their line is wrong")
  func errorBesideConstraints() throws {
    let project = try StoryboardProject()
    let title = #"<navigationItem key="navigationItem" title="#
    let word = String(repeating: "W", count: 2001)
    let text = StoryboardProject.text
      .replacing("\(title)\"Profile\"", with: "\(title)\"\(word)\"")
      .replacing("\n", with: " ")
    try project.folder.write(text, to: project.document)
    let outcome = project.run("import", project.document, "--scene", "Profile")
    #expect(outcome.err.contains("`title` has a word of 2001 characters [textTooLong]"))
    let spec = try String(
      decoding: project.folder.bytes("Snapshots/Main-Profile.yaml"), as: UTF8.self)
    #expect(!spec.contains("# Left out: a constraint"))
  }

  @Test("gives each view its object id in JSON")
  func objects() throws {
    let project = try StoryboardProject()
    let layout = project.run("layout", project.document, "--scene", "Profile", "--json")
    #expect(layout.out.contains(#""id": "nameLabel","#))
    #expect(layout.out.contains(#""object": "lab-Nm-001","#))
    #expect(layout.out.contains(#""scene": "Profile","#))
    let canvas = project.run("layout", project.document, "--scene", "Profile", "--design")
    #expect(canvas.out.hasPrefix("Main-Profile/canvas\nroot view (0, 0) 393 × 852\n"))
  }

  @Test("is refused by `test`, which needs a spec with references")
  func noReferences() throws {
    let project = try StoryboardProject()
    let outcome = project.run("test", project.document)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("is not a spec, so it has no references"))
  }

  @Test("becomes specs that have the same frames and pass `check`")
  func imports() throws {
    let project = try StoryboardProject()
    let outcome = project.run("import", project.document)
    #expect(outcome.status == .success)
    #expect(outcome.out.hasPrefix("Wrote 2 specs:\n  Snapshots/Main-Profile.yaml "))
    #expect(project.run("check").transcript == "2 specs OK, 6 cells\n")
    func frames(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { !$0.contains("/") }
    }
    let original = project.run("layout", project.document)
    #expect(frames(project.run("layout").out) == frames(original.out))
    #expect(project.run("import", project.document).status == .invalidInput)
  }

  @Test(
    "becomes specs with the catalogues of the nearest folder that has any",
    arguments: [
      (["App/Assets.xcassets", "Other.xcassets"], ["../App/Assets.xcassets"]),
      (["Other.xcassets"], ["../Other.xcassets"]),
      // They do not fit in one line of the spec.
      (
        (1...5).map { "App/Catalogue\($0).xcassets" },
        (1...5).map { "../App/Catalogue\($0).xcassets" }
      ),
    ])
  func catalogues(_ catalogues: [String], _ found: [String]) throws {
    let project = try StoryboardProject()
    for path in catalogues { try project.folder.write("{}", to: "\(path)/Contents.json") }
    let outcome = project.run("import", project.document, "--scene", "Profile")
    #expect(outcome.status == .success, "\(outcome.transcript)")
    let spec = try String(
      decoding: project.folder.bytes("Snapshots/Main-Profile.yaml"), as: UTF8.self)
    let list = found.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(spec.contains("\nassets: [\(list)]\n"), "\(spec)")
    #expect(project.run("check").status == .success)
  }

  @Test(
    "becomes a spec without what its document is drawn without, which a comment names",
    arguments: ["\n", " "])
  func refusedConstraints(lineBreak: String) throws {
    let project = try StoryboardProject()
    // A class with a character that YAML refuses, and a distance between a position and a size.
    let distance = #"constant="12" id="c03-Kq-7Zt""#
    let text = StoryboardProject.text
      .replacing(#"id="lab-Bi-001""#, with: #"customClass="Bio&#127;Label" id="lab-Bi-001""#)
      .replacing(
        #"secondAttribute="bottom" \#(distance)"#, with: #"secondAttribute="width" \#(distance)"#
      )
      .replacing("\n", with: lineBreak)
    try project.folder.write(text, to: project.document)
    let direct = project.run("layout", project.document, "--scene", "Profile")
    #expect(project.run("import", project.document, "--scene", "Profile").status == .success)
    #expect(project.run("check").status == .success)
    func frames(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { !$0.contains("/") }
    }
    #expect(frames(project.run("layout").out) == frames(direct.out))
    let spec = try String(
      decoding: project.folder.bytes("Snapshots/Main-Profile.yaml"), as: UTF8.self)
    #expect(spec.contains(#"# Left out: the code of `Bio\u{7F}Label`"#))
    #expect(spec.contains("# Left out: a constraint: "))
  }

  @Test("stays the source of linked specs, whose failures name its lines")
  func links() throws {
    let project = try StoryboardProject()
    #expect(
      project.run("import", "--link", project.document, "--scene", "Profile").status == .success)
    let recording = project.run("test", "--record", "missing")
    #expect(recording.out.contains("6 were recorded"))
    #expect(project.run("test").transcript.contains("6 cells: 6 match\n"))
    let line = StoryboardProject.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("biographyTop") }
    try project.replace(
      #"secondAttribute="bottom" constant="20" identifier="biographyTop""#,
      by: #"secondAttribute="bottom" constant="36" identifier="biographyTop""#)
    let failure = project.run("test")
    #expect(failure.status == .snapshotsDiffer)
    #expect(failure.out.contains("`biography` moved 16 pt down"))
    #expect(failure.out.contains("\(project.document):\(try #require(line) + 1)"))
  }

  /// A change of a linked spec or of its document, and a cause of it.
  struct LinkedChange: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scene: String
    var document: (old: String, new: String)?
    var spec: (old: String, new: String)?
    let cause: String

    static let rows = [
      LinkedChange(
        testDescription: "a key of the spec", scene: "Settings", spec: ("on: false", "on: true"),
        cause: "`on` of `notifications` changed from `false` to `true` (Snapshots/a.yaml:5)"),
      LinkedChange(
        testDescription: "an attribute of a container's bar", scene: "Profile",
        document: (#"largeTitles="NO" id="bar-1-001""#, #"largeTitles="YES" id="bar-1-001""#),
        cause: "largeTitle` is new: `true` (App/Base.lproj/Main.storyboard:31)"),
      LinkedChange(
        testDescription: "another scene", scene: "Profile", spec: ("Profile", "Settings"),
        cause: "(Snapshots/a.yaml:2)"),
    ]
  }

  @Test(
    "has causes at the lines of values, also at those of the spec", arguments: LinkedChange.rows)
  func causes(_ row: LinkedChange) throws {
    let project = try StoryboardProject()
    let views = row.scene == "Settings" ? "views:\n  notifications: { on: false }\n" : ""
    let spec = """
      interface: ../App/Base.lproj/Main.storyboard
      scene: \(row.scene)
      matrix: { device: iphone-15-pro }
      \(views)
      """
    try project.folder.write(spec, to: "Snapshots/a.yaml")
    if let change = row.document { try project.replace(change.new, by: change.old) }
    _ = project.run("test", "--record", "missing")
    try project.folder.write(StoryboardProject.text, to: project.document)
    if let change = row.spec {
      try project.folder.write(spec.replacing(change.old, with: change.new), to: "Snapshots/a.yaml")
    }
    let failure = project.run("test")
    #expect(failure.status == .snapshotsDiffer)
    #expect(failure.out.contains(row.cause), "\(failure.transcript)")
  }

  @Test("changes only where `views` says so")
  func patches() throws {
    let project = try StoryboardProject()
    try project.folder.write(
      """
      interface: ../App/Base.lproj/Main.storyboard
      scene: Profile
      views:
        nameLabel: { text: Grace }
        lab-Ma-001: { hidden: true }
      """, to: "Snapshots/profile.yaml")
    #expect(project.run("check").transcript == "1 spec OK, 1 cell\n")
    try project.folder.write(
      "interface: ../App/Base.lproj/Main.storyboard\nscene: Profil\n", to: "Snapshots/profile.yaml")
    #expect(project.run("check").err.contains("did you mean `Profile`?"))
    try project.folder.write(
      "interface: ../App/Base.lproj/Main.storyboard\nscene: Profile\nviews: { nam: { text: a } }\n",
      to: "Snapshots/profile.yaml")
    #expect(project.run("check").status == .invalidInput)
  }

  @Test("reports a name of several views, in `views` and in `when`")
  func namesOfSeveralViews() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="vie-aa-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      <view id="vie-aa-002" userLabel="box"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <view id="vie-aa-003" userLabel="box"><rect key="frame" x="9" y="9" width="9" height="9"/></view>
      </subviews></view></objects>
      </document>
      """, to: "a.xib")
    for views in [
      "views: { NAME: { alpha: 0.5 } }",
      "when: [{ appearance: dark, views: { NAME: { alpha: 0.5 } } }]",
    ] {
      func warnings(_ name: String) throws -> String {
        try folder.write(
          "interface: a.xib\nmatrix: { device: iphone-8 }\n\(views.replacing("NAME", with: name))\n",
          to: "a.yaml")
        return strut("check", "a.yaml", in: folder.path).transcript
      }
      let text = try warnings("box")
      #expect(
        text.contains(
          "warning: `box` names 2 views of the document, and only `vie-aa-002` changes [severalViews]"
        ),
        "\(text)")
      #expect(text.contains("help: write the object id of the view: `vie-aa-002` or `vie-aa-003`"))
      #expect(try !warnings("vie-aa-003").contains("severalViews"))
    }
  }

  @Test("has as many scenes as can be read together, or one that is chosen")
  func manyScenes() throws {
    let scratch = try TemporaryFolder()
    let scenes = (0..<600).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)">
      <view key="view" id="v\(number)"/></viewController></objects></scene>

      """
    }
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>\(scenes.joined())</scenes>
      </document>
      """, to: "App/Main.storyboard")
    let all = strut("check", "App/Main.storyboard", in: scratch.path)
    #expect(all.status == .invalidInput)
    #expect(
      all.err.hasSuffix(
        """
          note: they may have 50000 views and constraints, where each scene counts as 100 more
          help: choose a scene with `--scene`, or split the storyboard

        """), "\(all.err)")
    let one = strut("check", "App/Main.storyboard", "--scene", "c599", in: scratch.path)
    #expect(one.status == .success, "\(one.transcript)")
  }

  @Test(
    "is needed by options for scenes",
    arguments: [
      ["check", "a.yaml", "--scene", "Profile"], ["lint", "a.yaml", "--scene", "Profile"],
      ["layout", "a.yaml", "--design"],
    ])
  func optionsWithoutDocument(_ words: [String]) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("views: { a: { frame: [0, 0, 9, 9] } }\n", to: "a.yaml")
    let outcome = strut(words, in: scratch.path)
    #expect(outcome.status == .invalidInput)
    #expect(
      outcome.err == """
        error: `\(words[2])` needs a storyboard or xib [missingArgument]
          help: name the file of one, or leave `\(words[2])` out

        """)
  }

  // Five scenes of at least 10,000 views are as many as a document may have.
  @Test("with scenes that embed others twice is refused after a few of them")
  func doublingScenes() throws {
    let scratch = try TemporaryFolder()
    let scenes = (0..<40).map { number in
      let containers = (0..<2).map { index in
        """
        <containerView id="p\(number)-\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><segue destination="c\(number + 1)" kind="embed" id="e\(number)-\(index)"/>
        </connections></containerView>
        """
      }
      return """
        <scene sceneID="s\(number)"><objects><viewController id="c\(number)">
        <view key="view" id="v\(number)"><subviews>\(containers.joined())</subviews></view>
        </viewController></objects></scene>

        """
    }
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>\(scenes.joined())</scenes>
      </document>
      """, to: "App/Main.storyboard")
    let outcome = strut("check", "App/Main.storyboard", in: scratch.path)
    #expect(outcome.status == .invalidInput)
    let rules = outcome.err.matches(of: /error: .* \[(\w+)\]/).map { String($0.1) }
    #expect(
      rules.sorted() == ["documentTooLarge"] + Array(repeating: "sceneTooLarge", count: 5),
      "\(outcome.err)")
  }

  @Test(
    "is refused with its reason",
    arguments: [
      (
        "another platform",
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
        "the document is for macOS, not for iOS"
      ),
      (
        "an archive",
        #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#,
        "Xcode 4 or older saved this document"
      ),
      ("no document", "<plist/>", "this is no storyboard and no xib"),
      (
        "an entity", #"<!DOCTYPE a [<!ENTITY b SYSTEM "/etc/passwd">]><document>&b;</document>"#,
        "the document has a document type"
      ),
      ("broken XML", "<document>", "this is not valid XML"),
      (
        "both sides of a merge", "<<<<<<< HEAD\n<document>\n=======\n</document>\n",
        "this line is a conflict marker of git"
      ),
      (
        "a pointer of Git LFS", "version https://git-lfs.github.com/spec/v1\n",
        "`a.storyboard` is the pointer of Git LFS, and the file was not fetched"
      ),
      (
        "no scene",
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes/></document>"#,
        "no scene of the document has a view"
      ),
    ])
  func refusals(_ row: (name: String, text: String, message: String)) throws {
    let folder = try TemporaryFolder()
    try folder.write(row.text, to: "a.storyboard")
    let outcome = strut("check", "a.storyboard", in: folder.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.err.contains("a.storyboard:1:1: error: \(row.message)"))
  }

  @Test("has the languages of the tables beside it")
  func languages() throws {
    let project = try StoryboardProject()
    try project.folder.write(
      """
      /* the name */
      "lab-Nm-001.text" = "Ada, comtesse de Lovelace";
      "btn-Ed-001.configuration.title" = "Modifier";
      "gon-aa-001.text" = "Rien";
      """, to: "App/fr.lproj/Main.strings")
    #expect(project.run("import", project.document, "--scene", "Profile").status == .success)
    let spec = String(
      decoding: try project.folder.bytes("Snapshots/Main-Profile.yaml"), as: UTF8.self)
    #expect(
      spec.contains(
        """
        strings:
          fr: { Ada Lovelace: "Ada, comtesse de Lovelace", Edit profile: Modifier }
        """))
    let frames = project.run("layout", project.document, "--scene", "Profile", "--set", "locale=fr")
    #expect(frames.status == .success)
  }

  @Test("has no finding about what a size class does not install, or about the matrix")
  func notInstalled() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <objects>
              <view contentMode="scaleToFill" id="rot-aa-001">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vie-aa-001" userLabel="wide"/>
                  </subviews>
                  <constraints>
                      <constraint firstItem="vie-aa-001" firstAttribute="leading" secondItem="rot-aa-001" secondAttribute="leading" id="c-1"/>
                      <constraint firstItem="vie-aa-001" firstAttribute="top" secondItem="rot-aa-001" secondAttribute="top" id="c-2"/>
                      <constraint firstItem="vie-aa-001" firstAttribute="width" constant="200" id="c-3"/>
                      <constraint firstItem="vie-aa-001" firstAttribute="height" constant="100" id="c-4"/>
                  </constraints>
                  <variation key="default"><mask key="subviews"><exclude reference="vie-aa-001"/></mask></variation>
                  <variation key="heightClass=compact"><mask key="subviews"><include reference="vie-aa-001"/></mask></variation>
              </view>
          </objects>
      </document>
      """, to: "a.xib")
    let device = ["--device", "iphone-15-pro"]
    let portrait = strut(["layout", "a.xib"] + device, in: folder.path)
    #expect(portrait.status == .success && portrait.err.isEmpty, "\(portrait.transcript)")
    let landscape = strut(
      ["layout", "a.xib", "--set", "orientation=landscape"] + device, in: folder.path)
    #expect(landscape.err.isEmpty)
    #expect(landscape.out.contains("wide view (0, 0) 200 × 100"), "\(landscape.transcript)")
  }

  @Test("is an error if a table beside it cannot be read, by itself and in a spec")
  func brokenTable() throws {
    let project = try StoryboardProject()
    try project.folder.write(
      "\"lab-Nm-001.text\" = \"Ada\"\n\"b\" = \"c\";\n", to: "App/fr.lproj/Main.strings")
    try project.folder.write(
      "interface: ../App/Base.lproj/Main.storyboard\nscene: Profile\n",
      to: "Snapshots/profile.yaml")
    for command in ["check", "lint", "layout"] {
      for file in [project.document, "Snapshots"] {
        let outcome = project.run(command, file)
        #expect(outcome.status == .invalidInput, "\(command) \(file)")
        let error = "App/fr.lproj/Main.strings:2:1: error: a `;` is missing"
        #expect(outcome.err.contains(error), "\(outcome.transcript)")
      }
    }
  }

  @Test("must be in the project")
  func outside() throws {
    let folder = try TemporaryFolder()
    try folder.write("interface: ../../a.storyboard\n", to: "project/Snapshots/a.yaml")
    try folder.write(StoryboardProject.text, to: "a.storyboard")
    let outcome = strut("check", in: folder.path + "/project")
    #expect(
      outcome.err.contains("the document `../../a.storyboard` is outside the project's folder"))
  }
}
