import type { FieldType } from './fields/field.ts';

/** Names and numbers of a formula, or where it cannot be read: the text from there on. */
export type ReadFormula = { readonly names: readonly string[] } | { readonly unreadable: string };

const token = /\s*(?:(\d+(?:\.\d+)?)|([\p{L}_][\p{L}\d_]*)|([-+−*×/÷()]))/uy;
/** Brackets within brackets at most; a formula is for people to read. */
const deepest = 20;

/**
 * Reads a formula of names and decimal numbers with + − × ÷ and brackets (also - * /). Pure: what the names stand for is for
 * whoever reads it to judge.
 */
export function readFormula(text: string): ReadFormula {
  const tokens: { readonly kind: 'value' | 'sign'; readonly text: string; readonly at: number }[] = [];
  const names = new Set<string>();
  token.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = token.lastIndex) {
    const [whole, number, name, sign] = token.exec(text) ?? [];
    if (whole === undefined) return { unreadable: text.slice(at).trim() };
    if (name !== undefined) names.add(name);
    tokens.push({ kind: sign === undefined ? 'value' : 'sign', text: number ?? name ?? sign ?? '', at });
  }
  let next = 0;
  const sum = (depth: number): boolean => {
    do if (!product(depth)) return false;
    while (takes(/^[-+−]$/));
    return true;
  };
  const product = (depth: number): boolean => {
    do if (!factor(depth)) return false;
    while (takes(/^[*×/÷]$/));
    return true;
  };
  const factor = (depth: number): boolean => {
    takes(/^[-−]$/);
    if (takes(/^\($/)) return depth < deepest && sum(depth + 1) && takes(/^\)$/);
    if (tokens[next]?.kind !== 'value') return false;
    next += 1;
    return true;
  };
  const takes = (wanted: RegExp): boolean => {
    const one = tokens[next];
    if (one?.kind !== 'sign' || !wanted.test(one.text)) return false;
    next += 1;
    return true;
  };
  if (sum(0) && next === tokens.length) return { names: [...names] };
  return { unreadable: text.slice(tokens[next]?.at ?? 0).trim() || text.trim() };
}

const quantities: ReadonlySet<FieldType> = new Set(['whole', 'decimal', 'percentage', 'money']);
/** Whether a formula may name a field: one that holds a number or an amount. */
export const isQuantity = (type: FieldType): boolean => quantities.has(type);
