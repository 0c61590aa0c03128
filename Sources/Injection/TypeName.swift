import Foundation

/// The name of a type as it is written where it is declared: `UserService`.
func typeName(_ type: Any.Type) -> String { String(describing: type) }

/// The name of a type with its module and the types around it: `Users.Settings.Model`.
func fullTypeName(_ type: Any.Type) -> String {
    // A private type, or one inside a function, brings a part with an address, such as "(unknown context at $55ee).".
    String(reflecting: type).replacingOccurrences(
        of: #"\(unknown context at [^)]*\)\."#, with: "", options: .regularExpression)
}

/// True for the type of a protocol, such as `any UserService`.
func isProtocol(_ type: Any.Type) -> Bool {
    let metatype = String(describing: Swift.type(of: type))
    return metatype.hasSuffix(".Protocol") || metatype.hasPrefix("(any ")
}
