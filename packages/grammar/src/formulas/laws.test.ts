import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Exact } from '../exact.ts';
import { checkFormula } from './check.ts';
import { countings, dayAt, shareOf } from './days.ts';
import { type Given, moneyIn, numberKind, type Scope } from './kinds.ts';
import { keywords, parseFormula } from './parse.ts';
import { printFormula } from './print.ts';
import { type Expression, type FormulaTree, signs } from './tree.ts';
import { workFormula } from './work.ts';

const at = { from: 0, to: 0 };
const name = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,6}$/).filter((one) => !keywords.has(one));
const written = fc
  .tuple(fc.nat(99_999), fc.nat(999))
  .map(([whole, part]) => new Exact(`${whole}.${String(part).padStart(3, '0')}`).toFixed());
const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.record({ is: fc.constant('number' as const), value: written, isPercent: fc.boolean(), at: fc.constant(at) }),
    fc.record({ is: fc.constant('text' as const), value: fc.stringMatching(/^[^"\n]{0,8}$/), at: fc.constant(at) }),
    fc.record({
      is: fc.constant('name' as const),
      name: fc.array(name, { minLength: 1, maxLength: 3 }).map((all) => all.join('.')),
      at: fc.constant(at),
    }),
    fc.record({ is: fc.constantFrom('negative' as const, 'not' as const), of: tie('tree'), at: fc.constant(at) }),
    fc.record({
      is: fc.constant('join' as const),
      sign: fc.constantFrom(...signs),
      left: tie('tree'),
      right: tie('tree'),
      at: fc.constant(at),
    }),
    fc.record({
      is: fc.constant('call' as const),
      name,
      args: fc.array(
        fc.oneof(fc.record({ value: tie('tree') }), fc.record({ from: tie('tree'), value: tie('tree') })),
        { maxLength: 3 },
      ),
      at: fc.constant(at),
    }),
  ),
}));
const formula: fc.Arbitrary<FormulaTree> = fc.record({
  named: fc.array(fc.record({ name, at: fc.constant(at), value: tree }), { maxLength: 2 }),
  result: tree,
});
const nowhere = (one: unknown): unknown => JSON.parse(JSON.stringify(one, (key, value) => (key === 'at' ? at : value)));

test('what is printed is read as the same formula', () => {
  fc.assert(
    fc.property(formula, (made) => {
      const read = parseFormula(printFormula(made));
      if ('fault' in read) {
        // Generated ones may have more brackets or parts than a formula may.
        expect(['formula.tooDeep', 'formula.tooMuch', 'formula.tooLong']).toContain(read.fault.refusal.code);
        return;
      }
      expect(nowhere(read.tree)).toEqual(nowhere(made));
    }),
    { numRuns: 1000 },
  );
});

/** Fractions of whole numbers: a second arithmetic that knows nothing of the first. */
interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}
const fractionOf = (text: string): Fraction => {
  const [whole = '', part = ''] = text.split('.');
  return { above: BigInt(whole + part), below: 10n ** BigInt(part.length) };
};
function oracle(one: Expression): Fraction | 'none' {
  if (one.is === 'number') return fractionOf(one.value);
  if (one.is === 'negative') {
    const of = oracle(one.of);
    return of === 'none' ? of : { above: -of.above, below: of.below };
  }
  if (one.is !== 'join') return 'none';
  const [a, b] = [oracle(one.left), oracle(one.right)];
  if (a === 'none' || b === 'none') return 'none';
  switch (one.sign) {
    case '+':
      return { above: a.above * b.below + b.above * a.below, below: a.below * b.below };
    case '-':
      return { above: a.above * b.below - b.above * a.below, below: a.below * b.below };
    case '*':
      return { above: a.above * b.above, below: a.below * b.below };
    case '/':
      return b.above === 0n ? 'none' : { above: a.above * b.below, below: a.below * b.above };
    default:
      return 'none';
  }
}
/** Rounded half up to four decimals, in whole numbers. */
const roundedBy = ({ above, below }: Fraction): string => {
  const isMinus = above < 0n !== below < 0n;
  const [a, b] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const tens = (a * 20_000n + b) / (2n * b);
  const text = `${isMinus && tens > 0n ? '-' : ''}${tens}`;
  return new Exact(text).div(10_000).toFixed(4);
};
const { sum } = fc.letrec<{ sum: Expression }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 4 },
    fc.record({
      is: fc.constant('number' as const),
      value: written,
      isPercent: fc.constant(false),
      at: fc.constant(at),
    }),
    fc.record({ is: fc.constant('negative' as const), of: tie('sum'), at: fc.constant(at) }),
    fc.record({
      is: fc.constant('join' as const),
      sign: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
      left: tie('sum'),
      right: tie('sum'),
      at: fc.constant(at),
    }),
  ),
}));
const scope: Scope = {
  names: { base: { label: 'Base', kind: moneyIn('currency') }, n: { label: 'N', kind: numberKind } },
};
const euros = (value: string, n = '0'): Given => ({
  names: { base: { value, unit: { kind: 'money', currency: 'EUR' } }, n: { value: n } },
});
function worked(text: string, given: Given): string {
  const checked = checkFormula(text, scope);
  if (!('tree' in checked)) throw new Error(checked.faults.map((one) => one.refusal.code).join());
  const found = workFormula(checked.tree, scope, given, { name: 'law', label: 'Law', source: text });
  return 'fault' in found ? found.fault.refusal.code : found.value;
}

test('it comes to what whole numbers come to', () => {
  fc.assert(
    fc.property(sum, (made) => {
      const text = printFormula({
        named: [],
        result: { is: 'call', name: 'round', at, args: [{ value: made }, { value: four }] },
      });
      const found = worked(text, euros('0'));
      if (/^formula\./.test(found)) {
        expect(['formula.dividedByZero', 'formula.tooLarge']).toContain(found);
        return;
      }
      const said = oracle(made);
      expect(said).not.toBe('none');
      if (said !== 'none') expect(found).toBe(roundedBy(said));
    }),
    { numRuns: 1000 },
  );
});
const four: Expression = { is: 'number', value: '4', isPercent: false, at };

const rates = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 6 });
const cents = fc.integer({ min: 0, max: 50_000_000 }).map((one) => new Exact(one).div(100).toFixed(2));
test('who earns more pays no less and keeps more, and a gross-up gives back the net', () => {
  fc.assert(
    fc.property(rates, cents, cents, (all, one, other) => {
      const bands = all.map((rate, step) => `${step * 30_000}: ${rate} %`).join(', ');
      const [less, more] = new Exact(one).lte(other) ? [one, other] : [other, one];
      const tax = (base: string) => new Exact(worked(`bands(base, ${bands})`, euros(base)));
      expect(tax(less).lte(tax(more))).toBe(true);
      expect(new Exact(less).minus(tax(less)).lte(new Exact(more).minus(tax(more)))).toBe(true);
      const gross = worked(`grossUp(base, base × 0, ${bands})`, euros(more));
      expect(new Exact(gross).minus(tax(gross)).toDecimalPlaces(20).eq(more)).toBe(true);
      // On top of other income: the tax of both less the tax of the other one.
      const onTop = worked(`grossUp(base, amount(${less}, base), ${bands})`, euros(more));
      const both = new Exact(onTop).plus(less).toFixed();
      const kept = new Exact(onTop).minus(tax(both)).plus(tax(less));
      expect(kept.toDecimalPlaces(20).eq(more)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const dayNumbers = fc.integer({ min: 18_000, max: 22_000 });
test('the parts of a period add up to the whole, to the last cent, however it is counted', () => {
  fc.assert(
    fc.property(
      cents,
      dayNumbers,
      fc.integer({ min: 31, max: 800 }),
      fc.array(fc.nat(800), { maxLength: 5 }),
      fc.constantFrom(...countings),
      (amount, first, length, cuts, way) => {
        const last = first + length;
        const ends = [...new Set(cuts.map((cut) => first + (cut % length)))].sort((a, b) => a - b);
        const parts = [...ends, last].map((end, nth) => [nth === 0 ? first : (ends[nth - 1] ?? 0) + 1, end] as const);
        const date = (day: number) => `date("${dayAt(day)}")`;
        const part = ([from, to]: readonly [number, number]) =>
          worked(`prorate(base, ${date(first)}, ${date(last)}, ${date(from)}, ${date(to)}, "${way}")`, euros(amount));
        const all = parts.map(part).reduce((sum, one) => sum.plus(one), new Exact(0));
        expect(all.toFixed(2)).toBe(amount);
      },
    ),
    { numRuns: 300 },
  );
});
test('days before and after a period count for nothing', () => {
  const period = { from: '2026-03-01', to: '2026-03-31' };
  expect(shareOf(period, { from: null, to: null }, 'CALENDAR')).toEqual({ before: 0, upTo: 31, all: 31 });
  expect(shareOf(period, { from: '2025-01-01', to: '2026-02-28' }, 'CALENDAR').upTo).toBe(0);
  expect(shareOf(period, { from: '2026-03-31', to: null }, 'THIRTY')).toEqual({ before: 30, upTo: 30, all: 30 });
  expect(shareOf({ from: '2026-02-01', to: '2026-02-28' }, { from: '2026-02-15', to: null }, 'THIRTY')).toEqual({
    before: 14,
    upTo: 30,
    all: 30,
  });
});
