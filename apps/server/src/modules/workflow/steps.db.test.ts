import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Steps of an assignment: what is ticked before they are done, and those that come again. */
let port: Homeport;
let home: string;
let builder: string;
let manager: string;
let managerId: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('STEPS');
  builder = await port.enter(home, await port.user(home, 'steps.builder', ['administrator', 'builder']));
  managerId = await port.user(home, 'steps.manager', ['caseManager', 'hr']);
  manager = await port.enter(home, managerId);
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
});

let keys = 0;
const key = () => {
  keys += 1;
  return { 'idempotency-key': `steps-${keys}` };
};
const call = (method: string, path: string, body: object, as = manager) =>
  port.call(method, `fe/${path}`, { as, body, headers: key() });
const act = async (path: string, id: string, deed: string, body: object = {}, as = manager) => {
  const { body: before } = await port.call('GET', `fe/${path}/${id}`, { as });
  const headers = { 'if-match': `"${before.version}"`, ...key() };
  return port.call('POST', `fe/${path}/${id}/${deed}`, { as, body, headers });
};
const post = async (path: string, body: object): Promise<string> => {
  const made = await call('POST', path, body, builder);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};
const listOf = async (path: string, field: string, value: string) => {
  const filter = encodeURIComponent(JSON.stringify({ field, op: 'eq', value }));
  return (await port.call('GET', `fe/${path}/search?filter=${filter}&sort=sequence,asc`, { as: manager })).body.content;
};
const stepsOf = (of: string) => listOf('case-workflow-item', 'caseDetail', of);
// biome-ignore lint/suspicious/noExplicitAny: answers of calls, looked into field by field
const stepNamed = async (of: string, name: string): Promise<any> =>
  (await stepsOf(of)).find((one: { name: string }) => one.name === name);

let codes = 0;
/** A workflow whose steps belong to a team of the manager. */
async function newWorkflow(items: readonly object[]): Promise<string> {
  codes += 1;
  const workflow = await post('workflow', { code: `W${codes}`, name: `Workflow ${codes}`, kind: 'CASE' });
  const { id: team } = await make(port.in(home), 'team', { lead: managerId });
  await make(port.in(home), 'teamMember', { team, user: managerId });
  for (const [n, item] of items.entries()) await post('workflow-item', { workflow, sequence: n + 1, team, ...item });
  return workflow;
}
const publish = async (workflow: string) => {
  const published = await act('workflow', workflow, 'publish', {}, builder);
  expect(published.status, JSON.stringify(published.body)).toBe(200);
};
const newCase = async (): Promise<string> =>
  (
    await make(port.in(home), 'caseDetail', {
      manager: managerId,
      type: 'ON_ASSIGNMENT',
      hostLocation: { country: 'FR' },
      assignmentStartDate: '2031-06-02',
      assignmentEndDate: '2032-05-31',
    })
  ).id;

describe('a step', () => {
  const checksOf = (step: string) => listOf('step-check', 'step', step);
  let of = '';
  let visit: { id: string };
  test('with a required check open is not completed; whoever ticks it is kept with the day', async () => {
    const list = await post('master-checklist', { code: 'VISIT', name: 'Visit' });
    for (const [n, isRequired] of [true, false].entries())
      await post('checklist-item', { masterChecklist: list, sequence: n + 1, description: `Check ${n}`, isRequired });
    const more = { checklist: list, isRepeated: true, repeatAfter: 30, dueInDays: 2 };
    await publish(
      await newWorkflow([
        { name: 'Visit', trigger: 'CASE_STARTED', ...more },
        { name: 'Report', trigger: 'PREVIOUS_DONE' },
      ]),
    );
    of = await newCase();
    await act('case-detail', of, 'activate');
    visit = await stepNamed(of, 'Visit');
    expect(visit).toMatchObject({ openChecks: 1, isReady: true });
    const [required, optional] = await checksOf(visit.id);
    expect([required, optional].map(({ isRequired, status }) => [isRequired, status])).toEqual([
      [true, 'OPEN'],
      [false, 'OPEN'],
    ]);
    const refused = await act('case-workflow-item', visit.id, 'complete');
    expect([refused.status, refused.body.code]).toEqual([409, 'workflow.stepHasOpenChecks']);
    const ticked = await act('step-check', required.id, 'tick');
    expect(ticked.body).toMatchObject({ status: 'TICKED', tickedBy: { id: managerId } });
    expect(ticked.body.tickedAt).toMatch(/^\d{4}-/);
    expect(await stepNamed(of, 'Visit')).toMatchObject({ openChecks: 0 });
    await act('step-check', required.id, 'untick');
    expect(await stepNamed(of, 'Visit')).toMatchObject({ openChecks: 1 });
    await act('step-check', required.id, 'tick');
  });
  test('that comes again is followed by the next once it is done, with its checks open, and nobody waits for that', async () => {
    const done = await act('case-workflow-item', visit.id, 'complete', { notes: 'Seen' });
    expect([done.status, done.body.status, done.body.notes], JSON.stringify(done.body)).toEqual([200, 'DONE', 'Seen']);
    const visits = async () => (await stepsOf(of)).filter((one: { name: string }) => one.name === 'Visit');
    const next = (await visits()).find((one: { comesAgainOf: object | null }) => one.comesAgainOf !== null);
    expect(next).toMatchObject({ status: 'OPEN', openChecks: 1, comesAgainOf: { id: visit.id } });
    const days = Temporal.PlainDate.from(done.body.doneAt.slice(0, 10)).until(next.startDate).total('days');
    expect(days).toBeGreaterThanOrEqual(30);
    expect(days).toBeLessThan(36);
    expect(await stepNamed(of, 'Report')).toMatchObject({ isReady: true });
    const [required] = await checksOf(visit.id);
    expect((await act('step-check', required.id, 'untick')).body.code).toBe('workflow.stepIsOver');
    // It was completed by mistake: the next goes, and comes once when it is done after all.
    await act('case-workflow-item', visit.id, 'reopen');
    expect((await visits()).length).toBe(1);
    expect(await stepNamed(of, 'Report')).toMatchObject({ isReady: false });
    await act('case-workflow-item', visit.id, 'complete');
    expect((await visits()).length).toBe(2);
  });
  test('that says it comes again says after how many days', async () => {
    const workflow = await newWorkflow([]);
    const body = { workflow, sequence: 1, name: 'Again', trigger: 'CASE_STARTED', isRepeated: true };
    expect((await call('POST', 'workflow-item', body, builder)).status).toBe(422);
  });
});
