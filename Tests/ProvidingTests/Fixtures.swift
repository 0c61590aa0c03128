import Providing

/// A context that is no view controller: any class with a store.
@MainActor final class Screenplay: ViewModelStoreOwner {
    let viewModelStore = ViewModelStore()
}

final class PlainViewModel: Initializable {
    var number = 0
    init() {}
}

struct ValueViewModel: Equatable {
    var number: Int
}

enum Blue {
    final class Model: Initializable { init() {} }
}

enum Red {
    final class Model: Initializable { init() {} }
}

/// Writes down when it is cleared.
final class ClearedViewModel: Clearable {
    let log: ClearLog
    init(_ log: ClearLog) { self.log = log }
    func onCleared() { log.count += 1 }
}

@MainActor final class ClearLog {
    var count = 0
}
