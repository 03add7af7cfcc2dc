import { caseService } from '@homeport/model/cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home = '';
const person: Record<string, string> = {};
const token: Record<string, string> = {};
const made: Record<string, string> = {};
const get = (path: string, as = 'camille') => port.call('GET', path, { as: token[as] });

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  const ctx = port.in(home);
  for (const login of ['camille', 'diego']) {
    person[login] = (await make(ctx, 'person', { firstName: login })).id;
    await port.user(home, login, ['assignee'], person[login]);
  }
  const manager = await port.user(home, 'manager', ['caseManager']);
  await port.user(home, 'human', ['hr']);
  for (const login of ['camille', 'diego', 'manager', 'human']) token[login] = await port.signIn(login);
  const assignment = await make(ctx, 'caseDetail', {
    assignee: person.camille,
    manager,
    homeLocation: { town: 'Lyon', country: 'FR' },
    hostLocation: { town: 'Singapore', country: 'SG' },
    assignmentStartDate: '2026-12-29',
    assignmentEndDate: '2028-12-27',
  });
  made.case = assignment.id;
  const service = (given: object) =>
    make(ctx, caseService, { caseDetailId: made.case, assignee: person.camille, ...given });
  made.visa = (
    await service({
      name: 'Visa',
      provider: (await make(ctx, 'serviceProvider', { name: 'Blue Harbour' })).id,
      nextAction: 'Send a copy of the passport',
      nextActionDate: '2020-01-01',
      nextActionByAssignee: true,
      costAmount: '1200.5',
      costCurrency: 'SGD',
      shareCost: true,
      contactEmail: 'mei@example.org',
      notes: 'between us',
    })
  ).id;
  made.school = (await service({ name: 'School', costAmount: '99', costCurrency: 'EUR', shareCost: false })).id;
  made.hidden = (await service({ name: 'Cost estimate', shareWithAssignee: false })).id;
  await make(ctx, 'serviceStep', { caseService: made.visa, sequence: 1, isDone: true });
  await make(ctx, 'serviceStep', { caseService: made.visa, sequence: 2, isDone: false, shareWithAssignee: false });
  made.milestone = (await make(ctx, 'timelineItem', { longDescription: 'A long one' })).id;
  const entry = (given: object) =>
    make(ctx, 'caseTimeline', { caseDetailId: made.case, timelineItem: made.milestone, ...given });
  made.flight = (
    await entry({
      description: 'Flight',
      eventDate: '2026-12-27',
      publishToAssignee: true,
      services: [made.visa, made.hidden],
    })
  ).id;
  made.draft = (await entry({ description: 'Not yet told', eventDate: '2026-12-28' })).id;
  await make(ctx, 'dataOption', { optionTypeCode: 'EXPENSE_REIMBURSE_TO', code: 'EMPLOYEE', name: 'Employee' });
  await make(ctx, 'expenseManagementService', { caseDetailId: made.case, reimburseTo: 'EMPLOYEE', poNumber: 'PO-1' });
  await make(ctx, 'caseBenefit', { caseDetailId: made.case, assignee: person.camille, withExpenses: true });
  await make(ctx, 'caseBenefit', { caseDetailId: made.case, assignee: person.camille, withExpenses: false });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('case/mai-case', () => {
  test('answers the running assignment with the specified names', async () => {
    const { status, body } = await get('case/mai-case');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: made.case,
      tenantId: home,
      assignee: { id: person.camille },
      caseMaster: { assignee: { person: { firstName: 'camille' } } },
      homeLocation: { town: 'Lyon', country: { code: 'FR', name: 'France' } },
      hostLocation: { country: { code: 'SG', name: 'Singapore' } },
      assignmentStartDate: '2026-12-29',
      assignmentEndDate: '2028-12-27',
    });
    expect(body).toHaveProperty('employee');
  });
  test('answers nothing to somebody without one, and is not for staff', async () => {
    expect((await get('case/mai-case', 'diego')).status).toBe(204);
    expect((await get('case/mai-case', 'manager')).status).toBe(403);
  });
});

describe('services', () => {
  test('with-next-action: what needs the assignee first; what is not shared is not there', async () => {
    const { body } = await get('case-service/with-next-action');
    expect(body.map((one: { name: string }) => one.name)).toEqual(['Visa', 'School']);
    expect(body[0]).toMatchObject({
      group: 'NEEDS_YOU',
      nextAction: {
        description: 'Send a copy of the passport',
        dueDate: '2020-01-01',
        byAssignee: true,
        isOverdue: true,
      },
      steps: { done: 1, of: 1 },
    });
    expect((await get('case-service/with-next-action', 'diego')).body).toEqual([]);
  });
  test('one service tells its cost only where the cost is shared, and never the notes of the team', async () => {
    const { body } = await get(`case-service/${made.visa}/detail`);
    expect(body).toMatchObject({
      cost: { amount: '1200.50', currency: 'SGD' },
      contact: { email: 'mei@example.org' },
    });
    expect(body.allSteps).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('between us');
    expect((await get(`case-service/${made.school}/detail`)).body.cost).toBeNull();
    expect(JSON.stringify((await get(`fe/case-service/${made.school}`)).body)).not.toContain('"costAmount"');
  });
  test('a service of somebody else, one that is hidden and one that is not there say the same', async () => {
    for (const path of [`case-service/${made.hidden}/detail`, `case-service/${crypto.randomUUID()}/detail`]) {
      const { status, body } = await get(path);
      expect([status, body.title]).toEqual([
        404,
        "A service couldn't be found - please contact support for further information",
      ]);
    }
    expect((await get(`case-service/${made.visa}/detail`, 'diego')).status).toBe(404);
  });
  test('the assignee reports the next action as done, once; the case manager is told', async () => {
    const path = `fe/case-service/${made.visa}/confirm-next-action`;
    expect((await port.call('POST', path, { as: token.diego, body: {} })).status).toBe(404);
    // The answer stays in the thread of the service.
    expect((await port.call('POST', path, { as: token.camille, body: { note: 'The second flat' } })).status).toBe(200);
    const thread = await get(`comment?category=SERVICE&entityId=${made.visa}`, 'manager');
    expect(thread.body.content.map((one: { comment: string }) => one.comment)).toEqual(['The second flat']);
    expect((await port.call('POST', path, { as: token.camille, body: {} })).status).toBeGreaterThanOrEqual(400);
    expect((await get('case-service/with-next-action')).body[0].nextAction.byAssignee).toBe(false);
    await expect
      .poll(async () => (await get('notification', 'manager')).body.content.map((n: { title: string }) => n.title))
      .toContain('Visa: done by the assignee');
  });
  test('a service that is done is rated once, by whose it is, and that stands beside its provider', async () => {
    const ctx = port.in(home);
    const rate = (as: string, caseService: string | undefined, score = 'GOOD') =>
      port.call('POST', 'quality-survey/service', { as: token[as] ?? '', body: { caseService, score } });
    expect((await rate('camille', made.school)).body.code).toBe('surveys.notDone');
    const provider = (await make(ctx, 'serviceProvider', { name: 'Casa' })).id;
    const about = { caseDetailId: made.case, assignee: person.camille, name: 'Home search', provider };
    const done = (await make(ctx, caseService, about)).id;
    await ctx.query(sql`update app.case_service set status = 'COMPLETED' where id = ${done}::uuid returning id`);
    expect((await rate('diego', done)).status).toBe(404);
    expect((await rate('camille', done, 'SPLENDID')).status).toBe(422);
    const both = await Promise.all([rate('camille', done), rate('camille', done)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const mine = (await get('quality-survey/assignee')).body.find((one: { service: string }) => one.service === done);
    expect(mine).toMatchObject({ status: 'ANSWERED', meanScore: '4' });
    const { rating, answeredSurveys } = (await get(`fe/service-provider/${provider}`, 'manager')).body;
    expect([Number(rating), answeredSurveys]).toEqual([4, 1]);
  });
  test('expense management and benefits of the assignment', async () => {
    const { body } = await get(`case-service/expense-management-service/${made.case}`);
    expect(body).toMatchObject({ caseDetailId: made.case, reimburseTo: 'EMPLOYEE' });
    expect(body).not.toHaveProperty('poNumber');
    expect((await get(`case-service/expense-management-service/${made.case}`, 'diego')).status).toBe(404);
    const query = `case-benefit?caseDetailId=${made.case}&tenantId=${home}`;
    expect((await get(`${query}&withExpensesOnly=true`)).body).toHaveLength(1);
    expect((await get(query)).body).toHaveLength(2);
    expect((await get(query, 'diego')).body).toEqual([]);
    expect((await get(`case-benefit?caseDetailId=${made.case}&tenantId=${crypto.randomUUID()}`)).body).toEqual([]);
  });
});

describe('the timeline', () => {
  test('shows what is published, with the milestone nested', async () => {
    const { body } = await get(`case-timeline?caseDetailId=${made.case}`);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      id: made.flight,
      description: 'Flight',
      eventDate: '2026-12-27',
      notesForEmployee: null,
      notesByEmployee: null,
      timelineItem: { timelineGrp: 'MOVE', phase: 'MOVE', longDescription: 'A long one' },
      linkedServices: 1,
    });
    expect((await get(`case-timeline?caseDetailId=${made.case}`, 'diego')).body).toEqual([]);
    expect((await get(`case-timeline?caseDetailId=${made.case}`, 'manager')).body).toHaveLength(2);
  });
  test('linked services are those that are shared', async () => {
    const path = `timeline-item/linked-service-details?caseDetailId=${made.case}&timelineItemId=${made.milestone}`;
    expect((await get(path)).body).toMatchObject([{ id: made.visa, name: 'Visa', providerName: 'Blue Harbour' }]);
    expect((await get(path, 'diego')).body).toEqual([]);
  });
  test('notes go both ways, and neither writes the other’s', async () => {
    const put = (as: string, body: object, id = made.flight) =>
      port.call('PUT', `case-timeline/${id}`, { as: token[as], body });
    const own = await put('camille', { notesByEmployee: 'Four suitcases', notesForEmployee: 'forged' });
    expect(own.body).toMatchObject({ notesByEmployee: 'Four suitcases', notesForEmployee: null });
    await expect
      .poll(async () => (await get('notification', 'manager')).body.content.map((n: { title: string }) => n.title))
      .toContain('Note on Flight');
    const staff = await put('manager', { notesForEmployee: 'A van waits', notesByEmployee: 'forged' });
    expect(staff.body).toMatchObject({ notesByEmployee: 'Four suitcases', notesForEmployee: 'A van waits' });
    await expect
      .poll(async () => (await get('notification')).body.content.map((n: { title: string }) => n.title))
      .toContain('A note for you: Flight');
    expect((await put('diego', { notesByEmployee: 'x' })).status).toBe(404);
    expect((await put('camille', { notesByEmployee: 'x' }, made.draft)).status).toBe(404);
    expect((await put('camille', { notesByEmployee: 'x'.repeat(4001) })).status).toBe(422);
  });
  test('a plain save cannot change the assignee’s note or whose the item is', async () => {
    const path = `fe/case-timeline/${made.flight}`;
    for (const body of [{ notesByEmployee: 'forged' }, { assignee: person.diego }])
      expect((await port.call('PUT', path, { as: token.manager, body })).status).toBe(422);
    expect((await port.call('PUT', path, { as: token.camille, body: { description: 'x' } })).status).toBe(403);
  });
  test('is published in one go, and the assignee is told', async () => {
    const path = `fe/case-detail/${made.case}/publish-timeline`;
    const body = { toAssignee: true, toHr: true, toVendor: false };
    const headers = { 'if-match': '"1"' };
    expect((await port.call('POST', path, { as: token.camille, body, headers })).status).toBe(403);
    expect((await port.call('POST', path, { as: token.human, body, headers })).status).toBe(403);
    expect((await port.call('POST', path, { as: token.manager, body, headers })).body).toMatchObject({ changed: 2 });
    expect((await get(`case-timeline?caseDetailId=${made.case}`)).body).toHaveLength(2);
    await expect
      .poll(async () => (await get('notification')).body.content.map((n: { body: string }) => n.body).join())
      .toContain('1 date of assignment');
  });
  test('shifts its days from a day on', async () => {
    const path = `fe/case-detail/${made.case}/shift-timeline`;
    const [{ version }] = (await port
      .in(home)
      .query<{ version: number }>(sql`select version from app.case_detail where id = ${made.case}::uuid`)) as [
      { version: number },
    ];
    const shift = (body: object) =>
      port.call('POST', path, { as: token.manager, body, headers: { 'if-match': `"${version}"` } });
    expect((await shift({ from: '2026-12-28', days: 0 })).status).toBe(422);
    expect((await shift({ from: '2026-12-28', days: 7 })).body).toMatchObject({ changed: 1 });
    const { body } = await get(`case-timeline?caseDetailId=${made.case}`);
    expect(body.map((one: { eventDate: string }) => one.eventDate)).toEqual(['2026-12-27', '2027-01-04']);
  });
  test('moves with the days of its assignment where it is counted from them, and stays where somebody put it', async () => {
    const ctx = port.in(home);
    const { id } = await make(ctx, 'caseDetail', {
      ...{ assignee: person.diego, assignmentStartDate: '2031-03-01', assignmentEndDate: '2033-02-28' },
    });
    const counted = (await make(ctx, 'timelineItem', { countsFrom: 'START', day: -1 })).id;
    const entry = { caseDetailId: id, timelineItem: counted };
    const own = (await make(ctx, 'caseTimeline', { ...entry, eventDate: '2031-02-28' })).id;
    const put = (await make(ctx, 'caseTimeline', { ...entry, eventDate: '2031-02-20' })).id;
    const { version } = (await get(`fe/case-detail/${id}`, 'manager')).body;
    const headers = { 'if-match': `"${version}"` };
    const body = { assignmentStartDate: '2031-05-01' };
    expect((await port.call('PUT', `fe/case-detail/${id}`, { as: token.manager, body, headers })).status).toBe(200);
    const dayOf = async (one: string) => (await get(`fe/case-timeline/${one}`, 'manager')).body.eventDate;
    expect([await dayOf(own), await dayOf(put)]).toEqual(['2031-04-30', '2031-02-20']);
  });
  test('of an assignment that is over is neither published nor shifted: not offered, and refused with the reason', async () => {
    const over = await make(port.in(home), 'caseDetail', { assignee: person.diego });
    const shown = async () => (await get(`fe/case-detail/${over.id}`, 'manager')).body;
    const steps = ['publishTimeline', 'shiftTimeline'];
    expect((await shown()).can).toEqual(expect.arrayContaining(steps));
    await port.in(home).query(sql`update app.case_detail set status = 'CLOSED' where id = ${over.id}::uuid`);
    const { can, version } = await shown();
    expect(steps.filter((one) => can.includes(one))).toEqual([]);
    const headers = { 'if-match': `"${version}"` };
    for (const [path, body] of [
      ['publish-timeline', {}],
      ['shift-timeline', { from: '2026-12-28', days: 7 }],
    ])
      expect(
        (await port.call('POST', `fe/case-detail/${over.id}/${path}`, { as: token.manager, body, headers })).body.code,
      ).toBe('timeline.assignmentOver');
  });
});
