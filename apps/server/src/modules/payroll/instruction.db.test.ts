import { payrollInstruction } from '@homeport/model/payroll';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputFor, make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
const token: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('PAY', { appName: 'Home Move', language: 'en' });
  for (const [login, role] of [
    ['admin.one', 'administrator'],
    ['payroll.one', 'payroll'],
  ] as const) {
    await port.user(home, login, [role]);
    token[login] = await port.signIn(login);
  }
}, 180_000);
afterAll(() => port?.[Symbol.asyncDispose]());

test('an instruction is about the employee of its assignment; another one is refused at the field', async () => {
  const ctx = port.in(home);
  const [mine, other] = [await make(ctx, 'employee'), await make(ctx, 'employee')];
  const assignment = await make(ctx, 'caseDetail', { employee: mine.id });
  const about = (employee: string) =>
    inputFor(ctx, payrollInstruction, { caseDetail: assignment.id, employee, effectiveTo: null });
  const post = async (employee: string) =>
    port.call('POST', 'fe/payroll-instruction', { as: token['payroll.one'], body: await about(employee) });
  const refused = await post(other.id);
  expect(refused.body).toMatchObject({ errors: [{ field: 'employee', code: 'payroll.otherEmployee' }] });
  expect((await post(mine.id)).status).toBe(201);
});

test('nobody is born in the future', async () => {
  const person = await make(port.in(home), 'person');
  const born = (birthDate: string) =>
    port.call('PUT', `fe/person/${person.id}`, { as: token['admin.one'], body: { birthDate } });
  expect((await born('2199-01-01')).body.errors).toMatchObject([{ field: 'birthDate', code: 'input.inFuture' }]);
  expect((await born('1990-01-01')).status).toBe(200);
});

test('the taxes of a year are settled by an instruction of what the person owes, which whoever may not see pay does not read', async () => {
  const ctx = port.in(home);
  for (const [login, role] of [
    ['payroll.two', 'payroll'],
    ['manager.one', 'caseManager'],
  ] as const) {
    await port.user(home, login, [role]);
    token[login] = await port.signIn(login);
  }
  const employee = await make(ctx, 'employee');
  const { id: caseDetail } = await make(ctx, 'caseDetail', { employee: employee.id });
  const { id: payProfile } = await make(ctx, 'payProfile');
  for (const [month, currency] of [
    ['2025-06', 'USD'],
    ['2025-12', 'USD'],
    ['2026-01', 'USD'],
    ['2025-05', 'EUR'],
  ] as const)
    await make(ctx, 'payslip', {
      ...{ caseDetail, payProfile, currency, grossPay: '30000', taxWithheld: '10000', socialSecurity: '0' },
      ...{ otherDeductions: '0', periodFrom: `${month}-01`, periodTo: `${month}-28`, payDate: `${month}-28` },
    });
  const given = { caseDetail, taxYear: 2025, currency: 'USD', finalHypo: '21350', homeTax: '3000', hostTax: '41500' };
  const { body: made } = await port.call('POST', 'fe/tax-settlement', {
    as: token['payroll.one'],
    body: { ...given, isProtected: false },
  });
  expect(made).toMatchObject({ withheldHypo: '20000.00', settled: '1350.00', companyCost: '23150.00' });
  const act = async (deed: string, as: string, body: object = {}) => {
    const { version } = (await port.call('GET', `fe/tax-settlement/${made.id}`, { as: token[as] })).body;
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() };
    return port.call('POST', `fe/tax-settlement/${made.id}/${deed}`, { as: token[as], body, headers });
  };
  expect((await act('approve', 'payroll.one')).body.code).toBe('payroll.ownInstruction');
  expect((await act('approve', 'payroll.two')).body.status).toBe('APPROVED');
  const { body: settled } = await act('settle', 'payroll.one', { payProfile, from: '2026-03-01' });
  expect(settled.status).toBe('SETTLED');
  const { instruction } = (await port.call('GET', `fe/tax-settlement/${made.id}`, { as: token['payroll.one'] })).body;
  const told = await port.call('GET', `fe/payroll-instruction/${instruction.id}`, { as: token['payroll.one'] });
  expect(told.body).toMatchObject({ kind: 'DEDUCTION', amount: '1350.00', currency: 'USD', status: 'DRAFT' });
  const seen = (await port.call('GET', `fe/tax-settlement/${made.id}`, { as: token['manager.one'] })).body;
  expect(seen).toMatchObject({ taxYear: 2025, status: 'SETTLED' });
  for (const hidden of ['finalHypo', 'withheldHypo', 'homeTax', 'hostTax', 'actualTax', 'settled', 'companyCost'])
    expect(seen[hidden] ?? null).toBeNull();
});
