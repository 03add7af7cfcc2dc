import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let as: string;
let user: string;
const today = () => Temporal.Now.plainDateISO('UTC').toString();

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('ASKS');
  user = await port.user(home, 'asks.all', ['administrator', 'hr', 'caseManager']);
  as = await port.signIn('asks.all');
}, 60_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const step = (path: string, of: { id: string; version: number }, name: string, body: object = {}) =>
  port.call('POST', `fe/${path}/${of.id}/${name}`, { as, body, headers: { 'if-match': `"${of.version}"` } });
const assignments = (count: number) =>
  Promise.all(Array.from({ length: count }, () => make(port.in(home), 'caseDetail')));

describe('a step that asks for something', () => {
  test('is refused at the field that is missing, or that nothing asks for', async () => {
    const hold = await make(port.in(home), 'legalHold');
    const missing = await step('legal-hold', hold, 'release');
    expect([missing.status, missing.body.errors]).toMatchObject([422, [{ field: 'reason', code: 'input.required' }]]);
    const unknown = await step('legal-hold', hold, 'release', { reason: 'Over', why: 'not' });
    expect([unknown.status, unknown.body.errors]).toMatchObject([422, [{ field: 'why' }]]);
    expect((await port.call('GET', `fe/legal-hold/${hold.id}`, { as })).body.status).toBe('IN_FORCE');
  });
  test('writes who, when and why in one version with the state, and the history has it', async () => {
    const hold = await make(port.in(home), 'legalHold');
    const { status, body } = await step('legal-hold', hold, 'release', { reason: 'The case was settled' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'RELEASED',
      version: hold.version + 1,
      releasedBy: { id: user },
      releaseReason: 'The case was settled',
    });
    expect(String(body.releasedAt).slice(0, 10)).toBe(today());
    const history = await port.call('GET', `fe/legal-hold/${hold.id}/history`, { as });
    expect(history.body.content[0]).toMatchObject({ deed: 'release', by: { id: user } });
    expect(Object.keys(history.body.content[0].changes).sort()).toEqual([
      'releaseReason',
      'releasedAt',
      'releasedBy',
      'status',
    ]);
  });
  test('leaves no reason behind that was given for a decision before', async () => {
    const [one] = await assignments(1);
    if (!one) throw new Error('nothing was made');
    const held = await step('case-detail', one, 'hold', { reason: 'The visa is late' });
    expect(held.body).toMatchObject({ status: 'ON_HOLD', onHoldReason: 'The visa is late' });
    const resumed = await step('case-detail', held.body, 'resume');
    expect(resumed.body).toMatchObject({ status: 'ACTIVE', onHoldReason: null });
    expect((await step('case-detail', resumed.body, 'hold')).status).toBe(422);
    const { body: still } = await port.call('GET', `fe/case-detail/${one.id}`, { as });
    expect(still).toMatchObject({ status: 'ACTIVE', onHoldReason: null });
  });
  test('is described with its input', async () => {
    const { body } = await port.call('GET', 'openapi.json', { as });
    const operation = operationOf(body, 'releaseLegalHold');
    const { schema } = operation.requestBody.content['application/json'];
    expect(schema).toMatchObject({ required: ['reason'] });
  });
  test('is done with many for the same reason, each refused by itself', async () => {
    const made = await assignments(3);
    const [first, second, third] = made;
    const before = await step('case-detail', second ?? { id: '', version: 0 }, 'hold', { reason: 'Earlier' });
    const { status, body } = await port.call('POST', 'bulk/caseDetail', {
      as,
      body: { deed: 'hold', changes: { reason: 'No flights' }, rows: made.map(({ id }) => ({ id })) },
    });
    expect(status).toBe(200);
    expect(body.results.map((one: { problem?: string }) => one.problem !== undefined)).toEqual([false, true, false]);
    const reasons = await Promise.all(
      [first, second, third].map(async (one) => (await port.call('GET', `fe/case-detail/${one?.id}`, { as })).body),
    );
    expect(reasons.map(({ onHoldReason }) => onHoldReason)).toEqual(['No flights', 'Earlier', 'No flights']);
    expect(before.status).toBe(200);
  });
  test('cannot be done with many without what it asks for', async () => {
    const one = await make(port.in(home), 'changeOfCircumstance');
    const { body } = await port.call('POST', 'bulk/changeOfCircumstance', {
      as,
      body: { deed: 'reject', rows: [{ id: one.id }] },
    });
    expect(body.results[0].problem).toMatch(/Reason/);
  });
});

/** The operation of a name, wherever the document has it. */
function operationOf(document: { paths: object }, id: string) {
  const all = Object.values(document.paths).flatMap((path) => Object.values(path as object));
  return all.find((one) => one.operationId === id);
}
