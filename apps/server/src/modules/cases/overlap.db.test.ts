import { caseDetail } from '@homeport/model/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let manager: string;
let lead: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('OVERLAPS');
  manager = await port.enter(home, await port.user(home, 'overlaps.manager', ['caseManager', 'hr']));
  lead = await port.enter(home, await port.user(home, 'overlaps.lead', ['hr']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const person = async () => {
  const { id: assignee } = await make(port.in(home), 'person');
  return { assignee, caseMaster: (await make(port.in(home), 'caseMaster', { assignee })).id };
};
const create = async (given: object) =>
  port.call('POST', 'fe/case-detail', { as: manager, body: await inputFor(port.in(home), caseDetail, { ...given }) });
const put = async (id: string, body: object) => {
  const { version } = (await port.call('GET', `fe/case-detail/${id}`, { as: manager })).body;
  return port.call('PUT', `fe/case-detail/${id}`, { as: manager, body, headers: { 'if-match': `"${version}"` } });
};
const in2026 = { assignmentStartDate: '2026-01-01', assignmentEndDate: '2026-12-31' };
const in2027 = { assignmentStartDate: '2027-01-01', assignmentEndDate: '2027-12-31' };
const asked = [{ code: 'cases.overlaps', field: 'overlaps' }];

describe('an assignment at the same time as another of its person', () => {
  test('is asked about when it is made, and kept with the answer', async () => {
    const of = await person();
    const first = await create({ ...of, ...in2026 });
    expect(first.status).toBe(201);
    const late = { ...of, assignmentStartDate: '2026-12-31', assignmentEndDate: '2027-06-30' };
    const refused = await create(late);
    expect([refused.status, refused.body.errors]).toMatchObject([422, asked]);
    expect(JSON.stringify(refused.body.errors)).toContain(first.body.reference);
    const kept = await create({ ...late, overlaps: [first.body.id] });
    expect([kept.status, kept.body.overlaps]).toMatchObject([201, [{ id: first.body.id }]]);
    // The answer stands for both of them, and for these two alone.
    expect((await put(first.body.id, { assignmentEndDate: '2027-01-31' })).status).toBe(200);
    expect((await create({ ...of, ...in2027 })).status).toBe(422);
  });
  test('is asked about when its dates are moved, not when anything else is changed', async () => {
    const of = await person();
    const first = await create({ ...of, ...in2026 });
    const second = await create({ ...of, ...in2027 });
    const moved = await put(second.body.id, { assignmentStartDate: '2026-12-01' });
    expect([moved.status, moved.body.errors]).toMatchObject([422, asked]);
    const answered = { assignmentStartDate: '2026-12-01', overlaps: [first.body.id] };
    expect((await put(second.body.id, answered)).status).toBe(200);
    expect((await put(second.body.id, { name: 'Another name' })).status).toBe(200);
    expect((await put(second.body.id, { overlaps: [] })).status).toBe(422);
  });
  test('of somebody else, or after one that was cancelled, is not', async () => {
    const of = await person();
    const first = await create({ ...of, ...in2026 });
    const { version } = first.body;
    await port.call('POST', `fe/case-detail/${first.body.id}/cancel`, {
      as: manager,
      body: {},
      headers: { 'if-match': `"${version}"` },
    });
    expect((await create({ ...of, ...in2026 })).status).toBe(201);
    expect((await create({ ...(await person()), ...in2026 })).status).toBe(201);
  });
  test('is not made twice by two at once', async () => {
    const of = await person();
    const made = await Promise.all([1, 2, 3].map(() => create({ ...of, ...in2026 })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
  test('is asked about when a request becomes one', async () => {
    const of = await person();
    const first = await create({ ...of, ...in2026 });
    const type = await make(port.in(home), 'serviceType');
    const body = {
      reference: 'REQ-OVERLAP',
      firstName: 'Ana',
      lastName: 'Pérez',
      homeCountry: 'ES',
      hostCountry: 'SG',
      startDate: '2026-06-01',
      services: [type.id],
    };
    const request = (await port.call('POST', 'fe/initiation', { as: manager, body })).body;
    let tries = 0;
    const act = async (as: string, deed: string, input: object = {}) => {
      const { version } = (await port.call('GET', `fe/initiation/${request.id}`, { as: manager })).body;
      tries += 1;
      const headers = { 'if-match': `"${version}"`, 'idempotency-key': `overlap-${tries}` };
      return port.call('POST', `fe/initiation/${request.id}/${deed}`, { as, body: input, headers });
    };
    await act(manager, 'submit');
    expect((await act(lead, 'approve')).status).toBe(200);
    const refused = await act(manager, 'start', { assignee: of.assignee });
    expect([refused.status, refused.body.errors]).toMatchObject([422, asked]);
    const started = await act(manager, 'start', { assignee: of.assignee, overlaps: [first.body.id] });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const made = (await port.call('GET', `fe/case-detail/${started.body.caseDetail.id}`, { as: manager })).body;
    expect(made.overlaps).toMatchObject([{ id: first.body.id }]);
  });
});
