@_exported import Injection
@_exported import TextUI
