/// What a pack says of itself in `pack.lua`.
struct Manifest {
  /// `insetlua` takes the standard pack's place.
  var name: String
  var title: String?
}
