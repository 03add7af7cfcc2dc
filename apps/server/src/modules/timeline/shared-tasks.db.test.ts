import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { readCalendar } from '../../../../../tests/support/read-calendar.ts';

/** Camille with a partner and a grown-up child who both have the same role; Diego with a partner who has no sign-in. */
let port: Homeport;
let home = '';
const person: Record<string, string> = {};
const token: Record<string, string> = {};
const made: Record<string, string> = {};
const today = Temporal.Now.plainDateISO('UTC');
const dayIn = (days: number): string => today.add({ days }).toString();

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  const ctx = port.in(home);
  for (const login of ['camille', 'diego', 'alone', 'evelyn']) {
    person[login] = (await make(ctx, 'person', { firstName: login })).id;
    await port.user(home, login, ['assignee'], person[login]);
  }
  for (const [login, type, of] of [
    ['thomas', 'PARTNER', 'camille'],
    ['leonie', 'CHILD', 'camille'],
    ['adrian', 'PARTNER', 'evelyn'],
    ['niklas', 'CHILD', 'evelyn'],
    [null, 'PARTNER', 'diego'],
    [null, 'CHILD', 'alone'],
  ] as const) {
    const user = login && (await port.user(home, login, ['dependant']));
    const member = await make(ctx, 'dependant', { employeePerson: person[of], type, birthDate: dayIn(-9000), user });
    if (login) made[login] = member.id;
  }
  await port.user(home, 'manager', ['caseManager']);
  await port.user(home, 'human', ['hr']);
  for (const login of [
    'camille',
    'diego',
    'alone',
    'evelyn',
    'thomas',
    'leonie',
    'adrian',
    'niklas',
    'manager',
    'human',
  ])
    token[login] = await port.signIn(login);
  const milestone = (await make(ctx, 'timelineItem', { longDescription: 'Bring both.' })).id;
  for (const of of ['camille', 'diego', 'alone', 'evelyn']) {
    const dates = { assignmentStartDate: dayIn(-10), assignmentEndDate: dayIn(300) };
    made[of] = (await make(ctx, 'caseDetail', { assignee: person[of], ...dates })).id;
    for (const name of ['keys', 'school', 'draft'])
      made[`${of} ${name}`] = (
        await make(ctx, 'caseTimeline', {
          caseDetailId: made[of],
          timelineItem: milestone,
          description: `${name} of ${of}`,
          eventDate: dayIn(9),
          publishToAssignee: name !== 'draft',
          publishToHr: true,
          notesForEmployee: 'Between the office and Camille',
        })
      ).id;
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: string, body?: unknown) =>
  port.call(method, path, { as: token[as] as string, ...(body === undefined ? {} : { body }) });
const share = (item: string, as = 'camille') => ask('POST', `case-timeline/${made[item]}/share`, as);
const takeBack = (item: string, as = 'camille') => ask('DELETE', `case-timeline/${made[item]}/share`, as);
const done = (item: string, as: string, isDone = true) =>
  ask('PUT', `case-timeline/${made[item]}/done`, as, { done: isDone });
const seenBy = async (as: string, of = 'camille') =>
  (await ask('GET', `case-timeline?caseDetailId=${made[of]}`, as)).body as {
    description: string;
    id: string;
    notesByFamily: string | null;
  }[];
const noticesOf = async (as: string): Promise<string[]> =>
  (await ask('GET', 'fe/notification/search?size=50', as)).body.content.map(({ title }: { title: string }) => title);
const menuOf = async (as: string): Promise<string[]> =>
  (await ask('GET', 'access-settings/initialise', as)).body.menuSettingItems.map(({ code }: { code: string }) => code);

describe('a task shared with the partner', () => {
  test('is the partner’s to see, and nothing else of the timeline; a grown-up child of the same role sees nothing', async () => {
    expect(await seenBy('thomas')).toEqual([]);
    const { status, body } = await share('camille keys');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.sharedWith.id).toMatch(/-/);
    expect(body.notesForEmployee).toBe('Between the office and Camille');
    const [seen, ...more] = await seenBy('thomas');
    expect(more).toEqual([]);
    expect(seen).toMatchObject({
      description: 'keys of camille',
      timelineItem: { longDescription: 'Bring both.' },
      notesForEmployee: null,
      notesByEmployee: null,
    });
    expect(await seenBy('leonie')).toEqual([]);
    expect((await menuOf('thomas')).includes('timeline')).toBe(true);
    expect((await menuOf('leonie')).includes('timeline')).toBe(false);
    expect((await done('camille keys', 'leonie')).status).toBe(404);
    expect((await ask('PUT', `case-timeline/${made['camille keys']}`, 'leonie', { notesByFamily: 'x' })).status).toBe(
      404,
    );
  });
  test('is told once, however often it is shared, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => share('camille school')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await expect
      .poll(async () => (await noticesOf('thomas')).filter((title) => title.includes('school of camille')))
      .toHaveLength(1);
    expect((await noticesOf('leonie')).filter((title) => title.includes('camille'))).toEqual([]);
  });
  test('takes the note of the partner, who reads and writes no other; the assignee and the office read it, HR does not', async () => {
    const path = `case-timeline/${made['camille keys']}`;
    const typed = { notesByFamily: 'They open at nine', notesByEmployee: 'not mine', notesForEmployee: 'nor mine' };
    const { status, body } = await ask('PUT', path, 'thomas', typed);
    expect(status).toBe(200);
    expect(body).toMatchObject({ notesByFamily: 'They open at nine', notesByEmployee: null, notesForEmployee: null });
    expect((await seenBy('camille')).find(({ id }) => id === made['camille keys'])).toMatchObject({
      notesByFamily: 'They open at nine',
      notesByEmployee: null,
      notesForEmployee: 'Between the office and Camille',
    });
    const record = `for-tenant/${home}/fe/case-timeline/${made['camille keys']}`;
    expect((await ask('GET', record, 'manager')).body).toMatchObject({ notesByFamily: 'They open at nine' });
    const { body: hr } = await ask('GET', record, 'human');
    expect(hr).toMatchObject({ description: 'keys of camille' });
    for (const key of ['notesByFamily', 'doneByName', 'sharedWith', 'sharedWithId']) expect(hr).not.toHaveProperty(key);
  });
  test('is done by either; who did it first stands, the assignee is told, and it can be undone', async () => {
    const first = await done('camille keys', 'thomas');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ doneByName: expect.stringContaining('thomas'), notesForEmployee: null });
    const again = await done('camille keys', 'camille');
    expect(again.body).toMatchObject({ doneAt: first.body.doneAt, doneByName: first.body.doneByName });
    await expect
      .poll(async () => (await noticesOf('camille')).filter((title) => title.includes('has done: keys of camille')))
      .toHaveLength(1);
    expect((await done('camille keys', 'camille', false)).body).toMatchObject({ doneAt: null, doneByName: null });
    expect((await done('camille keys', 'camille')).body.doneByName).toContain('camille');
    expect((await done('camille keys', 'camille', false)).status).toBe(200);
  });
  test('stands in the partner’s calendar, and their other dates do not', async () => {
    const file = await ask('GET', `case-timeline/calendar?caseDetailId=${made.camille}`, 'thomas');
    expect(file.status).toBe(200);
    const text = typeof file.body === 'string' ? file.body : String(file.body);
    expect(
      readCalendar(text)
        .events.map(({ SUMMARY }) => SUMMARY)
        .sort(),
    ).toEqual(['keys of camille', 'school of camille']);
    expect(text).not.toContain('Between the office');
    const none = await ask('GET', `case-timeline/calendar?caseDetailId=${made.camille}`, 'leonie');
    expect(readCalendar(String(none.body)).events).toEqual([]);
  });
  test('is gone for the partner once taken back, in every way; what they did stays to be seen', async () => {
    await done('camille keys', 'thomas');
    expect((await takeBack('camille keys')).body).toMatchObject({
      sharedWith: null,
      notesByFamily: 'They open at nine',
      doneByName: expect.stringContaining('thomas'),
    });
    expect((await takeBack('camille keys')).status).toBe(200);
    expect((await seenBy('thomas')).map(({ description }) => description)).toEqual(['school of camille']);
    expect((await done('camille keys', 'thomas', false)).status).toBe(404);
    const note = { notesByFamily: 'still here?' };
    expect((await ask('PUT', `case-timeline/${made['camille keys']}`, 'thomas', note)).status).toBe(404);
    expect((await ask('GET', `fe/case-timeline/${made['camille keys']}`, 'thomas')).status).toBe(404);
  });
  test('is told to the partner when it is taken back, and to the assignee when they note it', async () => {
    const of = async (as: string) => (await noticesOf(as)).filter((title) => title.includes('keys of camille'));
    await expect.poll(() => of('thomas')).toContainEqual(expect.stringMatching(/no longer shares with you: keys of/));
    await expect.poll(() => of('camille')).toContainEqual(expect.stringMatching(/^Note by .*thomas.* on keys of/));
  });
  test('is unpublished for the partner when it is for the assignee', async () => {
    const publish = (to: boolean) =>
      port
        .in(home)
        .asSystem('test')
        .query(
          sql`update app.case_timeline set publish_to_assignee = ${to} where id = ${made['camille school']}::uuid`,
        );
    await publish(false);
    expect(await seenBy('thomas')).toEqual([]);
    await publish(true);
    expect(await seenBy('thomas')).toHaveLength(1);
  });
});

describe('an earlier partner', () => {
  const keys = (as: string) => seenBy(as, 'evelyn').then((all) => all.find(({ id }) => id === made['evelyn keys']));
  const note = (text: string, as = 'adrian') =>
    ask('PUT', `case-timeline/${made['evelyn keys']}`, as, { notesByFamily: text });
  const asStaff = async (member: string, values: object) => {
    const { body } = await ask('GET', `for-tenant/${home}/fe/dependant/${made[member]}`, 'manager');
    const answer = await port.call('PUT', `for-tenant/${home}/fe/dependant/${made[member]}`, {
      as: token.manager as string,
      body: values,
      headers: { 'if-match': `"${body.version}"` },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const shareAndNote = async (text: string) => {
    expect((await share('evelyn keys', 'evelyn')).status).toBe(200);
    expect((await note(text)).status).toBe(200);
  };
  test('finds their note again when it is shared with them again', async () => {
    await shareAndNote('Adrian was here');
    await takeBack('evelyn keys', 'evelyn');
    expect(await keys('evelyn')).toMatchObject({ sharedWith: null, notesByFamily: 'Adrian was here' });
    expect((await share('evelyn keys', 'evelyn')).body).toMatchObject({ notesByFamily: 'Adrian was here' });
    expect(await keys('adrian')).toMatchObject({ notesByFamily: 'Adrian was here' });
  });
  test('is nobody to share with once they are listed as somebody else, and their note goes', async () => {
    expect((await menuOf('adrian')).includes('timeline')).toBe(true);
    await asStaff('adrian', { type: 'OTHER' });
    expect(await keys('adrian')).toBeUndefined();
    expect(await keys('evelyn')).toMatchObject({ sharedWith: null, notesByFamily: null });
    expect((await menuOf('adrian')).includes('timeline')).toBe(false);
  });
  test('leaves nothing to who is the partner later', async () => {
    await asStaff('adrian', { type: 'PARTNER' });
    await shareAndNote('For nobody else');
    await takeBack('evelyn keys', 'evelyn');
    // The later one is listed beside them, and asked first.
    await asStaff('niklas', { type: 'PARTNER' });
    const { body } = await share('evelyn keys', 'evelyn');
    expect(body).toMatchObject({ sharedWith: { name: expect.stringContaining('niklas') }, notesByFamily: null });
    expect(await keys('niklas')).toMatchObject({ notesByFamily: null });
    expect(await keys('adrian')).toBeUndefined();
    await asStaff('niklas', { type: 'CHILD' });
  });
  test('whose sign-in is withdrawn takes their note with them: the account may be somebody else’s afterwards', async () => {
    await shareAndNote('Before I go');
    const withdrawn = await ask('POST', `fe/dependant/${made.adrian}/withdraw-family`, 'evelyn', {});
    expect(withdrawn.status).toBe(200);
    expect(await keys('evelyn')).toMatchObject({ sharedWith: null, notesByFamily: null });
  });
});

describe('what is refused', () => {
  test('to share what is done', async () => {
    expect((await done('diego school', 'diego')).status).toBe(200);
    expect((await share('diego school', 'diego')).body.code).toBe('timeline.alreadyDone');
  });
  test('what is not theirs is not there: another’s, one that is not published, one that nobody shared', async () => {
    for (const [item, as] of [
      ['diego keys', 'camille'],
      ['camille draft', 'camille'],
      ['camille keys', 'diego'],
    ] as const) {
      for (const deed of [share, takeBack, done]) expect((await deed(item, as)).status, `${item} ${as}`).toBe(404);
    }
    expect((await done('camille keys', 'thomas')).status).toBe(404);
    expect((await share('camille school', 'thomas')).status).toBe(403);
    expect((await takeBack('camille school', 'thomas')).status).toBe(403);
    expect((await share('camille school', 'manager')).status).toBe(403);
  });
  test('a partner without a sign-in, and a family without a partner, in their own words', async () => {
    const [without, none] = [await share('diego keys', 'diego'), await share('alone keys', 'alone')];
    expect([without.status, none.status]).toEqual([422, 422]);
    expect(without.body.code).toBe('timeline.partnerWithoutSignIn');
    expect(none.body.code).toBe('timeline.noPartner');
  });
  test('when the assignment is over nothing more is shared or done; taking back always works', async () => {
    await port
      .in(home)
      .asSystem('test')
      .query(sql`update app.case_detail set assignment_end_date = ${dayIn(-1)}::date where id = ${made.camille}::uuid`);
    expect((await share('camille keys')).status).toBe(409);
    expect((await done('camille school', 'thomas')).status).toBe(409);
    expect((await takeBack('camille school')).status).toBe(200);
    expect(await seenBy('thomas')).toEqual([]);
  });
});
