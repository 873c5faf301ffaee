import Strut

/// `strut devices`.
enum DevicesCommand: Command {
  private static let svg = OptionDeclaration.flag(
    "svg", "Prints a dimensioned drawing of one device as SVG.")

  static let declaration = CommandDeclaration(
    name: "devices", summary: "Lists the device catalogue, or one device's metrics.",
    operands: "device, group or pattern", options: [.json, svg],
    example: ("strut devices iphone-15-pro", "Prints the screen, insets and bars of one device."))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    if arguments.has(svg) { return try draw(arguments, console: console) }
    guard let name = arguments.operands.first else {
      try console.out(arguments.has(.json) ? DeviceListing.json() : DeviceListing.table())
      return .success
    }
    switch DeviceLookup.devices(name) {
    case .success(let devices):
      let text =
        if arguments.has(.json) {
          DeviceListing.json(devices)
        } else if let device = devices.first, device.id == name {
          DeviceListing.detail(device)
        } else {
          DeviceListing.table(devices)
        }
      try console.out(text)
      return .success
    case .failure(let unknown):
      console.report([unknown.diagnostic])
      return .wrongInput
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
      try console.out(DeviceSheet.svg(device, fontSetup: console.fontSetup))
      return .success
    case .failure(let unknown):
      console.report([unknown.diagnostic])
      return .wrongInput
    }
  }
}
