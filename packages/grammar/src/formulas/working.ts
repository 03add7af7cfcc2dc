import { Figure } from '../calculation/figure.ts';
import type { Unit } from '../calculation/unit.ts';
import type { Refusal } from '../refusal.ts';
import { type FormulaFault, faultAt, formulaRefusals as no } from './formula-refusals.ts';
import type { Given, GivenNames, Name, Names, Scope } from './kinds.ts';
import type { Expression, Place } from './tree.ts';

/** What an expression came to. Null: nothing was given, or a text, day or switch that is empty. */
export type Value = Figure | string | boolean | null | readonly GivenNames[];

/** What a function asks while it is worked out. */
export interface Working {
  readonly scope: Scope;
  readonly given: Given;
  readonly value: (one: Expression) => Value;
  /** An expression about one line of a list. */
  readonly within: (names: Names, line: GivenNames, one: Expression) => Value;
}

/** Leaves the evaluation where there is no value; it never leaves `workFormula`. */
export class Unworkable extends Error {
  readonly fault: FormulaFault;
  constructor(at: Place, refusal: Refusal) {
    super(refusal.code);
    this.fault = faultAt(at, refusal);
  }
}

/** The figure of an expression, which the check knows to be one. */
export function figure(working: Working, one: Expression): Figure {
  const value = working.value(one);
  if (value instanceof Figure) return value;
  throw new Unworkable(one.at, no.needsFigure());
}
export function isTrue(working: Working, one: Expression): boolean {
  return working.value(one) === true;
}
/** The day of an expression. There has to be one. */
export function day(working: Working, one: Expression, name: string): string {
  const found = dayOrNone(working, one);
  if (found === null) throw new Unworkable(one.at, no.nothingThere({ name }));
  return found;
}
export function dayOrNone(working: Working, one: Expression): string | null {
  const value = working.value(one);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The unit of a figure as it is handed in: what is said with it, or what the scope says of its name. */
export function unitGiven({ kind }: Name, unit: Unit | undefined): Unit | undefined {
  if (unit) return unit;
  if (kind.is !== 'figure' || kind.dimension === 'any') return { kind: 'number' };
  const [[name, power] = [], ...others] = Object.entries(kind.dimension);
  if (name === undefined) return { kind: 'number' };
  if (others.length > 0 || power !== 1 || name.startsWith('¤')) return undefined;
  return name === '%' ? { kind: 'percent' } : { kind: 'number', of: name };
}
