extension String {
  /// The text without row numbers: `list[3].title` becomes `list[].title`.
  package var withoutRows: String {
    var result = ""
    var index: String?
    for character in self {
      if let digits = index {
        let isDigit = ("0"..."9").contains(character)
        if !isDigit, character != "]" { result += digits }
        index = isDigit ? digits + String(character) : nil
      }
      if index == nil { result.append(character) }
      if character == "[" { index = "" }
    }
    return result + (index ?? "")
  }
}
