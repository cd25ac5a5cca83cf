/// What went wrong in a script or on the way into it.
public struct LuaError: Error, Sendable, Equatable {
  /// The cause, for programs.
  public enum Kind: Sendable, Equatable {
    /// The source is not Lua.
    case syntax
    /// Raised by the script, by Lua or by a library function.
    case runtime
    /// A type or a library has no such member.
    case unknownField(type: String, field: String, suggestion: String?)
    /// The environment has no such name.
    case unknownGlobal(name: String, suggestion: String?)
    /// A number that nobody knows was read: the field's name.
    case unknownNumber(String)
    /// An assignment to a global, a library, a shared table, an object or a record: its name.
    case readOnly(String)
    /// A table or variable that outlives a call was changed, or an iterator would outlive it: the name
    /// of the variable.
    case kept(String)
    /// An object kept from an earlier call was used: its type.
    case stale(type: String)
    /// The host's own failures, with its own numbers.
    case hostFailure(code: Int)
    /// The state's memory limit, in bytes.
    case memory(limit: Int)
    /// The processor time of one call.
    case cpuTime(limit: Duration)
    /// The instructions of one call.
    case instructions(limit: Int)
    /// The steps of one pattern function.
    case patternSteps(limit: Int)
    /// Calls nested too deep.
    case stackOverflow
    /// Tables nested more than 64 deep cannot cross.
    case tooDeep
    /// A table that contains itself cannot cross.
    case cyclic
    /// Tables of more than a million entries, or more text than the memory limit, cannot cross;
    /// neither can source above 1 MiB.
    case tooLarge
    /// A value of this description cannot cross.
    case unsupported(String)
    /// A function, environment or type of another state.
    case wrongState
    /// A worker that did not come back; its label.
    case stuck(label: String)
    /// A mistake of the host's, not the script's.
    case internalBug
  }

  /// The cause, for programs.
  public var kind: Kind
  /// The cause, for people: lower-case, no trailing dot, without the position.
  public var message: String
  /// The chunk that was running, by the name it was loaded with.
  public var chunk: String?
  /// The line in it, from 1.
  public var line: Int?
  /// What to try.
  public var hint: String?
  /// What the error is about, as it is written at or below `line`, from the outside in: a call's
  /// error has the line where the call begins, the key that is meant stands below.
  public var written: [Written]
  /// Where the script was, innermost first; at most 16 frames.
  public var traceback: [LuaFrame]

  /// An error; position and traceback are added where it passes through Lua.
  public init(
    _ kind: Kind = .runtime, _ message: String, chunk: String? = nil, line: Int? = nil,
    hint: String? = nil, written: [Written] = [], traceback: [LuaFrame] = []
  ) {
    self.kind = kind
    self.message = message
    self.chunk = chunk
    self.line = line
    self.hint = hint
    self.written = written
    self.traceback = traceback
  }
}

extension LuaError {
  /// A part of a table's source text.
  public enum Written: Hashable, Sendable {
    /// `name =`
    case key(String)
    /// The text in quotes.
    case text(String)
  }
}

/// A script function that was running.
public struct LuaFrame: Hashable, Sendable {
  /// The chunk it is written in; nil when there was no room to note it.
  public var chunk: String?
  /// The line it had reached.
  public var line: Int
  /// The name it was called by, when Lua knows one; the call's label for the outermost.
  public var function: String?

  /// The frame.
  public init(chunk: String?, line: Int, function: String?) {
    self.chunk = chunk
    self.line = line
    self.function = function
  }
}

extension LuaError: CustomStringConvertible {
  /// `chunk:line: message (hint)`, as far as known.
  public var description: String {
    var text = ""
    if let chunk {
      text += chunk + ":"
      if let line { text += "\(line):" }
      text += " "
    }
    text += message
    if let hint { text += " (\(hint))" }
    return text
  }
}
