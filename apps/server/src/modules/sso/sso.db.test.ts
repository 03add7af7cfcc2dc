import { createHash, randomBytes } from 'node:crypto';
import { isRefusal } from '@homeport/grammar';
import { identityRefusals, user } from '@homeport/model/identity';
import { ssoRefusals as no, ssoSetup } from '@homeport/model/sso';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, type World } from '../../../../../tests/support/identity-world.ts';
import { type OidcProvider, startOidcProvider } from '../../../../../tests/support/oidc-provider.ts';
import { makeSamlProvider, type Tampering } from '../../../../../tests/support/saml-provider.ts';

let world: World;
let oidc: OidcProvider;
let oidcSetup = '';
let samlSetup = '';
const saml = makeSamlProvider();
const home = 'http://localhost:4250';

beforeAll(async () => {
  [world, oidc] = await Promise.all([identityWorld(), startOidcProvider([`${home}/login`, `${home}/workspace/login`])]);
  const { in: act, tenants } = world;
  const make = async (values: object) => {
    const made = await act(tenants.client)
      .records(ssoSetup)
      .create(values as never);
    if (isRefusal(made)) throw new Error(JSON.stringify(made));
    return made.id;
  };
  oidcSetup = await make({ name: 'Acorn account', protocol: 'OIDC', issuer: oidc.issuer, clientId: oidc.clientId });
  samlSetup = await make({
    name: 'Acorn SAML',
    protocol: 'SAML',
    issuer: saml.entityId,
    entryPoint: saml.entryPoint,
    certificate: saml.certificate,
  });
  const admin = await world.user(tenants.client, ['administrator']);
  const { access_token: bearer } = await world.signIn(admin.login);
  const set = await world.call('POST', `fe/sso-setup/${oidcSetup}/set-client-secret`, {
    bearer,
    headers: { 'if-match': '"1"' },
    body: { clientSecret: oidc.clientSecret },
  });
  expect(set.status).toBe(200);
  expect(JSON.stringify(set.body)).not.toContain(oidc.clientSecret);
});
afterAll(async () => {
  await oidc?.close();
  await world?.close();
});

/** What a browser keeps while it is away. */
const secretOf = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};
const start = async (setup: string, challenge: string, more: object = {}, bearer?: string) =>
  world.call('POST', `auth/sso/${setup}/start`, {
    body: { application: 'workspace', challenge, ...more },
    ...(bearer ? { bearer } : {}),
  });
const finish = (body: object, bearer?: string) =>
  world.call('POST', 'auth/sso/finish', { body, ...(bearer ? { bearer } : {}) });
const linked = (subject: string, roles: Parameters<World['user']>[1] = ['hr']) =>
  world.user(world.tenants.client, roles, { ssoNameId: subject });
/** The whole way at the OpenID Connect provider, up to what the browser finishes with. */
async function away(subject: string, more: object = {}, bearer?: string) {
  const { verifier, challenge } = secretOf();
  const { status, body } = await start(oidcSetup, challenge, more, bearer);
  expect(status).toBe(200);
  const back = await oidc.visit(body.location, subject);
  return {
    page: `${back.origin}${back.pathname}`,
    body: {
      verifier,
      state: back.searchParams.get('state') ?? '',
      code: back.searchParams.get('code') ?? '',
      iss: back.searchParams.get('iss'),
    },
  };
}
const code = (refusal: () => { code: string }) => refusal().code;

describe('sign-in with OpenID Connect', () => {
  test('the page of a company offers its providers, and only those that are open', async () => {
    const offered = await world.call('GET', 'auth/sso?subDomain=acorn');
    expect(offered.body.map((o: { name: string }) => o.name)).toEqual(['Acorn account', 'Acorn SAML']);
    expect((await world.call('GET', 'auth/sso?subDomain=elsewhere')).body).toEqual([]);
    expect((await world.call('GET', 'auth/sso')).body).toEqual([]);
  });

  test('who is known by name id is linked by issuer and subject, and signs in from then on', async () => {
    const who = await linked('acorn|anna');
    const first = await away('acorn|anna');
    expect(first.page).toBe(`${home}/workspace/login`);
    const entered = await finish(first.body);
    expect(entered).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', landingPage: '/workspace/dashboard/home' },
    });
    const me = await world.call('GET', 'user/me', { bearer: entered.body.access_token });
    expect(me.body.login).toBe(who.login);
    // The link holds when the administrator's name id is gone.
    await world.behind.query('update app."user" set sso_name_id = null where id = $1', [who.id]);
    expect((await finish((await away('acorn|anna')).body)).status).toBe(200);
  });

  test('nobody is linked by e-mail, and a stranger is told what to do', async () => {
    const who = await world.user(world.tenants.client, ['hr']);
    const told = await finish((await away(who.email)).body);
    expect(told).toMatchObject({ status: 403, body: { code: code(no.notLinked) } });
  });

  test('a name id in another company opens nothing there', async () => {
    await world.user(world.tenants.foreign, ['hr'], { ssoNameId: 'acorn|outsider' });
    expect((await finish((await away('acorn|outsider')).body)).body.code).toBe(code(no.notLinked));
  });

  test('the way back works once, in the browser that went, and not for another sign-in', async () => {
    await linked('acorn|berta');
    const { body } = await away('acorn|berta');
    const stolen = await finish({ ...body, verifier: secretOf().verifier });
    expect(stolen).toMatchObject({ status: 401, body: { code: code(no.expired) } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(body)));
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    expect((await finish(body)).status).toBe(401);
    const other = await away('acorn|berta');
    const mixed = await finish({ ...other.body, code: body.code });
    expect(mixed).toMatchObject({ status: 401, body: { code: code(no.refused) } });
  });

  test('the assignee app refuses every other role', async () => {
    await linked('acorn|carla');
    const back = await away('acorn|carla', { application: 'assignee' });
    expect(back.page).toBe(`${home}/login`);
    expect(await finish(back.body)).toMatchObject({
      status: 403,
      body: { code: code(identityRefusals.incorrectRole) },
    });
  });

  test('a closed user stays out, and a company that asks for a second factor is asked unless the provider did', async () => {
    const who = await linked('acorn|dora');
    await world.setTenant(world.tenants.client, { requires_two_factor: true });
    const { body } = await away('acorn|dora');
    expect(await finish({ ...body, requestTwoFactorCode: true })).toMatchObject({
      status: 200,
      body: { step: 'emailCode' },
    });
    await world.deliver();
    const mailed = /\b(\d{6})\b/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const wrong = await finish({ ...body, authCode: mailed === '000000' ? '111111' : '000000' });
    expect(wrong).toMatchObject({ status: 403, body: { code: code(identityRefusals.invalidCode) } });
    expect((await finish({ ...body, authCode: mailed })).body.access_token).toBeTruthy();
    await world.behind.query('update app.sso_setup set trusts_second_factor = true where id = $1', [oidcSetup]);
    expect((await finish((await away('acorn|dora')).body)).body.access_token).toBeTruthy();
    await world.behind.query('update app.sso_setup set trusts_second_factor = false where id = $1', [oidcSetup]);
    await world.setTenant(world.tenants.client, { requires_two_factor: false });
    await world.in(world.tenants.client).records(user).move(who.id, 'status.deactivate');
    expect((await finish((await away('acorn|dora')).body)).body.code).toBe(code(no.notLinked));
  });

  test('who is signed in proves it anew at the provider, and nobody else for them', async () => {
    await linked('acorn|elsa');
    await linked('acorn|frida');
    const { access_token: bearer } = (await finish((await away('acorn|elsa')).body)).body;
    await world.behind.query(`update app.session set proven_at = now() - interval '1 hour'`);
    await new Promise((later) => setTimeout(later, 1000));
    const before = await world.call('GET', 'user/me', { bearer });
    expect(Date.parse(before.body.provenUntil)).toBeLessThan(Date.now());
    const other = await away('acorn|frida', { confirm: true }, bearer);
    expect(await finish(other.body, bearer)).toMatchObject({ status: 403, body: { code: code(no.otherUser) } });
    const own = await away('acorn|elsa', { confirm: true }, bearer);
    expect(await finish(own.body, bearer)).toEqual({ status: 200, body: {} });
    const after = await world.call('GET', 'user/me', { bearer });
    expect(Date.parse(after.body.provenUntil)).toBeGreaterThan(Date.now());
    expect((await start(oidcSetup, secretOf().challenge, { confirm: true })).status).toBe(401);
  });

  test('a provider that is away is said to be away, and a closed or unknown setup is not there', async () => {
    const made = await world
      .in(world.tenants.client)
      .records(ssoSetup)
      .create({ name: 'Away', protocol: 'OIDC', issuer: 'http://127.0.0.1:9/', clientId: 'x' } as never);
    if (isRefusal(made)) throw new Error(made.code);
    const { challenge } = secretOf();
    expect(await start(made.id, challenge)).toMatchObject({
      status: 503,
      body: { code: code(no.providerAway), retryAfter: 10 },
    });
    await world.behind.query('update app.sso_setup set active = false where id = $1', [made.id]);
    expect((await start(made.id, challenge)).status).toBe(404);
    expect((await start('nothing', challenge)).status).toBe(404);
  });
});

describe('sign-in with SAML', () => {
  async function post(subject: string, how?: Tampering) {
    const { verifier, challenge } = secretOf();
    const { body } = await start(samlSetup, challenge);
    const { SAMLResponse, RelayState } = saml.respond(body.location, subject, how);
    const send = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/auth/sso/saml',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example' },
        payload: new URLSearchParams({ SAMLResponse, RelayState }).toString(),
      });
    const answered = await send();
    expect(answered.statusCode).toBe(303);
    const back = new URL(String(answered.headers.location));
    return {
      back,
      send,
      body: { verifier, state: back.searchParams.get('state') ?? '', code: back.searchParams.get('code') ?? '' },
    };
  }

  test('a signed assertion to our own request signs in, once', async () => {
    await linked('saml-gerda');
    const { back, send, body } = await post('saml-gerda');
    expect(back.pathname).toBe('/workspace/login');
    expect(String((await send()).headers.location)).toContain('why=sso');
    expect((await finish({ ...body, code: 'another' })).status).toBe(401);
    expect((await finish(body)).body.access_token).toBeTruthy();
    expect((await finish(body)).status).toBe(401);
  });

  test.each<[string, Tampering]>([
    ['without a signature', { isUnsigned: true }],
    ['for somebody else', { audience: 'https://other.example' }],
    ['of another issuer', { issuer: 'https://other.example' }],
    ['to a request that was never made', { answersTo: '_other' }],
    ['that is an hour old', { minutesAgo: 60 }],
    ['whose subject was changed after signing', { change: (xml) => xml.replace('saml-hanna', 'saml-gerda') }],
    [
      'with a second assertion smuggled in',
      { change: (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`) },
    ],
    ['with a document type', { change: (xml) => `<!DOCTYPE x [<!ENTITY e "saml-gerda">]>${xml}` }],
  ])('an assertion %s signs nobody in', async (_what, how) => {
    const { back } = await post('saml-hanna', how);
    expect(back.searchParams.get('why')).toBe('sso');
    expect(back.searchParams.get('code')).toBeNull();
  });

  test('our description names where answers go', async () => {
    const told = await world.app.inject({ url: `/api/auth/sso/${samlSetup}/metadata` });
    expect(told.statusCode).toBe(200);
    expect(told.body).toContain(`${home}/api/auth/sso/saml`);
    expect((await world.app.inject({ url: `/api/auth/sso/${oidcSetup}/metadata` })).statusCode).toBe(404);
  });
});

/** A copy of the assertion, unsigned, about somebody else. */
const forged = (xml: string): string =>
  (/<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '')
    .replace(/<Signature[\s\S]*<\/Signature>/, '')
    .replace('saml-hanna', 'saml-gerda')
    .replace('ID="_a1"', 'ID="_a2"');
