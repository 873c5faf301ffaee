import Strut

/// `strut devices`.
enum DevicesCommand: Command {
  static let declaration = CommandDeclaration(
    name: "devices", summary: "Lists the device catalogue, or one device's metrics.",
    operands: "device", options: [.json],
    example: ("strut devices iphone-15-pro", "Prints the screen, insets and bars of one device."))

  static func run(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    guard let id = arguments.operands.first else {
      try console.out(arguments.has(.json) ? DeviceListing.json() : DeviceListing.table())
      return .success
    }
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedArgument(arguments.operands[1], command: declaration.name)
    }
    switch DeviceLookup.device(id) {
    case .success(let device):
      try console.out(
        arguments.has(.json) ? DeviceListing.json([device]) : DeviceListing.detail(device))
      return .success
    case .failure(let unknown):
      console.report([unknown.diagnostic])
      return .wrongInput
    }
  }
}
