import { Exact } from '@homeport/grammar';
import { isReceiptRequired } from '@homeport/model/expenses';
import { dependant } from '@homeport/model/family';
import { expenseItemDefaults, taxCodeDefaults } from '../reference/index.ts';
import type { DemoCase } from './cases.ts';
import { policyOf } from './desk.ts';
import { type Purchase, purchases, reportTitles } from './expenses.data.ts';
import { perEuro } from './names.data.ts';
import { type NewLine, written } from './new-report.ts';
import { withTown } from './towns.ts';
import type { World } from './world.ts';

/** Something people buy on the way, on a day, for a price that is usual in its currency. */
export function buySomething(world: World, of: DemoCase, purchase: Purchase, day: number): NewLine {
  const { luck, tenant, words } = world;
  const place = purchase.where === 'home' ? of.home : of.host;
  const currency = place.currency;
  const euros = luck.whole(purchase.from * 100, purchase.to * 100) / 100;
  const amount = written(priceIn(currency, euros), currency);
  const merchant = luck.pick(purchase.merchants).replace('{town}', place.town);
  const isNeeded = isReceiptRequired({ amount, currency }, policyOf(tenant, purchase.item));
  const tax = luck.is(0.3) ? taxCodeDefaults.find((t) => t.country === place.country) : undefined;
  return {
    item: purchase.item,
    activity: withTown(world, purchase.words[words], of.host),
    amount,
    currency,
    day,
    ...((purchase.hasReceipt || isNeeded) && { receipt: { merchant, town: place.town } }),
    ...(tax && { taxCode: tax.code }),
  };
}

/** A price as shops there write it: whole tens of yen, fils in fives, cents. */
function priceIn(currency: string, euros: number): number {
  const exact = euros * (perEuro[currency] ?? 1);
  const step = currency === 'JPY' ? 10 : currency === 'KWD' ? 0.005 : 0.01;
  return new Exact(exact).div(step).round().times(step).toNumber();
}

/** So many different purchases that fit the person: no school fees without children of school age. */
export function choosePurchases(world: World, of: DemoCase, count: number): Purchase[] {
  const hasPupils = world
    .rowsOf(dependant)
    .some(({ steps: [made] }) => made.set.employeePerson === of.assignee.person && made.set.schoolNeed === true);
  const family = new Set(
    expenseItemDefaults.filter((i) => i.group === 'FAMILY' && i.code !== 'LANGUAGE_COURSE').map((i) => i.code),
  );
  const fitting = purchases.filter((p) => hasPupils || !family.has(p.item));
  const chosen: Purchase[] = [];
  while (chosen.length < count) {
    const next = world.luck.pick(fitting);
    if (!chosen.includes(next) || chosen.length >= fitting.length) chosen.push(next);
  }
  return chosen;
}

/** What a report is called. */
export function titleOf(world: World, of: DemoCase, day: number): string {
  const month = new Intl.DateTimeFormat(world.words, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return withTown(world, world.luck.pick(reportTitles[world.words]), of.host).replace(
    '{month}',
    month.format(new Date(`${world.clock.day(day)}T00:00:00Z`)),
  );
}
