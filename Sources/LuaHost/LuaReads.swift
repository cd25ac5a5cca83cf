import CLuaHost

/// What a call has read of the host's objects.
@safe
public struct LuaReads {
  private let reads: lh_reads

  init(_ reads: lh_reads) { self.reads = reads }

  /// The marks of all members that were read, in one.
  public var marks: UInt8 { reads.marks }
  /// Whether `objects` are all that were read, and not only the first of very many.
  public var isComplete: Bool { reads.is_complete }
  /// The objects, each once, in the order in which they were read first.
  public var objects: [(type: LuaObjectType.ID, index: Int)] {
    unsafe withUnsafeBytes(of: reads.objects) { bytes in
      let objects = unsafe bytes.bindMemory(to: lh_read.self)
      return (0..<Int(reads.count)).map { number in
        let read = unsafe objects[number]
        return (LuaObjectType.ID(number: read.type), Int(read.index))
      }
    }
  }
}
