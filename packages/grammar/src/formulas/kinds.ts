import type { Trace, TraceSource } from '../calculation/trace.ts';
import type { Unit } from '../calculation/unit.ts';
import { type Dimension, product } from '../calculation/unit.ts';

/**
 * What an expression comes to, known before anything runs. The currency of an amount need not be: then its dimension names the field that
 * holds it (`¤currency`), so that amounts of two fields are never added by mistake.
 */
export type Kind =
  | { readonly is: 'figure'; readonly dimension: Dimension }
  | { readonly is: 'date' | 'yesNo' }
  /** A text, or one of some codes. */
  | { readonly is: 'choice'; readonly among?: readonly string[] }
  | { readonly is: 'lines'; readonly names: Names }
  /** Found wrong already: says nothing more. */
  | { readonly is: 'unknown' };
export interface Name {
  readonly kind: Kind;
  readonly label: string;
}
export type Names = Readonly<Record<string, Name>>;

/** A table that is looked up: by keys, of which a row may leave some open; or by bands. */
export type TableKind =
  | { readonly is: 'keys'; readonly label: string; readonly keys: readonly Kind[]; readonly value: Kind }
  | { readonly is: 'bands'; readonly label: string };

/** What a formula may speak of: names by their path, tables and other formulas by their code. */
export interface Scope {
  readonly names: Names;
  readonly tables?: Readonly<Record<string, TableKind>>;
  readonly formulas?: Readonly<Record<string, Name>>;
}

/** What a formula has to come to; anything that is a number, an amount or a percentage without it. */
export type Wanted = 'money' | 'number' | 'percent';

const percentage = '%';
export const numberKind: Kind = { is: 'figure', dimension: {} };
export const percentKind: Kind = { is: 'figure', dimension: { [percentage]: 1 } };
export const yesNoKind: Kind = { is: 'yesNo' };
export const unknownKind: Kind = { is: 'unknown' };
/** An amount in the currency that the field at this path holds. */
export const moneyIn = (path: string): Kind => ({ is: 'figure', dimension: { [`¤${path}`]: 1 } });
export const figureOfKind = (dimension: Dimension): Kind => ({ is: 'figure', dimension });

/** Zero goes with every unit. */
const powersOf = (one: Dimension): readonly (readonly [string, number])[] => (one === 'any' ? [] : Object.entries(one));
export const isPercent = (one: Dimension): boolean =>
  one !== 'any' && powersOf(one).length === 1 && one[percentage] === 1;
export const isPlain = (one: Dimension): boolean => powersOf(one).length === 0;
/** An amount: one currency, once. Zero is one, too. */
export const isMoney = (one: Dimension): boolean => {
  const [[name = '', power = 0] = [], ...others] = powersOf(one);
  return one === 'any' || (others.length === 0 && power === 1 && isCurrency(name));
};
const isCurrency = (name: string): boolean => name.startsWith('¤') || /^[A-Z]{3}$/.test(name);
export const isSame = (a: Dimension, b: Dimension): boolean =>
  a === 'any' ||
  b === 'any' ||
  (powersOf(a).length === powersOf(b).length && powersOf(a).every(([n, p]) => b[n] === p));

/** The dimension of a product or quotient: a percentage is a part of the other one, and of a plain number a percentage. */
export function joinedBy(sign: '*' | '/', left: Dimension, right: Dimension): Dimension {
  const isPart = takesPart(sign, left, right);
  const a = isPart === 'left' ? {} : left;
  const b = isPart === 'right' ? {} : right;
  return product(a, b, sign === '*' ? 1 : -1);
}
/** Which side of a product or quotient counts as a fraction: 10 % of an amount; an amount by 70 %. */
export function takesPart(sign: '*' | '/', left: Dimension, right: Dimension): 'left' | 'right' | undefined {
  if (isPercent(left) && isPercent(right)) return sign === '*' ? 'left' : undefined;
  if (isPercent(right)) return sign === '*' && isPlain(left) && left !== 'any' ? undefined : 'right';
  return isPercent(left) && !isPlain(right) ? 'left' : undefined;
}

/** How a reader is told a unit: ¤ is the currency of the record. */
export const saidOf = (one: Dimension): string =>
  powersOf(one)
    .map(([name, power]) => `${name.startsWith('¤') ? '¤' : name}${power === 1 ? '' : `^${power}`}`)
    .join('·') || '1';

/** A figure, day, code or switch as it is handed in. The unit is needed where the scope does not tell the currency. */
export interface GivenValue {
  readonly value: string | number | boolean | null;
  readonly unit?: Unit;
  readonly source?: TraceSource;
  readonly title?: string;
  /** How it was worked out itself. */
  readonly trace?: Trace;
}
export type GivenNames = Readonly<Record<string, GivenValue | readonly GivenNames[]>>;
export interface TableRow {
  /** Null is open: the row is for all that no other row is nearer to. */
  readonly keys: readonly (string | null)[];
  readonly value: GivenValue;
}
export interface BandRow {
  readonly from: string;
  readonly rate: GivenValue;
}
export type GivenTable =
  | { readonly rows: readonly TableRow[] }
  | { readonly currency: string; readonly bands: readonly BandRow[] };
/** All that a formula is worked out from: read once, as of one moment. */
export interface Given {
  readonly names: GivenNames;
  readonly tables?: Readonly<Record<string, GivenTable>>;
  readonly formulas?: Readonly<Record<string, GivenValue>>;
}
