import { initiation } from '@homeport/model/initiations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputFor, make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let first: string;
let second: string;
let third: string;
let secondUser: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('OWNREQUEST');
  first = await port.enter(home, await port.user(home, 'own.first', ['hr']));
  secondUser = await port.user(home, 'own.second', ['hr']);
  second = await port.enter(home, secondUser);
  third = await port.enter(home, await port.user(home, 'own.third', ['hr']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const read = async (id: string, as: string) => (await port.call('GET', `fe/initiation/${id}`, { as })).body;
const act = async (id: string, step: string, as: string) => {
  const { version } = await read(id, as);
  return port.call('POST', `fe/initiation/${id}/${step}`, { as, body: {}, headers: { 'if-match': `"${version}"` } });
};

test('nobody is offered to decide what they asked for, or what was entered in their name; others are', async () => {
  const type = await make(port.in(home), 'serviceType');
  const body = await inputFor(port.in(home), initiation, {
    services: [type.id],
    requestedBy: secondUser,
    homeCountry: 'ES',
    hostCountry: 'SG',
    startDate: '2031-06-01',
  });
  const made = await port.call('POST', 'fe/initiation', { as: first, body });
  expect(made.status).toBe(201);
  expect((await act(made.body.id, 'submit', first)).status).toBe(200);
  const decisions = async (as: string) =>
    (await read(made.body.id, as)).can.filter((one: string) => one === 'approve' || one === 'reject');
  expect(await decisions(first)).toEqual([]);
  expect(await decisions(second)).toEqual([]);
  expect((await decisions(third)).sort()).toEqual(['approve', 'reject']);
  const own = await act(made.body.id, 'approve', first);
  expect([own.status, own.body.code]).toEqual([403, 'initiations.ownRequest']);
  expect((await act(made.body.id, 'approve', third)).body.status).toBe('APPROVED');
});

test('a request that is handed in says how many of those it names move along', async () => {
  const type = await make(port.in(home), 'serviceType');
  const body = await inputFor(port.in(home), initiation, {
    ...{ services: [type.id], homeCountry: 'ES', hostCountry: 'SG', startDate: '2031-06-01', familySize: 0 },
  });
  const made = await port.call('POST', 'fe/initiation', { as: first, body });
  for (const [firstName, accompanies] of [
    ['Marie', true],
    ['Zoé', true],
    ['Henri', false],
  ] as const)
    await make(port.in(home), 'initiationMember', { initiation: made.body.id, firstName, accompanies });
  expect((await act(made.body.id, 'submit', first)).body.familySize).toBe(2);
});

test('whoever hands a request in that names nobody is who asked for it', async () => {
  const type = await make(port.in(home), 'serviceType');
  const { requestedBy: _nobody, ...body } = await inputFor(port.in(home), initiation, {
    ...{ services: [type.id], homeCountry: 'ES', hostCountry: 'SG', startDate: '2031-06-01' },
  });
  const made = await port.call('POST', 'fe/initiation', { as: first, body });
  expect(made.body.requestedBy).toBeNull();
  expect((await act(made.body.id, 'submit', first)).body.requestedBy.id).toBe(made.body.createdBy.id);
});

test('whoever asked takes a request back or withdraws it; of somebody else’s the team sends it back or closes it', async () => {
  const type = await make(port.in(home), 'serviceType');
  const asked = async () => {
    const body = await inputFor(port.in(home), initiation, {
      ...{ services: [type.id], requestedBy: secondUser },
      ...{ homeCountry: 'ES', hostCountry: 'SG', startDate: '2031-06-01' },
    });
    return (await port.call('POST', 'fe/initiation', { as: first, body })).body.id as string;
  };
  const id = await asked();
  expect((await act(id, 'submit', first)).status).toBe(200);
  const steps = ['takeBack', 'withdraw', 'sendBack', 'close'];
  const offered = async (as: string) => (await read(id, as)).can.filter((one: string) => steps.includes(one));
  for (const as of [first, second]) expect(await offered(as)).toEqual(['takeBack', 'withdraw']);
  expect(await offered(third)).toEqual(['sendBack', 'close']);
  expect((await act(id, 'take-back', second)).body.status).toBe('DRAFT');
  expect((await act(id, 'submit', second)).body.status).toBe('SUBMITTED');
  const back = await act(id, 'send-back', third);
  // Whoever asked can change it, and hand it in anew.
  expect([back.body.status, (await read(id, second)).can.includes('update')]).toEqual(['DRAFT', true]);
  expect((await act(id, 'withdraw', first)).body.status).toBe('WITHDRAWN');
  const other = await asked();
  expect((await act(other, 'close', third)).body.status).toBe('WITHDRAWN');
  expect((await read(other, first)).can).not.toContain('update');
});
