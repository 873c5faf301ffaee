/// A cell's name for reading: the device, then what is not as usual.
struct CellLabel {
  let device: String
  let states: [String]

  init(_ cell: String) {
    let parts = cell.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    device = parts.first ?? cell
    states = Array(parts.dropFirst())
  }
}
