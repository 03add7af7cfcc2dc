import { policy as policies } from '@homeport/model/policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** What a request would cost is worked out before there is an assignment, and stores nothing. */
let port: Homeport;
let home = '';
let policy = '';
const token: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('REQUESTED');
  const ctx = port.in(home);
  for (const role of ['caseInitiator', 'assignee'] as const) {
    await port.user(home, `requested.${role}`, [role]);
    token[role] = await port.signIn(`requested.${role}`);
  }
  const rates = { grossUp: 'INVERSE', federalRate: '22', stateRate: '6', localRate: '3' };
  const made = await make(ctx, 'policy', {
    ...{
      effectiveFrom: '2020-01-01',
      effectiveTo: null,
      currency: 'EUR',
      defaultPackage: null,
      lumpSumPackage: null,
      ...rates,
    },
  });
  policy = made.id;
  const plain = { calculation: null, dataVariation: null, numberOfUnits: null, unitType: null, percentage: null };
  const years = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`year${n + 1}`, null]));
  const line = { policy, ...plain, ...years, coveredYears: null, currency: 'EUR', include: true, flexOption: false };
  const settling = await make(ctx, 'benefit', { name: 'Settling in', calculation: null });
  await make(ctx, 'policyBenefit', {
    ...line,
    benefit: settling.id,
    amount: '10000',
    period: 'ONCE',
    isTaxable: true,
    isGrossedUp: true,
  });
  const housing = await make(ctx, 'benefit', { name: 'Housing', calculation: null });
  await make(ctx, 'policyBenefit', {
    ...line,
    benefit: housing.id,
    amount: '1000',
    period: 'MONTH',
    isTaxable: false,
    isGrossedUp: false,
  });
  await ctx.records(policies).move(policy, 'status.activate');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const ask = (as: string, more: Record<string, string>) =>
  port.call('GET', `request-estimate?${new URLSearchParams({ policy, startDate: '2026-03-10', ...more })}`, {
    as: token[as] ?? '',
  });

test('by policy, dates and family, with the tax that the company pays, for whoever may ask for an assignment', async () => {
  const { status, body } = await ask('caseInitiator', { endDate: '2027-03-09', hostCountry: 'SG', familySize: '1' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.currency).toBe('EUR');
  expect(body.lines.map((one: Record<string, unknown>) => `${one.kind} ${one.name} ${one.amount}`).sort()).toEqual([
    'BENEFIT Housing 12000.00',
    'BENEFIT Settling in 10000.00',
    'GROSS_UP Settling in 4088.48',
  ]);
  expect((await ask('caseInitiator', {})).body.takenForGiven).toEqual([{ says: 'OPEN_END' }]);
  expect((await ask('assignee', {})).status).toBe(403);
});
test('of a policy that is not there nothing is said', async () => {
  const { body } = await ask('caseInitiator', { policy: '01a213b0-64ed-718b-b9dc-038ff41c1207' });
  expect(body).toEqual({ currency: null, lines: [], takenForGiven: [] });
});
