import { Exact } from '@homeport/grammar';
import { type EstimateView, monthTotals } from '@homeport/model/costing';
import { user } from '@homeport/model/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../../tests/support/homeport.ts';
import { pdfText } from '../../../../../../tests/support/pdf-text.ts';

/** A cost estimate on paper, read by another library than wrote it: the figures of the record, as far as its reader sees them. */
let port: Homeport;
let home = '';
let of = '';
const token: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('PAPER');
  const ctx = port.in(home);
  for (const role of ['caseManager', 'hr', 'assignee'] as const)
    token[role] = await port.enter(home, await port.user(home, `paper.${role}`, [role]));
  const french = await port.user(home, 'paper.french', ['hr']);
  await ctx.records(user).update(french, { language: 'fr' });
  token.french = await port.enter(home, french);
  const assignee = (await make(ctx, 'person')).id;
  const employed = await make(ctx, 'employee', { person: assignee, salary: '93111', salaryCurrency: 'EUR' });
  const policy = { grossUp: 'FLAT', federalRate: '20', stateRate: null, localRate: null, effectiveFrom: '2020-01-01' };
  const granting = await make(ctx, 'policy', { ...policy, effectiveTo: null });
  await make(ctx, 'exchangeRate', {
    fromCurrency: 'USD',
    toCurrency: 'EUR',
    rate: '0.9',
    effectiveDate: '2026-01-30',
    source: 'ECB',
  });
  of = (
    await make(ctx, 'caseDetail', {
      ...{ assignee, policy: granting.id, employee: employed.id, relocationPackage: null, status: 'ACTIVE' },
      ...{ currency: 'EUR', assignmentStartDate: '2026-11-01', assignmentEndDate: '2027-10-31', confidential: false },
    })
  ).id;
  const benefit = (
    await make(ctx, 'benefit', { name: 'Schooling', isTaxable: true, isGrossedUp: true, calculation: null })
  ).id;
  await make(ctx, 'caseBenefit', {
    ...{
      caseDetailId: of,
      assignee,
      benefit,
      amount: '1234.5',
      currency: 'USD',
      period: 'MONTH',
      startsOn: '2026-11-01',
    },
    ...{
      policyBenefit: null,
      flexOption: true,
      upperLimit: '2000',
      tolerance: null,
      lowerLimit: '1000',
      status: 'INCLUDED',
      endsOn: null,
    },
  });
  const { version } = (await port.call('GET', `fe/case-detail/${of}`, { as: token.hr ?? '' })).body;
  const made = await port.call('POST', `fe/case-detail/${of}/estimate-costs`, {
    as: token.hr ?? '',
    body: { baseDate: '2026-02-01' },
    headers: { 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

async function paper(as: string) {
  const { body } = await port.call('GET', `case-estimates?caseDetail=${of}`, { as: token[as] ?? '' });
  const [view]: EstimateView[] = body.estimates;
  if (!view) throw new Error('no estimate');
  const answered = await fetch(`${port.baseUrl}/api/case-estimates/${view.id}/paper`, {
    headers: { authorization: `Bearer ${token[as]}` },
  });
  expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answered.headers.get('content-disposition')).toContain('attachment');
  return { view, text: await pdfText(new Uint8Array(await answered.arrayBuffer())) };
}
const shown = (value: string, language = 'en') =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(value)).replace(/[\u202f\u00a0]/g, ' ');

test('says what the record says: totals, bounds, years, months, rate, method, state and version', async () => {
  const { view, text } = await paper('hr');
  // 12 months of 1,234.50 dollars at 0.9, and 20 % on top.
  expect(view.total).toBe(new Exact('1234.5').times(12).times('0.9').times('1.2').toFixed(2));
  for (const value of [view.total, view.lowTotal, view.highTotal, view.payTotal])
    expect(text).toContain(`${shown(value ?? '0')} EUR`);
  for (const { amount, payAmount, low, high } of view.lines) {
    expect(text).toContain(shown(amount ?? payAmount ?? ''));
    if (low !== null && high !== null && low !== high) expect(text).toContain(`${shown(low)} – ${shown(high)}`);
  }
  const months = monthTotals(view.lines);
  expect(months.map(({ month }) => month)).toHaveLength(12);
  const first = text.slice(text.indexOf('Month by month, 2026'), text.indexOf('Month by month, 2027'));
  const second = text.slice(text.indexOf('Month by month, 2027'));
  for (const { month, amount } of months) expect(month < '2027' ? first : second).toContain(shown(amount));
  for (const said of [
    'Cost estimate 1',
    'Draft',
    '1 USD = 0.9 EUR',
    'ECB',
    'Flat, without tax on the tax',
    'Schooling',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('hidden');
});

test('has no pay for whom pay is closed, and says that it is hidden', async () => {
  const { view, text } = await paper('caseManager');
  expect(view.payTotal).toBeNull();
  expect(text).not.toMatch(/93,111|7,759|What follows from pay/);
  expect(text).toContain('hidden');
  expect(text).toContain('Pay and what follows from it are hidden');
  expect(text).toContain(`${shown(view.total ?? '')} EUR`);
});

test('speaks the language of its reader', async () => {
  const { view, text } = await paper('french');
  for (const said of ['Estimation de coûts 1', 'Brouillon', 'Simple, sans impôt sur l’impôt', 'Mois par mois, 2027'])
    expect(text).toContain(said);
  expect(text).toContain(`${shown(view.total ?? '', 'fr')} EUR`);
});

test('is nothing for whom estimates are closed', async () => {
  const { view } = await paper('hr');
  const refused = await port.call('GET', `case-estimates/${view.id}/paper`, { as: token.assignee ?? '' });
  expect(refused.status).toBe(403);
});
