import { Figure, greatest, least, type Term } from '../../calculation/figure.ts';
import type { RoundingMode } from '../../calculation/trace.ts';
import { argOf, commonKind, figureIn, needKind, writtenNumber, writtenText, wrong } from '../checking.ts';
import { any, type FormulaFunction } from '../formula-function.ts';
import { formulaRefusals as no } from '../formula-refusals.ts';
import { figureOfKind, isMoney, numberKind, percentKind, unknownKind } from '../kinds.ts';
import type { Call } from '../tree.ts';
import { figure, type Working } from '../working.ts';

const values = (call: Call) => call.args.map((one) => one.value);
const figures = (call: Call, working: Working): [Term, ...Term[]] => {
  const [first = 0, ...others] = values(call).map((one) => figure(working, one));
  return [first, ...others];
};
const extreme = (
  name: string,
  says: string,
  comesTo: string,
  of: (...all: [Term, ...Term[]]) => Figure,
): FormulaFunction => ({
  name,
  writes: `${name}(a, b, …)`,
  says,
  example: { formula: `${name}(salary × 10 %, bonus)`, comesTo },
  least: 2,
  most: any,
  check: (call, checking) => {
    const dimensions = values(call).map((one) => figureIn(checking, one));
    return dimensions.includes(undefined) ? unknownKind : commonKind(checking, values(call));
  },
  work: (call, working) => of(...figures(call, working)),
});

const modes: readonly string[] = ['halfUp', 'down', 'up'] satisfies readonly RoundingMode[];
const isMode = (text: string): text is RoundingMode => modes.includes(text);

const round: FormulaFunction = {
  name: 'round',
  writes: 'round(value, decimals, "halfUp" | "down" | "up")',
  says: 'Rounds a value: half up unless something else is said, an amount to the decimals of its currency unless others are given.',
  example: { formula: 'round(salary ÷ 7)', comesTo: '14285.71' },
  least: 1,
  most: 3,
  check: (call, checking) => {
    const [value, decimals, mode] = values(call);
    const dimension = figureIn(checking, value ?? call);
    if (mode) writtenText(checking, mode, modes);
    if (decimals && !/^[0-6]$/.test(writtenNumber(decimals) ?? '')) wrong(checking, decimals.at, no.needsWritten());
    if (!decimals && dimension && (!isMoney(dimension) || dimension === 'any'))
      return wrong(checking, call.at, no.roundTo());
    return dimension ? figureOfKind(dimension) : unknownKind;
  },
  work: (call, working) => {
    const [value = call, decimals, mode] = values(call);
    const places = decimals && Number(writtenNumber(decimals));
    const said = mode?.is === 'text' && isMode(mode.value) ? mode.value : undefined;
    const one = figure(working, value);
    // Zero of whatever has no currency that says its decimals.
    return one.dimension === 'any' ? one.rounded(places ?? 0, said) : one.rounded(places, said);
  },
};

const number: FormulaFunction = {
  name: 'number',
  writes: 'number(value)',
  says: 'The bare number of a value that counts something: of 12 days the 12.',
  example: { formula: 'number(days) × bonus', comesTo: '360000' },
  least: 1,
  most: 1,
  check: (call, checking) => (figureIn(checking, argOf(call, 0)) ? numberKind : unknownKind),
  work: (call, working) => {
    const one = figure(working, argOf(call, 0));
    return new Figure(one, {}, one.node);
  },
};

const percent: FormulaFunction = {
  name: 'percent',
  writes: 'percent(number)',
  says: 'A number as a percentage: 0.125 is 12.5 %.',
  example: { formula: 'percent(bonus ÷ salary)', comesTo: '12' },
  least: 1,
  most: 1,
  check: (call, checking) => (figureIn(checking, argOf(call, 0), 'number') ? percentKind : unknownKind),
  work: (call, working) => figure(working, argOf(call, 0)).percent(),
};

const amount: FormulaFunction = {
  name: 'amount',
  writes: 'amount(number, of)',
  says: 'A number as an amount: in the currency of another amount, or in one that is written: amount(500, "EUR").',
  example: { formula: 'max(bonus, amount(15000, salary))', comesTo: '15000' },
  least: 2,
  most: 2,
  check: (call, checking) => {
    const [value = call, of = call] = values(call);
    const isNumber = figureIn(checking, value, 'number') !== undefined;
    if (of.is !== 'text') {
      const dimension = figureIn(checking, of, 'money');
      return isNumber && dimension ? figureOfKind(dimension) : unknownKind;
    }
    if (!/^[A-Z]{3}$/.test(of.value)) return wrong(checking, of.at, no.needsAmount());
    return isNumber ? figureOfKind({ [of.value]: 1 }) : unknownKind;
  },
  work: (call, working) => {
    const [value = call, of = call] = values(call);
    const one = figure(working, value);
    return new Figure(one, of.is === 'text' ? { [of.value]: 1 } : figure(working, of).dimension, one.node);
  },
};

const between: FormulaFunction = {
  name: 'between',
  writes: 'between(value, from, to)',
  says: 'Whether a value, an amount or a day lies between two others, both of which belong to it.',
  example: { formula: 'if(between(salary, amount(50000, salary), amount(100000, salary)), 1, 2)', comesTo: '1' },
  least: 3,
  most: 3,
  check: (call, checking) => {
    const [value = call] = values(call);
    const kind = checking.kindOf(value);
    if (kind.is !== 'figure' && kind.is !== 'date') needKind(checking, value, 'date');
    commonKind(checking, values(call));
    return { is: 'yesNo' };
  },
  work: (call, working) => {
    const [value, from, to] = values(call).map((one) => working.value(one));
    if (value instanceof Figure && from instanceof Figure && to instanceof Figure)
      return value.value.gte(from.value) && value.value.lte(to.value);
    if (typeof value === 'string' && typeof from === 'string' && typeof to === 'string')
      return value >= from && value <= to;
    return false;
  },
};

export const numberFunctions: readonly FormulaFunction[] = [
  extreme('min', 'The smallest of several values of one kind.', '10000', least),
  extreme('max', 'The greatest of several values of one kind.', '12000', greatest),
  round,
  between,
  number,
  percent,
  amount,
];
