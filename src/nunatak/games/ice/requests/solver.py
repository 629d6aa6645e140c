"""The search for the best payments of several requests, for both editions.  ICE2-SUN-4, ICE1-SCO-4, ICE1-SCO-5

Every card is left or paid in one of its ways (`ways.py`). What the rest of the hand can still bring is estimated with
prices: if every piece left over were sold, and every card could buy as much as it likes at those prices, nothing would
be worth less than what any plan makes of it. Good prices also say which way to try first.
"""

from __future__ import annotations

from typing import Final

from nunatak.games.ice.requests.ways import POINT, SORTS, VALIDATED, Stage, Way

FEW: Final = 5  # stages: they are looked through before prices are found
ROUNDS: Final = 4  # of haggling for each stage


class Bound:
    """What the stages from any point on can bring at most: worth, or steps towards the goal."""

    def __init__(self, stages: list[Stage], bonus: list[int], to_goal: bool) -> None:
        self.stages = stages
        self.bonus = bonus
        self.to_goal = to_goal
        self.prices = [0] * SORTS
        self.free = self.table()  # with everything for nothing: for hands in which nothing is short
        self.priced = self.free

    def table(self) -> list[list[int]]:
        """By stage and number of requests validated before: what can be gained at the prices."""
        found = [[0] * len(self.bonus)]
        for stage in reversed(self.stages):
            after = found[-1]
            row = after[:]
            for way in stage.bids(self.prices):
                net = self.net(way)
                for done in range(len(row) - len(way.places)):
                    then = done + len(way.places)
                    row[done] = max(row[done], net + self.bonus[then] - self.bonus[done] + after[then])
            found.append(row)
        found.reverse()
        return found

    def haggle(self, left: list[int]) -> None:
        """Raises the price of what is asked for too often and lowers that of what is left over, in shrinking steps."""
        best = -1
        found = self.prices
        step = POINT // 2
        for _ in range(ROUNDS * len(self.stages)):
            unsold = left[:]
            total = self.value(left)
            for stage in self.stages:
                most = 0
                taken: list[int] = []
                for way in stage.bids(self.prices):
                    net = self.net(way)
                    if net > most:
                        most = net
                        taken = way.sorts
                total += most
                for sort in taken:
                    unsold[sort] -= 1
            if best < 0 or total < best:
                best = total
                found = self.prices
            if min(unsold) >= 0 and self.value(unsold) == 0:
                break  # everybody is served: no prices are better
            self.prices = [max(0, self.prices[sort] - step * unsold[sort]) for sort in range(SORTS)]
            step = step * 9 // 10
        self.prices = found
        self.priced = self.table()

    def net(self, way: Way) -> int:
        """What a way brings, less the price of what it takes."""
        net = way.toward if self.to_goal else way.worth
        for sort in way.sorts:
            net -= self.prices[sort]
        return net

    def value(self, left: list[int]) -> int:
        """What is left, at its price."""
        return sum([self.prices[sort] * left[sort] for sort in range(SORTS)])

    def rest(self, i: int, done: int, left: list[int]) -> int:
        """What stage i and all after it can bring at most."""
        return min(self.free[i][done], self.priced[i][done] + self.value(left))


class Search:
    """Depth first over the stages. What has been seen with as much in hand is not looked at again."""

    def __init__(self, stages: list[Stage], left: list[int], bonuses: list[int], most: int, ranked: bool) -> None:
        self.stages = stages
        self.left = left
        self.most = most
        self.ranked = ranked  # whether it matters how many have been validated
        self.bonus = [POINT * sum(bonuses[:done]) for done in range(most + 1)]  # of so many validated
        self.bound = Bound(stages, self.bonus, False)
        if len(stages) > FEW:
            self.bound.haggle(left)
        self.goal = 0
        self.goal_bound = self.bound
        self.chosen: list[Way] = []
        self.best = 0
        self.best_ways: list[Way] = []
        self.seen: dict[tuple[int, ...], int] = {}
        self.looked = 0

    def run(self) -> None:
        """Finds what is worth most."""
        self.look(0, 0, 0, 0)

    def run_to(self, goal: int) -> bool:
        """Finds what is worth most among the plans that reach a goal. False, and all is as before, if there is none."""
        if sum([way.toward for way in self.best_ways]) > goal * POINT - VALIDATED:
            return True
        before = self.best
        self.goal = goal
        self.goal_bound = Bound(self.stages, [0] * (self.most + 1), True)
        if len(self.stages) > FEW:
            self.goal_bound.haggle(self.left)
        self.best = -POINT
        self.seen = {}
        self.look(0, 0, 0, 0)
        if self.best < 0:
            self.best = before
            return False
        return True

    def look(self, i: int, done: int, worth: int, toward: int) -> None:
        """Everything from stage i on, with so many validated and so much gained."""
        self.looked += 1
        left = self.left
        missing = self.goal * POINT - toward - VALIDATED  # the anima spent does not count against the goal
        if worth > self.best and missing < 0:
            self.best = worth
            self.best_ways = self.chosen[:]
        if i == len(self.stages) or worth + self.bound.rest(i, done, left) <= self.best:
            return
        if missing >= 0 and self.goal_bound.rest(i, done, left) <= missing:
            return
        stage = self.stages[i]
        key = (
            i,
            done if self.ranked else 0,
            max(missing // POINT, -1),
            *[sum([left[sort] for sort in group]) for group in stage.groups],
        )
        if self.seen.get(key, -POINT) >= worth:
            return
        self.seen[key] = worth
        ways = stage.ways(left)
        order = [(-self.bound.net(ways[k]), k) for k in range(len(ways))]
        order.append((0, len(ways)))  # to leave it
        order.sort()
        for _, k in order:
            if k == len(ways):
                self.look(i + 1, done, worth, toward)
                continue
            way = ways[k]
            then = done + len(way.places)
            if then <= self.most:
                for sort in way.sorts:
                    left[sort] -= 1
                self.chosen.append(way)
                bonus = self.bonus[then] - self.bonus[done]
                self.look(i + 1, then, worth + way.worth + bonus, toward + way.toward)
                self.chosen.pop()
                for sort in way.sorts:
                    left[sort] += 1
