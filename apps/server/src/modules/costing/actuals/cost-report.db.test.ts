import { currencyDecimals, Exact, monthsBetween } from '@homeport/grammar';
import type { CaseActuals, CostReport, ReportRow } from '@homeport/model/costing';
import { convert, type RateRecord } from '@homeport/model/rates';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../../tests/support/homeport.ts';
import { monthsIn } from './report-sql.ts';

/** The report over all assignments of the demo says what their cards say, and each reader gets no more than theirs. */
let port: Homeport;
let home = '';
const token: Record<string, string> = {};
interface Approved {
  readonly id: string;
  readonly currency: string;
  readonly day: string;
  readonly home: string | null;
  readonly host: string | null;
  readonly cohort: string | null;
}
let approved: readonly Approved[] = [];
let rates: readonly RateRecord[] = [];

beforeAll(async () => {
  port = await startHomeport({ demo: true });
  const behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  home = (await behind.query("select id from app.tenant where code = 'CASTELLANE'")).rows[0].id;
  await behind.end();
  for (const role of ['hr', 'finance', 'caseManager', 'assignee'] as const)
    token[role] = await port.enter(home, await port.user(home, `report.${role}`, [role]));
  const ctx = port.in(home);
  approved = await ctx.query(sql<Approved>`
    select c.id, e.currency, e.base_date::text as day, c.home_location->>'country' as home, c.host_location->>'country' as host,
      extract(year from c.assignment_start_date) || '-Q' || extract(quarter from c.assignment_start_date) as cohort
    from app.case_detail c join app.cost_estimate e on e.case_detail_id = c.id and e.status = 'APPROVED'`);
  rates = await ctx.query(sql<RateRecord>`select id, from_currency as "fromCurrency", to_currency as "toCurrency",
    effective_date::text as "effectiveDate", source, rate::text as rate from app.exchange_rate`);
}, 180_000);
afterAll(() => port?.[Symbol.asyncDispose]());

async function report(query: string, as = 'finance'): Promise<CostReport> {
  const { status, body } = await port.call('GET', `cost-report?${query}`, { as: token[as] ?? '' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const figures = ['estimated', 'actual', 'committed', 'difference', 'accrual'] as const;
type Sums = Record<(typeof figures)[number], Exact>;

/** The cards of all assignments, added up by a key, in the currency of the report. */
async function cards(
  as: string,
  currency: string,
  keyOf: (of: Approved, row: Pick<ReportRow, 'kind' | 'name'>) => string,
  withPay = false,
) {
  const sums = new Map<string, Sums>();
  let shown = 0;
  for (const of of approved) {
    const { status, body } = await port.call('GET', `case-actuals?caseDetail=${of.id}`, { as: token[as] ?? '' });
    if (status === 404) continue;
    const card: CaseActuals['estimate'] = body.estimate;
    shown += 1;
    for (const row of card?.rows ?? []) {
      if (row.isPay && !withPay) continue;
      const into = (value: string) => {
        const found = convert(value, of.currency, currency, of.day, rates, currencyDecimals(currency), {
          baseCurrency: currency,
        });
        if (!found.ok) throw new Error('the demo lacks a rate');
        return new Exact(found.amount);
      };
      const key = keyOf(of, row);
      const known = sums.get(key);
      const [estimated, actual, committed, accrual] = [
        into(row.estimated),
        into(row.actual),
        into(row.committed),
        into(row.accrual ?? '0'),
      ];
      const one: Sums = { estimated, actual, committed, difference: actual.plus(committed).minus(estimated), accrual };
      for (const name of figures) one[name] = one[name].plus(known?.[name] ?? 0);
      sums.set(key, one);
    }
  }
  return { sums, shown };
}
const plain = (sums: ReadonlyMap<string, Sums>) =>
  Object.fromEntries([...sums].map(([key, of]) => [key, figures.map((name) => of[name].toFixed(2))]));
const said = ({ rows }: CostReport) =>
  Object.fromEntries(rows.map((row) => [row.key, figures.map((name) => new Exact(row[name]).toFixed(2))]));

describe('the report is the sum of the cards', () => {
  test.each([
    ['BENEFIT', ({ kind, name }: Pick<ReportRow, 'kind' | 'name'>) => `${kind}||${name ?? ''}`],
    ['ROUTE', (_: unknown, of: Approved) => `${of.home ?? ''}|${of.host ?? ''}`],
    ['COHORT', (_: unknown, of: Approved) => of.cohort ?? ''],
    ['CLIENT', () => home],
  ] as const)('by %s', async (by, keyOf) => {
    const seen = await report(`by=${by}`);
    const { sums, shown } = await cards('finance', seen.currency, (of, row) => keyOf(row, of));
    expect(said(seen)).toEqual(plain(sums));
    expect(seen.rows.length).toBeGreaterThan(0);
    expect(seen.totals.assignments).toBe(shown);
    expect(seen.withoutRate).toBe(0);
    const all = [...sums.values()].reduce((sum, one) => sum.plus(one.estimated), new Exact(0));
    expect(seen.totals.estimated).toBe(all.toFixed(2));
    expect(Number(seen.totals.actual) + Number(seen.totals.committed)).toBeGreaterThan(0);
  });
  test('with what follows from pay, for whom it is open to', async () => {
    const seen = await report('by=COHORT&withPay=true', 'hr');
    const { sums } = await cards('hr', seen.currency, (of) => of.cohort ?? '', true);
    expect(said(seen)).toEqual(plain(sums));
    const without = await report('by=COHORT', 'hr');
    expect(Number(seen.totals.estimated)).toBeGreaterThan(Number(without.totals.estimated));
    const closed = await report('by=COHORT&withPay=true');
    expect(closed.totals.estimated).toBe((await report('by=COHORT')).totals.estimated);
    expect([closed.isPartial, closed.isPayOpen, seen.isPayOpen]).toEqual([true, false, true]);
  });
  test('a group opens to its assignments, whose figures are those of the group', async () => {
    const [first] = (await report('by=ROUTE')).rows;
    const opened = await report(`by=ASSIGNMENT&of=ROUTE&key=${encodeURIComponent(first?.key ?? '')}`);
    expect(opened.rows).toHaveLength(first?.assignments ?? 0);
    expect(opened.totals).toMatchObject({ estimated: first?.estimated, difference: first?.difference });
    for (const { caseDetail, name } of opened.rows) expect([caseDetail, name]).not.toContain(null);
  });
});

test.each(['csv', 'xlsx'])('as %s it has all rows, in words', async (format) => {
  const seen = await report('by=ROUTE');
  const answered = await fetch(`${port.baseUrl}/api/cost-report/file?by=ROUTE&format=${format}`, {
    headers: { authorization: `Bearer ${token.finance}` },
  });
  expect(answered.status).toBe(200);
  const bytes = Buffer.from(await answered.arrayBuffer());
  const [first] = seen.rows;
  if (format === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK');
  else {
    const [head, line, ...others] = bytes.toString().trimEnd().split('\r\n');
    expect(head).toContain('Route,Assignments,Currency,Estimated,Spent,Committed,Difference,To accrue');
    expect(line).toContain(`,${first?.assignments},${seen.currency},${first?.estimated},${first?.actual},`);
    expect(others).toHaveLength(seen.rows.length - 1);
  }
});

test('nobody reads of assignments that they do not see', async () => {
  const ctx = port.in(home);
  const [one] = approved;
  const before = await report('by=CLIENT', 'hr');
  await ctx.query(sql`update app.case_detail set confidential = true where id = ${one?.id}::uuid`);
  const [hr, finance] = [await report('by=ASSIGNMENT', 'hr'), await report('by=ASSIGNMENT')];
  expect(hr.rows.map(({ key }) => key)).not.toContain(one?.id);
  expect(hr.totals.assignments).toBe(before.totals.assignments - 1);
  expect(finance.rows.map(({ key }) => key)).toContain(one?.id);
  expect((await port.call('GET', 'cost-report?by=CLIENT', { as: token.assignee ?? '' })).status).toBe(403);
});

test('months are counted in the statement as by the rule', async () => {
  const days = [
    '2024-01-31',
    '2024-02-28',
    '2024-02-29',
    '2025-02-28',
    '2025-12-31',
    '2026-03-30',
    '2026-03-31',
    '2026-04-30',
    '2027-05-01',
  ];
  const pairs = days.flatMap((from) => days.filter((to) => to >= from).map((to) => ({ from, to })));
  const found = await port.in(home).query(sql<{ from: string; to: string; months: number }>`
    select p."from"::text as from, p."to"::text as to, ${monthsIn(sql`p."from"`, sql`p."to"`)} as months
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) p("from" date, "to" date)`);
  expect(found).toHaveLength(pairs.length);
  for (const { from, to, months } of found) expect([from, to, months]).toEqual([from, to, monthsBetween(from, to)]);
});
