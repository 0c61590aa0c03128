import Testing

@testable import TextUI

@MainActor struct ActivitiesTests {
    @Test func `what somebody has waited for in vain is not fresh any more`() {
        let activities = Activities()
        let listening = activities.began()
        #expect(activities.fresh == 1)
        activities.outlived()
        #expect(activities.fresh == 0)

        let loading = activities.began()
        #expect((activities.work, activities.fresh) == (.running(2), 1))
        activities.ended(loading)
        #expect((activities.work, activities.fresh) == (.running(1), 0))
        activities.ended(listening)
        #expect((activities.work, activities.fresh) == (.idle, 0))
    }
}
