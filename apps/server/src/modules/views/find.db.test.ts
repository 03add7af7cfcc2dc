import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
const token: Record<string, string> = {};
const id: Record<string, string> = {};
interface Found {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
}
const find = async (text: string, as = 'admin.one'): Promise<readonly Found[]> => {
  const { status, body } = await port.call('GET', `find?${new URLSearchParams({ text })}`, { as: token[as] });
  expect(status).toBe(200);
  return body.content;
};
const titles = async (text: string, as?: string) => (await find(text, as)).map((one) => one.title);

beforeAll(async () => {
  port = await startHomeport();
  const home = await port.tenant('HOME', { appName: 'Home Move', language: 'en' });
  const away = await port.tenant('AWAY', { appName: 'Away', language: 'en' });
  const ctx = port.in(home);
  for (const [login, tenant, role] of [
    ['admin.one', home, 'administrator'],
    ['assignee.one', home, 'assignee'],
    ['stranger', away, 'administrator'],
  ] as const) {
    await port.user(tenant, login, [role]);
    token[login] = await port.signIn(login);
  }
  for (const name of ['Old Zebrawood works', 'Zebrawood', 'Zebrawood of Lyon', 'Prezebrawood', 'Zébrawood 100% sure'])
    id[name] = (await make(ctx, 'expenseItem', { name })).id;
  await make(ctx, 'dashboard', { name: 'Zebrawood figures' });
}, 60_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('one search over everything', () => {
  test('finds records of every kind by their words, whatever their case and accents', async () => {
    const found = await find('zebraWOOD');
    expect(new Set(found.map((one) => one.entity))).toEqual(new Set(['expenseItem', 'dashboard']));
    expect(found.map((one) => one.id)).toContain(id['Zébrawood 100% sure']);
    expect(await titles('zebrawood lyon')).toHaveLength(1);
  });

  test('shows what is called so or begins so before what only has it somewhere', async () => {
    const found = (await find('zebrawood')).map((one) => one.id);
    expect(found.indexOf(id.Zebrawood as string)).toBeLessThan(found.indexOf(id['Old Zebrawood works'] as string));
    expect(found.indexOf(id['Old Zebrawood works'] as string)).toBeLessThan(found.indexOf(id.Prezebrawood as string));
  });

  test('looks for two letters at the beginning only, and takes signs as they are', async () => {
    expect((await find('ze')).map((one) => one.id)).toContain(id.Zebrawood);
    expect((await find('ze')).map((one) => one.id)).not.toContain(id.Prezebrawood);
    expect((await find('100%')).map((one) => one.id)).toEqual([id['Zébrawood 100% sure']]);
    expect(await find('_ebrawood')).toEqual([]);
  });

  test('knows nothing of other companies, nor of what a role does not read', async () => {
    expect(await find('zebrawood', 'stranger')).toEqual([]);
    const seen = await find('zebrawood', 'assignee.one');
    expect(seen.map((one) => one.entity)).not.toContain('dashboardWidget');
    expect((await port.call('GET', 'find?text=zebrawood')).status).toBe(401);
    expect((await port.call('GET', 'find', { as: token['admin.one'] })).status).toBe(422);
  });
});
