import type { Node } from 'oxc-parser';
import { isSqlTag, Reader } from './evaluate.ts';
import { enclosing, type Fn, lineOf, type Source, walk } from './source.ts';
import type { Env, Piece, Value } from './value.ts';

/** A statement as it goes to the database, with `$1` and so on for the values beside it. */
export interface Statement {
  /** File and line where it, or the outermost piece of it, is written. */
  readonly at: string;
  readonly text: string;
}
export interface Collected {
  readonly statements: readonly Statement[];
  /** Statements whose tables or columns are worked out from the declarations: `at` and what is open in them. */
  readonly derived: readonly Statement[];
  /** Statements that have a piece which cannot be read from the sources, with that piece. */
  readonly open: readonly Statement[];
  /** Texts of SQL that no statement was seen to use. */
  readonly unused: readonly string[];
}

/** Both ways of a condition, and of three within each other. */
const choices = Array.from({ length: 12 }, (_, i) => i);
const nowhere: Env = { bound: new Map(), choice: 0, depth: 0 };
/** What a statement begins with that the database can prepare. */
const begins = /^\s*\(?\s*(select|insert|update|delete|merge|with|values)\b/i;
/** A text that is written as one, wherever it stands. */
const looksLikeOne =
  /^\s*(select\s[\s\S]*\sfrom\s|select\s+[\w.]+\(|insert\s+into\s|update\s+\S+\s+(\w+\s+)?set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;

/** Every statement that the given sources send. */
export function collect(sources: ReadonlyMap<string, Source>): Collected {
  const used = new Set<Node>();
  const reader = new Reader(sources, (node) => used.add(node));
  const callers = callersIn(sources, reader);
  const kinds = {
    statements: new Map<string, Statement>(),
    derived: new Map<string, Statement>(),
    open: new Map<string, Statement>(),
  };

  /** Takes what an expression is under every choice; where a piece is a caller's, from each of the callers. */
  const take = (source: Source, node: Node, bound: Env['bound'], fn: Fn | undefined, left: number): void => {
    const values = choices.map((choice) => reader.begin(source, node, { ...nowhere, bound, choice }));
    const isOpen = values.some((value) => openIn(value).length > 0);
    const calls = fn && isOpen && left > 0 ? (callers.get(fn) ?? []) : [];
    if (fn && isOpen && calls.length === 0 && left > 0) {
      const outer = enclosing(source, fn);
      if (outer) {
        take(source, node, bound, outer, left - 1);
        return;
      }
    }
    for (const call of calls) {
      const given = call.node.arguments.map((one) => (env: Env) => reader.read(call.source, one, env));
      const at = enclosing(call.source, call.node);
      const taken = new Map([...bound, [fn as Fn, given.map((one) => () => one({ ...nowhere, bound }))]]);
      take(source, node, taken, at, left - 1);
    }
    if (calls.length > 0) return;
    for (const value of values) {
      if (value.kind !== 'sql' && value.kind !== 'text') continue;
      const text = written(value.pieces);
      if (!begins.test(text)) continue;
      const open = openIn(value);
      const kind =
        open.length === 0 ? 'statements' : open.every((one) => one.open === 'catalogue') ? 'derived' : 'open';
      const at = `${source.path}:${lineOf(source, node)}`;
      kinds[kind].set(`${at} ${text}`, { at, text });
    }
  };

  for (const source of sources.values())
    for (const node of walk(source.program)) {
      const asked = askedIn(node);
      if (asked) take(source, asked, new Map(), enclosing(source, node), 4);
    }
  for (const source of sources.values())
    for (const node of walk(source.program))
      if (isSqlTag(node) && !used.has(node.quasi) && begins.test(node.quasi.quasis[0]?.value.raw ?? ''))
        take(source, node, new Map(), enclosing(source, node), 4);
  const unused = [...sources.values()].flatMap((source) =>
    [...walk(source.program)]
      .filter((node) => isText(source, node) && !used.has(node))
      .map((node) => `${source.path}:${lineOf(source, node)}`),
  );
  const all = (kind: keyof typeof kinds) => [...kinds[kind].values()];
  return { statements: all('statements'), derived: all('derived'), open: all('open'), unused };
}

/** What is handed to a door of the database: `.query(…)` and `.open(…)`. */
function askedIn(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  if (property.type !== 'Identifier' || (property.name !== 'query' && property.name !== 'open')) return undefined;
  const [asked] = node.arguments;
  if (asked?.type !== 'ObjectExpression') return asked;
  const text = asked.properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'text',
  );
  return text?.type === 'Property' ? text.value : undefined;
}

/** Whether a node is a text of SQL: one that is tagged, or one that reads like a statement. */
function isText(source: Source, node: Node): boolean {
  if (node.type === 'TemplateLiteral') {
    const above = source.parents.get(node);
    if (above && isSqlTag(above)) return node.quasis.some((one) => one.value.raw.trim() !== '');
    return looksLikeOne.test(node.quasis.map((one) => one.value.raw).join(' x '));
  }
  return node.type === 'Literal' && typeof node.value === 'string' && looksLikeOne.test(node.value);
}

const openIn = (value: Value) =>
  value.kind === 'sql' || value.kind === 'text'
    ? value.pieces.filter((one): one is Extract<Piece, { open: string }> => 'open' in one)
    : value.kind === 'unknown'
      ? [{ open: 'unknown' as const, by: value.by }]
      : [];

/** The text that is sent; what is open stands in guillemets. */
function written(pieces: readonly Piece[]): string {
  let parameters = 0;
  return pieces
    .map((one) => {
      if ('known' in one) return one.known;
      if ('open' in one) return `«${one.by}»`;
      parameters += 1;
      return `$${parameters}`;
    })
    .join('');
}

interface Call {
  readonly source: Source;
  readonly node: Extract<Node, { type: 'CallExpression' }>;
}
/** Where each function is called by its name. */
function callersIn(sources: ReadonlyMap<string, Source>, reader: Reader): ReadonlyMap<Fn, readonly Call[]> {
  const found = new Map<Fn, Call[]>();
  for (const source of sources.values())
    for (const node of walk(source.program)) {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') continue;
      const value = reader.begin(source, node.callee, nowhere);
      if (value.kind !== 'function') continue;
      found.set(value.fn, [...(found.get(value.fn) ?? []), { source, node }]);
    }
  return found;
}
