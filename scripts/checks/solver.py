"""Holds the systems that StrutBenchmarks prints against HiGHS; `scripts/checks/solver` runs it."""

import json
import sys

import numpy
from scipy.optimize import linprog

# In points: what counts as holding, and what a level may be worse by, beside its own size.
HOLDS = 1e-6
WORSE = 1e-5


def excess(constraint, values):
    """How far a constraint is from holding."""
    terms, constant, relation, _ = constraint
    value = constant + sum(factor * values[variable] for variable, factor in terms)
    return {"<=": max(value, 0), "==": abs(value), ">=": max(-value, 0)}[relation]


class Program:
    """Required constraints, and the totals of the levels done with as upper bounds."""

    def __init__(self, count, constraints):
        self.count = count
        self.required = [c for c in constraints if c[3] == 1000]
        self.wishes = [c for c in constraints if c[3] != 1000]

    def best(self, level, caps):
        """The least total error of a level; None where the program has no solution.

        A wish's errors above and below are columns of their own behind the variables."""
        columns = self.count + 2 * len(self.wishes)
        upper, upper_bounds, equal, equal_bounds = [], [], [], []
        for terms, constant, relation, _ in self.required:
            row = numpy.zeros(columns)
            for variable, factor in terms:
                row[variable] += factor
            if relation == "==":
                equal.append(row)
                equal_bounds.append(-constant)
            else:
                sign = 1 if relation == "<=" else -1
                upper.append(sign * row)
                upper_bounds.append(-sign * constant)
        cost = {
            priority: numpy.zeros(columns) for priority in {w[3] for w in self.wishes} | {level}
        }
        for index, (terms, constant, relation, priority) in enumerate(self.wishes):
            row = numpy.zeros(columns)
            for variable, factor in terms:
                row[variable] += factor
            above = self.count + 2 * index
            row[above], row[above + 1] = -1, 1
            equal.append(row)
            equal_bounds.append(-constant)
            cost[priority][above] = relation != ">="
            cost[priority][above + 1] = relation != "<="
        for priority, cap in caps.items():
            upper.append(cost[priority])
            upper_bounds.append(cap)
        result = linprog(
            cost[level],
            A_ub=numpy.array(upper) if upper else None,
            b_ub=upper_bounds or None,
            A_eq=numpy.array(equal) if equal else None,
            b_eq=equal_bounds or None,
            bounds=[(None, None)] * self.count + [(0, None)] * (2 * len(self.wishes)),
            method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9},
        )
        if result.status == 2:
            return None
        if result.status != 0:
            raise RuntimeError(result.message)
        return result.fun


def check(system, counts):
    values = system["values"]
    size = max([1] + [abs(value) for value in values])
    program = Program(len(values), system["held"])
    wrong = []
    for constraint in program.required:
        counts["required"] += 1
        if excess(constraint, values) > HOLDS * size:
            wrong.append(f"required {constraint} is missed by {excess(constraint, values)}")
    caps = {}
    for level in sorted({wish[3] for wish in program.wishes}, reverse=True):
        counts["levels"] += 1
        total = sum(excess(wish, values) for wish in program.wishes if wish[3] == level)
        # As tight as the other solver's tolerance lets it be: slack above buys much below.
        slacks = (1e-9, 1e-8, 1e-7)
        found = (
            program.best(level, {k: c + s * max(1, c) for k, c in caps.items()}) for s in slacks
        )
        best = next((value for value in found if value is not None), None)
        if best is None:
            wrong.append(f"at {level}: no solution is as good on the levels above")
            break
        if total > best + WORSE * max(1, best):
            wrong.append(f"at {level}: total error {total}, {best} would do")
        caps[level] = best
    for constraint, conflicting in system["refused"]:
        counts["refused"] += 1
        if Program(len(values), [constraint] + conflicting).best(0, {}) is not None:
            wrong.append(f"refused {constraint}, which can hold with {conflicting}")
    return wrong


def main():
    counts = {"systems": 0, "required": 0, "levels": 0, "refused": 0}
    failures = 0
    for line in sys.stdin:
        system = json.loads(line)
        counts["systems"] += 1
        for complaint in check(system, counts):
            failures += 1
            print(f"seed {system['seed']}: {complaint}")
    print(
        "checked "
        + ", ".join(f"{number} {what}" for what, number in counts.items())
        + f"; {failures} wrong"
    )
    sys.exit(1 if failures or not counts["systems"] else 0)


main()
