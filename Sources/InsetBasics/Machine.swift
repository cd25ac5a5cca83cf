#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine that this runs on.
public enum Machine {
  /// How many processors are there to share work among.
  public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
