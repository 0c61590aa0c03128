/// Files of commands.
enum ScriptFile {
    /// Opens a file to read lines from.
    ///
    /// - Parameter takesPipes: true if it may also be a pipe or a device. A pipe is waited for until somebody writes.
    static func open(_ file: String, takesPipes: Bool) throws(Complaint) -> Int32 {
        let descriptor = Foundation.open(file, O_RDONLY | O_CLOEXEC | (takesPipes ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw problem("cannot read", file, errno) }
        do throws(Complaint) {
            try check(descriptor, of: file, takesPipes: takesPipes)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    /// Which file it is, by whatever name.
    struct Identity: Equatable {
        private let device: UInt64
        private let number: UInt64

        init(_ descriptor: Int32) {
            var status = stat()
            fstat(descriptor, &status)
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    private static func check(_ descriptor: Int32, of file: String, takesPipes: Bool) throws(Complaint) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem("cannot read", file, errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw problem("cannot read", file, EISDIR)
        case S_IFREG:
            guard let wrong = WrongByte.first(in: descriptor) else { return }
            throw Complaint("cannot read \(VisibleText.quoted(file)): it is no UTF-8 text, \(wrong)")
        default:
            if takesPipes { return }
            throw Complaint(
                "cannot replay \(VisibleText.quoted(file)): it is no plain file (--script also takes a pipe)")
        }
    }

    /// Writes a file, whole or not at all: first beside it, then under its name.
    ///
    /// - Parameter mayReplace: true if a file with lines in it may be replaced.
    static func save(_ text: String, to file: String, mayReplace: Bool) throws(Complaint) {
        var status = stat()
        // A link is looked at itself if it leads nowhere, so that it is not replaced either.
        if stat(file, &status) == 0 || lstat(file, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw Complaint("cannot save \(VisibleText.quoted(file)): it is no plain file")
            }
            guard mayReplace || status.st_size == 0 else {
                throw Complaint("cannot save \(VisibleText.quoted(file)): it is there already, choose another name")
            }
        }
        let draft = "\(file).\(getpid()).part"
        let descriptor = Foundation.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let number = errno
            let folder = NSString(string: file).deletingLastPathComponent
            if number == ENOENT, !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
                throw Complaint(
                    "cannot save \(VisibleText.quoted(file)): there is no folder \(VisibleText.quoted(folder))")
            }
            throw problem("cannot save", file, number)
        }
        var failure = FileWriting.write(text, to: descriptor)
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(draft, file) != 0 { failure = errno }
        if failure != 0 {
            unlink(draft)
            throw problem("cannot save", file, failure)
        }
    }

    private static func problem(_ what: String, _ file: String, _ number: Int32) -> Complaint {
        Complaint("\(what) \(VisibleText.quoted(file)): \(String(cString: strerror(number)))")
    }
}
