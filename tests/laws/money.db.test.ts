import {
  allFields,
  amountText,
  currencyDecimals,
  type Entity,
  type FieldOf,
  fitsCurrency,
  isRefusal,
  type Refusal,
  type Values,
  wireName,
} from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { iso4217 } from '@homeport/model/reference';
import { formatMoney } from '@homeport/ui/language/numbers.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountFor } from '../../apps/server/src/language/reader-formats.ts';
import { inputFor, make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * What holds for every amount of every entity: it takes the digits that its currency has and no finer ones, and is answered with
 * exactly those. There is one source of the decimals of a currency; rules, database, apps, exports and notices ask it.
 */
let port: Homeport;
let home: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('COINS', { baseCurrency: 'EUR' });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

type Money = readonly [string, FieldOf<'money'>];
const moneyOf = (entity: Entity): Money[] =>
  Object.entries(entity.fields).flatMap(([name, f]): Money[] =>
    f.type === 'money' && !f.derived && !f.readOnly ? [[name, f]] : [],
  );
const entities = catalogue.entities.filter((e) => !e.internal && e.scope !== 'global');
const entered = entities.filter((entity) =>
  moneyOf(entity).some(([, f]) => !allFields(entity)[f.currency]?.derived && !allFields(entity)[f.currency]?.readOnly),
);

/** What its currency has, and one digit more. */
const cases = [
  ['JPY', '1200', '1200.5'],
  ['EUR', '1200.5', '1200.505'],
  ['KWD', '1200.125', '1200.1255'],
  ['CLF', '1200.1255', undefined],
] as const;
const isTooFine = (answer: unknown, field: string): boolean =>
  isRefusal(answer) &&
  [answer as Refusal, ...((answer as Refusal).problems ?? [])].some(
    (one) => one.field === field && ['input.tooManyDecimals', 'expenses.amountTooPrecise'].includes(one.code),
  );
let stored = 0;
let changes = 0;

describe.each(entered.map((e) => [e.name, e] as const))('amounts of %s', (_, entity) => {
  const amounts = moneyOf(entity).filter(([, f]) => !allFields(entity)[f.currency]?.derived);
  test.each(cases)('in %s take %s and not %s', async (currency, whole, finer) => {
    const system = port.in(home);
    for (const [name, field] of amounts) {
      const wire = wireName(name, field);
      const given = (amount: string): Values => ({ [wire]: amount, [field.currency]: currency });
      if (finer !== undefined) {
        const refused = await system.records(entity).create((await inputFor(system, entity, given(finer))) as never);
        expect([name, isTooFine(refused, wire)], JSON.stringify(refused)).toEqual([name, true]);
      }
      const made = await system.records(entity).create((await inputFor(system, entity, given(whole))) as never);
      expect([name, isTooFine(made, wire)], JSON.stringify(made)).toEqual([name, false]);
      // Other rules may have something against it; what is stored is answered in the one form.
      if (isRefusal(made)) continue;
      stored += 1;
      const answered = (made as unknown as Values)[wire];
      expect([name, answered]).toEqual([name, amountText(whole, currency)]);
      if (finer === undefined || entity.neverUpdated) continue;
      const changed = await system.records(entity).update(made.id, { [wire]: finer } as never);
      expect([name, isTooFine(changed, wire)], JSON.stringify(changed)).toEqual([name, true]);
      changes += 1;
    }
  });
});
test('most of them were tried on a stored record as well', () => expect(changes).toBeGreaterThan(entered.length));
test('most of them were stored', () => expect(stored).toBeGreaterThan(entered.length * 2));

describe.each(
  entities.filter((e) => Object.values(e.fields).some((f) => f.type === 'money')).map((e) => [e.name, e] as const),
)('every amount of a record of %s, entered or computed,', (_, entity) => {
  test('is answered with the decimals of its currency, and sums are', async () => {
    const record: Values = await make(port.in(home), entity);
    for (const [name, field] of Object.entries(entity.fields)) {
      const [amount, currency] = field.type === 'money' ? [record[wireName(name, field)], record[field.currency]] : [];
      if (typeof amount !== 'string' || typeof currency !== 'string') continue;
      expect([name, amount, fitsCurrency(amount, currency)]).toEqual([name, amountText(amount, currency), true]);
    }
  });
});

describe('one source of decimals', () => {
  test('is the same in the database, in the apps and in notices, for every currency', async () => {
    const rows = await port
      .in(home)
      .query<{ code: string; decimals: number }>(sql`select code, decimals from app.currency`);
    expect(rows.length).toBe(iso4217.length);
    for (const { code, decimals } of rows) {
      const digits = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
      expect([code, currencyDecimals(code)]).toEqual([code, decimals]);
      expect(formatMoney('7', code, 'en').replace(/\s/, ' ')).toBe(`${code} 7${digits}`);
      expect([code, amountFor({ language: 'en', dateFormat: 'dd-MM-yyyy' }, '7', code)]).toEqual([code, `7${digits}`]);
    }
  });
});
