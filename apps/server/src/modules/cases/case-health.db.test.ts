import { catalogue } from '@homeport/model';
import type { Attention, CaseDashboard, CaseHealth } from '@homeport/model/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let managerId: string;
let manager: string;
let hr: string;
const today = Temporal.Now.plainDateISO('UTC');
const day = (days: number) => today.add({ days }).toString();
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HEALTH');
  managerId = await port.user(home, 'health.manager', ['caseManager']);
  manager = await port.enter(home, managerId);
  hr = await port.enter(home, await port.user(home, 'health.hr', ['hr']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const active = async (more: object = {}) => {
  const { id } = await make(port.in(home), 'caseDetail', { manager: managerId, ...more });
  const { version } = (await port.call('GET', `fe/case-detail/${id}`, { as: manager })).body;
  const headers = { 'if-match': `"${version}"` };
  expect((await port.call('POST', `fe/case-detail/${id}/activate`, { as: manager, body: {}, headers })).status).toBe(
    200,
  );
  return id;
};
const healthAs = async (as: string, id: string): Promise<CaseHealth> =>
  (await port.call('GET', `case-health?caseDetail=${id}`, { as })).body;
const attentionAs = async (as: string, search = ''): Promise<Attention> =>
  (await port.call('GET', `case-health/attention${search}`, { as })).body;
const service = (caseDetail: string, more: object) =>
  make(port.in(home), 'caseService', { caseDetailId: caseDetail, status: 'REQUESTED', ...more });

describe('how an assignment stands', () => {
  test('is told with what is due first, and what HR is not shown does not count for HR', async () => {
    const id = await active();
    await make(port.in(home), 'requiredDocument', { caseDetailId: id, name: 'Passport', dueDate: day(5) });
    await service(id, {
      name: 'Home search',
      nextAction: 'Book the viewing',
      nextActionDate: day(-3),
      shareWithHr: false,
    });
    const seen = await healthAs(manager, id);
    expect(seen.next).toMatchObject({
      kind: 'SERVICE',
      name: 'Home search: Book the viewing',
      due: day(-3),
      isOverdue: true,
    });
    expect([seen.counts.SERVICE, seen.counts.DOCUMENT]).toEqual([
      { open: 1, overdue: 1 },
      { open: 1, overdue: 0 },
    ]);
    const byHr = await healthAs(hr, id);
    expect(byHr.next).toMatchObject({ kind: 'DOCUMENT', name: 'Passport' });
    expect([byHr.counts.SERVICE.open, byHr.concerns]).toEqual([0, []]);
  });
  test('is told to nobody who does not see the assignment', async () => {
    const id = await active({ confidential: true });
    expect((await port.call('GET', `case-health?caseDetail=${id}`, { as: hr })).status).toBe(404);
  });
});

describe('assignments that need attention', () => {
  test('come with who has waited longest first, of one’s own or of all', async () => {
    const [late, later, well] = [await active(), await active({ manager: null }), await active()];
    await service(late, { name: 'Move', nextAction: 'Survey', nextActionDate: day(-20) });
    await service(later, { name: 'Move', nextAction: 'Survey', nextActionDate: day(-30) });
    await service(well, { name: 'Move', nextAction: 'Survey', nextActionDate: day(3) });
    const all = (await attentionAs(manager)).content.map(({ id }) => id);
    expect(all.filter((id) => [late, later, well].includes(id))).toEqual([later, late]);
    const mine = await attentionAs(manager, '?mine=true');
    expect(mine.content.find(({ id }) => id === late)?.health.concerns).toEqual([{ kind: 'OVERDUE', since: day(-20) }]);
    expect(mine.content.some(({ id }) => id === later)).toBe(false);
  });
  test('are those that the caller sees', async () => {
    const id = await active({ confidential: true, manager: null });
    await service(id, { name: 'Move', nextAction: 'Survey', nextActionDate: day(-40) });
    expect((await attentionAs(manager)).content.some((one) => one.id === id)).toBe(true);
    expect((await attentionAs(hr)).content.some((one) => one.id === id)).toBe(false);
  });
});

test('an assignment in figures: services, cost against the approved estimate, and nothing where nothing is', async () => {
  const id = await active();
  await service(id, { name: 'Move' });
  await service(id, { name: 'Visa', shareWithHr: false });
  const estimate = await make(port.in(home), 'costEstimate', { caseDetail: id, currency: 'EUR' });
  const db = port.in(home);
  await make(db, 'caseActualCost', { caseDetail: id, amount: '12.50', currency: 'EUR' });
  await make(db, 'caseActualCost', { caseDetail: id, amount: '9.00', currency: 'USD' });
  const figures = async (as: string): Promise<CaseDashboard> =>
    (await port.call('GET', `case-dashboard?caseDetail=${id}`, { as })).body;
  expect((await figures(manager)).cost).toBeNull();
  expect((await figures(manager)).services).toEqual([{ status: 'REQUESTED', count: 2 }]);
  expect((await figures(hr)).services).toEqual([{ status: 'REQUESTED', count: 1 }]);
  await make(db, 'costEstimateLine', { costEstimate: estimate.id, amount: '100.00', currency: 'EUR' });
  const estimates = db.records(catalogue.entity('costEstimate'));
  await estimates.move(estimate.id, 'status.submit');
  await estimates.move(estimate.id, 'status.approve');
  expect((await figures(manager)).cost).toEqual({
    estimated: '100.0000',
    actual: '12.5000',
    currency: 'EUR',
    inOtherCurrencies: 1,
  });
  // What was spent is closed to HR; what was approved is not.
  expect((await figures(hr)).cost).toEqual({
    estimated: '100.0000',
    actual: null,
    currency: 'EUR',
    inOtherCurrencies: null,
  });
  expect((await figures(manager)).surveys).toBeNull();
});
