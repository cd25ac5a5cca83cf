// Lengths as screens keep them: numbers, or NaNs that carry their reasons. Whatever is made of two of
// them is made here, so that neither the unknown nor a reason is lost.

/// The sum of two lengths at rest.
func sum(_ a: Double, _ b: Double) -> Double { (Length(atRest: a) + Length(atRest: b)).atRest }

/// The first length at rest, less the second.
func difference(_ a: Double, _ b: Double) -> Double {
  (Length(atRest: a) - Length(atRest: b)).atRest
}

/// The larger length at rest; unknown where one is.
func larger(_ a: Double, _ b: Double) -> Double {
  Length.max(Length(atRest: a), Length(atRest: b)).atRest
}

/// The smaller length at rest; unknown where one is.
func smaller(_ a: Double, _ b: Double) -> Double {
  Length.min(Length(atRest: a), Length(atRest: b)).atRest
}

/// The length at rest, or 0 where it is negative.
func positive(_ length: Double) -> Double { Length(atRest: length).positive.atRest }
