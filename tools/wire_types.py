"""Write the types of the wire, and of every game's view and options, as TypeScript; `--check` only compares.

python tools/wire_types.py [--check] [FILE]
"""

from __future__ import annotations

import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tablewright.core.game import Game
from tablewright.core.registry import every
from tablewright.server import wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from the Python structs; `make types` writes it anew. Do not edit."


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, *_aliases()]
    parts += [_interface(kind, kind.__name__, {}) for kind in _structs(wire) if kind not in (wire.Request, wire.Answer)]
    parts.append("export type FromClient = " + _union(wire.FromClient))
    parts.append("export type FromServer = " + _union(wire.FromServer))
    parts.append(_routes())
    views = {}
    for game in every():
        prefix = "".join(part.title() for part in game.name.replace("_", "-").split("-"))
        kinds = view_structs(game)
        names = {kind: prefix + (kind.__name__ if kind.__name__ != "View" else "View") for kind in kinds}
        views[game.name] = " | ".join(sorted({names[kind] for kind in _roots(game)}))
        parts += [_interface(kind, name, names) for kind, name in names.items()]
        parts.append(_interface(game.options, f"{prefix}Options", {game.options: f"{prefix}Options"}))
    parts.append("export interface Views {\n" + "".join(f'  "{name}": {view};\n' for name, view in views.items()) + "}")
    return "\n\n".join(parts) + "\n"


def _roots(game: Game) -> list[type[msgspec.Struct]]:
    """The classes of the game's views."""
    found: dict[type[msgspec.Struct], None] = {}
    for options in game.varieties():
        state = game.start(options, seats=min(game.seat_counts(options)), seed="types")
        found |= {type(state.view(seat)): None for seat in (0, None)}
    return list(found)


def view_structs(game: Game) -> list[type[msgspec.Struct]]:
    """Every struct that a view of the game may hold, views last."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(kind: Any) -> None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                for field in msgspec.structs.fields(kind):
                    visit(field.type)
                found[kind] = None
            return
        for part in typing.get_args(kind):
            visit(part)

    for root in _roots(game):
        visit(root)
    return list(found)


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    kinds = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


def _aliases() -> list[str]:
    return ['export type Lang = "en" | "fr";']


def _interface(kind: type[msgspec.Struct], name: str, names: dict[type[msgspec.Struct], str]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    request = issubclass(kind, wire.Request) or kind in (wire.Clock, wire.Policy, wire.Hello, wire.Ping)
    lines = []
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = "?" if request and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type, names)};")
    doc = " ".join((kind.__doc__ or "").split())
    return f"/** {doc} */\nexport interface {name} {{\n" + "".join(line + "\n" for line in lines) + "}"


def _type(kind: inspect.Type, names: dict[type[msgspec.Struct], str]) -> str:
    plain = {
        inspect.AnyType: "unknown",
        inspect.NoneType: "null",
        inspect.BoolType: "boolean",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
    }
    if type(kind) in plain:
        return plain[type(kind)]
    match kind:
        case inspect.Metadata():
            return _type(kind.type, names)
        case inspect.StructType():
            return names.get(kind.cls, kind.cls.__name__)
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(part, names) for part in kind.types))
        case inspect.ListType() | inspect.VarTupleType():
            inner = _type(kind.item_type, names)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return "[" + ", ".join(_type(part, names) for part in kind.item_types) + "]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type, names)}>"
    raise TypeError(f"no TypeScript for {kind}")


def _union(kind: Any) -> str:
    return " | ".join(part.__name__ for part in typing.get_args(kind)) + ";"


def _routes() -> str:
    lines = [
        f'  "{route}": {{ takes: {taken or "null"}; answers: {given} }};\n'
        for route, (taken, given) in wire.ROUTES.items()
    ]
    return "/** " + " ".join((wire.__doc__ or "").split()) + " */\nexport interface Routes {\n" + "".join(lines) + "}"


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is stale."""
    paths = [Path(each) for each in arguments if not each.startswith("--")]
    target = paths[0] if paths else TARGET
    text = typescript()
    if "--check" in arguments:
        if not target.is_file() or target.read_text("utf-8") != text:
            print(f"{target} is stale: run `make types`", file=sys.stderr)
            return 1
        return 0
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
