extension String {
  /// The text with every row of a table named by its table alone: `list[3].title` is `list[].title`.
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
