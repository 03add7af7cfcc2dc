import { amountText, isTrace } from '@homeport/grammar';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedWorld, askedWorld, namedBy, stranger } from '../support/ask-operation.ts';

/*
 * Answers that handlers put together by themselves have their amounts in the one form as well: text, with the decimals of the
 * currency beside it. Every call of the product is made on records whose amounts end in the middle of a unit; whatever stands
 * in its answer beside a currency and is called an amount is looked at.
 */
let world: AskedWorld;
beforeAll(async () => {
  world = await askedWorld('ANSWERS');
  const system = world.port.in(world.home);
  // Money that is on its way: what lists of approvals, payments and own expenses are about.
  await system.query(sql`
    update app.case_expense_batch b set status = 'APPROVED', currency = 'EUR', batch_total = 12.5, submitted_total = 12.5,
      approved_total = 12.5, batch_payment_amount = 12.5, expense_payment_id = null, decided_date = now(),
      assignee_id = (select u.person_id from app."user" u where u.login = 'answers')
    where b.tenant_id = ${world.home}::uuid returning id`);
  await system.query(sql`
    update app.bank_details set currency = 'EUR', active = true, changed_at = now() - interval '30 days',
      relocatee_id = (select u.person_id from app."user" u where u.login = 'answers')
    where tenant_id = ${world.home}::uuid returning id`);
}, 180_000);
afterAll(() => world?.[Symbol.asyncDispose]());

const isAmount = (key: string): boolean =>
  /amount|total|sum$|cost|price|balance|budget|worth|payout|paid$|^left|^used$|^over$|outstanding|deposit|fee$|goods|tax$|gross$|net$|credit$|debit$|spend|spent|limit$|allowance|remaining|value$/i.test(
    key,
  ) && !/rate|percent|points|count|number|days|entries|elements/i.test(key);

interface Seen {
  readonly amounts: number;
  readonly wrong: readonly string[];
  /** Amounts with no currency beside or around them, by call and name. */
  readonly bare: readonly string[];
}
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const isNumeral = (value: unknown): boolean => typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value));

/**
 * The currency of an amount: the one named after it (`convertedAmount`, `convertedCurrency`), the one beside it, the only one of
 * its record, or that of what it stands in.
 */
function currencyOf(key: string, record: Readonly<Record<string, unknown>>, around: string | undefined) {
  const own = record[key.replace(/(Amount|Total|Balance|Cost)?$/, 'Currency')];
  if (isCode(own)) return own;
  if (isCode(record.currency)) return record.currency;
  const all = Object.entries(record).filter(([name, value]) => /currency$/i.test(name) && isCode(value));
  return all.length === 1 ? (all[0]?.[1] as string) : around;
}

/** Amounts in an answer, and those that are not in the one form of their currency. */
function amountsIn(value: unknown, at: string, around?: string): Seen {
  if (Array.isArray(value)) return together(value.map((one) => amountsIn(one, `${at}[]`, around)));
  // How an amount came about is exact, each figure with its own unit.
  if (typeof value !== 'object' || value === null || isTrace(value)) return { amounts: 0, wrong: [], bare: [] };
  const record = value as Readonly<Record<string, unknown>>;
  const entries = Object.entries(record);
  const own = entries.filter(([key, v]) => isAmount(key) && isNumeral(v));
  const wrong: string[] = [];
  const bare: string[] = [];
  for (const [key, v] of own) {
    const currency = currencyOf(key, record, around);
    if (currency === undefined) bare.push(`${at}.${key}`);
    else if (typeof v !== 'string' || v !== amountText(v, currency))
      wrong.push(`${at}.${key}: ${JSON.stringify(v)} ${currency}`);
  }
  const within = isCode(record.currency) ? record.currency : around;
  const inside = together(entries.map(([key, v]) => amountsIn(v, `${at}.${key}`, within)));
  return {
    amounts: own.length - bare.length + inside.amounts,
    wrong: [...wrong, ...inside.wrong],
    bare: [...bare, ...inside.bare],
  };
}
const together = (all: readonly Seen[]): Seen => ({
  amounts: all.reduce((sum, one) => sum + one.amounts, 0),
  wrong: all.flatMap(({ wrong }) => wrong),
  bare: all.flatMap(({ bare }) => bare),
});

/** Called like an amount and without a currency beside or around it, each for its reason. */
const withoutCurrency: readonly string[] = [
  // How many reports.
  'GET erasure-request/{id}/preview.unpaid',
];

test('every answer has its amounts in the one form', { timeout: 300_000 }, async () => {
  // Reading first: what is done changes what there is to read.
  const calls = [...world.operations].sort((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'));
  const wrong: string[] = [];
  const bare = new Set<string>();
  const told = new Set<string>();
  for (const operation of calls) {
    const { about } = operation;
    if (about.kind !== 'route' && about.kind !== 'action' && operation.method !== 'GET') continue;
    const entity = about.kind === 'route' ? namedBy(about.route) : about.entity;
    const asked = await world.asked(operation, entity ? world.idOf(entity.name) : stranger);
    const answer = await world.send(asked, { 'if-match': '"1"' });
    if (answer.statusCode >= 300 || !String(answer.headers['content-type']).includes('json')) continue;
    const seen = amountsIn(JSON.parse(answer.body || 'null'), `${operation.method} ${operation.path}`);
    if (seen.amounts > 0) told.add(operation.path);
    wrong.push(...seen.wrong);
    for (const one of seen.bare) bare.add(one);
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect([...bare].sort()).toEqual([...withoutCurrency].sort());
  // What handlers write by themselves is among them.
  expect([...told]).toEqual(
    expect.arrayContaining(['payment-batch/to-build', 'case-expense-batch/by-stage', 'expense-payment/on-its-way']),
  );
  expect(told.size).toBeGreaterThan(80);
});
