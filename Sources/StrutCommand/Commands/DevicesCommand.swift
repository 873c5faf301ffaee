import Cells
import Commands
import Devices

/// `strut devices`.
enum DevicesCommand: Command {
  private static let svg = OptionDeclaration.flag(
    "svg", "Prints a dimensioned drawing of one device as SVG.")

  private static let system = OptionDeclaration.value(
    "os", "N", "With --svg: 18 or 26; default: the oldest that the device runs.")

  static let declaration = CommandDeclaration(
    name: "devices", summary: "Lists the device catalogue, or one device's metrics.",
    operands: "device, group or pattern", options: [.json, svg, system],
    example: ("strut devices iphone-15-pro", "Prints the screen, insets and bars of one device."))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    if arguments.has(svg) { return try draw(arguments, console: console) }
    if arguments.has(system) {
      throw ArgumentError.missingOption(svg.name, neededBy: system.name)
    }
    guard let name = arguments.operands.first else {
      try console.out(arguments.has(.json) ? DeviceJSON.document() : DeviceListing.table())
      return .success
    }
    switch DeviceLookup.devices(name) {
    case .success(let devices):
      let text =
        if arguments.has(.json) {
          DeviceJSON.document(devices)
        } else if let device = devices.first, device.id == name {
          DeviceListing.detail(device)
        } else {
          DeviceListing.table(devices)
        }
      try console.out(text)
      return .success
    case .failure(let unknown):
      console.report([unknown.diagnostic])
      return .invalidInput
    }
  }

  private static func draw(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.has(.json) {
      throw ArgumentError.excluded(option: OptionDeclaration.json.name, by: svg.name)
    }
    guard let id = arguments.operands.first else {
      throw ArgumentError.missingArgument("a device for `--svg`", command: declaration.name)
    }
    switch DeviceLookup.device(id) {
    case .success(let device):
      let sheet = DeviceSheet(device, system: arguments.value(system))
      guard let sheet else {
        throw ArgumentError.badValue(
          option: system.name, value: arguments.value(system) ?? "",
          expected: DeviceSheet.systems(of: device))
      }
      try console.out(sheet.svg(fontSetup: console.fontSetup))
      return .success
    case .failure(let unknown):
      console.report([unknown.diagnostic])
      return .invalidInput
    }
  }
}
