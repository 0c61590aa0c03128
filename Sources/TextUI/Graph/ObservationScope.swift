extension Node {
    /// Runs `read` and asks for a refresh of the node when something that it read changes.
    ///
    /// A scope fires at most once. A callback that comes late, from a scope that has been replaced, does nothing.
    func observing<Result>(_ read: () -> Result) -> Result {
        observationGeneration += 1
        let generation = observationGeneration
        return withObservationTracking(read) { [weak self] in
            onMainActor {
                guard let self else { return }
                self.graph.observedChange(in: self, isCurrent: self.observationGeneration == generation)
            }
        }
    }
}
