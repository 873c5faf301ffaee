import Cells
import Commands

enum DevicesCommand: Command {
  private static let svg = OptionDeclaration.flag(
    "svg", "Prints a drawing of one device with its dimensions, as SVG.")

  private static let system = OptionDeclaration.value(
    "os", "N", "With --svg, draws the device on iOS 18 or 26; default: the oldest that it runs.")

  static let declaration = CommandDeclaration(
    name: "devices", summary: "Lists devices, or prints the sizes and insets of one device.",
    operands: OperandDeclaration(
      "[device, group or pattern]", "Without one, lists all devices."),
    options: [.json, svg, system],
    example: (
      "strut devices iphone-15-pro",
      "Prints the screen, the insets and the bars of one device."
    ))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    if arguments.has(svg) { return try draw(arguments, console: console) }
    if arguments.has(system) {
      throw ArgumentError.missingOption(svg.name, neededBy: system.name)
    }
    do {
      try console.out(
        describeDevices(arguments.operands.first, asJSON: arguments.has(.json)))
      return .success
    } catch let unknown as DeviceUnknown {
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
    do {
      let options = DeviceDrawingOptions(
        system: arguments.value(system), fontSetup: console.fontSetup)
      try console.out(drawDevice(id, options: options))
      return .success
    } catch let unknown as DeviceUnknown {
      console.report([unknown.diagnostic])
      return .invalidInput
    } catch let unsupported as UnsupportedSystem {
      throw ArgumentError.badValue(
        option: system.name, value: unsupported.system, expected: unsupported.expected)
    }
  }
}
