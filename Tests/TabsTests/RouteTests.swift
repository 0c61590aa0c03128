import Foundation
import Testing

@testable import Tabs

struct RouteTests {
    @Test(arguments: [
        ("tabs/1", Route.tab(.one)), ("tabs/2", .tab(.two)), ("tabs/3", .tab(.three)), ("tabs/3/demo", .demo),
    ]) func `a link names a place`(_ link: String, _ route: Route) throws {
        #expect(Route(try #require(URL(string: link))) == route)
    }

    @Test(arguments: ["", "tabs", "tabs/4", "tabs/2/demo", "tabs/3/demo/more", "other/1", "tabs/x"])
    func `any other link is no route`(_ link: String) {
        #expect(URL(string: link).flatMap(Route.init) == nil)
    }
}
