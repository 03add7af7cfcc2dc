import { amountText } from '@homeport/grammar';
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
  /amount|total|sum$|cost|price|balance|budget|worth|payout|paid$|^left|^used$|^over$|outstanding|deposit|fee$|goods|tax$/i.test(
    key,
  ) && !/rate|percent|points|count|number|days|entries|elements/i.test(key);

interface Seen {
  readonly amounts: number;
  readonly wrong: readonly string[];
}
/** Amounts in an answer that stand beside a currency, and those that are not in the one form. */
function amountsIn(value: unknown, at: string): Seen {
  if (Array.isArray(value)) return together(value.map((one) => amountsIn(one, `${at}[]`)));
  if (typeof value !== 'object' || value === null) return { amounts: 0, wrong: [] };
  const entries = Object.entries(value);
  const { currency } = value as { currency?: unknown };
  const own =
    typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
      ? entries.filter(([key, v]) => isAmount(key) && (typeof v === 'number' || /^-?\d+(\.\d+)?$/.test(String(v))))
      : [];
  const wrong = own.flatMap(([key, v]) =>
    typeof v === 'string' && v === amountText(v, currency as string)
      ? []
      : [`${at}.${key}: ${JSON.stringify(v)} ${currency}`],
  );
  const inside = together(entries.map(([key, v]) => amountsIn(v, `${at}.${key}`)));
  return { amounts: own.length + inside.amounts, wrong: [...wrong, ...inside.wrong] };
}
const together = (all: readonly Seen[]): Seen => ({
  amounts: all.reduce((sum, one) => sum + one.amounts, 0),
  wrong: all.flatMap(({ wrong }) => wrong),
});

test('every answer has its amounts in the one form', { timeout: 300_000 }, async () => {
  // Reading first: what is done changes what there is to read.
  const calls = [...world.operations].sort((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'));
  const wrong: string[] = [];
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
  }
  expect([...new Set(wrong)]).toEqual([]);
  // What handlers write by themselves is among them.
  expect([...told]).toEqual(
    expect.arrayContaining(['payment-batch/to-build', 'case-expense-batch/by-stage', 'expense-payment/on-its-way']),
  );
  expect(told.size).toBeGreaterThan(80);
});
