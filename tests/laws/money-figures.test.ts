import { amountLeft, lumpSumUseRules, pointsLeft, usedAmounts } from '@homeport/model/benefits';
import { balanceOf } from '@homeport/model/cases';
import { checkFlexLimits, combinedRate, grossUp } from '@homeport/model/expenses';
import { documentTotals, isOverTolerance, lineAmounts, taxInside } from '@homeport/model/finance';
import { allocate, fromMinorUnits, round, sum, toMinorUnits } from '@homeport/model/money';
import { chargeableKgs, transitCost } from '@homeport/model/moves';
import { convert, type RateRecord } from '@homeport/model/rates';
import { drawnDown } from '@homeport/model/terms';
import { describe, expect, test } from 'vitest';
import {
  add,
  by,
  type Fraction,
  hundredth,
  isMore,
  less,
  luckOf,
  of,
  plus,
  power,
  read,
  rounded,
  times,
  written,
} from '../support/oracles/fractions.ts';

/**
 * The figures of money held against figures worked out here, with fractions of whole numbers and nothing of the product: no
 * decimal library, no table of it. 10,000 random cases each; the seed stands in the name of a failure.
 */
const CASES = 10_000;

type Luck = ReturnType<typeof luckOf>;
const many = (name: string, check: (luck: Luck) => readonly [unknown, unknown]) =>
  test(name, () => {
    for (let seed = 1; seed <= CASES; seed += 1) {
      const [is, should] = check(luckOf(seed * 7919));
      if (JSON.stringify(is) !== JSON.stringify(should)) expect([seed, is]).toEqual([seed, should]);
    }
  });
/** Decimals by currency, written down from ISO 4217 and not taken from the product. */
const coins = { JPY: 0, EUR: 2, USD: 2, IDR: 2, KWD: 3, TND: 3, CLF: 4 } as const;
const codes = Object.keys(coins) as (keyof typeof coins)[];

describe('figures of money', () => {
  many('round half away from zero, in 0 to 4 decimals', (luck) => {
    const [decimals, amount] = [luck.whole(0, 4), luck.pick(['', '-']) + luck.decimal(9, luck.whole(0, 9))];
    const is = round(amount, decimals);
    return [is, rounded(read(amount), decimals).replace(/^-(0(\.0+)?)$/, '$1')];
  });
  many('minor units there and back', (luck) => {
    const decimals = luck.whole(0, 4);
    const amount = luck.decimal(9, decimals);
    const units = toMinorUnits(amount, decimals);
    return [
      [units.ok && String(units.value), units.ok && fromMinorUnits(units.value, decimals)],
      [String(read(amount).top), rounded(read(amount), decimals)],
    ];
  });
  many('totals', (luck) => {
    const amounts = Array.from({ length: luck.whole(1, 30) }, () => luck.decimal(7, luck.whole(0, 4)));
    return [rounded(read(sum(amounts)), 4), rounded(add(amounts.map(read)), 4)];
  });
  many('splits by the largest remainder', (luck) => {
    const decimals = luck.whole(0, 4);
    const total = luck.pick(['', '-']) + luck.decimal(7, decimals);
    const weights = Array.from({ length: luck.whole(1, 9) }, () => luck.decimal(2, luck.whole(0, 2)));
    const all = add(weights.map(read));
    if (all.top === 0n) return [0, 0];
    const units = read(total).top;
    const [sign, size] = units < 0n ? [-1n, -units] : [1n, units];
    // Shares cut to whole units, then one more to the largest rests, the earlier first.
    const shares = weights.map((weight, place) => {
      const exact = by(times(of(size), read(weight)), all);
      const cut = exact.top / exact.under;
      return { place, cut, rest: less(exact, of(cut)) };
    });
    let over = size - shares.reduce((s, { cut }) => s + cut, 0n);
    const parts = shares.map(({ cut }) => cut);
    for (const { place } of [...shares].sort((a, b) =>
      isMore(b.rest, a.rest) ? 1 : isMore(a.rest, b.rest) ? -1 : a.place - b.place,
    )) {
      if (over === 0n) break;
      parts[place] = (parts[place] as bigint) + 1n;
      over -= 1n;
    }
    const is = allocate(total, weights, decimals);
    return [is.ok && is.value.map((part) => String(read(part).top)), parts.map((part) => String(part * sign))];
  });
  many('conversion: as quoted, the other way round, or through the base currency', (luck) => {
    const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}`;
    const rates = Array.from({ length: luck.whole(0, 9) }, (_, n): RateRecord => {
      const fromCurrency = luck.pick(codes.slice(0, 4));
      const toCurrency = luck.pick(codes.slice(0, 4).filter((code) => code !== fromCurrency));
      const rate = `${luck.whole(0, 200)}.${luck.whole(100001, 999999)}`;
      return { id: `r${n}`, fromCurrency, toCurrency, effectiveDate: day(luck.whole(1, 20)), source: 'x', rate };
    });
    const [from, to, base] = [luck.pick(codes.slice(0, 4)), luck.pick(codes.slice(0, 4)), luck.pick(codes.slice(0, 4))];
    const on = day(luck.whole(1, 20));
    const amount = luck.decimal(7, coins[from]);
    const is = convert(amount, from, to, on, rates, coins[to], { baseCurrency: base });
    const factor = factorOf(rates, from, to, base, on);
    return [is.ok ? is.amount : 'none', factor ? rounded(times(read(amount), factor), coins[to]) : 'none'];
  });
  many('lump sums: uses in their currency, what is left, what is over, what points are worth', (luck) => {
    const currency = luck.pick(codes);
    const decimals = coins[currency];
    const amount = luck.decimal(6, decimals);
    const uses = Array.from({ length: luck.whole(0, 6) }, () => ({
      amount: luck.decimal(5, decimals),
      currency,
      usedOn: '2026-03-02',
    }));
    const taken = usedAmounts(uses, { currency, rates: [], baseCurrency: 'EUR' });
    const used = add(uses.map((use) => read(use.amount)));
    const left = less(read(amount), used);
    const [points, perPoint, most, gone] = [
      luck.whole(0, 200),
      luck.decimal(3, decimals),
      luck.whole(0, 100),
      luck.whole(0, 250),
    ];
    const rest = Math.max(0, points - gone);
    const worth = times(read(perPoint), of(Math.min(rest, most)));
    const nothing = rounded(of(0), decimals);
    return [
      [amountLeft(amount, taken, currency), pointsLeft({ points, perPoint, mostPaidOut: most, currency }, gone)],
      [
        {
          used: rounded(used, decimals),
          left: left.top < 0n ? nothing : rounded(left, decimals),
          over: left.top < 0n ? rounded({ top: -left.top, under: left.under }, decimals) : nothing,
        },
        { points: rest, payout: rounded(worth, decimals) },
      ],
    ];
  });
  many(
    'a lump sum drawn down use by use, in several currencies: what is taken, what is refused, what is left',
    (luck) => {
      const currency = luck.pick(codes);
      const day = '2026-03-02';
      const rates = codes
        .filter((code) => code !== currency)
        .map(
          (fromCurrency, n): RateRecord => ({
            id: `r${n}`,
            fromCurrency,
            toCurrency: currency,
            effectiveDate: day,
            source: 'x',
            rate: `${luck.whole(0, 20)}.${luck.whole(100001, 999999)}`,
          }),
        );
      const amount = luck.decimal(4, coins[currency]);
      const facts = { amount, currency, rates, baseCurrency: currency };
      const taken: { amount: string; currency: string; usedOn: string }[] = [];
      const answers: string[] = [];
      const expected: string[] = [];
      let left = read(amount);
      for (let n = luck.whole(1, 8); n > 0; n -= 1) {
        const of = luck.pick(codes);
        const use = { amount: luck.decimal(3, coins[of]), currency: of, usedOn: day };
        const refused = lumpSumUseRules.spec.check?.(use as never, undefined, {
          ...facts,
          others: [...taken],
        } as never);
        answers.push(refused?.[0]?.code ?? 'taken');
        const rate = rates.find(({ fromCurrency }) => fromCurrency === of)?.rate ?? '1';
        const cost = read(rounded(times(read(use.amount), read(rate)), coins[currency]));
        expected.push(isMore(cost, left) ? 'benefits.overLumpSum' : 'taken');
        if (isMore(cost, left)) continue;
        left = less(left, cost);
        taken.push(use);
      }
      const end = amountLeft(amount, usedAmounts(taken, facts), currency);
      const nothing = rounded(read('0'), coins[currency]);
      return [
        [answers, end.left, end.over],
        [expected, rounded(left, coins[currency]), nothing],
      ];
    },
  );
  many('the yearly draw-down of a benefit: which year counts, what is used of it, left and over', (luck) => {
    const currency = luck.pick(codes);
    const decimals = coins[currency];
    const period = luck.pick(['YEAR', 'MONTH', 'ONCE', 'ITEM']);
    const day = (): string => `${luck.whole(2023, 2029)}-0${luck.whole(1, 9)}-${luck.whole(10, 28)}`;
    const amount = luck.decimal(4, decimals);
    const years = Array.from({ length: luck.whole(period === 'ONCE' ? 0 : 1, 4) }, (_, n) => ({
      ...{ from: `${2024 + n}-03-15`, to: `${2025 + n}-03-14`, amount: luck.decimal(4, decimals) },
    }));
    const today = day();
    const taken = Array.from({ length: luck.whole(0, 7) }, (_, n) => {
      const paid = luck.pick(codes);
      return { id: `t${n}`, on: day(), amount: luck.decimal(3, coins[paid]), currency: paid };
    });
    // One currency has no rate into that of the benefit.
    const unknown = luck.pick(codes);
    const known = taken.filter(
      (one, n) =>
        ![currency, unknown].includes(one.currency) &&
        !taken.slice(0, n).some(({ on, currency: paid }) => on === one.on && paid === one.currency),
    );
    const rates = known.map(({ on, currency: fromCurrency }, n): RateRecord => {
      const rate = `${luck.whole(0, 20)}.${luck.whole(100001, 999999)}`;
      return { id: `r${n}`, fromCurrency, toCurrency: currency, effectiveDate: on, source: 'x', rate };
    });
    const benefit = { id: 'b', currency, period, amount, startsOn: null, endsOn: null, years, expenseItems: [] };
    const is = drawnDown(benefit as never, taken as never, today, { rates, baseCurrency: currency });
    const isYearly = period === 'YEAR' || period === 'MONTH';
    const began = years.filter(({ from }) => from <= today).length;
    const year = isYearly ? years[Math.max(0, began - 1)] : undefined;
    const counted = taken.filter(({ on }) => !year || !(on < year.from || on > year.to));
    const cost = ({ on, currency: paid, amount: of }: (typeof taken)[number]): string | null => {
      if (paid === currency) return of;
      const rate = rates.findLast((one) => one.fromCurrency === paid && one.effectiveDate === on)?.rate;
      return rate === undefined ? null : rounded(times(read(of), read(rate)), decimals);
    };
    const costs = counted.map(cost);
    const used = add(costs.map((one) => read(one ?? '0')));
    const granted = period === 'ITEM' ? null : ((year ?? years[0])?.amount ?? amount);
    const rest = granted === null ? null : less(read(granted), used);
    const nothing = rounded(of(0), decimals);
    const isOver = rest !== null && rest.top < 0n;
    return [
      [is.used, is.granted, is.left, is.over, is.from, is.withoutRate],
      [
        ...[rounded(used, decimals), granted, rest && (isOver ? nothing : rounded(rest, decimals))],
        ...[isOver ? rounded(less(of(0), rest), decimals) : nothing, year?.from ?? null],
        costs.filter((one) => one === null).length,
      ],
    ];
  });
  many('gross-up and the combined rate', (luck) => {
    const [f, s, l] = [luck.decimal(1, 2), luck.decimal(1, 2), luck.decimal(1, 3)];
    const [F, S, L] = [f, s, l].map((one) => hundredth(read(one))) as [Fraction, Fraction, Fraction];
    const rest = less(of(1), F);
    const combined = times(add([F, times(rest, S), times(rest, L)]), of(100));
    const decimals = luck.whole(0, 4);
    const net = luck.decimal(7, decimals);
    const gross = rounded(by(read(net), less(of(1), F)), decimals);
    const { gross: isGross, tax } = grossUp(net, f, decimals);
    const rate = combinedRate({ federalTax: f, stateTax: s, localTax: l });
    return [
      [rounded(read(rate), 9), isGross, tax],
      [rounded(combined, 9), gross, rounded(less(read(gross), read(net)), decimals)],
    ];
  });
  many('balance sheets', (luck) => {
    const currency = luck.pick(codes);
    const decimals = coins[currency];
    const money = (digits: number) => luck.decimal(digits, decimals);
    const given = {
      currency,
      baseSalary: money(7),
      hypotheticalTax: money(5),
      housingNorm: money(5),
      spendable: money(5),
      premiums: money(4),
    };
    const [index, neverNegative] = [`${luck.whole(50, 250)}.${luck.whole(10, 99)}`, luck.pick([true, false])];
    const exact = times(read(given.spendable), hundredth(less(read(index), of(100))));
    const cost = neverNegative && exact.top < 0n ? of(0) : read(rounded(exact, decimals));
    const kept = less(less(read(given.baseSalary), read(given.hypotheticalTax)), read(given.housingNorm));
    const plain = (value: Fraction) => rounded(value, decimals).replace(/^-(0(\.0+)?)$/, '$1');
    const is = balanceOf({ ...given, index, neverNegative });
    return [
      [is.reserve, is.costOfLiving, is.net].map((one) => one.replace(/^-(0(\.0+)?)$/, '$1')),
      [less(kept, read(given.spendable)), cost, add([kept, cost, read(given.premiums)])].map(plain),
    ];
  });
  many('lines, taxes inside and on top, totals of documents (EX-25)', (luck) => {
    const currency = luck.pick(codes);
    const decimals = coins[currency];
    const tax = luck.decimal(1, 2);
    const on = (goods: string) => rounded(times(read(goods), hundredth(read(tax))), decimals);
    const lines = Array.from({ length: luck.whole(1, 6) }, () => ({
      quantity: luck.decimal(2, luck.whole(0, 4)),
      unitAmount: luck.decimal(5, decimals),
    }));
    const goods = lines.map(({ quantity, unitAmount }) => rounded(times(read(quantity), read(unitAmount)), decimals));
    const all = rounded(add(goods.map(read)), decimals);
    const perLine = rounded(add(goods.map((one) => read(on(one)))), decimals);
    const groups = [{ rate: tax, goods: all, tax: perLine }];
    const gross = luck.decimal(6, decimals);
    const inside = rounded(by(times(read(gross), of(100)), plus(of(100), read(tax))), decimals);
    return [
      [
        lines.map((line) => lineAmounts(line, tax, currency)),
        [true, false].map((each) => documentTotals(groups, currency, each).taxAmount),
        taxInside(gross, tax, currency),
      ],
      [
        goods.map((one) => ({ goodsAmount: one, taxAmount: on(one) })),
        [perLine, on(all)],
        { goodsAmount: inside, taxAmount: rounded(less(read(gross), read(inside)), decimals) },
      ],
    ];
  });
  many('limits with their tolerance (EX-13c), bills against quotes (EX-26)', (luck) => {
    const decimals = luck.whole(0, 4);
    const [upper, tolerance, amount] = [luck.decimal(3, decimals), luck.decimal(1, 1), luck.decimal(3, decimals)];
    const ceiling = times(read(upper), plus(of(1), hundredth(read(tolerance))));
    const cut = { top: (ceiling.top * power(decimals)) / ceiling.under, under: power(decimals) };
    const [quote, invoiced, percent, most] = [
      luck.decimal(3, 2),
      luck.decimal(3, 2),
      luck.decimal(1, 1),
      luck.decimal(2, 2),
    ];
    const share = times(read(quote), hundredth(read(percent)));
    const allowed = isMore(share, read(most)) ? read(most) : share;
    return [
      [
        checkFlexLimits(amount, { upper, tolerancePercent: tolerance }, decimals).decision,
        isOverTolerance(quote, invoiced, { percent, amount: most }),
      ],
      [isMore(read(amount), cut) ? 'exception' : 'automatic', isMore(less(read(invoiced), read(quote)), allowed)],
    ];
  });
  many('chargeable weight, rounded once and up (EX-30); storage in transit (EX-33)', (luck) => {
    const [kgs, cbm, divisor] = [luck.decimal(2, 3), luck.decimal(1, 6), luck.pick([5000, 6000, 7000])];
    const volumetric = by(times(read(cbm), of(1_000_000)), of(divisor));
    const more = isMore(volumetric, read(kgs)) ? volumetric : read(kgs);
    const halves = (2n * more.top + more.under - 1n) / more.under;
    const [lbs, days] = [luck.decimal(4, 1), luck.whole(1, 180)];
    const tariff = { firstDay: luck.decimal(1, 2), furtherDay: luck.decimal(1, 2), handling: luck.decimal(1, 2) };
    const part = (rate: string, n: number) => read(rounded(times(times(hundredth(read(lbs)), read(rate)), of(n)), 2));
    const cost = add([part(tariff.firstDay, 1), part(tariff.furtherDay, days - 1), part(tariff.handling, 1)]);
    return [
      [rounded(read(chargeableKgs(kgs, cbm, divisor) ?? '0'), 1), transitCost(lbs, days, tariff)],
      [written(halves * 5n, 1), rounded(cost, 2)],
    ];
  });
});

/** Units of one currency for one of another by the records in force on a day: the nearest of a pair, else through the base. */
function factorOf(
  rates: readonly RateRecord[],
  from: string,
  to: string,
  base: string,
  on: string,
): Fraction | undefined {
  if (from === to) return of(1);
  const between = (a: string, b: string) =>
    rates
      .filter((r) => r.effectiveDate <= on)
      .flatMap((r) => {
        const isQuoted = r.fromCurrency === a && r.toCurrency === b;
        const isTurned = r.fromCurrency === b && r.toCurrency === a;
        const rate = read(r.rate);
        return isQuoted || isTurned ? [{ ...r, isQuoted, factor: isQuoted ? rate : by(of(1), rate) }] : [];
      })
      // The latest day; on one day the pair as quoted; of two records the one entered last.
      .sort(
        (a, b) =>
          b.effectiveDate.localeCompare(a.effectiveDate) ||
          Number(b.isQuoted) - Number(a.isQuoted) ||
          b.id.localeCompare(a.id),
      );
  const straight = between(from, to)[0];
  if (straight) return straight.factor;
  const onward = between(base, to);
  for (const away of between(from, base)) {
    const next = onward.find((one) => one.effectiveDate === away.effectiveDate);
    if (next) return times(away.factor, next.factor);
  }
  return undefined;
}
