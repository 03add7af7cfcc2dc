import { caseBenefit } from '@homeport/model/benefits';
import { caseDetail } from '@homeport/model/cases';
import { policy as policies } from '@homeport/model/policies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** What an assignment is granted: by its policy, departed from by those who may, within limits; and what is used of it. */
let port: Homeport;
let home = '';
const token: Record<string, string> = {};
const policy: Record<string, string> = {};
const benefit: Record<string, string> = {};
let of = '';
let assignee = '';

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('TERMS');
  const ctx = port.in(home);
  assignee = (await make(ctx, 'person')).id;
  for (const role of ['caseManager', 'hr', 'approver', 'administrator'] as const) {
    await port.user(home, `terms.${role}`, [role]);
    token[role] = await port.signIn(`terms.${role}`);
  }
  await port.user(home, 'terms.assignee', ['assignee'], assignee);
  token.assignee = await port.signIn('terms.assignee');
  const { content } = (await port.call('GET', 'fe/role/search?size=100', { as: token.administrator ?? '' })).body;
  const hr = content.find((one: { code: string }) => one.code === 'HR').id;
  for (const name of ['HOUSING', 'SCHOOL', 'EXTRA']) {
    const one = await make(ctx, 'benefit', { name, amount: null, calculation: null });
    benefit[name] = one.id;
  }
  const line = (name: string, more: object) => ({
    benefit: benefit[name],
    calculation: null,
    dataVariation: null,
    ...more,
  });
  const grants: Record<string, readonly object[]> = {
    OLD: [
      line('HOUSING', {
        ...{ amount: '3000', currency: 'EUR', period: 'MONTH', flexOption: true, flexRoles: [hr], include: true },
        ...{
          lowerLimit: '3000',
          upperLimit: '4500',
          tolerance: '2',
          lockInclude: true,
          exception: true,
          exceptionRoles: [hr],
        },
      }),
      line('SCHOOL', {
        amount: '12000',
        currency: 'EUR',
        period: 'YEAR',
        year1: '100',
        year2: '75',
        include: true,
        lockInclude: false,
      }),
      line('EXTRA', { amount: '500', currency: 'EUR', period: 'ONCE', include: false, lockInclude: false }),
    ],
    NEW: [
      line('HOUSING', {
        amount: '3500',
        currency: 'EUR',
        period: 'MONTH',
        flexOption: true,
        upperLimit: '5000',
        include: true,
      }),
    ],
  };
  for (const [code, lines] of Object.entries(grants)) {
    const made = await make(ctx, 'policy', { code, effectiveFrom: '2020-01-01', effectiveTo: null });
    policy[code] = made.id;
    for (const one of lines) await make(ctx, 'policyBenefit', { policy: made.id, ...emptyTerms, ...one });
    await ctx.records(policies).move(made.id, 'status.activate');
  }
  const current = {
    ...{ assignee, policy: policy.OLD, employee: null, relocationPackage: null, status: 'ACTIVE', currency: 'EUR' },
    ...{ assignmentStartDate: '2026-01-01', assignmentEndDate: '2027-12-31', confidential: false },
  };
  of = (await make(ctx, 'caseDetail', current)).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const emptyTerms = {
  ...{ numberOfUnits: null, unitType: null, percentage: null, coveredYears: null, tolerance: null },
  ...{ lowerLimit: null, upperLimit: null, flexOption: false },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`year${n + 1}`, null])),
};
const act = async (path: string, deed: string, body: object, as: string) => {
  const { body: now } = await port.call('GET', `fe/${path}`, { as: token.administrator ?? '' });
  const headers = { 'if-match': `"${now.version}"`, 'idempotency-key': crypto.randomUUID() };
  return port.call('POST', `fe/${path}/${deed}`, { as: token[as] ?? '', body, headers });
};
const terms = async () => (await port.call('GET', `case-terms?caseDetail=${of}`, { as: token.caseManager ?? '' })).body;
const lineOf = async (name: string) =>
  (await terms()).benefits.find((one: { benefit: string }) => one.benefit === benefit[name]);
const codes = (answered: { body: { code?: string; errors?: { code: string }[] } }) =>
  answered.body.errors?.map(({ code }) => code) ?? [answered.body.code];

describe('working the terms out', () => {
  test('shows what would be granted, grants it once, and then everything is as it should be', async () => {
    const before = await terms();
    expect(before.changes.map((one: { kind: string; name: string }) => [one.kind, one.name])).toEqual([
      ['GAINED', 'HOUSING'],
      ['GAINED', 'SCHOOL'],
    ]);
    expect((await act(`case-detail/${of}`, 'recalculate-benefits', {}, 'caseManager')).status).toBe(200);
    const after = await terms();
    expect(after.changes).toEqual([]);
    expect(after.offered.map((one: { name: string }) => one.name)).toEqual(['EXTRA']);
    expect(await lineOf('SCHOOL')).toMatchObject({
      ...{ amount: '12000.00', termsAmount: '12000.00', grantedBy: 'POLICY', isFlexed: false },
      ...{ startsOn: '2026-01-01', endsOn: '2027-12-31' },
    });
    expect((await lineOf('SCHOOL')).years.map((one: { amount: string }) => one.amount)).toEqual([
      '12000.00',
      '9000.00',
    ]);
    expect(codes(await act(`case-detail/${of}`, 'recalculate-benefits', {}, 'caseManager'))).toEqual([
      'benefits.asGranted',
    ]);
  });
  test('a package of the company that the assignment does not have grants nothing', async () => {
    const ctx = port.in(home);
    const pack = await make(ctx, 'relocationPackage');
    const component = { relocationPackage: pack.id, kind: 'BENEFIT', benefit: benefit.EXTRA, include: true };
    await make(ctx, 'packageComponent', { ...component, amount: null, perFamilyMember: false });
    expect((await terms()).changes).toEqual([]);
    const has = { relocationPackage: pack.id };
    await ctx.records(caseDetail).update(of, has as never);
    expect((await terms()).changes.map((one: { name: string }) => one.name)).toEqual(['EXTRA']);
    await ctx.records(caseDetail).update(of, { relocationPackage: null } as never);
  });
  test('a benefit that the policy offers is included, others are not', async () => {
    const included = await act(`case-detail/${of}`, 'include-benefit', { benefit: benefit.EXTRA }, 'caseManager');
    expect(included.status, JSON.stringify(included.body)).toBe(200);
    expect(codes(await act(`case-detail/${of}`, 'include-benefit', { benefit: benefit.EXTRA }, 'caseManager'))).toEqual(
      ['benefits.unableToInclude'],
    );
    const { id } = await lineOf('EXTRA');
    expect((await act(`case-benefit/${id}`, 'exclude', { reason: 'Not needed' }, 'caseManager')).status).toBe(200);
    expect(await lineOf('EXTRA')).toMatchObject({ status: 'EXCLUDED', reason: 'Not needed' });
    const housing = await lineOf('HOUSING');
    expect(codes(await act(`case-benefit/${housing.id}`, 'exclude', { reason: 'No' }, 'caseManager'))).toEqual([
      'benefits.lockedIn',
    ]);
  });
});

describe('departing from a benefit', () => {
  const flex = async (amount: string, as: string, asException = false) => {
    const { id } = await lineOf('HOUSING');
    return act(`case-benefit/${id}`, 'flex', { amount, reason: 'A larger flat', asException }, as);
  };
  test('is reserved for the roles of the policy', async () => {
    expect(codes(await flex('4000', 'caseManager'))).toEqual(['benefits.reserved']);
  });
  test('EX-13c: up to 4,590.00 it is automatic, above it is asked first, then an exception', async () => {
    expect((await flex('4590.00', 'hr')).status).toBe(200);
    expect(await lineOf('HOUSING')).toMatchObject({ amount: '4590.00', isFlexed: true });
    expect((await terms()).changes).toEqual([]);
    expect(codes(await flex('2999.99', 'hr'))).toEqual(['benefits.underLimit']);
    expect(codes(await flex('4590.01', 'hr'))).toEqual(['benefits.overLimit']);
    const { id } = await lineOf('HOUSING');
    expect((await act(`case-benefit/${id}`, 'undo-flex', {}, 'hr')).status).toBe(200);
    expect(await lineOf('HOUSING')).toMatchObject({ amount: '3000.00', isFlexed: false });
  });
  test('an exception has its effect on the budget, is decided by somebody else, and can be undone', async () => {
    expect((await flex('5000', 'hr', true)).status).toBe(200);
    expect(codes(await flex('5100', 'hr', true))).toEqual(['benefits.exceptionOpen']);
    const found = (await port.call('GET', 'fe/benefit-exception/search', { as: token.approver ?? '' })).body.content[0];
    // 24 months at 2,000 more.
    expect(found).toMatchObject({
      amount: '5000.00',
      amountBefore: '3000.00',
      limit: '4590.00',
      budgetEffect: '48000.00',
    });
    expect(codes(await act(`benefit-exception/${found.id}`, 'approve', {}, 'hr'))).toEqual(['benefits.ownException']);
    expect((await act(`benefit-exception/${found.id}`, 'approve', {}, 'approver')).status).toBe(200);
    expect((await lineOf('HOUSING')).amount).toBe('5000.00');
    expect((await act(`benefit-exception/${found.id}`, 'undo', { reason: 'A mistake' }, 'approver')).status).toBe(200);
    expect((await lineOf('HOUSING')).amount).toBe('3000.00');
  });
  test('one that is not wanted any more is withdrawn by whoever asked for it, and by nobody else', async () => {
    expect((await flex('5200', 'hr', true)).status).toBe(200);
    const found = await port.call('GET', 'fe/benefit-exception/search', { as: token.approver ?? '' });
    const { id } = found.body.content.find((one: { status: string }) => one.status === 'SENT');
    expect((await act(`benefit-exception/${id}`, 'withdraw', {}, 'caseManager')).status).toBe(403);
    expect((await act(`benefit-exception/${id}`, 'withdraw', {}, 'hr')).body.status).toBe('WITHDRAWN');
    expect((await act(`benefit-exception/${id}`, 'approve', {}, 'approver')).status).toBe(409);
    expect((await lineOf('HOUSING')).amount).toBe('3000.00');
    // Another one can be asked for from then on.
    expect((await flex('5300', 'hr', true)).status).toBe(200);
  });
  test('over the limit of a group it is decided in its steps, beside what was decided before and what it does to the budget', async () => {
    const ctx = port.in(home);
    const ask = (path: string, who: string) => port.call('GET', path, { as: token[who] ?? '' });
    const sent = async () => {
      const filter = encodeURIComponent(JSON.stringify({ field: 'status', op: 'eq', value: 'SENT' }));
      return (await ask(`fe/benefit-exception/search?filter=${filter}`, 'approver')).body.content[0];
    };
    const stepOf = async (id: string) => {
      const filter = encodeURIComponent(JSON.stringify({ field: 'benefitException', op: 'eq', value: id }));
      return (await ask(`fe/decision/search?filter=${filter}`, 'approver')).body.content[0];
    };
    const members = (await ask('fe/user/search?size=100', 'administrator')).body.content
      .filter((one: { email: string | null; displayName: string }) => JSON.stringify(one).includes('terms.approver'))
      .map((one: { id: string }) => one.id);
    const limits = { currency: 'EUR', amountOver: '10000', amountUpTo: null, escalateAfterHours: null };
    await make(ctx, 'approvalGroup', { ...limits, members, approvesExceptions: true, sequence: 1, active: true });
    await make(ctx, 'caseAccounting', { caseDetail: of, approvedAmount: '100000', currency: 'EUR' });
    // What was asked for before the group was there is decided as a whole.
    const { id: before } = await sent();
    expect(await stepOf(before)).toBeUndefined();
    expect((await act(`benefit-exception/${before}`, 'reject', { reason: 'Too much' }, 'approver')).status).toBe(200);

    expect((await flex('5000', 'hr', true)).status).toBe(200);
    const { id } = await sent();
    const step = await stepOf(id);
    expect(step).toMatchObject({ status: 'OPEN', subject: 'EXCEPTIONS', amount: '48000.00', currency: 'EUR' });
    expect((await act(`benefit-exception/${id}`, 'approve', {}, 'approver')).body.code).toBe('request.stepsDecide');
    expect((await act(`decision/${step.id}`, 'reject', { reason: 'Not this year' }, 'approver')).status).toBe(200);
    expect((await ask(`fe/benefit-exception/${id}`, 'approver')).body).toMatchObject({
      ...{ status: 'REJECTED', decisionReason: 'Not this year' },
    });
    expect((await lineOf('HOUSING')).amount).toBe('3000.00');

    expect((await flex('5000', 'hr', true)).status).toBe(200);
    const next = await stepOf((await sent()).id);
    const { precedents, budget } = (await ask(`deciding/precedents?decision=${next.id}`, 'caseManager')).body;
    expect(precedents).toMatchObject([{ outcome: 'REJECTED', amount: '48000.00', note: 'Not this year' }]);
    expect(budget).toMatchObject({ approved: '100000.00', asked: '48000.00', currency: 'EUR' });
    expect((await act(`decision/${next.id}`, 'approve', {}, 'hr')).status).toBe(403);
    const given = (await sent()).id;
    expect((await act(`decision/${next.id}`, 'approve', {}, 'approver')).status).toBe(200);
    expect((await lineOf('HOUSING')).amount).toBe('5000.00');
    expect((await act(`benefit-exception/${given}`, 'undo', { reason: 'A mistake' }, 'approver')).status).toBe(200);
    expect((await lineOf('HOUSING')).amount).toBe('3000.00');
  });
});

test('what is used is counted from expenses, and whoever is entitled reads it in their own list', async () => {
  const ctx = port.in(home);
  const item = await make(ctx, 'expenseItem');
  await make(ctx, 'benefitToExpenseItem', { benefit: benefit.SCHOOL, expenseItem: item.id });
  const report = await make(ctx, 'caseExpenseBatch', { caseDetailId: of, currency: 'EUR' });
  const expense = { caseExpenseBatch: report.id, expenseItem: item.id, amount: '2500', currency: 'EUR' };
  await make(ctx, 'caseExpense', { ...expense, expenseDate: '2026-02-02', approvalStatus: 'AWAITING_APPROVAL' });
  await make(ctx, 'caseExpense', { ...expense, expenseDate: '2026-02-03', approvalStatus: 'REJECTED' });
  expect((await lineOf('SCHOOL')).drawn).toMatchObject({ used: '2500.00', granted: '12000.00', left: '9500.00' });
  const mine = (await port.call('GET', 'case-terms/mai', { as: token.assignee ?? '' })).body;
  expect(mine.map((one: { name: string; drawn: { left: string } }) => [one.name, one.drawn.left])).toEqual([
    ['HOUSING', expect.any(String)],
    ['SCHOOL', '9500.00'],
  ]);
});

test('another policy is shown before it is applied, and moves what the assignment has', async () => {
  const change = { caseDetail: of, kind: 'POLICY', effectiveDate: '2026-01-02', newPolicy: policy.NEW };
  const preview = await port.call('POST', 'changes/preview', { as: token.caseManager ?? '', body: change });
  const said = preview.body.effects.benefits.map((one: Record<string, unknown>) => [
    one.name,
    one.kind,
    one.amountAfter,
  ]);
  expect(said).toEqual([
    ['HOUSING', 'CHANGED', '3500.00'],
    ['SCHOOL', 'LOST', null],
  ]);
  const made = await port.call('POST', 'fe/change-of-circumstance', {
    as: token.caseManager ?? '',
    body: { ...change, caseDetail: of, reason: 'A new contract' },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const path = `change-of-circumstance/${made.body.id}`;
  expect((await act(path, 'approve', {}, 'approver')).status).toBe(200);
  const applied = await act(path, 'apply', {}, 'caseManager');
  expect(applied.status, JSON.stringify(applied.body)).toBe(200);
  const { benefits, changes } = await terms();
  expect(changes).toEqual([]);
  expect(
    benefits.map((one: Record<string, unknown>) => [one.name, one.amount, one.endsOn, one.policyBenefit ?? null]),
  ).toEqual([
    ['EXTRA', '500.00', expect.any(String), null],
    ['HOUSING', '3500.00', '2027-12-31', null],
    ['SCHOOL', '12000.00', '2026-01-01', null],
  ]);
  const kept = await port
    .in(home)
    .records(caseBenefit)
    .find({ filter: { field: 'caseDetail', op: 'eq', value: of } });
  expect(kept.find((one) => one.benefit.id === benefit.HOUSING)?.termsAmount).toBe('3500.00');
});
