/// The buttons that the system names and draws; corresponds to `UIBarButtonItem.SystemItem`.
package enum BarSystemItem: String, CaseIterable, Sendable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
  case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
  case redo, close

  /// The word of the button's title, or nil for spaces and for buttons with a symbol.
  var word: SystemWord? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close:
      nil
    }
  }

  var isDone: Bool { self == .done || self == .save }

  /// The button's symbol, or nil for spaces and for buttons with a title.
  var symbol: SymbolGlyph? {
    switch self {
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .folder
    case .bookmarks: .book
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .close: .close
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
    }
  }

  /// The symbol that iOS 26 draws instead of a title, or of the round button that closes a sheet.
  var newSymbol: SystemSymbol? {
    switch self {
    case .done: SystemSymbol(named: "checkmark")
    case .cancel, .close: SystemSymbol(named: "xmark")
    default: nil
    }
  }

  /// Whether the symbol is mirrored in right-to-left layouts.
  ///
  /// Tools for the right hand, such as a pencil, are not mirrored (Human Interface Guidelines, "Right
  /// to left").
  var isDirectional: Bool { self == .reply }
}
