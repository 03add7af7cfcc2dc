import { Figure, number } from '../../calculation/figure.ts';
import { currencyOf } from '../../calculation/unit.ts';
import { argOf, figureIn, needKind, writtenText, wrong } from '../checking.ts';
import { countings, daysBetween, isCounting, isDay, monthsBetween, shareOf, yearsBetween } from '../days.ts';
import type { FormulaFunction } from '../formula-function.ts';
import { formulaRefusals as no } from '../formula-refusals.ts';
import { figureOfKind, numberKind, unknownKind } from '../kinds.ts';
import { printExpression } from '../print.ts';
import type { Call } from '../tree.ts';
import { day, dayOrNone, figure, Unworkable, type Working } from '../working.ts';

const date: FormulaFunction = {
  name: 'date',
  writes: 'date("2026-03-10")',
  says: 'A day that is written in the formula: year, month, day.',
  example: { formula: 'daysBetween(date("2026-03-01"), start)', comesTo: '9' },
  least: 1,
  most: 1,
  check: (call, checking) => {
    const text = writtenText(checking, argOf(call, 0));
    if (text !== undefined && !isDay(text)) return wrong(checking, argOf(call, 0).at, no.needsDate());
    return text === undefined ? unknownKind : { is: 'date' };
  },
  work: (call, working) => working.value(argOf(call, 0)),
};

/** A number that was counted, called by how it is written: "daysBetween(start, end)". */
const counted = (call: Call, count: number): Figure => {
  const label = printExpression(call);
  return new Figure(
    number(count),
    {},
    {
      is: 'input',
      name: label,
      label,
      value: String(count),
      unit: { kind: 'number' },
    },
  );
};
const counting = (
  name: string,
  says: string,
  comesTo: string,
  count: (from: string, to: string) => number,
): FormulaFunction => ({
  name,
  writes: `${name}(from, to)`,
  says,
  example: { formula: `${name}(start, end)`, comesTo },
  least: 2,
  most: 2,
  check: (call, checking) => {
    for (const { value } of call.args) needKind(checking, value, 'date');
    return numberKind;
  },
  work: (call, working) => {
    const [from = '', to = ''] = call.args.map(({ value }) => day(working, value, printExpression(value)));
    return counted(call, count(from, to));
  },
});

const prorate: FormulaFunction = {
  name: 'prorate',
  writes: `prorate(value, periodFrom, periodTo, from, to, ${countings.map((one) => `"${one}"`).join(' | ')})`,
  says: 'The part of a value of a period that is for the days from … to, both included; without a day it is from the beginning, or to the end. Counted in calendar days, months of 30 days, Mondays to Fridays, or whole months. Parts of an amount are rounded so that together they are the whole.',
  example: {
    formula: 'prorate(amount(3100, salary), date("2026-03-01"), date("2026-03-31"), start, end, "CALENDAR")',
    comesTo: '2200.00',
  },
  least: 6,
  most: 6,
  check: (call, checking) => {
    const dimension = figureIn(checking, argOf(call, 0));
    for (const { value } of call.args.slice(1, 5)) needKind(checking, value, 'date');
    const way = argOf(call, 5);
    const kind = checking.kindOf(way);
    // A policy may hold the way of counting in a field.
    if (kind.is !== 'choice' || !kind.among?.every(isCounting)) writtenText(checking, way, countings);
    return dimension ? figureOfKind(dimension) : unknownKind;
  },
  work: (call, working) => prorated(call, working),
};

function prorated(call: Call, working: Working): Figure {
  const value = figure(working, argOf(call, 0));
  const period = {
    from: day(working, argOf(call, 1), 'periodFrom'),
    to: day(working, argOf(call, 2), 'periodTo'),
  };
  const part = { from: dayOrNone(working, argOf(call, 3)), to: dayOrNone(working, argOf(call, 4)) };
  const way = working.value(argOf(call, 5));
  if (!isCounting(way)) throw new Unworkable(argOf(call, 5).at, no.oneOf({ choices: countings.join(', ') }));
  const { before, upTo, all } = shareOf(period, part, way);
  if (all <= 0) throw new Unworkable(call.at, no.emptyPeriod());
  // Rounded where it begins and where it ends: the next part begins where this one ends, so that no cent is lost between them.
  const share = (count: number): Figure => {
    const exact = value.times(number(count)).dividedBy(number(all));
    return currencyOf(value.dimension) === undefined ? exact : exact.rounded();
  };
  if (before === 0) return share(upTo);
  const between = share(upTo).minus(share(before));
  return currencyOf(value.dimension) === undefined ? between : between.rounded();
}

export const dateFunctions: readonly FormulaFunction[] = [
  date,
  counting('daysBetween', 'Nights between two days; with both days counted there is one more.', '21', daysBetween),
  counting('monthsBetween', 'Whole months between two days.', '0', monthsBetween),
  counting('yearsBetween', 'Whole years between two days: an age, years of service.', '0', yearsBetween),
  prorate,
];
