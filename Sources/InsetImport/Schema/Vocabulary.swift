/// A type whose values are written as words.
typealias Vocabulary = CaseIterable & RawRepresentable<String>
