// As SwiftUI does, TextUI brings along what nearly every file of an app needs.
@_exported import Foundation
@_exported import Observation
@_exported import Publishing

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
