import Foundation

/// Where a picture goes.
struct PictureFile {
    let path: String

    /// Writes the picture beside its place and puts it there in one step: there is never half a picture.
    func write(_ svg: String) throws(Failure) {
        var status = stat()
        // A device could be read without an end.
        if lstat(path, &status) == 0, stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG || !isPicture {
            throw Failure("\(path) is there already and is no picture. Say another file with TO.")
        }
        let draft = "\(path).\(getpid()).part"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw problem(errno) }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            defer { close(descriptor) }
            try handle.write(contentsOf: Data(svg.utf8))
        } catch {
            unlink(draft)
            throw Failure("\(path) cannot be written: \(error.localizedDescription)")
        }
        guard rename(draft, path) == 0 else {
            let number = errno
            unlink(draft)
            throw problem(number)
        }
    }

    /// What an earlier run has made can be replaced.
    private var isPicture: Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        let start = (try? handle.read(upToCount: 5)) ?? Data()
        return start.isEmpty || start == Data("<svg ".utf8)
    }

    private func problem(_ number: Int32) -> Failure {
        Failure("\(path) cannot be written: \(String(cString: strerror(number))).")
    }
}
