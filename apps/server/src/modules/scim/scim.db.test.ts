import { user } from '@homeport/model/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A company's directory keeps users and roles over HTTP, with the requests that Entra and Okta send. */
let port: Homeport;
let tenant: string;
let token: string;
let narrow: string;
let admin: string;
const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

async function program(clientId: string, role: string, scopes: string): Promise<string> {
  const { body: roles } = await port.call('GET', 'fe/role/search?size=50', { as: admin });
  const id = roles.content.find((one: { code: string }) => one.code === role).id;
  const body = { clientId, name: clientId, scopes, roles: [id] };
  const made = await port.call('POST', 'fe/api-client', { as: admin, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const headers = { 'if-match': `"${made.body.version}"` };
  const secret = await port.call('POST', `fe/api-client/${made.body.id}/make-secret`, { as: admin, headers, body: {} });
  const given = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret.body.clientSecret };
  const answer = await fetch(`${port.baseUrl}/api/oauth/token`, { method: 'POST', body: new URLSearchParams(given) });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('DIRECTORY');
  admin = await port.enter(tenant, await port.user(tenant, 'adele', ['administrator']));
  token = await program('ENTRA', 'ADMINISTRATOR', 'scim');
  narrow = await program('READER', 'ADMINISTRATOR', 'read');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

interface How {
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
async function scim(method: string, path: string, body?: unknown, { as = token, headers = {} }: How = {}) {
  const answer = await fetch(`${port.baseUrl}/api/scim/v2/${path}`, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, looked into field by field
  return { status: answer.status, headers: answer.headers, body: (text === '' ? undefined : JSON.parse(text)) as any };
}
const patch = (path: string, ...Operations: object[]) => scim('PATCH', path, { schemas: [patchOp], Operations });
const find = (filter: string, more = '') => scim('GET', `Users?filter=${encodeURIComponent(filter)}${more}`);
let count = 0;
const newUser = async (more: object = {}) => {
  count += 1;
  const userName = `person${count}@example.org`;
  const made = await scim('POST', 'Users', {
    schemas: [core],
    userName,
    externalId: `ext-${count}`,
    name: { givenName: 'Person', familyName: `Number ${count}` },
    emails: [{ value: userName, type: 'work', primary: true }],
    active: true,
    ...more,
  });
  expect([made.status, made.body]).toMatchObject([201, { userName }]);
  return made;
};
const roleOf = async (name: string) =>
  (await scim('GET', `Groups?filter=${encodeURIComponent(`displayName eq "${name}"`)}`)).body.Resources[0];

test('the endpoints say what they can do, and are for programs with the scope alone', async () => {
  const { status, body, headers } = await scim('GET', 'ServiceProviderConfig');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/scim+json; charset=utf-8']);
  expect(body).toMatchObject({ patch: { supported: true }, filter: { supported: true }, etag: { supported: true } });
  expect((await scim('GET', 'ResourceTypes')).body.Resources.map((one: { id: string }) => one.id)).toEqual([
    'User',
    'Group',
  ]);
  const schemas = (await scim('GET', 'Schemas')).body;
  expect(schemas.totalResults).toBe(2);
  expect((await scim('GET', `Schemas/${core}`)).body).toMatchObject({ id: core, name: 'User' });
  expect((await scim('GET', 'Schemas/none')).status).toBe(404);
  for (const as of [narrow, admin])
    expect(await scim('GET', 'Users', undefined, { as })).toMatchObject({ status: 403, body: { status: '403' } });
  const nobody = await scim('GET', 'Users', undefined, { as: '' });
  expect(nobody).toMatchObject({ status: 401, body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] } });
});

describe('users', () => {
  test('are made, found, read, replaced', async () => {
    const made = await newUser();
    const { id, userName, externalId, meta } = made.body;
    expect(made.headers.get('location')).toBe(meta.location);
    expect(made.headers.get('etag')).toBe(meta.version);
    expect(meta.location).toMatch(new RegExp(`/api/scim/v2/Users/${id}$`));
    expect((await scim('GET', `Users/${id}`)).body).toEqual(made.body);
    for (const filter of [
      `userName eq "${userName.toUpperCase()}"`,
      `externalId eq "${externalId}"`,
      `id eq "${id}"`,
      `userName sw "${userName}" or title pr`,
      `emails[type eq "work" and value eq "${userName}"]`,
      `emails.value co "${userName}" and active eq true`,
      `not (userName ne "${userName}")`,
      `${core}:userName eq "${userName}"`,
    ]) {
      const { body } = await find(filter);
      expect([filter, body.totalResults, body.Resources[0]?.id]).toEqual([filter, 1, id]);
    }
    expect((await find('userName eq "nobody"')).body).toMatchObject({ totalResults: 0, Resources: [] });
    expect((await find('userName is "x"')).body).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    const put = {
      schemas: [core],
      userName,
      name: { givenName: 'Other', familyName: 'Name' },
      emails: [{ value: 'o@example.org' }],
    };
    const replaced = await scim('PUT', `Users/${id}`, put);
    expect(replaced).toMatchObject({
      status: 200,
      body: { name: { formatted: 'Other Name' }, emails: [{ value: 'o@example.org' }] },
    });
    // A replaced user has what was sent and nothing more.
    expect(replaced.body.externalId).toBeUndefined();
    expect((await scim('GET', `Users/${id}?attributes=userName`)).body).toEqual({ schemas: [core], id, userName });
    expect((await scim('GET', `Users/${id}?excludedAttributes=emails,name`)).body).not.toHaveProperty('emails');
  });

  test('come in pages and in order', async () => {
    for (let n = 0; n < 3; n += 1) await newUser();
    const first = (await scim('GET', 'Users?startIndex=1&count=2')).body;
    const second = (await scim('GET', 'Users?startIndex=3&count=2')).body;
    expect(first).toMatchObject({ startIndex: 1, itemsPerPage: 2 });
    expect(second.totalResults).toBe(first.totalResults);
    const ids = [...first.Resources, ...second.Resources].map((one: { id: string }) => one.id);
    expect(new Set(ids).size).toBe(4);
    expect((await scim('GET', 'Users?count=0')).body).toMatchObject({
      totalResults: first.totalResults,
      Resources: [],
    });
    const names = (await scim('GET', 'Users?sortBy=userName&sortOrder=descending')).body.Resources.map(
      (one: { userName: string }) => one.userName,
    );
    expect(names).toEqual(names.toSorted().reverse());
    // Those under whose names programs act are not the directory's.
    expect(names.some((name: string) => /ENTRA|READER/i.test(name))).toBe(false);
  });

  test('keep their versions apart', async () => {
    const { body } = await newUser();
    const { version } = body.meta;
    const same = await scim('GET', `Users/${body.id}`, undefined, { headers: { 'if-none-match': version } });
    expect(same.status).toBe(304);
    const put = { ...body, name: { givenName: 'New', familyName: 'Name' } };
    const changed = await scim('PUT', `Users/${body.id}`, put, { headers: { 'if-match': version } });
    expect(changed.status).toBe(200);
    expect(changed.body.meta.version).not.toBe(version);
    const stale = await scim('PUT', `Users/${body.id}`, put, { headers: { 'if-match': version } });
    expect(stale).toMatchObject({ status: 412, body: { status: '412' } });
  });

  test('are refused in the form of the standard', async () => {
    const { body } = await newUser();
    const again = await scim('POST', 'Users', { ...body, id: undefined });
    expect(again).toMatchObject({ status: 409, body: { status: '409', scimType: 'uniqueness' } });
    expect(again.body.detail).toMatch(/./);
    // A name of another company on the installation is taken, too.
    const other = await port.tenant('NEIGHBOUR');
    await port.user(other, 'taken.name', ['administrator']);
    expect((await scim('POST', 'Users', { ...body, userName: 'taken.name' })).status).toBe(409);
    expect((await scim('PUT', `Users/${body.id}`, { ...body, userName: 'taken.name' })).status).toBe(409);
    expect(await scim('POST', 'Users', { schemas: [core] })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    });
    expect(await scim('POST', 'Users', '{')).toMatchObject({ status: 400, body: { scimType: 'invalidSyntax' } });
    expect(await scim('POST', 'Users', { ...body, userName: 'has space@example.org' })).toMatchObject({ status: 400 });
    expect((await scim('GET', 'Users/00000000-0000-4000-8000-000000000000')).body).toMatchObject({ status: '404' });
    expect((await scim('GET', 'Users/none')).status).toBe(404);
    const wrongType = await scim('POST', 'Users', 'a=b', { headers: { 'content-type': 'text/plain' } });
    expect(wrongType).toMatchObject({
      status: 415,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
    });
    const theirs = (await port.in(other).records(user).find({ limit: 1 }))[0];
    expect((await scim('GET', `Users/${theirs?.id}`)).status).toBe(404);
  });

  test('are patched as Entra and Okta do, and signed out when they are switched off', async () => {
    const { body } = await newUser();
    const { id } = body;
    const entra = await patch(
      `Users/${id}`,
      { op: 'Replace', path: 'name.familyName', value: 'Renamed' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'renamed@example.org' },
      { op: 'Replace', path: `${core}:externalId`, value: 'ext-renamed' },
    );
    expect(entra).toMatchObject({
      status: 200,
      body: { name: { familyName: 'Renamed' }, emails: [{ value: 'renamed@example.org' }], externalId: 'ext-renamed' },
    });
    const session = await port.enter(tenant, id);
    expect((await port.call('GET', 'user/me', { as: session })).status).toBe(200);
    expect((await patch(`Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })).body.active).toBe(false);
    await expect
      .poll(async () => (await port.call('GET', 'user/me', { as: session })).status, { timeout: 5000 })
      .toBe(401);
    expect((await find('active eq false')).body.Resources.map((one: { id: string }) => one.id)).toContain(id);
    expect((await patch(`Users/${id}`, { op: 'replace', value: { active: true } })).body.active).toBe(true);
    expect(await patch(`Users/${id}`, { op: 'remove' })).toMatchObject({ status: 400, body: { scimType: 'noTarget' } });
    expect(await patch(`Users/${id}`, { op: 'add', path: 'emails[', value: 'x' })).toMatchObject({
      body: { scimType: 'invalidPath' },
    });
    expect(await scim('PATCH', `Users/${id}`, { schemas: [patchOp] })).toMatchObject({
      body: { scimType: 'invalidSyntax' },
    });
  });

  test('that are deleted are gone for the directory, keep their history, and come back when they are made anew', async () => {
    const { body } = await newUser();
    const session = await port.enter(tenant, body.id);
    expect((await scim('DELETE', `Users/${body.id}`)).status).toBe(204);
    await expect
      .poll(async () => (await port.call('GET', 'user/me', { as: session })).status, { timeout: 5000 })
      .toBe(401);
    expect((await scim('GET', `Users/${body.id}`)).status).toBe(404);
    expect((await scim('DELETE', `Users/${body.id}`)).status).toBe(404);
    expect((await find(`userName eq "${body.userName}"`)).body.totalResults).toBe(0);
    const kept = await port.in(tenant).records(user).get(body.id);
    expect(kept).toMatchObject({ status: 'INACTIVE', login: body.userName });
    const again = await scim('POST', 'Users', { userName: body.userName, name: body.name, emails: body.emails });
    expect(again).toMatchObject({ status: 201, body: { id: body.id, active: true } });
  });
});

describe('groups', () => {
  test('are the roles, with their members', async () => {
    const { body: person } = await newUser();
    const group = await roleOf('Case manager');
    expect(group).toMatchObject({ displayName: 'Case manager', members: [], meta: { resourceType: 'Group' } });
    const path = `Groups/${group.id}`;
    const added = await patch(path, { op: 'add', path: 'members', value: [{ value: person.id }] });
    expect(added).toMatchObject({
      status: 200,
      body: { members: [{ value: person.id, display: person.name.formatted }] },
    });
    expect((await scim('GET', `Users/${person.id}`)).body.groups).toMatchObject([
      { value: group.id, display: 'Case manager' },
    ]);
    expect((await scim('GET', `${path}?excludedAttributes=members`)).body).not.toHaveProperty('members');
    const members = await scim('GET', `Groups?filter=${encodeURIComponent(`members.value eq "${person.id}"`)}`);
    expect(members.body.Resources.map((one: { id: string }) => one.id)).toEqual([group.id]);
    const removed = await patch(path, { op: 'remove', path: `members[value eq "${person.id}"]` });
    expect(removed).toMatchObject({ status: 200, body: { members: [] } });
    const put = await scim('PUT', path, { displayName: 'Case manager', members: [{ value: person.id }] });
    expect(put.body.members).toHaveLength(1);
    // As Okta empties a group.
    expect((await patch(path, { op: 'replace', path: 'members', value: [] })).body.members).toEqual([]);
    expect((await scim('GET', `Users/${person.id}`)).body.groups).toEqual([]);
  });

  test('are neither made, renamed nor deleted, and give nothing that the program does not have', async () => {
    const { body: person } = await newUser();
    expect(await scim('POST', 'Groups', { displayName: 'Case manager' })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    expect((await scim('POST', 'Groups', { displayName: 'Everybody' })).status).toBe(403);
    const group = await roleOf('Finance');
    expect((await scim('DELETE', `Groups/${group.id}`)).status).toBe(403);
    const renamed = await patch(`Groups/${group.id}`, { op: 'replace', value: { displayName: 'Money' } });
    expect(renamed).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
    const wrong = await patch(`Groups/${group.id}`, { op: 'add', path: 'members', value: [{ value: 'nobody' }] });
    expect(wrong).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    const master = (await scim('GET', 'Groups?count=100')).body.Resources.find((one: { displayName: string }) =>
      /master/i.test(one.displayName),
    );
    const raised = await patch(`Groups/${master.id}`, { op: 'add', path: 'members', value: [{ value: person.id }] });
    expect(raised.status).toBeGreaterThanOrEqual(400);
    expect((await scim('GET', `Users/${person.id}`)).body.groups).toEqual([]);
  });
});

test('the directory’s page tells how to connect, what is kept, what was done, and why something was not', async () => {
  const made = await newUser();
  const role = await roleOf('HR');
  await patch(`Groups/${role.id}`, { op: 'add', path: 'members', value: [{ value: made.body.id }] });
  const again = await scim('POST', 'Users', {
    schemas: [core],
    userName: made.body.userName,
    emails: [{ value: 'a@b.example' }],
  });
  expect(again.status).toBe(409);
  expect((await patch(`Users/${made.body.id}`, { op: 'nonsense' })).status).toBe(400);
  const page = async (as: string) => port.call('GET', 'directory', { as });
  const { status, body } = await page(admin);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.address).toMatch(/\/api\/scim\/v2$/);
  expect(body.programs).toMatchObject([{ clientId: 'ENTRA', active: true, hasSecret: true }]);
  expect(body.programs[0].lastUsedAt).toMatch(/Z$/);
  expect(body.users.find((one: { id: string }) => one.id === made.body.id)).toMatchObject({ state: 'ACTIVE' });
  expect(body.groups.find((one: { id: string }) => one.id === role.id).members).toBeGreaterThan(0);
  const [bad, taken] = body.refused;
  expect(bad).toMatchObject({ deed: 'CHANGE_USER', about: made.body.userName, user: made.body.id, status: 400 });
  expect(taken).toMatchObject({ deed: 'CREATE_USER', about: made.body.userName, status: 409, program: 'API ENTRA' });
  expect(taken.reason.length).toBeGreaterThan(5);
  expect(body.calls.map((one: { deed: string; status: number }) => `${one.deed} ${one.status}`)).toEqual(
    expect.arrayContaining(['CREATE_USER 201', 'CHANGE_GROUP 200']),
  );
  const other = await port.tenant('NO-DIRECTORY');
  const theirs = await port.enter(other, await port.user(other, 'theodora', ['administrator']));
  expect((await page(theirs)).body).toMatchObject({ programs: [], users: [], calls: [], counts: { active: 0 } });
  expect((await page(await port.enter(tenant, await port.user(tenant, 'manuel', ['caseManager'])))).status).toBe(403);
});
