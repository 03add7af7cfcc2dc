import type { Filter } from '@homeport/grammar';

/** A filter of RFC 7644, section 3.4.2.2. Attribute names are as written, without the name of their schema. */
export type ScimFilter =
  | { readonly op: 'and' | 'or'; readonly parts: readonly [ScimFilter, ScimFilter] }
  | { readonly op: 'not'; readonly part: ScimFilter }
  | { readonly op: 'pr'; readonly path: string }
  | { readonly op: Compare; readonly path: string; readonly value: Scalar }
  /** `emails[type eq "work"]`: an item of a list for which all of it holds. */
  | { readonly op: 'has'; readonly path: string; readonly part: ScimFilter };
export type Compare = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';
export type Scalar = string | number | boolean | null;

const compares = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);
const token = /\s*("(?:[^"\\]|\\.)*"|[()[\]]|[^\s()[\]"]+)/y;
/** A filter is no program: deeper ones are refused. */
const deepest = 20;

/** `urn:ietf:params:scim:schemas:core:2.0:User:userName` is `userName`. */
export const withoutSchema = (path: string): string =>
  path.replace(/^urn:[\w:.-]+?:(?:User|Group|PatchOp)(?![\w-])[:.]?/i, '').replace(/^\./, '');

/** Reads a filter; undefined when it cannot be read. */
export function readScimFilter(text: string): ScimFilter | undefined {
  const words = wordsOf(text);
  if (!words || words.length === 0) return undefined;
  let at = 0;
  const next = () => words[at++];
  const isWord = (word: string) => words[at]?.toLowerCase() === word;
  const either = (depth: number): ScimFilter | undefined => chain('or', both, depth);
  const both = (depth: number): ScimFilter | undefined => chain('and', single, depth);
  const chain = (
    op: 'and' | 'or',
    inner: (depth: number) => ScimFilter | undefined,
    depth: number,
  ): ScimFilter | undefined => {
    let left = inner(depth);
    while (left && isWord(op)) {
      next();
      const right = inner(depth);
      left = right && { op, parts: [left, right] };
    }
    return left;
  };
  const group = (close: string, depth: number): ScimFilter | undefined => {
    next();
    const part = either(depth + 1);
    return next() === close ? part : undefined;
  };
  const single = (depth: number): ScimFilter | undefined => {
    if (depth > deepest) return undefined;
    if (isWord('not') && words[at + 1] === '(') {
      next();
      const part = group(')', depth);
      return part && { op: 'not', part };
    }
    if (words[at] === '(') return group(')', depth);
    const path = withoutSchema(next() ?? '');
    if (!/^[a-z$][\w$.-]*$/i.test(path)) return undefined;
    if (words[at] === '[') {
      const part = group(']', depth);
      return part && { op: 'has', path, part };
    }
    const op = next()?.toLowerCase();
    if (op === 'pr') return { op, path };
    const value = scalarOf(next());
    return op !== undefined && compares.has(op) && value !== undefined ? { op: op as Compare, path, value } : undefined;
  };
  const read = either(0);
  return at === words.length ? read : undefined;
}

function wordsOf(text: string): string[] | undefined {
  const words: string[] = [];
  token.lastIndex = 0;
  while (text.slice(token.lastIndex).trim() !== '') {
    const found = token.exec(text);
    if (!found?.[1]) return undefined;
    words.push(found[1]);
  }
  return words;
}
function scalarOf(word: string | undefined): Scalar | undefined {
  if (word === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(/^(true|false|null)$/i.test(word) ? word.toLowerCase() : word);
    return typeof value === 'object' && value !== null ? undefined : (value as Scalar);
  } catch {
    return undefined;
  }
}

/** The value of an attribute by its name in any case. */
export function attributeOf(of: unknown, name: string): unknown {
  if (typeof of !== 'object' || of === null) return undefined;
  const key = Object.keys(of).find((one) => one.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : (of as Readonly<Record<string, unknown>>)[key];
}
/** The values at a path of attributes; lists are looked into. */
export const valuesAt = (of: unknown, path: string): unknown[] =>
  path.split('.').reduce<unknown[]>((all, name) => all.flatMap((one) => attributeOf(one, name) ?? []), [of]);

/** Whether a resource, or an item of one of its lists, is what a filter looks for. Texts are compared without case. */
export function matchesFilter(filter: ScimFilter, of: unknown): boolean {
  switch (filter.op) {
    case 'and':
      return filter.parts.every((part) => matchesFilter(part, of));
    case 'or':
      return filter.parts.some((part) => matchesFilter(part, of));
    case 'not':
      return !matchesFilter(filter.part, of);
    case 'has':
      return valuesAt(of, filter.path).some((item) => matchesFilter(filter.part, item));
    case 'pr':
      return valuesAt(of, filter.path).some((value) => value !== '');
    default: {
      const values = valuesAt(of, filter.path).map((value) =>
        typeof value === 'object' && value !== null ? attributeOf(value, 'value') : value,
      );
      if (filter.op === 'ne') return !values.some((value) => holds('eq', value, filter.value));
      if (filter.value === null) return filter.op === 'eq' && values.length === 0;
      return values.some((value) => holds(filter.op, value, filter.value));
    }
  }
}
function holds(op: Compare, value: unknown, wanted: Scalar): boolean {
  const fold = (one: unknown) => (typeof one === 'string' ? one.toLowerCase() : one);
  const [a, b] = [
    fold(value),
    fold(typeof value === 'boolean' && typeof wanted === 'string' ? wanted.toLowerCase() === 'true' : wanted),
  ];
  if (op === 'eq') return a === b;
  if (typeof a !== typeof b || a === null || b === null) return false;
  if (typeof a === 'string' && typeof b === 'string') {
    if (op === 'co') return a.includes(b);
    if (op === 'sw') return a.startsWith(b);
    if (op === 'ew') return a.endsWith(b);
  }
  const [one, other] = [a as string | number, b as string | number];
  if (op === 'gt') return one > other;
  if (op === 'ge') return one >= other;
  if (op === 'lt') return one < other;
  return op === 'le' && one <= other;
}

/** Where an attribute stands in our records, and how its values are read; undefined: it cannot be asked for. */
export type AttributeMap = (
  path: string,
) => { readonly field: string; readonly read: (value: Scalar) => Scalar | undefined } | undefined;
/**
 * What of a filter the database can say. Everything it leaves out, and how texts are compared, is looked at afterwards: what it
 * finds is never too little.
 */
export function narrowed(filter: ScimFilter, map: AttributeMap): Filter | undefined {
  if ('parts' in filter) {
    const parts = filter.parts.map((part) => narrowed(part, map));
    const filters = parts.flatMap((part) => (part ? [part] : []));
    if (filter.op === 'or') return filters.length === parts.length ? { any: filters } : undefined;
    return filters.length > 1 ? { all: filters } : filters[0];
  }
  if (filter.op === 'not' || filter.op === 'has' || filter.op === 'pr') return undefined;
  const at = map(filter.path);
  const value = at?.read(filter.value);
  if (!at || value === undefined || value === null || filter.op === 'ne') return undefined;
  if (typeof value !== 'string' || at.field === 'id' || at.field === 'status')
    return filter.op === 'eq' ? { field: at.field, op: 'eq', value } : undefined;
  // Contains, without case: wide enough for each of them, and looked at again.
  const isWide = ['eq', 'co', 'sw', 'ew'].includes(filter.op) && !/[%*]/.test(value);
  return isWide ? { field: at.field, op: 'lk', value } : undefined;
}
