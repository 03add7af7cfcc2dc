import { Exact } from '../exact.ts';
import { currencyDecimals } from '../fields/minor-unit.ts';
import type { Operation, RoundingMode, RoundNode, TraceNode } from './trace.ts';
import { common, currencyOf, type Dimension, dimensionOf, product, rescaled, type Unit } from './unit.ts';

/** A value, and with how many decimals it is written; undefined: as short as it can be. */
export interface Worked {
  readonly value: Exact;
  readonly decimals?: number;
}
const modeOf = (mode: RoundingMode) =>
  mode === 'down' ? Exact.ROUND_DOWN : mode === 'up' ? Exact.ROUND_UP : Exact.ROUND_HALF_UP;

/** What an operation makes of its parts. Calculating and replaying both come here, so that they cannot differ. */
export function work(is: Operation, [first, ...others]: readonly Worked[]): Worked {
  if (first === undefined) return { value: new Exact(0) };
  const each = (join: (all: Exact, one: Exact) => Exact): Worked => ({
    value: others.reduce((all, one) => join(all, one.value), first.value),
  });
  switch (is) {
    case 'sum':
      return each((all, one) => all.plus(one));
    case 'minus':
      return each((all, one) => all.minus(one));
    case 'times':
      return each((all, one) => all.times(one));
    case 'dividedBy':
      return each((all, one) => all.div(one));
    case 'least':
      return each((all, one) => (one.lessThan(all) ? one : all));
    case 'greatest':
      return each((all, one) => (one.greaterThan(all) ? one : all));
    case 'fraction':
      return { value: first.value.div(100) };
    case 'percent':
      return { value: first.value.times(100) };
  }
}
/** Rounds; what comes to nothing has no sign. */
export function round({ value }: Worked, mode: RoundingMode, decimals: number): Worked {
  const rounded = value.toDecimalPlaces(decimals, modeOf(mode));
  return { value: rounded.isZero() ? new Exact(0) : rounded, decimals };
}
/** The node of a rounding, which says whether it changed anything. */
export const roundNode = (before: Worked, after: Worked, { mode, decimals, of }: Omit<RoundNode, 'is'>): RoundNode => ({
  is: 'round',
  mode,
  decimals,
  ...(after.value.eq(before.value) && { isExact: true }),
  of,
});
/** A worked value as an exact decimal. */
export const written = ({ value, decimals }: Worked): string =>
  decimals === undefined ? value.toFixed() : value.toFixed(decimals);

/** A figure, or a number that stands in the formula itself. */
export type Term = Figure | string | number;

/**
 * A number that remembers how it came about. It is exact, and it knows what it counts: adding euros to dollars, or a percentage
 * to an amount, is a fault and throws.
 */
export class Figure implements Worked {
  readonly value: Exact;
  readonly decimals?: number;
  readonly dimension: Dimension;
  readonly node: TraceNode;

  constructor({ value, decimals }: Worked, dimension: Dimension, node: TraceNode) {
    this.value = value;
    if (decimals !== undefined) this.decimals = decimals;
    this.dimension = dimension;
    this.node = node;
  }

  plus(...terms: readonly Term[]): Figure {
    return sum([this, ...terms]);
  }
  minus(...terms: readonly Term[]): Figure {
    return joined('minus', [this, ...terms], common);
  }
  times(term: Term): Figure {
    return joined('times', [this, term], ([a = 'any', b = 'any']) => product(a, b));
  }
  /** Throws where it would divide by zero: that has no value. */
  dividedBy(term: Term): Figure {
    const by = figureOf(term);
    if (by.value.isZero()) throw new Error('a figure cannot be divided by zero');
    return joined('dividedBy', [this, by], ([a = 'any', b = 'any']) => product(a, b, -1));
  }
  /** A percentage as the number to calculate with: 12.5 % is 0.125. */
  fraction(): Figure {
    return joined('fraction', [this], () => rescaled(this.dimension, 'fraction'));
  }
  /** A number as a percentage: 0.125 is 12.5 %. */
  percent(): Figure {
    return joined('percent', [this], () => rescaled(this.dimension, 'percent'));
  }
  /** Rounded half up unless said otherwise, to the decimals of its currency unless given. */
  rounded(decimals: number = decimalsOf(this.dimension), mode: RoundingMode = 'halfUp'): Figure {
    const rounded = round(this, mode, decimals);
    return new Figure(rounded, this.dimension, roundNode(this, rounded, { mode, decimals, of: [this.node] }));
  }
}

/** A number of the formula itself, where it stands first: `number(1).minus(rate)`. */
export const number = (value: string | number): Figure => figureOf(value);
/** The sum of figures of one unit. Where there may be none, `unit` says what zero of them counts. */
export const sum = (terms: readonly Term[], unit?: Unit): Figure =>
  joined('sum', terms, (all) => common(unit === undefined ? all : [...all, dimensionOf(unit)]));
/** The smallest of figures of one unit. */
export const least = (...terms: readonly [Term, ...Term[]]): Figure => joined('least', terms, common);
/** The greatest of figures of one unit: `greatest(x, 0)` is never below zero. */
export const greatest = (...terms: readonly [Term, ...Term[]]): Figure => joined('greatest', terms, common);

function joined(is: Operation, terms: readonly Term[], of: (all: readonly Dimension[]) => Dimension): Figure {
  const figures = terms.map(figureOf);
  const dimension = of(figures.map((one) => one.dimension));
  return new Figure(work(is, figures), dimension, { is, of: figures.map((one) => one.node) });
}

function figureOf(term: Term): Figure {
  if (term instanceof Figure) return term;
  const value = new Exact(term);
  return new Figure({ value }, value.isZero() ? 'any' : {}, { is: 'constant', value: value.toFixed() });
}

function decimalsOf(dimension: Dimension): number {
  const currency = currencyOf(dimension);
  if (currency === undefined) throw new Error('only an amount has decimals of its own: say to how many it is rounded');
  return currencyDecimals(currency);
}
