import Providing
import Testing

struct HikeTests {
    let controller = HikeController(trail: "Ridge")

    @Test func `a hike is on the trail of its controller`() {
        #expect(controller.hike.trail == "Ridge")
    }

    @Test func `a controller keeps its hike`() {
        controller.hike.mileWalked()
        controller.hike.mileWalked()
        #expect(controller.hike.miles == 2)
    }

    @Test func `another controller has a hike of its own`() {
        controller.hike.mileWalked()
        #expect(HikeController(trail: "Coast").hike.miles == 0)
    }

    @Test func `home ends the hike, and the next one is new`() {
        let first = controller.hike
        controller.homeButtonTapped()
        #expect(first.isOver)
        #expect(controller.hike !== first)
    }
}
