/// The shells for which `strut completion` prints completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

/// The completions of commands, options and paths in a shell, from the commands' declarations.
struct Completion {
  let shell: Shell
  let commands: [CommandDeclaration]

  /// The script that the shell reads.
  var script: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var bash: String {
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map { command in
      let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      return "    \(command.name)) words=\"\(options)\" ;;\n"
    }
    return """
      # Completions of strut for bash.
      _strut() {
        local current=${COMP_WORDS[COMP_CWORD]} words
        COMPREPLY=()
        case ${COMP_WORDS[1]} in
      \(cases.joined())    *) words="--help --version" ;;
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(names) help --help --version"
        elif [[ $current != -* ]]; then
          return
        fi
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
      }
      complete -o default -F _strut strut

      """
  }

  private var zsh: String {
    let names = commands.map { "    \(Self.quoted("\($0.name):\(Self.plain($0.summary))"))\n" }
    let cases = commands.map { command in
      let options = command.allOptions.map { option in
        let summary = Self.plain(option.summary).replacing("[", with: "\\[").replacing(
          "]", with: "\\]")
        let value = option.placeholder.map { ":\($0.replacing(":", with: "\\:")):_files" } ?? ""
        let star = option.repeats ? "*" : ""
        return "      \(Self.quoted("\(star)--\(option.name)[\(summary)]\(value)")) \\\n"
      }
      return "    \(command.name)) _arguments \\\n\(options.joined())      '*:path:_files' ;;\n"
    }
    return """
      #compdef strut
      # Completions of strut for zsh.
      local -a commands
      commands=(
      \(names.joined())  )
      if (( CURRENT == 2 )); then
        _describe command commands
      else
        local name=$words[2]
        shift words
        (( CURRENT-- ))
        case $name in
      \(cases.joined())    *) _files ;;
        esac
      fi

      """
  }

  private var fish: String {
    let names = commands.map {
      "complete -c strut -f -n __fish_use_subcommand -a \($0.name) "
        + "-d \(Self.quoted(Self.plain($0.summary)))\n"
    }
    let options = commands.flatMap { command in
      command.allOptions.map { option in
        "complete -c strut -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
          + (option.placeholder == nil ? "" : " -r")
          + " -d \(Self.quoted(Self.plain(option.summary)))\n"
      }
    }
    return "# Completions of strut for fish.\n" + names.joined() + options.joined()
  }

  /// The text without the marks of code.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

  /// The text in single quotes, as all three shells read it.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
