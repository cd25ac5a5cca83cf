import CLuaHost

extension LuaState {
  /// Runs a loaded file and makes what it leaves behind immutable.
  ///
  /// Afterwards every table that its functions reach refuses to be written, and variables around them
  /// that they assign are looked at after each call: what a call has changed is put back, its results
  /// are thrown away, and the call throws an error of kind `kept`. The functions are those that the
  /// host was given while the file ran, as arguments or results. Costs count against the call's limits.
  ///
  /// - Parameters:
  ///   - chunk: what `load` gave.
  ///   - label: what is being done, for the outermost frame of a traceback.
  /// - Returns: the file's one result.
  /// - Throws: an error of kind `kept` also for a file that leaves an iterator to a function, and of kind
  ///   `tooLarge` for one whose functions assign more than a thousand variables around them.
  public func run(_ chunk: LuaFunction, label: String) throws(LuaError) -> LuaValue {
    guard chunk.reference.belongs(to: core.releases) else {
      throw LuaError(.wrongState, "a function of another Lua state")
    }
    defer { withExtendedLifetime((self, chunk)) {} }
    try perform(label: label) { unsafe lh_run(host, chunk.reference.number, 1) }
    return core.transfer.take(1)[0]
  }

  /// An immutable table of this state with the contents of `table`, for handing it to scripts often.
  ///
  /// - Parameters:
  ///   - name: what errors call it.
  public func share(_ table: LuaTable, name: String) throws(LuaError) -> LuaSharedTable {
    try core.transfer.fill([.table(table)])
    var number: Int32 = 0
    try perform { unsafe name.withCString { unsafe lh_share(host, $0, &number) } }
    return LuaSharedTable(reference: reference(number))
  }
}
