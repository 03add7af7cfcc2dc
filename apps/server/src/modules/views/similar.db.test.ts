import { party } from '@homeport/model/crm';
import { company } from '@homeport/model/organisation';
import { contact, person } from '@homeport/model/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
const token: Record<string, string> = {};
const similar = (name: string, as = 'hr.one', entity = 'person') =>
  port.call('GET', `similar/${entity}?${new URLSearchParams({ name })}`, { as: token[as] });
const titles = async (name: string, as?: string) =>
  ((await similar(name, as)).body.content as { title: string }[]).map((one) => one.title);

beforeAll(async () => {
  port = await startHomeport();
  const home = await port.tenant('HOME');
  const away = await port.tenant('AWAY');
  for (const [login, tenant, role] of [
    ['hr.one', home, 'hr'],
    ['assigned', home, 'assignee'],
    ['vendor', home, 'vendor'],
    ['stranger', away, 'hr'],
  ] as const)
    token[login] = await port.enter(tenant, await port.user(tenant, login, [role]));
  for (const [firstName, lastName, email] of [
    ['Camille', 'Laurent', 'camille@example.org'],
    ['Camille', 'Lawrence', 'lawrence@example.org'],
    ['Zoë', 'Müller', 'zoe@example.org'],
    ['Diego', 'Herrera', 'diego@example.org'],
    ['Ana 100%', "O'Hara", 'ana@example.org'],
  ])
    await make(port.in(home), person, { firstName, lastName, email });
  await make(port.in(home), contact, { firstName: 'Li', lastName: 'Wu' });
  for (const [code, name, legalName] of [
    ['NORD', 'Nordlicht Umzüge', 'Nordlicht Umzüge GmbH & Co. KG'],
    ['SOL', 'Mudanzas Sol, S.A. de C.V.', null],
    ['LEF', 'Déménagements Lefèvre', null],
    ['MER', 'Meridian Relocation Services Ltd', null],
  ])
    await make(port.in(home), company, { code, name, legalName });
  for (const [code, name] of [
    ['APEX', 'Apex Relocation Services Limited'],
    ['HALD', 'Halden Energy plc'],
  ])
    await make(port.in(home), party, { code, name });
  await make(port.in(away), person, { firstName: 'Camille', lastName: 'Laurent', email: 'elsewhere@example.org' });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('similar names', () => {
  test('are found whatever their case, accents, order and small mistakes, the likest first', async () => {
    expect((await titles('Camille Laurent'))[0]).toBe('Camille Laurent');
    expect((await titles('camile laurant'))[0]).toBe('Camille Laurent');
    expect(await titles('Zoe Muller')).toEqual(['Zoë Müller']);
    expect(await titles('Herrera Diego')).toContain('Diego Herrera');
    expect(await titles("Ana O'Hara")).toEqual(["Ana 100% O'Hara"]);
  });

  test('of two letters a word are found too', async () => {
    const { body } = await similar('Wu Li', 'hr.one', 'contact');
    expect(body.content.map((one: { title: string }) => one.title)).toEqual(['Li Wu']);
  });

  test('of companies are found whatever their legal form and the words that all of the trade have', async () => {
    const of = async (entity: string, name: string) =>
      (await similar(name, 'hr.one', entity)).body.content.map((one: { title: string }) => one.title);
    expect(await of('company', 'NORDLICHT UMZUEGE AG')).toEqual(['Nordlicht Umzüge']);
    expect(await of('company', 'Sol Mudanzas S.L.')).toEqual(['Mudanzas Sol, S.A. de C.V.']);
    expect(await of('company', 'Lefevre Demenagements SARL')).toEqual(['Déménagements Lefèvre']);
    expect(await of('party', 'Apex Ltd.')).toEqual(['Apex Relocation Services Limited']);
    expect(await of('party', 'Energie Halden S.A.')).toEqual(['Halden Energy plc']);
    expect(await of('party', 'Zenith Relocation Services Limited')).toEqual([]);
    expect(await of('company', 'Umbra Holdings GmbH')).toEqual([]);
  });

  test('come with what tells two of one name apart', async () => {
    const [found] = (await similar('Camille Laurent')).body.content;
    expect(found).toEqual({ id: expect.any(String), title: 'Camille Laurent', detail: 'camille@example.org' });
  });

  test('are none for a name nobody has, and signs are no wildcards', async () => {
    expect(await titles('Bartholomew Quixote')).toEqual([]);
    expect(await titles('%%% ___')).toEqual([]);
  });

  test('are those the caller may see: neither of other companies nor of other people', async () => {
    expect(await titles('Camille Laurent', 'stranger')).toEqual(['Camille Laurent']);
    expect((await similar('Camille Laurent', 'stranger')).body.content[0].detail).toBe('elsewhere@example.org');
    expect(await titles('Camille Laurent', 'assigned')).toEqual([]);
    expect((await similar('Camille Laurent', 'vendor')).status).toBe(403);
    expect((await port.call('GET', 'similar/person?name=Camille')).status).toBe(401);
  });

  test('are not offered where no names are declared, nor for what is internal', async () => {
    expect((await similar('Anything', 'hr.one', 'country')).body).toEqual({ content: [] });
    expect((await similar('Anything', 'hr.one', 'credential')).status).toBe(404);
    expect((await port.call('GET', 'similar/person', { as: token['hr.one'] })).status).toBe(422);
  });
});
