import { Exact } from '@homeport/grammar';
import { caseExpense } from '@homeport/model/expenses';
import { exchangeRate, exchangeRateRules, type RateRecord, ratesBehind } from '@homeport/model/rates';
import type { Step } from '../reference/index.ts';
import { demoId } from './chance.ts';
import { derived } from './derived.ts';
import { lastMarketDay } from './market-days.ts';
import { perEuro } from './names.data.ts';
import type { World } from './world.ts';

/** How far back rates go, in months; those of each first of a month, and of each week of the last three months. */
const months = 36;
const weeks = 13;

/** Rates of the tenant's base currency against every other currency of the demo. */
export function addRates(world: World, by: string): RateRecord[] {
  const { tenant, clock } = world;
  return effectiveDates(clock.today).flatMap((date, n) =>
    Object.keys({ EUR: 1, ...perEuro }).flatMap((currency) => {
      if (currency === tenant.baseCurrency) return [];
      const set = quote(tenant.baseCurrency, currency, date, n);
      const { inverse } = derived(exchangeRateRules, set, {}) as { inverse: string };
      const id = demoId('rate', tenant.code, currency, date);
      world.add(exchangeRate, id, { at: published(date, clock.now), by, set: { ...set, inverse } });
      return [{ id, ...set, inverse }];
    }),
  );
}

/** Closes the rates that expenses were converted with, with the first of these that was handed in, as handing in does. */
export function closeUsedRates(world: World): void {
  const first = new Map<string, Pick<Step, 'at' | 'by'>>();
  for (const { id, steps } of world.rowsOf(caseExpense)) {
    const handedIn = steps.find(({ deed }) => deed === 'handIn');
    if (!handedIn) continue;
    for (const rate of ratesBehind([world.valuesOf(caseExpense, id).explanation]))
      if (handedIn.at < (first.get(rate)?.at ?? '9999')) first.set(rate, handedIn);
  }
  for (const [id, { at, by }] of first)
    world.happened(exchangeRate, id, { deed: 'use', at, by, set: { status: 'USED' } });
}

/** Rates are published at six in the morning, those of today not later than now. */
const published = (date: string, now: string): string => {
  const at = `${date}T06:00:00Z`;
  return at < now ? at : now;
};

/** Days on which rates were published; newest last, none twice. */
function effectiveDates(today: string): string[] {
  const day = Temporal.PlainDate.from(today);
  const firsts = Array.from({ length: months }, (_, n) => day.with({ day: 1 }).subtract({ months: n }));
  const weekly = Array.from({ length: weeks + 1 }, (_, n) => day.subtract({ weeks: n }));
  return [...new Set([...firsts, ...weekly].map((one) => String(lastMarketDay(one))))].sort();
}

/** A currency wanders some percent around its level; the bank earns 0.4 % on each side and forwards drift a little. */
function quote(from: string, to: string, date: string, n: number) {
  const wave = (currency: string): number => {
    const phase = currency.charCodeAt(0) * 0.7 + currency.charCodeAt(1) * 1.3;
    return 1 + 0.03 * Math.sin(n / 7 + phase) + 0.008 * Math.sin(n * 2.1 + phase * 3);
  };
  const level = (currency: string): number => (currency === 'EUR' ? 1 : (perEuro[currency] ?? 1) * wave(currency));
  const rate = new Exact(level(to) / level(from)).toSignificantDigits(6);
  const near = (factor: number): string => rate.times(factor).toSignificantDigits(6).toFixed();
  return {
    fromCurrency: from,
    toCurrency: to,
    effectiveDate: date,
    source: 'ECB',
    rate: rate.toFixed(),
    buy: near(0.996),
    sell: near(1.004),
    buy3Months: near(0.9985),
    sell3Months: near(1.0075),
    buy6Months: near(1.001),
    sell6Months: near(1.0115),
  } as const;
}
