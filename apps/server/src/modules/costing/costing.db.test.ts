import { caseBenefit } from '@homeport/model/benefits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** What an assignment is expected to cost: worked out, compared, handed in, and read without pay by whom pay is closed to. */
let port: Homeport;
let home = '';
let of = '';
let benefit = '';
const token: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('COSTING');
  const ctx = port.in(home);
  for (const role of ['caseManager', 'hr', 'approver', 'finance', 'payroll', 'assignee'] as const) {
    await port.user(home, `costing.${role}`, [role]);
    token[role] = await port.signIn(`costing.${role}`);
  }
  const assignee = (await make(ctx, 'person')).id;
  const employed = await make(ctx, 'employee', { person: assignee, salary: '90000', salaryCurrency: 'EUR' });
  const policy = { grossUp: 'INVERSE', federalRate: '22', stateRate: '6', localRate: '3', effectiveFrom: '2020-01-01' };
  const granting = await make(ctx, 'policy', { ...policy, effectiveTo: null });
  of = (
    await make(ctx, 'caseDetail', {
      ...{
        assignee,
        policy: granting.id,
        employee: employed.id,
        relocationPackage: null,
        status: 'ACTIVE',
        currency: 'EUR',
      },
      ...{ assignmentStartDate: '2026-03-10', assignmentEndDate: '2027-03-09', confidential: false },
    })
  ).id;
  benefit = (await make(ctx, 'benefit', { name: 'Settling in', isTaxable: true, isGrossedUp: true, calculation: null }))
    .id;
  await grant('10000');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

async function grant(amount: string) {
  const ctx = port.in(home);
  const [has] = await ctx.records(caseBenefit).find({ filter: { field: 'caseDetail', op: 'eq', value: of } });
  const { assignee } = (await port.call('GET', `fe/case-detail/${of}`, { as: token.hr ?? '' })).body;
  if (has) await ctx.records(caseBenefit).update(has.id, { amount });
  else
    await make(ctx, 'caseBenefit', {
      ...{
        caseDetailId: of,
        assignee: assignee.id,
        benefit,
        amount,
        currency: 'EUR',
        period: 'ONCE',
        startsOn: '2026-03-10',
      },
      ...{
        policyBenefit: null,
        flexOption: true,
        upperLimit: '12000',
        tolerance: '2',
        lowerLimit: null,
        status: 'INCLUDED',
      },
    });
}
const act = async (path: string, deed: string, as: string, body: object = {}) => {
  const { body: now } = await port.call('GET', `fe/${path}`, { as: token.hr ?? '' });
  const headers = { 'if-match': `"${now.version}"`, 'idempotency-key': crypto.randomUUID() };
  return port.call('POST', `fe/${path}/${deed}`, { as: token[as] ?? '', body, headers });
};
const estimates = async (as: string) => {
  const answered = await port.call('GET', `case-estimates?caseDetail=${of}`, { as: token[as] ?? '' });
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
  return answered.body.estimates;
};
const codeOf = ({ body }: { body: { code?: string; errors?: { code: string }[] } }) =>
  body.errors?.[0]?.code ?? body.code;
const said = (lines: readonly Record<string, unknown>[]) => lines.map((one) => [one.kind, one.amount, one.payAmount]);

describe('an estimate', () => {
  test('is worked out from pay and benefits, with the tax that the company pays; whoever may not see pay sees that there is some', async () => {
    const made = await act(`case-detail/${of}`, 'estimate-costs', 'caseManager', { baseDate: '2026-02-01' });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const [seen] = await estimates('hr');
    expect(said(seen.lines).sort()).toEqual([
      ['BENEFIT', '10000.00', null],
      ['GROSS_UP', '4088.48', null],
      ['PAY', null, '90000.00'],
    ]);
    // Without an upper limit that is lower: 12,000 and 2 % of it, and what stands beside it.
    expect(seen).toMatchObject({
      total: '14088.48',
      lowTotal: '14088.48',
      highTotal: '16328.48',
      payTotal: '90000.00',
      stale: [],
    });
  });
  test.each(['caseManager', 'finance'])('hides pay from %s, in amounts, months, traces and totals', async (role) => {
    const [seen] = await estimates(role);
    expect(JSON.stringify(seen)).not.toMatch(/90000|7500\.00/);
    expect(said(seen.lines).filter(([kind]) => kind === 'PAY')).toEqual([['PAY', null, null]]);
    const found = await port.call('GET', 'fe/cost-estimate-line/search?size=50', { as: token[role] ?? '' });
    expect(found.body.content).toHaveLength(3);
    expect(JSON.stringify(found.body)).not.toMatch(/90000/);
    expect(
      (await port.call('GET', 'fe/cost-estimate/search', { as: token[role] ?? '' })).body.content[0].payTotal,
    ).toBeUndefined();
  });
  test('is no matter of the assignee', async () => {
    expect((await port.call('GET', `case-estimates?caseDetail=${of}`, { as: token.assignee ?? '' })).status).toBe(403);
  });
  test('says what it does not say any more, and is not handed in before it is worked out again', async () => {
    await grant('11000');
    const [seen] = await estimates('caseManager');
    expect(seen.stale.map((one: { kind: string }) => one.kind).sort()).toEqual(['BENEFIT', 'GROSS_UP']);
    const refused = await act(`cost-estimate/${seen.id}`, 'submit', 'caseManager');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'cases.needsRecalculating']);
    expect((await act(`cost-estimate/${seen.id}`, 'recalculate-estimate', 'caseManager')).status).toBe(200);
    const again = await act(`cost-estimate/${seen.id}`, 'recalculate-estimate', 'caseManager');
    expect(codeOf(again)).toBe('cases.estimateUpToDate');
    expect((await estimates('caseManager'))[0]).toMatchObject({ stale: [], total: '15497.32' });
  });
  test('what was worked out is not changed by hand; what is added has its reason and stays', async () => {
    const [{ id, lines }] = await estimates('caseManager');
    const as = token.caseManager ?? '';
    const line = lines.find((one: { kind: string }) => one.kind === 'BENEFIT');
    const gone = await port.call('DELETE', `fe/cost-estimate-line/${line.id}`, { as });
    expect(codeOf(gone)).toBe('cases.computedLine');
    const add = (more: object) =>
      port.call('POST', 'fe/cost-estimate-line', {
        as,
        body: { costEstimate: id, year: 1, kind: 'FEE', amount: '500', currency: 'EUR', ...more },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    expect(codeOf(await add({}))).toBe('cases.lineNeedsReason');
    expect((await add({ reason: 'The fee of the agent' })).status).toBe(201);
    expect((await estimates('caseManager'))[0]).toMatchObject({ stale: [], total: '15997.32' });
  });
  test('stays as it was approved, whatever changes afterwards, and is replaced by the next one', async () => {
    const [{ id }] = await estimates('caseManager');
    expect((await act(`cost-estimate/${id}`, 'submit', 'caseManager')).status).toBe(200);
    expect((await act(`cost-estimate/${id}`, 'approve', 'approver')).status).toBe(200);
    await grant('5000');
    expect((await estimates('caseManager'))[0]).toMatchObject({ status: 'APPROVED', stale: [], total: '15997.32' });
    await act(`case-detail/${of}`, 'estimate-costs', 'caseManager', { baseDate: '2026-02-01' });
    const [next] = await estimates('caseManager');
    expect(next).toMatchObject({ number: 2, total: '7044.24' });
    await act(`cost-estimate/${next.id}`, 'submit', 'caseManager');
    await act(`cost-estimate/${next.id}`, 'approve', 'approver');
    expect((await estimates('hr')).map((one: { status: string }) => one.status)).toEqual(['APPROVED', 'REPLACED']);
  });
});

test('what was spent stands beside the approved estimate, as far as its reader may see books and pay', async () => {
  const ctx = port.in(home);
  const { assignee } = (await port.call('GET', `fe/case-detail/${of}`, { as: token.hr ?? '' })).body;
  const [granted] = await ctx.records(caseBenefit).find({ filter: { field: 'caseDetail', op: 'eq', value: of } });
  const booked = {
    caseDetail: of,
    caseService: null,
    vendorInvoice: null,
    currency: 'EUR',
    effectiveDate: '2026-04-02',
  };
  const postingPeriod = (await make(ctx, 'financialPeriod', { startDate: '2026-04-01', endDate: '2026-04-30' })).id;
  const spent = (amount: string, source: string) =>
    make(ctx, 'caseActualCost', { ...booked, caseBenefit: granted?.id ?? null, amount, source, postingPeriod });
  await spent('1200', 'MANUAL');
  // An accrual was not spent.
  await spent('999', 'ACCRUAL');
  const service = {
    caseDetailId: of,
    assignee: assignee.id,
    name: 'Course',
    status: 'IN_PROGRESS',
    startDate: '2026-04-01',
  };
  await make(ctx, 'caseService', { ...service, costAmount: '800', costCurrency: 'EUR' });
  const paid = {
    grossPay: '7500',
    currency: 'EUR',
    periodFrom: '2026-04-01',
    periodTo: '2026-04-30',
    payDate: '2026-04-25',
  };
  await make(ctx, 'payslip', { person: assignee.id, caseDetail: of, ...paid });
  const actuals = async (as: string) => port.call('GET', `case-actuals?caseDetail=${of}`, { as: token[as] ?? '' });
  const { status, body } = await actuals('finance');
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = body.estimate.rows.map((row: Record<string, unknown>) => [
    row.kind,
    row.estimated,
    row.actual,
    row.committed,
    row.left,
  ]);
  expect(rows.sort()).toEqual([
    ['BENEFIT', '5000', '1200', '0', '3800.00'],
    ['GROSS_UP', '2044.24', '0', '0', '2044.24'],
    ['SERVICE', '0', '0', '800', '-800.00'],
  ]);
  expect(body.estimate).toMatchObject({
    number: 2,
    months: 12,
    totals: { actual: '1200', committed: '800', left: '5044.24' },
  });
  // Straight line over the months of the assignment.
  const benefitRow = body.estimate.rows.find((row: { kind: string }) => row.kind === 'BENEFIT');
  expect(Number(benefitRow.accrual)).toBeCloseTo((5000 * body.estimate.monthsOver) / 12 - 1200, 2);
  const hr = (await actuals('hr')).body.estimate;
  expect(hr.rows.find((row: { isPay: boolean }) => row.isPay)).toMatchObject({ estimated: '90000', actual: '7500' });
  expect(hr.isPartial).toBe(true);
  expect((await actuals('assignee')).status).toBe(403);
});
