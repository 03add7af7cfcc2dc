import { io } from 'socket.io-client';
import { expect } from 'vitest';
import { localOutbox } from '../../../apps/server/src/adapters/mail/local-outbox.ts';
import { demoPassword } from '../../../apps/server/src/modules/demo/index.ts';
import type { CallWorld, Contracts } from './call-world.ts';

const anyText = expect.any(String);
const fresh = 'Fresh-Welcome-2027!';
const tokens = { access_token: anyText, refresh_token: anyText };

/** Signing in, the own account, and what both apps draw themselves with. */
export const sessionContracts = {
  'POST auth/login': async ({ ask }) => {
    const body = { username: 'assignee.fr', password: demoPassword, step: 'password' };
    const more = { authCode: null, requestTwoFactorCode: false };
    const answer = await ask('POST auth/login', { body: { ...body, ...more } });
    expect(answer.body).toMatchObject({ ...tokens, welcomeMessage: expect.stringContaining('Camille') });
    expect((await ask('POST auth/login', { body: { ...body, password: 'wrong' } })).status).toBe(401);
  },
  'POST refresh': async ({ port, ask, me }) => {
    const held = await port.session(me.tenant.id, me.id, 'assignee');
    const query = { grant_type: 'refresh_token', refresh_token: held.refresh_token };
    const answer = await ask('POST refresh', { as: held.access_token, query });
    expect(answer.body).toMatchObject(tokens);
    expect(answer.body.refresh_token).not.toBe(held.refresh_token);
  },
  'GET user/me': async ({ ask }) => {
    const { body } = await ask('GET user/me');
    expect(body).toMatchObject({ id: anyText, role: { code: 'ASSIGNEE' }, tenant: { id: anyText } });
  },
  'GET person/me': async ({ ask, me }) => {
    expect((await ask('GET person/me')).body).toMatchObject({ id: me.person.id, firstName: 'Camille' });
  },
  'GET tenant/init': async ({ ask }) => {
    const { body } = await ask('GET tenant/init');
    expect(body).toMatchObject({
      tenant: { id: anyText },
      enableMaiDigitalSigning: expect.any(Boolean),
      confirmationFieldsForBankDetailsSettings: expect.any(Array),
    });
  },
  'GET access-settings/initialise': async ({ ask }) => {
    const { body } = await ask('GET access-settings/initialise');
    for (const name of ['menuSettingItems', 'dashboards', 'permissionSettingItems'])
      expect(body[name].length, name).toBeGreaterThan(0);
    for (const name of ['menuSetting', 'dashboardSetting', 'permissionSetting'])
      expect(body[name], name).toMatchObject({ code: anyText });
  },
  'GET session-token': async ({ port, ask }) => {
    const { body } = await ask('GET session-token');
    // The socket opens with it, once.
    expect(await opens(port.baseUrl, body.token)).toBe(true);
    expect(await opens(port.baseUrl, body.token)).toBe(false);
  },
  'GET user-setting/{name}': async ({ ask }) => {
    const { body } = await ask('GET user-setting/{name}', { params: { name: 'date-format' } });
    expect(body.settingValue).toMatch(/^(dd|MM|MMM|yyyy)-(dd|MM|MMM)-(dd|yyyy)$/);
  },
  'POST user/terms/accept': async ({ ask }) => {
    expect((await ask('POST user/terms/accept', { body: {} })).body).toMatchObject({ pending: null });
  },
  'GET document/terms': async ({ ask }) => {
    expect((await ask('GET document/terms')).body).toMatchObject({ title: anyText, text: anyText });
  },
  'POST auth/password': async ({ port, ask, token }) => {
    const as = await token('assignee.en');
    const body = { currentPassword: demoPassword, password: fresh, confirmation: fresh };
    expect((await ask('POST auth/password', { as, body: { ...body, currentPassword: 'x' } })).status).toBe(403);
    expect((await ask('POST auth/password', { as, body })).body.message).toMatch(/\w/);
    expect(await port.signIn('assignee.en', fresh)).toMatch(/\w/);
  },
  'POST reset-password': async ({ ask }) => {
    const known = await ask('POST reset-password', { body: { username: 'assignee.es' } });
    const unknown = await ask('POST reset-password', { body: { username: 'nobody.at.all' } });
    expect(known.body.message).toMatch(/\w/);
    expect(unknown.body).toEqual(known.body);
  },
  'PUT reset-password': async (world) => {
    const { port, ask } = world;
    const key = await mailedKey(world, 'assignee.es');
    const body = { token: key, password: fresh, confirmation: fresh };
    expect((await ask('PUT reset-password', { body: { ...body, password: 'weak' } })).status).toBe(422);
    expect((await ask('PUT reset-password', { body })).status).toBe(200);
    expect(await port.signIn('assignee.es', fresh)).toMatch(/\w/);
  },
} satisfies Partial<Contracts>;

/** What the link of the newest mail for a new password carries. */
async function mailedKey({ port, token, ask }: CallWorld, login: string): Promise<string> {
  const { email } = (await port.call('GET', 'user/me', { as: await token(login) })).body;
  await ask('POST reset-password', { body: { username: login } });
  const outbox = localOutbox(`${port.configuration.dataDir}/outbox`);
  let key = '';
  await expect
    .poll(async () => {
      const [mail] = await outbox.list(email);
      key = /\/login\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return key;
    })
    .not.toBe('');
  return key;
}

function opens(url: string, ticket: string): Promise<boolean> {
  const socket = io(url, {
    path: '/api/live',
    transports: ['websocket'],
    auth: { ticket },
    reconnection: false,
    forceNew: true,
  });
  return new Promise((done) => {
    const end = (isOpen: boolean) => {
      done(isOpen);
      socket.disconnect();
    };
    socket.once('ready', () => end(true));
    socket.once('connect_error', () => end(false));
    socket.once('disconnect', () => end(false));
  });
}
