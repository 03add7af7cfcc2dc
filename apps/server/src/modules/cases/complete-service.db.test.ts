import { caseService, serviceStep } from '@homeport/model/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let manager: string;
let vendor: string;
let vendorUser: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('COMPLETE');
  manager = await port.enter(home, await port.user(home, 'complete.manager', ['caseManager']));
  vendorUser = await port.user(home, 'complete.vendor', ['vendor']);
  vendor = await port.enter(home, vendorUser);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** A service that runs, with what else is given. */
const running = async (given: object = {}): Promise<string> => {
  const { id } = await make(port.in(home), caseService, { name: 'Home search', vendorUser, ...given });
  for (const deed of ['request', 'schedule', 'start']) expect((await act(id, deed, manager)).status).toBe(200);
  return id;
};
const act = (id: string, deed: string, as: string) =>
  port.call('POST', `fe/case-service/${id}/${deed}`, { as, body: {} });

test('a service is not complete while a step of it is open, whoever says so', async () => {
  const id = await running();
  const step = await make(port.in(home), serviceStep, { caseService: id, description: 'Viewings', isDone: false });
  for (const as of [manager, vendor]) {
    const refused = await act(id, 'complete', as);
    expect([refused.status, refused.body.code]).toEqual([409, 'cases.stepsOpen']);
    expect(refused.body.title).toBe('1 step is not done yet, first: Viewings');
  }
  const done = { as: manager, body: { isDone: true } };
  expect((await port.call('PUT', `fe/service-step/${step.id}`, done)).status).toBe(200);
  expect((await act(id, 'complete', vendor)).body.status).toBe('COMPLETED');
});

test('nor while the assignee is still asked for something; what the provider has to do is no hindrance', async () => {
  const id = await running({ nextAction: 'Choose a home', nextActionByAssignee: true });
  const refused = await act(id, 'complete', manager);
  expect([refused.status, refused.body.code]).toEqual([409, 'cases.assigneeHasToAct']);
  expect(refused.body.title).toContain('Choose a home');
  const theirs = { as: manager, body: { nextActionByAssignee: false } };
  expect((await port.call('PUT', `fe/case-service/${id}`, theirs)).status).toBe(200);
  expect((await act(id, 'complete', manager)).body.status).toBe('COMPLETED');
});

test('what was completed too early is reopened by the team, not by who is paid for it, and can be changed again', async () => {
  const id = await running();
  expect((await act(id, 'complete', vendor)).status).toBe(200);
  expect((await act(id, 'reopen', vendor)).status).toBe(403);
  expect((await act(id, 'reopen', manager)).body.status).toBe('IN_PROGRESS');
  const change = { as: manager, body: { information: 'The contract was not signed after all.' } };
  expect((await port.call('PUT', `fe/case-service/${id}`, change)).status).toBe(200);
});
