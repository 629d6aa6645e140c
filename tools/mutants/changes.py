"""How a piece of code is changed: other comparisons, other numbers, other signs, something left out."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import TypeAlias

Change: TypeAlias = "tuple[ast.stmt | ast.expr, str]"

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OTHER_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def changes_of(node: ast.AST, returns: str, begins: bool) -> Iterator[Change]:
    """What can be done to this very piece, each with the piece of source to replace and what to write there."""
    if isinstance(node, ast.Compare):
        yield from other_comparisons(node)
    elif isinstance(node, ast.Constant):
        yield from other_constants(node)
    elif isinstance(node, ast.BoolOp):
        yield from other_conditions(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node, f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp):
        yield from other_signs(node)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OTHER_FUNCTIONS:
        yield node.func, OTHER_FUNCTIONS[node.func.id]
    elif isinstance(node, ast.stmt):
        yield from other_statements(node, returns, begins)
    for condition in conditions(node):
        if not isinstance(condition, ast.Compare | ast.UnaryOp):
            yield condition, f"(not ({ast.unparse(condition)}))"


def other_comparisons(node: ast.Compare) -> Iterator[Change]:
    for i, sign in enumerate(node.ops):
        for other in COMPARISONS[type(sign)]:
            changed = copy.deepcopy(node)
            changed.ops[i] = other()
            yield node, ast.unparse(changed)


def other_constants(node: ast.Constant) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield node, str(not value)
    elif isinstance(value, int):
        for other in (value + 1, value - 1):
            yield node, str(other) if other >= 0 else f"({other})"


def other_conditions(node: ast.BoolOp) -> Iterator[Change]:
    changed = copy.deepcopy(node)
    changed.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield node, f"({ast.unparse(changed)})"
    for i in range(len(node.values)):
        fewer = copy.deepcopy(node)
        del fewer.values[i]
        yield node, f"({ast.unparse(fewer if len(fewer.values) > 1 else fewer.values[0])})"


def other_signs(node: ast.BinOp) -> Iterator[Change]:
    if type(node.op) in SIGNS and not any(is_text_or_list(side) for side in (node.left, node.right)):
        changed = copy.deepcopy(node)
        changed.op = SIGNS[type(node.op)]()
        yield node, f"({ast.unparse(changed)})"


def is_text_or_list(node: ast.expr) -> bool:
    """What can be put together, but not taken apart: the mistake would show at once, whatever the tests."""
    return isinstance(node, ast.List | ast.ListComp | ast.JoinedStr | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def other_statements(node: ast.stmt, returns: str, begins: bool) -> Iterator[Change]:
    if isinstance(node, ast.AugAssign):
        yield node, "pass"
        if type(node.op) in SIGNS and not is_text_or_list(node.value):
            changed = copy.deepcopy(node)
            changed.op = SIGNS[type(node.op)]()
            yield node, ast.unparse(changed)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        if not ast.unparse(node).startswith("super().__init__"):
            yield node, "pass"
    elif isinstance(node, ast.Assign) and not begins:
        # A name that is never given a value would show at once; something on the table keeps its old one.
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            yield node, "pass"
    elif isinstance(node, ast.Delete | ast.Continue | ast.Break):
        yield node, "pass"
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        value = ast.unparse(node.value)
        if returns == "bool":
            yield node, f"return not ({value})"
        elif returns == "int":
            yield node, f"return ({value}) + 1"
        elif returns.startswith("list[") and value != "[]":
            yield node, "return []"


def conditions(node: ast.AST) -> list[ast.expr]:
    """What a piece decides by."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return [node.test]
    if isinstance(node, ast.comprehension):
        return node.ifs
    return []
