import InsetBasics
import CLuaHost

extension LuaState {
  /// The error that the last operation reported.
  func error(failure: Int32, label: String?) -> LuaError {
    var error = describe(failure: Int(failure))
    if error.line == nil {
      let line = unsafe lh_failure_line(host)
      if line > 0 {
        error.line = Int(line)
        error.chunk = unsafe text(lh_failure_chunk(host))
      }
    }
    if error.chunk == nil { error.chunk = unsafe text(lh_failure_chunk(host)) }
    // An error that came through a call inside this one already has that call's frames.
    error.traceback = Array((error.traceback + frames(label: label)).prefix(LH_MAX_FRAMES))
    return error
  }

  private func describe(failure: Int) -> LuaError {
    let text = failureText
    let subject = unsafe String(cString: lh_failure_subject(host))
    switch failure {
    case LH_FAIL_HOST:
      defer { core.pending = nil }
      return core.pending ?? LuaError(.internalBug, "a host function failed without saying why")
    case LH_FAIL_SCRIPT:
      return LuaError(.runtime, text)
    case LH_FAIL_RUNTIME:
      return LuaError(.runtime, text, hint: hint(for: text))
    case LH_FAIL_SYNTAX:
      return LuaError(.syntax, text)
    case LH_FAIL_UNKNOWN_FIELD:
      return unknownField(text, of: subject)
    case LH_FAIL_UNKNOWN_GLOBAL:
      return unknownGlobal(text)
    case LH_FAIL_UNKNOWN_NUMBER:
      return LuaError(
        .unknownNumber(text), "the number '\(text)' of \(article(subject)) is unknown")
    case LH_FAIL_READ_ONLY:
      return readOnly(text, in: subject)
    case LH_FAIL_KEPT_TABLE:
      return LuaError(
        .kept(subject), "'\(subject)' is kept between calls and cannot be changed",
        hint: "make it a local of the function")
    case LH_FAIL_KEPT_VALUE:
      return keptValue(subject)
    case LH_FAIL_STALE:
      return LuaError(
        .stale(type: subject), "\(article(subject)) kept from an earlier call was used",
        hint: "take it from the arguments of this call")
    case LH_FAIL_CPU:
      return LuaError(.cpuTime(limit: limits.cpuTime), text)
    case LH_FAIL_INSTRUCTIONS:
      return LuaError(.instructions(limit: limits.instructions ?? 0), text)
    case LH_FAIL_PATTERN_STEPS:
      return LuaError(
        .patternSteps(limit: limits.patternSteps), text,
        hint: "use a pattern with fewer repetitions")
    case LH_FAIL_MEMORY:
      return LuaError(
        .memory(limit: limits.memory), "used more than \(limits.memory) bytes of memory")
    case LH_FAIL_STACK:
      return LuaError(
        .stackOverflow, "calls nested too deep", hint: "is there an endless recursion?")
    case LH_FAIL_TOO_DEEP:
      return LuaError(.tooDeep, text)
    case LH_FAIL_CYCLIC:
      return LuaError(.cyclic, text)
    case LH_FAIL_TOO_LARGE:
      return LuaError(.tooLarge, text)
    case LH_FAIL_UNSUPPORTED:
      return LuaError(.unsupported(text), "\(text) cannot be handed to the host")
    default:
      return LuaError(.internalBug, text.isEmpty ? "unexpected failure \(failure)" : text)
    }
  }

  /// Lua names an element by neither list nor number.
  private func hint(for text: String) -> String? {
    let isElement = ["'integer index'", "'?'"].contains {
      text.hasSuffix("nil value (field \($0))")
    }
    return isElement ? "the list has no such element: look at its length, #list, first" : nil
  }

  private func unknownField(_ field: String, of type: String) -> LuaError {
    let members =
      core.objectTypes.first { $0.name == type }.map { $0.fields + $0.methods }
      ?? core.recordTypes.first { $0.name == type }?.fields ?? LuaLibrary.members(of: type)
    let suggestion = nearest(to: field, among: members)
    return LuaError(
      .unknownField(type: type, field: field, suggestion: suggestion),
      "\(type) has no field '\(field)'", hint: suggestion.map(didYouMean))
  }

  private func unknownGlobal(_ name: String) -> LuaError {
    let environment = Int(unsafe lh_failure_type(host))
    let names =
      core.environmentNames.indices.contains(environment)
      ? core.environmentNames[environment] : []
    let suggestion = nearest(to: name, among: names)
    return LuaError(
      .unknownGlobal(name: name, suggestion: suggestion), "there is no global '\(name)'",
      hint: suggestion.map(didYouMean))
  }

  private func readOnly(_ key: String, in subject: String) -> LuaError {
    if subject.isEmpty {
      return LuaError(
        .readOnly(key), "rules are pure: global '\(key)' cannot be assigned", hint: "use a local")
    }
    return LuaError(.readOnly(subject), "\(subject) is read-only: '\(key)' cannot be assigned")
  }

  private func keptValue(_ name: String) -> LuaError {
    LuaError(
      .kept(name), "\(name.isEmpty ? "an iterator" : "'\(name)'") keeps its value between calls",
      hint: "make it a local of the function")
  }

  private func frames(label: String?) -> [LuaFrame] {
    let count = unsafe lh_failure_frames(host)
    var frames = (0..<count).map { number in
      LuaFrame(
        chunk: unsafe text(lh_failure_frame_chunk(host, number)),
        line: Int(unsafe lh_failure_frame_line(host, number)),
        function: unsafe text(lh_failure_frame_function(host, number)))
    }
    if let last = frames.indices.last, frames[last].function == nil {
      frames[last].function = label
    }
    return frames
  }

  private var failureText: String {
    var length = 0
    guard let text = unsafe lh_failure_text(host, &length) else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: length)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }

  private func article(_ noun: String) -> String {
    guard let first = noun.first else { return noun }
    return ("aeiou".contains(first) ? "an " : "a ") + noun
  }
}
