import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormulaWords, formulaOf, partsOf } from '../calculation/formula.ts';
import { replay } from '../calculation/replay.ts';
import { checkFormula } from './check.ts';
import { formulaFunctions } from './functions.ts';
import { type Given, moneyIn, numberKind, type Scope } from './kinds.ts';
import { parseFormula } from './parse.ts';
import { sampleGiven, sampleScope } from './sample.ts';
import { workFormula } from './work.ts';

/** What a formula comes to, with its trace replayed; or the code and the place of its first fault. */
function comesTo(text: string, given: Given = sampleGiven, scope: Scope = sampleScope): string {
  const checked = checkFormula(text, scope);
  const [fault] = checked.faults;
  if (fault) return `${fault.refusal.code} at “${text.slice(fault.from, fault.to)}”`;
  if (!('tree' in checked)) throw new Error('neither wrong nor right');
  const worked = workFormula(checked.tree, scope, given, { name: 'test', label: 'Result', source: text });
  if ('fault' in worked) return `${worked.fault.refusal.code} at “${text.slice(worked.fault.from, worked.fault.to)}”`;
  expect(replay(worked.trace).value).toBe(worked.value);
  const { unit } = worked;
  const shown = unit.kind === 'money' ? unit.currency : unit.kind === 'percent' ? '%' : 'of' in unit ? unit.of : '';
  return `${worked.value} ${shown}`.trim();
}

test.each(formulaFunctions.map((one) => [one.name, one.example] as const))(
  'the example of %s comes to what it says',
  (_, { formula, comesTo: said }) => expect(comesTo(formula).split(' ')[0]).toBe(said),
);
test('no two functions have one name, and each is written with it', () => {
  expect(new Set(formulaFunctions.map((one) => one.name)).size).toBe(formulaFunctions.length);
  for (const { name, writes } of formulaFunctions) expect(writes.startsWith(`${name}(`)).toBe(true);
});

/** A scope of amounts in one currency and plain numbers, for the examples of the trade. */
const about = (amounts: Readonly<Record<string, string>>, numbers: Readonly<Record<string, string>> = {}) => {
  const kinds = [
    ...Object.keys(amounts).map((name) => [name, { label: name, kind: moneyIn('currency') }] as const),
    ...Object.keys(numbers).map((name) => [name, { label: name, kind: numberKind }] as const),
  ];
  const unit = { kind: 'money', currency: 'USD' } as const;
  const names = {
    ...Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, { value, unit }])),
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, { value }])),
  };
  return [{ names }, { names: Object.fromEntries(kinds) }] as const satisfies readonly [Given, Scope];
};
const sheet = about(
  { base: '100000', norm: '15000', spendable: '40000', rent: '3000', premium: '10000' },
  { index: '130', measured: '0.90', now: '0.80' },
);

describe('the examples of the trade come to their exact figures', () => {
  test.each([
    ['EX-01 hypothetical tax', 'bands(base, 0: 10 %, 20000: 20 %, 80000: 30 %)', '20000 USD'],
    ['EX-01 reserve', 'base − bands(base, 0: 10 %, 20000: 20 %, 80000: 30 %) − norm − spendable', '25000 USD'],
    ['EX-01 cost of living', 'spendable × (index − 100) ÷ 100', '12000 USD'],
    ['EX-01 host housing', 'round(rent × 12 ÷ measured) − norm', '25000 USD'],
    [
      'EX-01 net',
      'let tax = bands(base, 0: 10 %, 20000: 20 %, 80000: 30 %);\nlet cola = spendable × (index − 100) ÷ 100;\nround(base − tax − norm + cola + base × 10 %)',
      '87000.00 USD',
    ],
    ['EX-02 index at another rate', 'index × measured ÷ now', '146.25'],
    ['EX-02 cost of living', 'spendable × (index × measured ÷ now − 100) ÷ 100', '18500 USD'],
    ['EX-03 floor', 'max(amount(92 − 100, base) × 400, 0)', '0 USD'],
    ['EX-03 cap', 'min(base, amount(90000, base))', '90000 USD'],
    ['EX-04 by band', 'amount(30400, base) × band(index + 28, 103: 10 %, 150: 60 %, 170: 70 %)', '18240 USD'],
    [
      'EX-05 draw-down',
      'amount(12000, base) × choose("3", "1": 100 %, "2": 100 %, "3": 75 %, "4": 50 %, 25 %)',
      '9000 USD',
    ],
    [
      'EX-06 calendar days',
      'prorate(amount(3100, base), date("2026-03-01"), date("2026-03-31"), date("2026-03-10"), date("2026-12-31"), "CALENDAR")',
      '2200.00 USD',
    ],
    [
      'EX-06 months of 30 days',
      'prorate(amount(3100, base), date("2026-03-01"), date("2026-03-31"), date("2026-03-10"), date("2026-12-31"), "THIRTY")',
      '2170.00 USD',
    ],
    [
      'EX-06 working days (16 of 22)',
      'prorate(amount(3100, base), date("2026-03-01"), date("2026-03-31"), date("2026-03-10"), date("2026-12-31"), "WORKING")',
      '2254.55 USD',
    ],
    ['EX-09 inverse', 'round(amount(10000, base) ÷ (100 % − 29.02 %))', '14088.48 USD'],
    ['EX-10 combined rate', '22 % + (100 % − 22 %) × 6 % + (100 % − 22 %) × 3 %', '29.02 %'],
    ['EX-11 withholding', 'round(amount(10000, base) × (22 ÷ 78))', '2820.51 USD'],
    [
      'EX-12 gross-up by bands',
      'round(grossUp(amount(10000, base), amount(75000, base), 0: 10 %, 20000: 20 %, 80000: 30 %))',
      '13571.43 USD',
    ],
    [
      'EX-13 payback',
      'prorate(amount(18000, base), date("2024-01-01"), date("2025-12-31"), date("2024-10-01"), date("2025-12-31"), "MONTHS")',
      '11250.00 USD',
    ],
    ['EX-13b points', '100 − (40 + 30 + 7 + min(4, 3) × 1)', '20'],
    ['EX-13c tolerance', 'amount(4500, base) × (100 % + 2 %)', '4590 USD'],
    ['EX-24 accrual', 'amount(240000, base) ÷ 24 × 7 − amount(62500, base)', '7500 USD'],
    ['EX-26 tolerance', 'min(amount(2400, base) × 3 %, amount(75, base))', '72 USD'],
    ['EX-28 markup', 'percent(amount(4000, base) ÷ amount(3200, base)) − 100 %', '25 %'],
  ])('%s', (_, text, said) => expect(comesTo(text, ...sheet)).toBe(said));
});

describe('what makes no sense is refused before it runs, at its place', () => {
  test.each([
    ['salary +', 'formula.unfinished at “”'],
    ['salary bonus', 'formula.unexpected at “bonus”'],
    ['(salary + bonus', 'formula.missing at “”'],
    ['salary ** 2', 'formula.unexpected at “*”'],
    ['salary; drop', 'formula.unexpected at “;”'],
    ['"salary', 'formula.openText at “"”'],
    ['1 < 2 < 3', 'formula.unexpected at “<”'],
    ['wings + 1', 'formula.unknownName at “wings”'],
    ['constructor', 'formula.unknownName at “constructor”'],
    ['wings(1)', 'formula.unknownFunction at “wings(1)”'],
    ['min(1)', 'formula.arguments at “min(1)”'],
    ['max(1: 2, 3)', 'formula.arguments at “max(1: 2, 3)”'],
    ['salary + 1', 'formula.mixesAmount at “salary + 1”'],
    ['salary + 10 %', 'formula.mixesPercent at “salary + 10 %”'],
    ['1 − rate', 'formula.mixesPercent at “1 − rate”'],
    ['days + 1', 'formula.mixesUnits at “days + 1”'],
    ['salary × bonus', 'formula.oddUnit at “salary × bonus”'],
    ['salary + amount(5, "EUR")', 'formula.mixesCurrencies at “salary + amount(5, "EUR")”'],
    ['start + 1', 'formula.needsFigure at “start”'],
    ['start', 'formula.needsFigure at “start”'],
    ['if(1, 2, 3)', 'formula.needsYesNo at “1”'],
    ['if(status = "WIDOWED", 1, 2)', 'formula.oneOf at “"WIDOWED"”'],
    ['if(start > 3, 1, 2)', 'formula.mixesKinds at “3”'],
    ['choose(status, "WIDOWED": 1, 2)', 'formula.oneOf at “"WIDOWED"”'],
    ['round(rate)', 'formula.roundTo at “round(rate)”'],
    ['bands(salary, 0: 10 %, 20: 20)', 'formula.needsPercent at “20”'],
    ['bands(salary, 20: 10 %, 0: 20 %)', 'formula.notAscending at “0”'],
    ['bands(salary, bonus: 10 %)', 'formula.needsWritten at “bonus”'],
    ['lookup(table("NONE"), country)', 'formula.noTable at “table("NONE")”'],
    ['lookup(table("TAX"), country)', 'formula.needsTable at “table("TAX")”'],
    ['formula("NONE")', 'formula.noFormula at “"NONE"”'],
    ['date("2026-02-30")', 'formula.needsDate at “"2026-02-30"”'],
    ['let salary = 1; salary', 'formula.takenName at “salary”'],
    ['sum(salary, 1)', 'formula.needsLines at “salary”'],
    ['sum(items, pieces > 1)', 'formula.needsFigure at “pieces > 1”'],
    ['cost', 'formula.unknownName at “cost”'],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, 'formula.tooDeep at “(”'],
    [`1${'+1'.repeat(900)}`, expect.stringMatching(/^formula.tooMuch/)],
    ['1'.repeat(5000), expect.stringMatching(/^formula.tooLong/)],
  ])('%s', (text, said) => expect(comesTo(text)).toEqual(said));
  test('every fault of a formula is said at once', () => {
    const { faults } = checkFormula('wings + fins(1) + (salary + 1)', sampleScope);
    expect(faults.map((one) => one.refusal.code)).toEqual([
      'formula.unknownName',
      'formula.unknownFunction',
      'formula.mixesAmount',
    ]);
  });
});

describe('where there is no value, the place is said', () => {
  const without = { ...sampleGiven, names: { ...sampleGiven.names, start: { value: null } } };
  test.each([
    ['salary ÷ (bonus − bonus)', 'formula.dividedByZero at “bonus − bonus”'],
    ['lookup(table("INDEX"), "FR") + band(1, 5: 2)', 'formula.belowBands at “band(1, 5: 2)”'],
    ['choose(status, "SINGLE": 1)', 'formula.notChosen at “choose(status, "SINGLE": 1)”'],
    ['daysBetween(start, end)', 'formula.nothingThere at “start”'],
    [`1${' × 99999999999999999999'.repeat(3)}`, expect.stringMatching(/^formula.tooLarge/)],
    ['grossUp(bonus, salary, 0: 100 %)', 'formula.takesAll at “grossUp(bonus, salary, 0: 100 %)”'],
  ])('%s', (text, said) => expect(comesTo(text, without)).toEqual(said));
  test('nothing is read from what every object has', () => {
    const names = { toString: { label: 'Text', kind: numberKind } };
    expect(comesTo('toString + 1', { names: {} }, { names })).toBe('1');
  });
  test('a table in another currency is not used', () => {
    const [given, scope] = about({ base: '100' });
    const tables = { TAX: { is: 'bands', label: 'Tax' } } as const;
    expect(
      comesTo('bands(base, table("TAX"))', { ...given, tables: sampleGiven.tables ?? {} }, { ...scope, tables }),
    ).toBe('formula.mixesCurrencies at “table("TAX")”');
  });
});

test('the explanation says the formula in the names of the record, with percentages as they were written', () => {
  const checked = checkFormula('let premium2 = salary × 10 %; max(premium2, bonus)', sampleScope);
  if (!('tree' in checked)) throw new Error('wrong');
  const worked = workFormula(checked.tree, sampleScope, sampleGiven, { name: 'test', label: 'Result', source: '' });
  if ('fault' in worked) throw new Error(worked.fault.refusal.code);
  const words: FormulaWords = {
    part: (node) => node.label,
    number: (value, unit) => (unit?.kind === 'percent' ? `${value} %` : value),
    least: (parts) => `least of ${parts.join(', ')}`,
    greatest: (parts) => `greatest of ${parts.join(', ')}`,
  };
  expect(formulaOf(worked.trace.result, words)).toBe('greatest of premium2, Bonus');
  const [step] = partsOf(worked.trace.result);
  expect(step?.is === 'step' && formulaOf(step, words)).toBe('Salary × 10 %');
});
test('what is the same in a table of bands and in a formula comes to the same', () => {
  expect(comesTo('bands(salary, table("TAX"))')).toBe(comesTo('bands(salary, 0: 10 %, 20000: 20 %, 80000: 30 %)'));
});
test('whatever somebody types, nothing is thrown', () => {
  const piece = fc.constantFrom(
    ...'( ) , : ; . + - * / % " = < > ≤ let and not if min bands salary 0 20000 10 date start'.split(' '),
  );
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 40 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const read = parseFormula(typed);
      if ('fault' in read) {
        expect(read.fault.from).toBeGreaterThanOrEqual(0);
        expect(read.fault.to).toBeLessThanOrEqual(typed.length);
      }
      comesTo(typed);
    }),
    { numRuns: 3000 },
  );
});
