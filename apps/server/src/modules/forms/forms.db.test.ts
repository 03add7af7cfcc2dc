import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
const person: Record<string, string> = {};
const token: Record<string, string> = {};
const made: Record<string, string> = {};
const get = (path: string, as = 'camille') => port.call('GET', path, { as: token[as] });
const post = (path: string, body: object, as = 'camille') => port.call('POST', path, { as: token[as], body });
const titles = async (as: string): Promise<string[]> =>
  (await get('notification', as)).body.content.map((line: { title: string }) => line.title);

const definition = {
  steps: [
    {
      code: 'you',
      title: { en: 'You', fr: 'Vous' },
      sections: [
        {
          code: 'reach',
          columns: 2,
          fields: [
            { code: 'mobile', type: 'phone', label: 'Mobile', required: true, bind: 'person.mobile' },
            { code: 'children', type: 'number', label: 'Children', required: true },
            { code: 'school', type: 'text', label: 'School' },
          ],
        },
      ],
    },
  ],
};

beforeAll(async () => {
  port = await startHomeport();
  const home = await port.tenant('HOME', { appName: 'Home Move', language: 'en' });
  const ctx = port.in(home);
  for (const login of ['camille', 'diego']) {
    person[login] = (await make(ctx, 'person', { firstName: login, mobile: '+33600000000' })).id;
    await port.user(home, login, ['assignee'], person[login]);
  }
  const manager = await port.user(home, 'manager', ['caseManager']);
  await port.user(home, 'admin', ['administrator']);
  for (const login of ['camille', 'diego', 'manager', 'admin']) token[login] = await port.signIn(login);
  made.case = (
    await make(ctx, 'caseDetail', {
      assignee: person.camille,
      manager,
      hostLocation: { town: 'Singapore', country: 'SG' },
      homeLocation: { town: 'Lyon', country: 'FR' },
    })
  ).id;
  const page = async (code: string) => {
    const one = await make(ctx, 'page', { code, name: code, nameFr: `${code} en français`, definition });
    await ctx.records((await import('@homeport/model/forms')).page).move(one.id, 'status.publish');
    return one.id;
  };
  made.page = await page('NEEDS');
  made.other = await page('LATER');
  await make(ctx, 'pageRule', {
    page: made.page,
    sequence: 10,
    rule: {
      when: { field: 'children', op: 'gt', value: 0 },
      effects: [
        { do: 'show', of: ['school'] },
        { do: 'require', of: ['school'] },
      ],
    },
  });
  const form = async (of: string, more: object = {}) =>
    (await make(ctx, 'pageForm', { page: of, caseDetailId: made.case, dueDate: '2020-01-01', ...more })).id;
  made.form = await form(made.page);
  made.later = await form(made.other, { startsAfter: made.form });
  made.linked = await form(made.page);
  made.question = (await make(ctx, 'surveyQuestion', { code: 'OVERALL', name: 'Overall?', sequence: 1 })).id;
  for (const [name, more] of [
    ['low', {}],
    ['high', {}],
    ['open', {}],
  ] as const)
    made[name] = (await make(ctx, 'qualitySurvey', { caseDetailId: made.case, kind: 'QUALITY', ...more })).id;
  const lump = (
    await make(ctx, 'lumpSum', {
      caseDetailId: made.case,
      name: 'Lump sum',
      amount: '8000',
      currency: 'EUR',
      covers: 'Curtains\nLamps',
      points: 100,
      perPoint: '25',
      mostPaidOut: 50,
      optionsUntil: '2099-01-01',
      policyText: 'Paid once.',
    })
  ).id;
  await make(ctx, 'lumpSumUse', { lumpSum: lump, amount: '1240.5', currency: 'EUR', usedOn: '2026-01-01' });
  for (const [name, points, maximum, needsChildren] of [
    ['shipment', 40, 1, false],
    ['housing', 30, 1, false],
    ['language', 7, 1, false],
    ['airfare', 1, 3, false],
    ['car', 28, 1, false],
    ['nanny', 5, 1, true],
  ] as const)
    made[name] = (await make(ctx, 'lumpSumOption', { lumpSum: lump, name, points, maximum, needsChildren })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('forms', () => {
  test('are a list with their state; what waits for another cannot start', async () => {
    const { body } = await get('udp/mai');
    expect(body).toHaveLength(3);
    expect(body.find((one: { id: string }) => one.id === made.form)).toMatchObject({
      pageId: made.page,
      code: 'NEEDS',
      state: 'NOT_STARTED',
      dueDate: '2020-01-01',
      isOverdue: true,
    });
    expect(body.at(-1)).toMatchObject({ id: made.later, state: 'CANNOT_START', after: 'NEEDS' });
    expect((await get('udp/mai', 'diego')).body).toEqual([]);
    expect((await get('udp/mai', 'manager')).status).toBe(403);
  });
  test('one form brings fields, rules, parameters and what is recorded already', async () => {
    const { body } = await get(`udp/mai/${made.form}`);
    expect(body).toMatchObject({
      userDefinedFields: definition,
      parameters: { hostCountry: 'SG', homeCountry: 'FR', children: 0 },
      values: { mobile: '+33600000000' },
    });
    expect(body.pageRules).toHaveLength(1);
    expect((await get(`udp/mai/${made.form}`, 'diego')).status).toBe(404);
    expect((await get(`udp/mai/${made.later}`)).status).toBe(409);
    await port.call('PUT', 'user/me', { as: token.camille, body: { language: 'fr' } });
    const french = await get(`udp/mai/${made.form}`);
    await port.call('PUT', 'user/me', { as: token.camille, body: { language: 'en' } });
    expect(french.body.name).toBe('NEEDS en français');
  });
  test('rules and their parameters can be asked for alone', async () => {
    expect((await get(`page-rule?pageId=${made.page}`)).body).toMatchObject([{ sequence: 10 }]);
    expect((await get(`page-rule/${made.page}/parameters?entityId=${made.case}`)).body).toMatchObject({
      hostCountry: 'SG',
    });
    expect((await get(`page-rule/${made.page}/parameters?entityId=${made.case}`, 'diego')).status).toBe(404);
  });
  test('a draft keeps whatever is typed, a submission only what the rules allow', async () => {
    const draft = await post('page-form', { id: made.form, values: { children: 'two' }, step: 'you', draft: true });
    expect(draft.body).toMatchObject({ id: made.form, state: 'IN_PROGRESS', reference: null });
    expect((await get(`udp/mai/${made.form}`)).body.values).toMatchObject({ children: 'two' });
    const wrong = await post('page-form', { id: made.form, values: { children: 'two' } });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map((error: { title: string }) => error.title)).toEqual([
      'Please fill up Mobile',
      'Children has to be a number.',
    ]);
    const byRule = await post('page-form', { id: made.form, values: { mobile: '+33611111111', children: '2' } });
    expect(byRule.body.errors).toHaveLength(1);
    expect(byRule.body.errors[0].title).toBe('Please fill up School');
    expect((await post('page-form', { id: made.form, values: {} }, 'diego')).status).toBe(404);
    expect((await post('page-form', { id: made.form, values: { school: { deep: 1 } } })).status).toBe(422);
  });
  test('is submitted once, with a reference; bound answers are in the person’s record; the next form opens', async () => {
    const values = { mobile: '+33611111111', children: '0', school: 'dropped, because it is hidden' };
    const { body } = await post('page-form', { id: made.form, values });
    expect(body).toMatchObject({ state: 'COMPLETED', reference: expect.stringMatching(/^FM-\d{6}$/) });
    expect((await post('page-form', { id: made.form, values })).status).toBe(409);
    expect((await get(`fe/person/${person.camille}`)).body.mobile).toBe('+33611111111');
    expect((await get(`udp/mai/${made.form}`)).body.values).toEqual({ mobile: '+33611111111', children: '0' });
    expect((await get(`udp/mai/${made.later}`)).status).toBe(200);
    await expect.poll(() => titles('manager')).toContain('Form submitted: NEEDS');
    await expect.poll(() => titles('camille')).toContain('We have your answers: NEEDS');
    expect((await get(`fe/page-form/${made.form}`, 'manager')).body.answers).toEqual({
      mobile: '+33611111111',
      children: '0',
    });
  });
  test('answers cannot be written by a plain save, not even by staff', async () => {
    const forged = { answers: { children: '9' } };
    expect((await port.call('PUT', `fe/page-form/${made.linked}`, { as: token.manager, body: forged })).status).toBe(
      422,
    );
    expect((await port.call('PUT', `fe/page-form/${made.linked}`, { as: token.camille, body: forged })).status).toBe(
      403,
    );
  });
  test('that are not sound are refused when they are built', async () => {
    const wide = structuredClone(definition);
    (wide.steps[0] as { sections: { columns: number }[] }).sections[0]!.columns = 4;
    const bad = await post('fe/page', { code: 'WIDE', name: 'Wide', definition: wide }, 'admin');
    expect(bad.status).toBe(422);
    expect(JSON.stringify(bad.body)).toContain('A section has at most 3 columns.');
    const rule = { page: made.page, sequence: 1, name: 'x', rule: { effects: [{ do: 'show', of: ['garden'] }] } };
    expect(JSON.stringify((await post('fe/page-rule', rule, 'admin')).body)).toContain('garden');
  });
});

describe('a form by link', () => {
  const link = async (): Promise<string> => {
    const answered = await post(`fe/page-form/${made.linked}/create-link`, { days: 7 }, 'manager');
    return new URL(answered.body.link).searchParams.get('token') ?? '';
  };
  test('opens without sign-in, with the company’s look and nothing else', async () => {
    const key = await link();
    const { status, body } = await port.call('GET', `page-form/open?token=${key}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: made.linked, company: { code: 'HOME', appName: 'Home Move' } });
    expect((await port.call('GET', 'udp/mai', { as: key })).status).toBe(401);
  });
  test('does not open when it was changed, replaced or made up', async () => {
    const old = await link();
    const fresh = await link();
    for (const bad of [old, `${fresh}x`, `x${fresh}`, 'nonsense'])
      expect((await port.call('GET', `page-form/open?token=${bad}`)).status).toBe(404);
    expect((await post(`fe/page-form/${made.linked}/create-link`, { days: 7 })).status).toBe(403);
  });
  test('is filled in and submitted by link; afterwards it takes nothing more', async () => {
    const key = await link();
    const send = (more: object) => port.call('POST', 'page-form/open', { body: { token: key, ...more } });
    expect((await send({ values: { children: '0' }, draft: true })).body.state).toBe('IN_PROGRESS');
    expect((await send({ values: { children: '0', mobile: '' } })).status).toBe(422);
    expect((await send({ values: { children: '0', mobile: '+33622222222' } })).body.state).toBe('COMPLETED');
    expect((await send({ values: { children: '0', mobile: '+33622222222' } })).status).toBe(409);
    expect(
      (await post(`fe/page-form/${made.linked}/create-link`, { days: 7 }, 'manager')).status,
    ).toBeGreaterThanOrEqual(400);
  });
});

describe('surveys', () => {
  test('show the questions and the scale from N/A to excellent', async () => {
    const { body } = await get('quality-survey/assignee');
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({
      status: 'SENT',
      questions: [{ code: 'OVERALL', text: 'Overall?' }],
      scale: ['NA', 'POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'],
    });
    expect((await get('quality-survey/assignee', 'diego')).body).toEqual([]);
  });
  test('a low score opens a follow-up for the case manager; every question has to be answered', async () => {
    const answer = (answers: object, as = 'camille') => post('quality-survey/assignee', { id: made.low, answers }, as);
    expect((await answer({})).body.errors?.[0]?.title ?? (await answer({})).body.title).toContain(
      'Please complete Overall?',
    );
    expect((await answer({ OVERALL: 'SUPERB' })).status).toBe(422);
    expect((await answer({ OVERALL: 'POOR' }, 'diego')).status).toBe(404);
    expect((await answer({ OVERALL: 'POOR' })).body).toEqual({ id: made.low, meanScore: '1.00', percent: '20.00' });
    expect((await answer({ OVERALL: 'GOOD' })).status).toBe(409);
    await expect.poll(async () => (await titles('manager')).join()).toContain('A low survey score: 20 %');
    const { body } = await get('fe/survey-follow-up/search', 'manager');
    expect(body.content).toMatchObject([{ qualitySurvey: { id: made.low }, status: 'OPEN' }]);
    expect((await get('fe/survey-follow-up/search')).status).toBe(403);
  });
  test('the thresholds are the tenant’s: a high score is told, an average one is not', async () => {
    await post('quality-survey/assignee', { id: made.high, answers: { OVERALL: 'EXCELLENT' }, recommend: 10 });
    await expect.poll(async () => (await titles('manager')).join()).toContain('A high survey score: 100 %');
    expect((await get(`fe/quality-survey/${made.high}`, 'manager')).body).toMatchObject({
      alert: 'HIGH',
      percent: '100',
    });
  });
  test('auth/quality-form: one survey by link, without sign-in', async () => {
    const { body } = await post(`fe/quality-survey/${made.open}/create-link`, { days: 3 }, 'manager');
    const key = new URL(body.link).searchParams.get('token');
    expect((await port.call('GET', `auth/quality-form?token=${key}`)).body).toMatchObject({ id: made.open });
    const send = () =>
      port.call('POST', 'auth/quality-form', { body: { token: key, answers: { OVERALL: 'AVERAGE' } } });
    expect((await send()).body).toMatchObject({ percent: '60.00' });
    expect((await send()).status).toBe(409);
    expect((await port.call('GET', `auth/quality-form?token=${key}x`)).status).toBe(404);
  });
});

describe('the lump sum', () => {
  test('EX-13b: 80 of 100 points, 20 left, 500 paid out; what cannot be chosen says why', async () => {
    const pick = (choice: object, as = 'camille') => post('lump-sum/mai/options', { choice }, as);
    const four = { [made.shipment!]: 1, [made.housing!]: 1, [made.language!]: 1, [made.airfare!]: 3 };
    const { body } = await pick(four);
    expect(body).toMatchObject({
      used: '1240.50',
      remaining: '6759.50',
      covers: ['Curtains', 'Lamps'],
      points: 100,
      pointsUsed: 80,
      pointsLeft: 20,
      payout: '500.00',
    });
    const why = (name: string) => body.options.find((one: { id: string }) => one.id === made[name]).whyNot;
    expect(why('car')).toEqual({ code: 'overBudget', missing: 8 });
    expect(why('airfare')).toEqual({ code: 'maximum', maximum: 3 });
    expect(why('nanny')).toEqual({ code: 'needsChildren' });
    expect((await pick({ ...four, [made.car!]: 1 })).body.title).toBe('8 points are missing for this choice.');
    expect((await pick({ [made.nanny!]: 1 })).status).toBe(422);
    expect((await pick({ [crypto.randomUUID()]: 1 })).status).toBe(422);
    expect((await get('lump-sum/mai')).body.pointsUsed).toBe(80);
  });
  test('the policy can be downloaded; somebody without a lump sum has none', async () => {
    expect((await get('lump-sum/mai/policy')).body).toContain('Paid once.');
    expect((await get('lump-sum/mai', 'diego')).status).toBe(204);
    expect((await get('lump-sum/mai/policy', 'diego')).status).toBe(404);
    expect((await post('lump-sum/mai/options', { choice: {} }, 'diego')).body.title).toBe('No lump sum in your policy');
  });
});
