import Devices
import Geometry
import Graphics
import Testing
import ViewKinds

@Suite("Every figure of every device") struct CatalogueFiguresTests {
  @Test("is in the table, and every line of the table in the catalogue")
  func devices() {
    #expect(FixtureDevice.all.map(\.id) == DeviceCatalogue.ids)
  }

  @Test("is the table's", arguments: FixtureDevice.all)
  func figures(_ row: FixtureDevice) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    #expect(device.name == row["name"])
    #expect(device.family.rawValue == row["family"])
    #expect([device.year, device.osBaseline].map(String.init) == [row["year"], row["system"]])
    #expect([device.screenSize.width, device.screenSize.height] == row.numbers("points"))
    #expect("\(device.scale)" == row["scale"])
    #expect([device.displayCornerRadius] == row.numbers("radius"))
    #expect(device.safeArea.portrait.list == row.numbers("safeUp"))
    #expect(device.safeArea.landscape.list == row.numbers("safeLying"))
    #expect([device.safeAreaTopStatusBarHidden] == row.numbers("topHidden"))
    #expect(
      [device.statusBarHeight.portrait, device.statusBarHeight.landscape] == row.numbers("bar"))
    let classes = device.sizeClasses
    #expect("\(classes.portrait.letters),\(classes.landscape.letters)" == row["classes"])
    #expect(
      [device.layoutMargin.portrait, device.layoutMargin.landscape] == row.numbers("margin"))
    #expect(keys(device.keyboardHeight.portrait, row, "keysUp"))
    #expect(keys(device.keyboardHeight.landscape, row, "keysLying"))
  }

  @Test("has the table's marks on the display", arguments: FixtureDevice.all)
  func marks(_ row: FixtureDevice) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    switch device.cutout {
    case .none: #expect(row["cutout"] == "none")
    case .notch(let frame, let radius, let bodyWidth):
      #expect(row["cutout"].hasPrefix("notch"))
      #expect(frame.list + [radius] + (bodyWidth.map { [$0] } ?? []) == row.numbers("cutout"))
    case .dynamicIsland(let frame):
      #expect(row.isIsland)
      #expect(frame.list == row.numbers("cutout"))
    }
    let mark = device.homeIndicator.map {
      [$0.width.portrait, $0.width.landscape, $0.height, $0.bottomOffset]
    }
    #expect(mark == (row.hasHomeIndicator ? row.numbers("indicator") : nil))
  }

  @Test("has the table's changes on system 26", arguments: FixtureDevice.all)
  func laterSystem(_ row: FixtureDevice) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    guard row.has("safeUp26") else {
      // The second and third iPhone SE run it and measure as before.
      let runs = row["system"] == "26" || ["iphone-se-2", "iphone-se-3"].contains(row.id)
      #expect(device.supports(.ios26) == runs)
      return
    }
    #expect(device.systems == [.ios18, .ios26])
    let metrics = device.metrics(on: .ios26)
    #expect(metrics.safeArea.portrait.list == row.numbers("safeUp26"))
    #expect(metrics.safeArea.landscape.list == row.numbers("safeLying26"))
    #expect(
      [metrics.statusBarHeight.portrait, metrics.statusBarHeight.landscape]
        == row.numbers("bar", on: .ios26))
    if row.has("keysUp26") {
      #expect(keys(metrics.keyboardHeight.portrait, row, "keysUp26"))
      #expect(keys(metrics.keyboardHeight.landscape, row, "keysLying26"))
    } else {
      #expect(metrics.keyboardHeight == device.keyboardHeight)
    }
  }

  /// Without a measured height, a keyboard without suggestions is 50 points lower on tablets.
  private func keys(_ height: KeyboardHeight, _ row: FixtureDevice, _ column: String) -> Bool {
    let numbers = row.numbers(column)
    let letters = numbers.count > 1 ? numbers[1] : numbers[0] - 50
    return height.withSuggestions == numbers[0] && height.withoutSuggestions == letters
  }
}

@Suite("System colours of the table") struct SystemColorTableTests {
  @Test("are the table's on both systems")
  func colors() throws {
    let names = try FixtureTable("colors").rows
    #expect(names.count == 36)
    for row in names {
      let color = try #require(SystemColors.color(named: row["name"] ?? ""))
      let found = [
        color.resolved(in: .light), color.resolved(in: .dark),
        color.resolved(in: .light, on: .ios26), color.resolved(in: .dark, on: .ios26),
      ]
      let wanted = ["light", "dark", "light26", "dark26"].map { row[$0] ?? "" }
      #expect(found.map(\.hexadecimal) == wanted, "\(row)")
    }
  }
}

extension RGBAColor {
  /// `RRGGBBAA`.
  fileprivate var hexadecimal: String {
    [red, green, blue, alpha].map {
      let digits = String($0, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
