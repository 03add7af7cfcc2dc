import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home = '';
const token: Record<string, string> = {};
const widgets: Record<string, string> = {};
const path = 'widgets/widget-to-maiuser';
const dashboardCode = 'APP_ASSIGNEE';

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  for (const login of ['camille', 'diego']) {
    const { id } = await make(port.in(home), 'person');
    await port.user(home, login, ['assignee'], id);
  }
  await port.user(home, 'builder', ['builder']);
  const foreign = await port.tenant('FOREIGN');
  await port.user(foreign, 'stranger', ['assignee'], (await make(port.in(foreign), 'person')).id);
  for (const login of ['camille', 'diego', 'builder', 'stranger']) token[login] = await port.signIn(login);
  const board = await post('fe/dashboard', 'builder', { code: dashboardCode, name: 'My move', nameFr: 'Ma mobilité' });
  expect(board.status).toBe(201);
  const assignee = (await get('fe/role/search', 'builder')).body.content.find(
    (one: { code: string }) => one.code === 'ASSIGNEE',
  );
  const hr = (await get('fe/role/search', 'builder')).body.content.find((one: { code: string }) => one.code === 'HR');
  const given: [string, Record<string, unknown>][] = [
    ['SERVICES', { source: 'SERVICES', nameFr: 'Services' }],
    ['DAYS', { source: 'COUNTRY_DAYS', settings: { years: 1 }, roles: [assignee.id] }],
    ['MESSAGES', { source: 'MESSAGES' }],
    ['FOR_HR', { source: 'SERVICES', roles: [hr.id] }],
  ];
  for (const [i, [code, more]] of given.entries()) {
    const made = await post('fe/widget', 'builder', { code, name: code, ...more });
    expect([made.status, made.body.code]).toEqual([201, code]);
    widgets[code] = made.body.id;
    const placed = await post('fe/dashboard-widget', 'builder', {
      dashboard: board.body.id,
      widget: made.body.id,
      position: i,
    });
    expect(placed.status).toBe(201);
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = (to: string, as: string) => port.call('GET', to, { as: token[as] });
const post = (to: string, as: string, body: unknown) => port.call('POST', to, { as: token[as], body });
const board = async (as: string) => (await get(`${path}?dashboardCode=${dashboardCode}`, as)).body;
const codes = (list: readonly { code: string }[]) => list.map((one) => one.code);
const arrange = (as: string, list: unknown) =>
  port.call('PUT', path, { as: token[as], body: { dashboardCode, widgets: list } });

describe('the widgets of a dashboard', () => {
  test('stand as the company put them there, without those of other roles', async () => {
    const seen = await board('camille');
    expect(seen).toMatchObject({ dashboardCode, name: 'My move', isArranged: false, available: [] });
    expect(codes(seen.content)).toEqual(['SERVICES', 'DAYS', 'MESSAGES']);
    expect(seen.content[1]).toMatchObject({ source: 'COUNTRY_DAYS', size: 'MEDIUM', settings: { years: 1 } });
    await port.call('PUT', 'user/me', { as: token.camille, body: { language: 'fr' } });
    const french = { body: await board('camille') };
    await port.call('PUT', 'user/me', { as: token.camille, body: { language: 'en' } });
    expect(french.body.name).toBe('Ma mobilité');
  });
  test('are arranged by each for themselves, and given back', async () => {
    const wanted = [
      { widget: widgets.MESSAGES, size: 'WIDE' },
      { widget: widgets.SERVICES, size: 'SMALL', isHidden: true },
    ];
    const saved = await arrange('camille', wanted);
    expect(saved.status).toBe(200);
    const seen = await board('camille');
    expect(saved.body).toEqual(seen);
    expect([codes(seen.content), codes(seen.available), seen.isArranged]).toEqual([
      ['MESSAGES', 'DAYS'],
      ['SERVICES'],
      true,
    ]);
    expect(seen.content[0].size).toBe('WIDE');
    expect(codes((await board('diego')).content)).toEqual(['SERVICES', 'DAYS', 'MESSAGES']);
    // Again, the other way round: places are changed, not added.
    await arrange('camille', [{ widget: widgets.DAYS, size: 'SMALL' }, ...wanted]);
    expect(codes((await board('camille')).content)).toEqual(['DAYS', 'MESSAGES']);
    const mine = (await get('fe/dashboard-widget/search', 'camille')).body.content;
    expect(mine.filter((one: { user: unknown }) => one.user !== null)).toHaveLength(3);
    const theirs = (await get('fe/dashboard-widget/search', 'diego')).body.content;
    expect(theirs.filter((one: { user: unknown }) => one.user !== null)).toEqual([]);
    const reset = await post(`${path}/reset`, 'camille', { dashboardCode });
    expect([reset.status, codes(reset.body.content), reset.body.isArranged]).toEqual([
      200,
      ['SERVICES', 'DAYS', 'MESSAGES'],
      false,
    ]);
  });
  test('cannot be arranged with what is not there, and not for somebody else', async () => {
    for (const list of [
      [{ widget: widgets.FOR_HR, size: 'SMALL' }],
      [{ widget: crypto.randomUUID(), size: 'SMALL' }],
      [{ widget: widgets.DAYS, size: 'HUGE' }],
      { widget: widgets.DAYS },
      'x',
    ])
      expect((await arrange('camille', list)).body.code).toBe('content.badArrangement');
    const [place] = (await get('fe/dashboard-widget/search', 'camille')).body.content;
    const own = { dashboard: place.dashboard.id, widget: widgets.FOR_HR };
    expect((await post('fe/dashboard-widget', 'camille', own)).status).toBe(403);
    expect((await port.call('DELETE', `fe/dashboard-widget/${place.id}`, { as: token.camille })).status).toBe(403);
    expect(codes((await board('diego')).content)).toEqual(['SERVICES', 'DAYS', 'MESSAGES']);
  });
  test('are those of a dashboard that a role of the caller opens', async () => {
    for (const [as, code] of [
      ['camille', 'APP_HR'],
      ['camille', 'x'],
      ['builder', dashboardCode],
    ] as const)
      expect((await get(`${path}?dashboardCode=${code}`, as)).body.code).toBe('content.noDashboard');
    // In a company without the dashboard there is none.
    expect((await get(`${path}?dashboardCode=${dashboardCode}`, 'stranger')).status).toBe(404);
    expect((await get(path, 'camille')).status).toBe(422);
    expect((await port.call('GET', `${path}?dashboardCode=${dashboardCode}`)).status).toBe(401);
  });
});
