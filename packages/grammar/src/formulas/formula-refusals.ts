import { defineRefusals, type Refusal } from '../refusal.ts';
import type { Place } from './tree.ts';

const invalid = (text: string) => ({ kind: 'invalid', text }) as const;

/** What can be wrong with a formula: as it is written, as it is checked, and as it is worked out. */
export const formulaRefusals = defineRefusals('formula', {
  unexpected: invalid('Not expected here: “{at}”.'),
  unfinished: invalid('Something is missing at the end of the formula.'),
  missing: invalid('Here “{sign}” is missing.'),
  openText: invalid('The text has no closing quotation mark.'),
  tooLong: invalid('The formula is too long: it may have {max} characters.'),
  tooMuch: invalid('The formula is made of too many parts. Divide it into several.'),
  tooDeep: invalid('There are too many brackets within brackets.'),
  unknownName: invalid('There is no “{name}” here.'),
  unknownFunction: invalid('There is no function “{name}”.'),
  takenName: invalid('The name “{name}” has a meaning already. Choose another one.'),
  arguments: invalid('It is written like this: {writes}.'),
  needsFigure: invalid('A number, an amount or a percentage is needed here.'),
  needsAmount: invalid('An amount is needed here.'),
  needsNumber: invalid('A plain number is needed here.'),
  needsPercent: invalid('A percentage is needed here, such as 10 %.'),
  needsDate: invalid('A date is needed here, such as date("2026-03-10").'),
  needsYesNo: invalid('Something that is true or false is needed here, such as a comparison.'),
  needsText: invalid('A text in quotation marks or a choice is needed here.'),
  needsLines: invalid('A list of records is needed here.'),
  needsTable: invalid('A table is needed here, such as table("CODE").'),
  needsWritten: invalid('What stands here has to be written out: it cannot be worked out.'),
  mixesCurrencies: invalid('These amounts may be in different currencies.'),
  mixesAmount: invalid(
    'An amount and a plain number do not go together. Write amount(5, x) for 5 in the currency of x.',
  ),
  mixesPercent: invalid('A percentage and something else do not go together. Write 100 % − x, not 1 − x.'),
  mixesUnits: invalid('These count different things: {left} and {right}.'),
  mixesKinds: invalid('These are of different kinds and cannot be compared or chosen between.'),
  oddUnit: invalid('This comes to {unit}, which is neither an amount nor a percentage nor a number.'),
  notAscending: invalid('The bands have to begin with ever greater numbers.'),
  roundTo: invalid('Say to how many decimals it is rounded.'),
  oneOf: invalid('One of these is needed here: {choices}.'),
  noTable: invalid('There is no table “{name}”.'),
  noFormula: invalid('There is no formula “{name}”.'),
  circle: invalid('The formula would depend on itself: {names}.'),
  brokenOther: invalid('The formula “{name}”, on which this one depends, cannot be worked out.'),
  usedBy: invalid('Another formula could not be worked out any more: “{name}”. Change it first.'),
  dividedByZero: invalid('Here something is divided by zero.'),
  nothingThere: invalid('Nothing is given for “{name}”.'),
  notInTable: invalid('The table has nothing for {keys}.'),
  belowBands: invalid('The value lies below all bands.'),
  notChosen: invalid('Nothing is said for “{key}”, and nothing for all others.'),
  emptyPeriod: invalid('The period has no days to divide by.'),
  tooLarge: invalid('The number becomes too large.'),
  tooManySteps: invalid('Working it out takes too many steps.'),
  takesAll: invalid('At 100 % nothing is left to be paid.'),
  testComesTo: invalid('Test “{name}”: {expected} was expected, and it comes to {found}.'),
  testWithout: invalid('Test “{name}”: {expected} was expected, but there is no result.'),
  testUnknown: invalid('Test “{name}”: the formula knows no “{field}”.'),
  testUnread: invalid('Test “{name}”: “{value}” cannot be read for {field}.'),
});

/** What is wrong with a formula, and where in its text. */
export interface FormulaFault extends Place {
  readonly refusal: Refusal;
}
export const faultAt = ({ from, to }: Place, refusal: Refusal): FormulaFault => ({ from, to, refusal });
