import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let as: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('OFFERED');
  as = await port.enter(home, await port.user(home, 'offered.planner', ['administrator']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const refused = 'This home is not available at present. Choose another one, or make it available first.';
const post = (path: string, body: object) => port.call('POST', `fe/${path}`, { as, body });
/** What a family could do with the home: see it, bargain for it. */
async function mayBe(property: string): Promise<[isShown: boolean, isNegotiated: boolean]> {
  const { id: homeSearch } = await make(port.in(home), 'homeSearch');
  const { id: caseService } = await make(port.in(home), 'caseService');
  const answers = [
    await post('home-search-visit', { homeSearch, property, visitedAt: '2031-03-02T10:00:00Z' }),
    await post('lease-negotiation', { caseService, property, currency: 'EUR' }),
  ];
  const [isShown, isNegotiated] = answers.map(({ status, body }) => {
    if (status === 201) return true;
    expect([status, body.title, body.errors]).toEqual([
      422,
      refused,
      [expect.objectContaining({ code: 'property.notOffered' })],
    ]);
    return false;
  });
  return [isShown === true, isNegotiated === true];
}

test.each([
  ['reserve', ['reserve'], [false, true]],
  ['let', ['let'], [false, false]],
  ['let after it was reserved', ['reserve', 'let'], [false, false]],
  ['withdraw', ['withdraw'], [false, false]],
  ['withdraw after it was reserved', ['reserve', 'withdraw'], [false, false]],
  ['release after it was let', ['let', 'release'], [true, true]],
  ['release after it was reserved', ['reserve', 'release'], [true, true]],
  ['release after it was withdrawn', ['withdraw', 'release'], [true, true]],
] as const)('a home is shown while it is free and negotiated while it is not let: %s', async (_, steps, expected) => {
  const { id } = await make(port.in(home), 'property');
  expect(await mayBe(id)).toEqual([true, true]);
  for (const step of steps) expect((await post(`property/${id}/${step}`, {})).status).toBe(200);
  expect(await mayBe(id)).toEqual(expected);
});

test('a visit that was made while the home was free can still be noted once it is let', async () => {
  const { id: property } = await make(port.in(home), 'property');
  const visit = await make(port.in(home), 'homeSearchVisit', { property });
  expect((await post(`property/${property}/let`, {})).status).toBe(200);
  const noted = await port.call('PUT', `fe/home-search-visit/${visit.id}`, { as, body: { feedback: 'Too small' } });
  expect([noted.status, noted.body.feedback]).toEqual([200, 'Too small']);
});
