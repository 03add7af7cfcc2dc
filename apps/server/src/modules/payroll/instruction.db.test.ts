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
