import { Exact, formulaOf, inputsOf, replay, roundingsOf, type Trace } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Converted, conversion, convert, convertLike } from './convert.rules.ts';
import { findRate } from './look-up.rules.ts';
import { legOf, type RateOptions, type RateRecord } from './rate.rules.ts';

const throughDollar: RateOptions = { baseCurrency: 'USD' };

/** A rate as most tenants record it: one number, no spread. */
function rate(from: string, to: string, value: string, effectiveDate: string): RateRecord {
  const id = `${from}${to}-${effectiveDate}`;
  return { id, fromCurrency: from, toCurrency: to, effectiveDate, source: 'ECB', rate: value };
}

function converted(result: ReturnType<typeof convert>): Converted {
  if (!result.ok) throw new Error(result.code);
  return result;
}

/** "3600 CNY × 0.9 ÷ 7.2 = 450.00 EUR". */
function inFigures({ result }: Trace): string {
  const amount = (value: string, unit: Trace['result']['unit']) =>
    unit.kind === 'money' ? `${value} ${unit.currency}` : value;
  const words = {
    part: (node: Parameters<Parameters<typeof formulaOf>[1]['part']>[0]) =>
      node.is === 'withheld' ? node.label : amount(node.value, node.unit),
    number: String,
    least: String,
    greatest: String,
  };
  return `${formulaOf(result, words)} = ${amount(result.value, result.unit)}`;
}

const march = [rate('USD', 'CNY', '7.20', '2026-03-01'), rate('USD', 'EUR', '0.90', '2026-03-01')];
const contested = [rate('CNY', 'EUR', '0.128', '2026-01-01'), rate('EUR', 'CNY', '7.9', '2026-03-01')];

describe('EX-21 rate look-up', () => {
  test('no quoted pair: CNY to EUR through USD is 0.125, and 3,600 CNY are 450.00 EUR', () => {
    const { amount, rate, explanation } = converted(
      convert('3600', 'CNY', 'EUR', '2026-03-05', march, 2, throughDollar),
    );
    expect(amount).toBe('450.00');
    expect(rate.rate).toBe('0.125');
    expect(rate.path).toBe('triangulated');
    expect(inFigures(explanation)).toBe('3600 CNY × 0.9 ÷ 7.2 = 450.00 EUR');
  });

  test('an inverse of 1 March beats a direct rate of 1 January: 455.70', () => {
    const { amount, rate } = converted(convert('3600', 'CNY', 'EUR', '2026-03-05', contested, 2, throughDollar));
    expect(amount).toBe('455.70');
    expect(rate.path).toBe('inverse');
    expect(rate.legs).toMatchObject([{ recordId: 'EURCNY-2026-03-01', value: '7.9', operation: 'divide' }]);
  });

  test('before the inverse came into force the direct rate was right', () => {
    const before = converted(convert('3600', 'CNY', 'EUR', '2026-02-28', contested, 2, throughDollar));
    expect(before.amount).toBe('460.80');
    expect(before.rate.path).toBe('direct');
  });

  test('a quoted pair is preferred to a newer triangulation', () => {
    const found = findRate('CNY', 'EUR', '2026-03-05', [contested[0]!, ...march], throughDollar);
    expect(found).toMatchObject({ path: 'direct', rate: '0.128' });
  });

  test('no path: no exchange rate between {from} and {to}', () => {
    const refused = convert('3600', 'CNY', 'BRL', '2026-03-05', march, 2, throughDollar);
    expect(refused).toEqual({ ok: false, code: 'rates.noRate', params: { from: 'CNY', to: 'BRL' } });
  });

  test('both legs of a triangulation have the same date, even if one currency has a newer rate', () => {
    const newerDollar = [...march, rate('USD', 'CNY', '7.30', '2026-03-04')];
    expect(findRate('CNY', 'EUR', '2026-03-05', newerDollar, throughDollar)).toMatchObject({ rate: '0.125' });
    const neverTogether = [rate('USD', 'CNY', '7.20', '2026-03-01'), rate('USD', 'EUR', '0.90', '2026-03-02')];
    expect(findRate('CNY', 'EUR', '2026-03-05', neverTogether, throughDollar).ok).toBe(false);
  });
});

describe('choosing the rate', () => {
  test('on the same date the pair as quoted is used, in whatever order the records were read', () => {
    const both = [rate('EUR', 'CNY', '7.9', '2026-03-01'), rate('CNY', 'EUR', '0.127', '2026-03-01')];
    for (const records of [both, [...both].reverse()]) {
      expect(findRate('CNY', 'EUR', '2026-03-05', records, throughDollar)).toMatchObject({ path: 'direct' });
    }
  });

  test('a rate is in force on its effective date and never before', () => {
    expect(findRate('USD', 'EUR', '2026-03-01', march, throughDollar).ok).toBe(true);
    expect(findRate('USD', 'EUR', '2026-02-28', march, throughDollar).ok).toBe(false);
  });

  test('a tenant may refuse rates older than so many days', () => {
    const atMostTen = { ...throughDollar, maxAgeDays: 10 };
    expect(findRate('USD', 'EUR', '2026-03-11', march, atMostTen).ok).toBe(true);
    expect(findRate('USD', 'EUR', '2026-03-12', march, atMostTen).ok).toBe(false);
  });

  test('the same currency needs no rate and changes only the decimals', () => {
    const same = converted(convert('12.345', 'EUR', 'EUR', '2026-03-05', [], 2, throughDollar));
    expect(same).toMatchObject({ amount: '12.35', rate: { path: 'same', rate: '1', legs: [] } });
    expect(inFigures(same.explanation)).toBe('12.345 EUR = 12.35 EUR');
  });

  test('rates of zero, negative or missing are no rates', () => {
    for (const value of ['0', '0.000', '-1', '', 'abc']) {
      expect(legOf(rate('USD', 'EUR', value, '2026-03-01'), 'USD', 'EUR', throughDollar)).toBeUndefined();
    }
  });
});

describe('buy, sell, inverse and tenor', () => {
  const quoted: RateRecord = {
    ...rate('USD', 'EUR', '0.90', '2026-03-01'),
    buy: '0.88',
    sell: '0.92',
    inverse: '1.1',
    buy3Months: '0.87',
    sell3Months: '0.93',
    sell6Months: '0.95',
  };
  const leg = (from: string, to: string, options: Partial<RateOptions>) =>
    legOf(quoted, from, to, { ...throughDollar, ...options });

  test('without a side the recorded rate counts, whatever buy and sell are', () => {
    expect(leg('USD', 'EUR', {})).toMatchObject({ value: '0.9', quote: 'rate', operation: 'multiply' });
  });

  test('where only a rate is recorded it stands for both sides', () => {
    const single = rate('USD', 'EUR', '0.9000000000', '2026-03-01');
    for (const side of ['buy', 'sell'] as const) {
      expect(legOf(single, 'USD', 'EUR', { ...throughDollar, side })).toMatchObject({ value: '0.9', quote: 'rate' });
    }
  });

  test('against the quote the bank changes sides: who buys our euros sells us dollars', () => {
    expect(leg('USD', 'EUR', { side: 'buy' })).toMatchObject({ value: '0.88', operation: 'multiply' });
    expect(leg('EUR', 'USD', { side: 'buy' })).toMatchObject({ value: '0.92', operation: 'divide' });
    expect(leg('EUR', 'USD', { side: 'sell' })).toMatchObject({ value: '0.88', operation: 'divide' });
  });

  test('changing there and back at the buying rate never earns money', () => {
    const there = converted(
      convert('1000', 'USD', 'EUR', '2026-03-05', [quoted], 2, { ...throughDollar, side: 'buy' }),
    );
    const back = convert(there.amount, 'EUR', 'USD', '2026-03-05', [quoted], 2, { ...throughDollar, side: 'buy' });
    expect(converted(back).amount).toBe('956.52');
  });

  test('the recorded inverse is used only where the tenant asks for it', () => {
    expect(leg('EUR', 'USD', { inverse: 'recorded' })).toMatchObject({ value: '1.1', operation: 'multiply' });
    const found = findRate('EUR', 'USD', '2026-03-05', [quoted], { ...throughDollar, inverse: 'recorded' });
    expect(found).toMatchObject({ path: 'inverse', rate: '1.1' });
  });

  test('tenors have their own columns; a side that is not quoted is not invented', () => {
    expect(leg('USD', 'EUR', { tenor: 'threeMonths' })).toMatchObject({
      value: '0.9',
      quote: 'mean',
      tenor: 'threeMonths',
    });
    expect(leg('USD', 'EUR', { tenor: 'sixMonths' })).toMatchObject({ value: '0.95', quote: 'sell' });
    expect(leg('USD', 'EUR', { tenor: 'sixMonths', side: 'buy' })).toBeUndefined();
  });
});

describe('explanation', () => {
  test('shows the amount, the rate records and the rounding, and working it out again gives the number', () => {
    const { amount, explanation } = converted(convert('3600.50', 'CNY', 'EUR', '2026-03-05', march, 2, throughDollar));
    expect(inputsOf(explanation)).toMatchObject([
      { name: 'amount', value: '3600.50', unit: { kind: 'money', currency: 'CNY' }, source: { asOf: '2026-03-05' } },
      {
        name: 'along',
        value: '0.9',
        unit: { kind: 'rate', of: 'EUR', per: 'USD' },
        source: { entity: 'exchangeRate', id: 'USDEUR-2026-03-01', asOf: '2026-03-01', by: 'ECB' },
      },
      {
        name: 'against',
        value: '7.2',
        unit: { kind: 'rate', of: 'CNY', per: 'USD' },
        source: { entity: 'exchangeRate', id: 'USDCNY-2026-03-01', asOf: '2026-03-01', by: 'ECB' },
      },
    ]);
    expect(roundingsOf(explanation.result)).toEqual([{ mode: 'halfUp', decimals: 2 }]);
    expect([amount, replay(explanation).value, explanation.result.value]).toEqual(['450.06', '450.06', '450.06']);
  });

  test('the approved part is converted with the stored rate, not with a newer one', () => {
    const { explanation } = converted(convert('3600', 'CNY', 'EUR', '2026-03-05', contested, 2, throughDollar));
    const part = convertLike('1800', explanation);
    expect(part.amount).toBe('227.85');
    expect(inFigures(part.explanation)).toBe('1800 CNY ÷ 7.9 = 227.85 EUR');
  });

  test('a recorded inverse counts the other way round than its pair', () => {
    const recorded = { ...rate('USD', 'EUR', '0.90', '2026-03-01'), inverse: '1.1' };
    const options: RateOptions = { ...throughDollar, inverse: 'recorded' };
    const { amount, explanation } = converted(convert('90', 'EUR', 'USD', '2026-03-05', [recorded], 2, options));
    expect(amount).toBe('99.00');
    expect(inputsOf(explanation)[1]).toMatchObject({ value: '1.1', unit: { kind: 'rate', of: 'USD', per: 'EUR' } });
  });

  // As `explanation` of expenses was stored before there were traces.
  const stored = {
    amount: '3600.50',
    from: 'CNY',
    to: 'EUR',
    onDate: '2026-03-05',
    rate: '0.125',
    path: 'triangulated',
    legs: [
      {
        recordId: 'USDCNY-2026-03-01',
        from: 'USD',
        to: 'CNY',
        value: '7.2',
        quote: 'rate',
        tenor: 'spot',
        date: '2026-03-01',
        source: 'ECB',
        operation: 'divide',
      },
      {
        recordId: 'USDEUR-2026-03-01',
        from: 'USD',
        to: 'EUR',
        value: '0.9',
        quote: 'rate',
        tenor: 'spot',
        date: '2026-03-01',
        source: 'ECB',
        operation: 'multiply',
      },
    ],
    rounding: { mode: 'halfUp', decimals: 2 },
    steps: [
      { kind: 'multiply', by: '0.9', recordId: 'USDEUR-2026-03-01', result: '3240.45' },
      { kind: 'divide', by: '7.2', recordId: 'USDCNY-2026-03-01', result: '450.0625' },
      { kind: 'round', decimals: 2, result: '450.06' },
    ],
    formula: '3600.50 CNY × 0.9 ÷ 7.2 = 450.06 EUR',
  } as const;

  test('an older stored explanation is read as a trace, and calculated with for a part of the amount', () => {
    const { explanation } = converted(convert('3600.50', 'CNY', 'EUR', '2026-03-05', march, 2, throughDollar));
    expect(conversion.readsOld?.(stored)).toEqual(explanation);
    expect(convertLike('1800', stored)).toEqual(convertLike('1800', explanation));
    expect(conversion.readsOld?.({ reason: 'something else' })).toBeUndefined();
    expect(conversion.readsOld?.(null)).toBeUndefined();
  });
});

describe('promises for all rates', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'CNY', 'JPY', 'KWD');
  const day = fc
    .integer({ min: 0, max: 60 })
    .map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
  const value = fc.integer({ min: 1, max: 99_999_999 }).map((units) => new Exact(units).div(10_000).toFixed());
  const record = fc
    .record({ from: currency, to: currency, value, day })
    .filter(({ from, to }) => from !== to)
    .map((facts) => rate(facts.from, facts.to, facts.value, facts.day));
  const records = fc.uniqueArray(record, { maxLength: 25, selector: (one) => one.id });
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((units) => new Exact(units).div(100).toFixed(2));

  test('no rate from the future, both legs of one date, and the latest quoted pair', () => {
    fc.assert(
      fc.property(currency, currency, day, records, (from, to, onDate, all) => {
        const found = findRate(from, to, onDate, all, throughDollar);
        if (!found.ok) return;
        expect(found.legs.every((leg) => leg.date <= onDate)).toBe(true);
        expect(new Set(found.legs.map((leg) => leg.date)).size).toBeLessThanOrEqual(1);
        const pairs = all.filter((one) => one.effectiveDate <= onDate && legOf(one, from, to, throughDollar));
        const newest = pairs
          .map((one) => one.effectiveDate)
          .sort()
          .at(-1);
        if (newest) expect(found.legs).toMatchObject([{ date: newest }]);
      }),
    );
  });

  test('the order in which records are read changes nothing', () => {
    fc.assert(
      fc.property(currency, currency, day, records, (from, to, onDate, all) => {
        const forth = findRate(from, to, onDate, all, throughDollar);
        expect(findRate(from, to, onDate, [...all].reverse(), throughDollar)).toEqual(forth);
      }),
    );
  });

  test('there and back is the same amount within the rounding of both ways', () => {
    fc.assert(
      fc.property(amount, value, (money, quote) => {
        const rates = [rate('USD', 'EUR', quote, '2026-01-01')];
        const there = converted(convert(money, 'USD', 'EUR', '2026-03-01', rates, 8, throughDollar));
        const back = converted(convert(there.amount, 'EUR', 'USD', '2026-03-01', rates, 2, throughDollar));
        const allowed = new Exact('0.000000005').div(quote).plus('0.005');
        expect(new Exact(back.amount).minus(money).abs().lessThanOrEqualTo(allowed)).toBe(true);
      }),
    );
  });

  test('a larger amount never converts into less', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, day, records, (a, b, from, to, onDate, all) => {
        const [small, large] = new Exact(a).lessThan(b) ? [a, b] : [b, a];
        const less = convert(small, from, to, onDate, all, 2, throughDollar);
        const more = convert(large, from, to, onDate, all, 2, throughDollar);
        expect(less.ok).toBe(more.ok);
        if (less.ok && more.ok) expect(new Exact(less.amount).lessThanOrEqualTo(more.amount)).toBe(true);
      }),
    );
  });
});
