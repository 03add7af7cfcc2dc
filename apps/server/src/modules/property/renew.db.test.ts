import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let as: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOMES');
  as = await port.enter(home, await port.user(home, 'homes.manager', ['caseManager']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = async (path: string) => (await port.call('GET', `fe/${path}`, { as })).body;
const move = async (path: string, id: string, step: string, body: object = {}) => {
  const { version } = await get(`${path}/${id}`);
  return port.call('POST', `fe/${path}/${id}/${step}`, { as, body, headers: { 'if-match': `"${version}"` } });
};
async function inForce() {
  const made = await make(port.in(home), 'lease', { startDate: '2026-01-01', endDate: '2026-12-31', rent: '2500' });
  expect((await move('lease', made.id, 'sign')).status).toBe(200);
  return made;
}

test('renewing writes the contract that follows, in force from the day after, and archives the current one', async () => {
  const { id } = await inForce();
  const answer = await move('lease', id, 'renew', { endDate: '2027-12-31', rent: '2600' });
  expect([answer.status, answer.body.status]).toEqual([200, 'ARCHIVED']);
  const found = await get(`lease/search?size=100`);
  const next = found.content.find((l: { renewalOf: { id: string } | null }) => l.renewalOf?.id === id);
  expect(next).toMatchObject({ startDate: '2027-01-01', endDate: '2027-12-31', rent: '2600.00', status: 'ACTIVE' });
  expect((await move('lease', id, 'renew', { endDate: '2028-12-31' })).status).toBe(409);
});
test('a renewal begins after the current contract began, and never overlaps it', async () => {
  const { id } = await inForce();
  const early = await move('lease', id, 'renew', { startDate: '2026-01-01', endDate: '2027-12-31' });
  expect(early.body).toMatchObject({
    code: 'property.effectiveDateNotLater',
    title: 'An effective date must be after the current effective date.',
  });
  expect((await move('lease', id, 'renew', { startDate: '2026-12-01', endDate: '2027-12-31' })).body.code).toBe(
    'request.overlap',
  );
  expect((await get(`lease/${id}`)).status).toBe('ACTIVE');
});
test('a deposit is called what its amounts say, and nothing else', async () => {
  const out = await make(port.in(home), 'checkOut', { deposit: '4000', recoveredAmount: '2500', isClaimOpen: false });
  expect((await move('check-out', out.id, 'recover')).body.code).toBe('property.depositDiffers');
  expect((await move('check-out', out.id, 'settle-part')).body).toMatchObject({
    depositRecovery: 'PARTIALLY_RECOVERED_WITH_LOSS',
    lossAmount: '1500.00',
  });
});
