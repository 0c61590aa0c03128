/// The git repository of a new project. A project is whole without it, so nothing here fails.
struct Repository {
    let command: Command

    /// - Returns: what to tell, if not all went well.
    func make() -> String? {
        guard command.run("git", "init", "-q") != nil else {
            return "No git repository was made: git is not there, or refused."
        }
        // A name that git would guess from the machine does not count.
        let identity = ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"].allSatisfy {
            command.run("git", "-c", "user.useConfigOnly=true", "var", $0) != nil
        }
        guard identity else {
            return
                "Nothing is committed yet: git does not know your name (git config --global user.name and user.email)."
        }
        // Your ignored files, hooks and signatures are for what you write.
        guard command.run("git", "add", "--all", "--force") != nil,
            command.run(
                "git", "-c", "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null", "commit", "-q", "-m",
                "Begin") != nil
        else { return "Nothing is committed yet: git refused. `git commit` says why." }
        return nil
    }
}
