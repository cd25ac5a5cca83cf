import CLuaHost

/// What C calls back into. Apart from `LuaState`, so that it is still whole while the state ends.
@safe
final class HostCore {
  typealias Function = ([LuaValue]) throws(LuaError) -> [LuaValue]

  struct NamedFunction {
    let name: String
    let body: Function
  }

  var objectTypes: [LuaObjectType] = []
  /// One for each object type. Apart, as they are read for every field.
  var handlers: [any LuaObjectHandler] = []
  var recordTypes: [LuaRecordType] = []
  /// By number; nil once the Lua function has been collected.
  var functions: [NamedFunction?] = []
  var freeFunctions: [Int32] = []
  /// The global names of each environment, by number.
  var environmentNames: [[String]] = []
  /// The Swift error that C was asked to raise.
  var pending: LuaError?
  let releases = ReleaseList()
  let transfer: Transfer
  private let host: OpaquePointer

  init(of host: OpaquePointer) {
    unsafe self.host = host
    unsafe transfer = Transfer(of: host, releases: releases)
  }

  /// Gives back what was let go elsewhere. Before each crossing: it may be what frees the memory.
  func releaseReferences() {
    for number in releases.take() { unsafe lh_release(host, number) }
  }

  /// Takes the arguments out of the buffer, runs, and puts the results in; what C returns to Lua.
  func answer(
    arguments: Int32, _ body: ([LuaValue]) throws(LuaError) -> [LuaValue]
  ) -> Int32 {
    releaseReferences()
    do throws(LuaError) {
      let results = try body(transfer.take(Int(arguments)))
      try transfer.fill(results)
      return Int32(results.count)
    } catch {
      pending = error
      return -1
    }
  }

  func read(field: Int32, of object: LuaObject) -> Int32 {
    do throws(LuaError) {
      let value = try handlers[Int(object.type.number)].read(
        field: Int(field), of: object)
      transfer.reset()
      try transfer.put(value)
      return 1
    } catch {
      pending = error
      return -1
    }
  }

  func add(_ function: NamedFunction) -> Int32 {
    if let free = freeFunctions.popLast() {
      functions[Int(free)] = function
      return free
    }
    functions.append(function)
    return Int32(functions.count - 1)
  }

  func remove(function number: Int32) {
    functions[Int(number)] = nil
    freeFunctions.append(number)
  }
}

/// C's way to the core: plain functions, each of which has returned before any Lua error is raised.
extension HostCore {
  private static func of(_ context: UnsafeMutableRawPointer?) -> HostCore? {
    guard let context = unsafe context else { return nil }
    return unsafe Unmanaged<HostCore>.fromOpaque(context).takeUnretainedValue()
  }

  static var callbacks: lh_callbacks {
    unsafe lh_callbacks(
      read: { context, type, field, index, generation in
        guard let core = unsafe HostCore.of(context) else { return -1 }
        let object = LuaObject(
          type: LuaObjectType.ID(number: type), index: Int(index), generation: generation)
        return core.read(field: field, of: object)
      },
      method: { context, type, method, index, generation, arguments in
        guard let core = unsafe HostCore.of(context) else { return -1 }
        let object = LuaObject(
          type: LuaObjectType.ID(number: type), index: Int(index), generation: generation)
        let handler = core.handlers[Int(type)]
        return core.answer(arguments: arguments) { (values) throws(LuaError) in
          try handler.call(method: Int(method), on: object, arguments: values)
        }
      },
      function: { context, identifier, arguments in
        guard let core = unsafe HostCore.of(context) else { return -1 }
        guard let function = core.functions[Int(identifier)] else {
          core.pending = LuaError(.internalBug, "a released host function was called")
          return -1
        }
        return core.answer(arguments: arguments, function.body)
      },
      release: { context, identifier in
        unsafe HostCore.of(context)?.remove(function: identifier)
      })
  }
}
