/// The thing that a mapping describes, for diagnostics.
enum Subject: Hashable {
  case spec
  case key(String)
  case view(kind: String)
  /// A view of any kind.
  case anyView
  /// One of the entries of a list.
  case entry(String)
  case constraint
  case item
  case customDevice
  case style

  var text: String {
    switch self {
    case .spec: "a spec"
    case .key(let name): "`\(name)`"
    case .view(let kind): "a view of kind `\(kind)`"
    case .anyView: "a view"
    case .entry(let list): "an entry of `\(list)`"
    case .constraint: "a constraint"
    case .item: "an item"
    case .customDevice: "a custom device"
    case .style: "a style"
    }
  }

  /// The sections of the phrasebook that have its keys, the most special first.
  var sections: [String] {
    switch self {
    case .spec: ["spec"]
    case .key(let name) where ["include", "exclude", "only", "when"].contains(name):
      [name, "matrix"]
    case .key(let name), .entry(let name): [name]
    case .view(let kind): [kind, "view"]
    case .anyView, .style: ["view"]
    case .constraint: ["constraint"]
    case .item: ["items"]
    case .customDevice: ["device"]
    }
  }
}
