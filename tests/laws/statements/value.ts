import type { Node } from 'oxc-parser';
import type { Fn, Source } from './source.ts';

/**
 * A piece of a text: known, a value that is sent beside the statement, or open until the statement runs. `catalogue` is the name
 * of a table or column that is worked out from the declarations, and follows them by itself.
 */
export type Piece =
  | { readonly known: string }
  | { readonly parameter: true }
  | { readonly open: 'catalogue' | 'unknown'; readonly by: string };

/** What an expression is, as far as the source tells. */
export type Value =
  | { readonly kind: 'sql' | 'text'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, () => Value> }
  | { readonly kind: 'function'; readonly fn: Fn; readonly source: Source; readonly env: Env }
  | { readonly kind: 'catalogue'; readonly by: string }
  /** `is` says whether it is a piece of a statement or a value beside it, where its type is written down. */
  | { readonly kind: 'unknown'; readonly by: string; readonly is?: 'fragment' };

/** What the functions around an expression were called with, and which way is taken where the source has two. */
export interface Env {
  readonly bound: ReadonlyMap<Fn, readonly (() => Value)[]>;
  readonly choice: number;
  readonly depth: number;
}

export const textOf = (known: string): Value => ({ kind: 'text', pieces: [{ known }] });

/** A text that is known to its last letter, or undefined. */
export function knownText(value: Value): string | undefined {
  if (value.kind !== 'text' && value.kind !== 'sql') return undefined;
  let text = '';
  for (const piece of value.pieces) {
    if (!('known' in piece)) return undefined;
    text += piece.known;
  }
  return text;
}

/** The source of a node in one line, to name it by. */
export const shortly = ({ text }: Source, { start, end }: Node): string =>
  text.slice(start, end).replace(/\s+/g, ' ').slice(0, 80);
