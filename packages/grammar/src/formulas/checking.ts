import type { Dimension } from '../calculation/unit.ts';
import type { Refusal } from '../refusal.ts';
import { type FormulaFault, faultAt, formulaRefusals as no } from './formula-refusals.ts';
import {
  figureOfKind,
  isMoney,
  isPercent,
  isPlain,
  isSame,
  type Kind,
  type Names,
  type Scope,
  saidOf,
  unknownKind,
} from './kinds.ts';
import type { Call, Expression, Place } from './tree.ts';

/** What a function asks while its arguments are checked. Everything wrong is collected; an unknown kind is wrong already. */
export interface Checking {
  readonly scope: Scope;
  readonly faults: FormulaFault[];
  readonly kindOf: (one: Expression) => Kind;
  /** Checks an expression about the lines of a list, whose names go before those of the record. */
  readonly within: (names: Names, one: Expression) => Kind;
}
export const wrong = (checking: Checking, at: Place, refusal: Refusal): Kind => {
  checking.faults.push(faultAt(at, refusal));
  return unknownKind;
};

type FigureNeed = 'figure' | 'money' | 'number' | 'percent';
const needs = {
  figure: [() => true, no.needsFigure],
  money: [isMoney, no.needsAmount],
  number: [isPlain, no.needsNumber],
  percent: [isPercent, no.needsPercent],
} as const satisfies Record<FigureNeed, readonly [(one: Dimension) => boolean, () => Refusal]>;

/** The dimension of an expression that has to be a figure of some kind; undefined where it is none, which has been said. */
export function figureIn(checking: Checking, one: Expression, need: FigureNeed = 'figure'): Dimension | undefined {
  const kind = checking.kindOf(one);
  if (kind.is === 'unknown') return undefined;
  const [fits, refusal] = needs[need];
  if (kind.is === 'figure' && fits(kind.dimension)) return kind.dimension;
  wrong(checking, one.at, refusal());
  return undefined;
}

/** Checks that an expression is a day, a switch or a text. */
export function needKind(checking: Checking, one: Expression, need: 'date' | 'yesNo' | 'choice'): void {
  const kind = checking.kindOf(one);
  if (kind.is === need || kind.is === 'unknown') return;
  const refusal = { date: no.needsDate, yesNo: no.needsYesNo, choice: no.needsText }[need];
  wrong(checking, one.at, refusal());
}

/** The kind that several expressions have in common: those of a choice between them, of a sum, of a comparison. */
export function commonKind(checking: Checking, all: readonly Expression[]): Kind {
  let found: Kind | undefined;
  for (const one of all) {
    const kind = checking.kindOf(one);
    if (kind.is === 'unknown') return kind;
    if (found === undefined) found = kind;
    else if (kind.is === 'figure' && found.is === 'figure') {
      if (!isSame(found.dimension, kind.dimension))
        return wrong(checking, one.at, mixed(found.dimension, kind.dimension));
      if (found.dimension === 'any') found = kind;
    } else if (kind.is !== found.is || kind.is === 'lines') return wrong(checking, one.at, no.mixesKinds());
  }
  return found ?? figureOfKind('any');
}
/** Why two figures do not go together, in words for what the two are. */
export function mixed(left: Dimension, right: Dimension): Refusal {
  if (isMoney(left) && isMoney(right)) return no.mixesCurrencies();
  if (isPercent(left) || isPercent(right)) return no.mixesPercent();
  if ((isMoney(left) && isPlain(right)) || (isPlain(left) && isMoney(right))) return no.mixesAmount();
  return no.mixesUnits({ left: saidOf(left), right: saidOf(right) });
}

/** A text that stands in the formula itself; undefined where it is none, which has been said. */
export function writtenText(checking: Checking, one: Expression, among?: readonly string[]): string | undefined {
  if (one.is !== 'text') {
    wrong(checking, one.at, no.needsText());
    return undefined;
  }
  if (!among || among.includes(one.value)) return one.value;
  wrong(checking, one.at, no.oneOf({ choices: among.join(', ') }));
  return undefined;
}
/** A number that stands in the formula itself, with its sign. */
export const writtenNumber = (one: Expression): string | undefined =>
  one.is === 'number' && !one.isPercent
    ? one.value
    : one.is === 'negative' && one.of.is === 'number' && !one.of.isPercent
      ? `-${one.of.value}`
      : undefined;

/** The arguments of a call by their place. They were counted before. */
export const argOf = (call: Call, at: number): Expression => call.args[at]?.value ?? call;
