import type { Function as FunctionNode, Node, VariableDeclarator } from 'oxc-parser';
import { type Fn, isFn, type Source, walk } from './source.ts';
import { type Env, knownText, type Piece, shortly, textOf, type Value } from './value.ts';

/** What names a table or a column after the declarations. */
const fromCatalogue = new Set(['tableName', 'columnName', 'linkTableName', 'columnOf', 'columnsOf', 'keysOfText']);
/** Deeper calls than these, or more expressions, are no way of writing a statement. */
const deepest = 16;
const mostSteps = 3000;
/** A file without any of these words has no piece of a statement. */
const speaksSql = /sql|select|where|from/i;

/** Reads expressions of the sources. `seen` is told of every text that became part of what was asked for. */
export class Reader {
  private readonly sources: ReadonlyMap<string, Source>;
  private readonly seen: (node: Node) => void;
  private steps = 0;
  constructor(sources: ReadonlyMap<string, Source>, seen: (node: Node) => void) {
    this.sources = sources;
    this.seen = seen;
  }

  /** What an expression is, beginning anew. */
  begin(source: Source, node: Node, env: Env): Value {
    this.steps = 0;
    return this.read(source, node, env);
  }

  /** What an expression is, within what was begun. */
  read(source: Source, node: Node | null | undefined, env: Env): Value {
    if (!node) return { kind: 'unknown', by: 'nothing' };
    const unknown: Value = { kind: 'unknown', by: shortly(source, node) };
    this.steps += 1;
    if (env.depth > deepest || this.steps > mostSteps) return unknown;
    switch (node.type) {
      case 'Literal':
        this.seen(node);
        return typeof node.value === 'string' || typeof node.value === 'number' ? textOf(String(node.value)) : unknown;
      case 'TemplateLiteral':
        this.seen(node);
        return { kind: 'text', pieces: this.pieces(source, node, env, 'text') };
      case 'TaggedTemplateExpression': {
        if (!isSqlTag(node)) return unknown;
        this.seen(node.quasi);
        return { kind: 'sql', pieces: this.pieces(source, node.quasi, env, 'sql') };
      }
      case 'Identifier':
        return this.named(source, node.name, node, env);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.read(source, node.expression, env);
      case 'ConditionalExpression':
        return this.choose(source, [node.consequent, node.alternate], env);
      case 'LogicalExpression': {
        const [left, right] = [this.read(source, node.left, env), this.read(source, node.right, env)];
        if (left.kind === 'unknown' && right.kind !== 'sql' && right.kind !== 'text') return unknown;
        return this.choose(source, left.kind === 'unknown' ? [node.right] : [node.left, node.right], env);
      }
      case 'BinaryExpression': {
        if (node.operator !== '+') return unknown;
        const [left, right] = [this.read(source, node.left, env), this.read(source, node.right, env)];
        return { kind: 'text', pieces: [...piecesOf(left, 'text'), ...piecesOf(right, 'text')] };
      }
      case 'ArrayExpression':
        return {
          kind: 'list',
          items: node.elements.flatMap((one): Value[] => {
            if (one?.type !== 'SpreadElement') return [this.read(source, one, env)];
            const spread = this.read(source, one.argument, env);
            return spread.kind === 'list' ? [...spread.items] : [spread];
          }),
        };
      case 'ObjectExpression': {
        const entries = new Map<string, () => Value>();
        for (const one of node.properties) {
          if (one.type === 'SpreadElement') {
            const spread = this.read(source, one.argument, env);
            if (spread.kind === 'object') for (const [key, value] of spread.entries) entries.set(key, value);
          } else if (one.key.type === 'Identifier' || one.key.type === 'Literal')
            entries.set(one.key.type === 'Identifier' ? one.key.name : String(one.key.value), () =>
              this.read(source, one.value, env),
            );
        }
        return { kind: 'object', entries };
      }
      case 'MemberExpression':
        return this.member(source, node, env);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return { kind: 'function', fn: node, source, env };
      case 'CallExpression':
        return this.call(source, node, env);
      default:
        return unknown;
    }
  }

  private pieces(
    source: Source,
    { quasis, expressions }: Extract<Node, { type: 'TemplateLiteral' }>,
    env: Env,
    kind: 'sql' | 'text',
  ): Piece[] {
    return quasis.flatMap((quasi, i): Piece[] => {
      const given = expressions[i];
      const known = { known: kind === 'sql' ? (quasi.value.cooked ?? quasi.value.raw) : (quasi.value.cooked ?? '') };
      return given === undefined ? [known] : [known, ...piecesOf(this.read(source, given, env), kind)];
    });
  }

  /** One of several ways, by the number of the choice. */
  private choose(source: Source, ways: readonly Node[], env: Env): Value {
    const way = ways[env.choice % ways.length];
    return this.read(source, way, { ...env, choice: Math.floor(env.choice / ways.length), depth: env.depth + 1 });
  }

  private member(source: Source, node: Extract<Node, { type: 'MemberExpression' }>, env: Env): Value {
    const of = this.read(source, node.object, env);
    const name =
      node.property.type === 'Identifier' && !node.computed
        ? node.property.name
        : node.property.type === 'PrivateIdentifier'
          ? undefined
          : knownText(this.read(source, node.property, env));
    if (of.kind === 'catalogue') return of;
    if (of.kind === 'object') {
      const one = name === undefined ? undefined : of.entries.get(name);
      if (one) return one();
      const all = [...of.entries.values()];
      if (name === undefined && all.length > 0)
        return (
          all[env.choice % all.length]?.() ?? {
            kind: 'unknown',
            by: shortly(source, node),
          }
        );
    }
    if (of.kind === 'list' && name !== undefined && of.items[Number(name)]) return of.items[Number(name)] ?? of;
    return { kind: 'unknown', by: shortly(source, node) };
  }

  private call(source: Source, node: Extract<Node, { type: 'CallExpression' }>, env: Env): Value {
    const { callee } = node;
    const given = node.arguments.map((one) => () => this.read(source, one, env));
    const unknown: Value = { kind: 'unknown', by: shortly(source, node) };
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      const { name } = callee.property;
      if (callee.object.type === 'Identifier' && callee.object.name === 'sql')
        return this.ofKysely(name, given) ?? unknown;
      const of = this.read(source, callee.object, env);
      if (of.kind === 'list') return this.ofList(of.items, name, given, env) ?? unknown;
      if (of.kind === 'sql' && (name === 'as' || name === '$castTo')) return of;
      if (of.kind === 'catalogue') return of;
      if (of.kind === 'object') {
        const method = of.entries.get(name)?.();
        return method ? this.run(method, given, env) : unknown;
      }
      // What becomes of a list that is not known is looked at once, for one of it.
      if ((name === 'map' || name === 'flatMap') && of.kind === 'unknown') {
        const [each] = given;
        const one = each && this.run(each(), [() => unknown], env);
        return one ? { kind: 'list', items: one.kind === 'list' ? one.items : [one] } : unknown;
      }
      return unknown;
    }
    if (callee.type === 'Identifier' && fromCatalogue.has(callee.name))
      return { kind: 'catalogue', by: shortly(source, node) };
    const fn = this.read(source, callee, env);
    const done = this.run(fn, given, env);
    return done.kind === 'unknown' ? { ...done, by: shortly(source, node) } : done;
  }

  /** `sql.ref`, `sql.table` and their like. */
  private ofKysely(name: string, given: readonly (() => Value)[]): Value | undefined {
    const first = given[0]?.();
    if (!first) return undefined;
    if (name === 'raw') return { kind: 'sql', pieces: piecesOf(first, 'text') };
    if (name === 'val') return { kind: 'sql', pieces: [{ parameter: true }] };
    if (name === 'lit') {
      const known = knownText(first);
      return { kind: 'sql', pieces: [known === undefined ? { parameter: true } : { known: `'${known}'` }] };
    }
    if (name === 'ref' || name === 'table' || name === 'id') {
      const known = knownText(first);
      if (known === undefined) return { kind: 'sql', pieces: piecesOf(first, 'text').filter((one) => 'open' in one) };
      const quoted = known.split('.').map((one) => `"${one}"`);
      return { kind: 'sql', pieces: [{ known: quoted.join('.') }] };
    }
    if (name !== 'join') return undefined;
    const between = given[1] ? piecesOf(given[1](), 'sql') : [{ known: ', ' }];
    const parts = first.kind === 'list' ? first.items : [first];
    return {
      kind: 'sql',
      pieces: parts.flatMap((one, i) => [...(i > 0 ? between : []), ...piecesOf(one, 'sql')]),
    };
  }

  private ofList(items: readonly Value[], name: string, given: readonly (() => Value)[], env: Env): Value | undefined {
    const [each] = given;
    if (name === 'join') {
      const between = each ? piecesOf(each(), 'text') : [{ known: ',' }];
      return { kind: 'text', pieces: items.flatMap((one, i) => [...(i > 0 ? between : []), ...piecesOf(one, 'text')]) };
    }
    if (name === 'filter' || name === 'slice' || name === 'sort' || name === 'toSorted') return { kind: 'list', items };
    if ((name !== 'map' && name !== 'flatMap') || !each) return undefined;
    const fn = each();
    return {
      kind: 'list',
      items: items.flatMap((one) => {
        const done = this.run(fn, [() => one], env);
        return name === 'flatMap' && done.kind === 'list' ? [...done.items] : [done];
      }),
    };
  }

  /** What a function answers: its expression, or what one of its `return`s says. */
  private run(value: Value, given: readonly (() => Value)[], env: Env): Value {
    if (value.kind !== 'function') return { kind: 'unknown', by: 'a call' };
    const { fn, source } = value;
    const inside: Env = {
      bound: new Map([...value.env.bound, [fn, given]]),
      choice: env.choice,
      depth: Math.max(env.depth, value.env.depth) + 1,
    };
    if (!fn.body || fn.async) return { kind: 'unknown', by: 'a call' };
    if (fn.body.type !== 'BlockStatement') return this.read(source, fn.body, inside);
    const ways = returnsOf(fn);
    return ways.length === 0 ? { kind: 'unknown', by: 'a call' } : this.choose(source, ways, inside);
  }

  /** What a name stands for where it is used. */
  private named(source: Source, name: string, node: Node, env: Env): Value {
    const deeper = { ...env, depth: env.depth + 1 };
    if (name === 'undefined') return { kind: 'unknown', by: name };
    for (let at = source.parents.get(node); at; at = source.parents.get(at)) {
      if (isFn(at)) {
        const fn = at;
        for (const [i, param] of fn.params.entries()) {
          const found = this.inPattern(source, param, name, env.bound.get(fn)?.[i], deeper);
          if (found) return found;
        }
      }
      if (isFn(at) || at.type === 'Program' || at.type === 'BlockStatement') {
        for (const one of declared(at)) {
          if (one.type !== 'VariableDeclarator') {
            if (one.id?.name === name) return { kind: 'function', fn: one, source, env };
            continue;
          }
          const found = this.inPattern(source, one.id, name, () => this.read(source, one.init, deeper), deeper);
          if (found) return found;
        }
      }
    }
    return this.imported(source, name, deeper) ?? { kind: 'unknown', by: name };
  }

  private imported(source: Source, name: string, env: Env): Value | undefined {
    const named = source.imports.get(name);
    const from = named && (this.sources.get(named.path)?.handedOn.get(named.name) ?? named);
    const there = from && this.sources.get(from.path);
    if (!there || !speaksSql.test(there.text)) return undefined;
    const [first] = there.program.body;
    return first ? this.named(there, from.name, first, env) : undefined;
  }

  /** What a name is that a pattern takes out of something; undefined when the pattern does not name it. */
  private inPattern(
    source: Source,
    pattern: Node,
    name: string,
    given: (() => Value) | undefined,
    env: Env,
  ): Value | undefined {
    if (!binds(pattern, name)) return undefined;
    switch (pattern.type) {
      case 'Identifier': {
        if (pattern.name !== name) return undefined;
        const written = pattern.typeAnnotation ? shortly(source, pattern.typeAnnotation) : '';
        const isFragment = /RawBuilder|\bSql\b|typeof sql/.test(written);
        return given?.() ?? { kind: 'unknown', by: name, ...(isFragment ? { is: 'fragment' as const } : {}) };
      }
      case 'AssignmentPattern': {
        const otherwise = () => this.read(source, pattern.right, env);
        const value = given?.();
        return this.inPattern(
          source,
          pattern.left,
          name,
          value && value.kind !== 'unknown' ? () => value : otherwise,
          env,
        );
      }
      case 'ObjectPattern': {
        for (const one of pattern.properties) {
          if (one.type === 'RestElement' || one.key.type !== 'Identifier') continue;
          if (!binds(one.value, name)) continue;
          const key = one.key.name;
          const of = given?.();
          const inner = of?.kind === 'object' ? of.entries.get(key) : undefined;
          const catalogued = of?.kind === 'catalogue' ? () => of : undefined;
          const found = this.inPattern(source, one.value, name, inner ?? catalogued, env);
          if (found) return found;
        }
        return undefined;
      }
      case 'ArrayPattern': {
        for (const [i, one] of pattern.elements.entries()) {
          if (!one || !binds(one, name)) continue;
          const of = given?.();
          const item = of?.kind === 'list' ? of.items[i] : undefined;
          const catalogued = of?.kind === 'catalogue' ? of : undefined;
          const value = item ?? catalogued;
          const found = this.inPattern(source, one, name, value && (() => value), env);
          if (found) return found;
        }
        return undefined;
      }
      case 'TSParameterProperty':
        return this.inPattern(source, pattern.parameter, name, given, env);
      default:
        return undefined;
    }
  }
}

const bindsKept = new WeakMap<Node, ReadonlySet<string>>();
/** Whether a pattern may name it. */
function binds(pattern: Node, name: string): boolean {
  const kept =
    bindsKept.get(pattern) ??
    new Set([...walk(pattern)].flatMap((one) => (one.type === 'Identifier' ? [one.name] : [])));
  bindsKept.set(pattern, kept);
  return kept.has(name);
}

export const isSqlTag = (node: Node): node is Extract<Node, { type: 'TaggedTemplateExpression' }> =>
  node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === 'sql';

/** A value as pieces of a text or of a statement, where it stands in one. */
function piecesOf(value: Value, within: 'sql' | 'text'): readonly Piece[] {
  switch (value.kind) {
    case 'sql':
      return value.pieces;
    case 'text':
      return within === 'text' ? value.pieces : [{ parameter: true }];
    case 'catalogue':
      return [{ open: 'catalogue', by: value.by }];
    case 'unknown':
      return within === 'sql' && value.is !== 'fragment' ? [{ parameter: true }] : [{ open: 'unknown', by: value.by }];
    default:
      return within === 'sql' ? [{ parameter: true }] : [{ open: 'unknown', by: value.kind }];
  }
}

const returnsKept = new WeakMap<Fn, readonly Node[]>();
/** What a function answers with, its inner functions not counted. */
function returnsOf(fn: Fn): readonly Node[] {
  const kept = returnsKept.get(fn);
  if (kept) return kept;
  const own = inside(fn).flatMap((one) => (one.type === 'ReturnStatement' && one.argument ? [one.argument] : []));
  returnsKept.set(fn, own);
  return own;
}

type Declared = VariableDeclarator | FunctionNode;
const declaredKept = new WeakMap<Node, readonly Declared[]>();
/** What is declared directly in a file, a function or a block. */
function declared(at: Node): readonly Declared[] {
  const kept = declaredKept.get(at);
  if (kept) return kept;
  const body = at.type === 'Program' || at.type === 'BlockStatement' ? at.body : [];
  const found = body.flatMap((one): Declared[] => {
    const what = one.type === 'ExportNamedDeclaration' ? one.declaration : one;
    if (what?.type === 'VariableDeclaration') return what.declarations;
    return what?.type === 'FunctionDeclaration' ? [what] : [];
  });
  declaredKept.set(at, found);
  return found;
}

/** The nodes of a function without those of functions in it. */
function inside(fn: Fn): Node[] {
  const inner = [...walk(fn)].filter((one) => one !== fn && isFn(one));
  return [...walk(fn)].filter((one) => !inner.some((other) => other.start <= one.start && one.end <= other.end));
}
