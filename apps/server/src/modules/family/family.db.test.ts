import { isRefusal } from '@homeport/grammar';
import { dependant, familyRefusals as no } from '@homeport/model/family';
import { person } from '@homeport/model/people';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { codeText } from '../identity/index.ts';

/** An assignee with a partner, a grown-up child, a minor and somebody of unknown age; and another assignee. */
let port: Homeport;
let behind: pg.Client;
let tenant: string;
let anna: string;
let other: string;
let staff: string;
const family: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  tenant = await port.tenant('FAMILY');
  const ctx = port.in(tenant);
  const add = async (firstName: string) => {
    const made = await ctx
      .records(person)
      .create({ firstName, lastName: 'Berg', email: `${firstName}@example.org` } as never);
    if (isRefusal(made)) throw new Error(made.code);
    return made.id;
  };
  const [mine, theirs] = [await add('anna'), await add('bob')];
  await port.user(tenant, 'anna.berg', ['assignee'], mine);
  await port.user(tenant, 'bob.berg', ['assignee'], theirs);
  await port.user(tenant, 'manager.one', ['caseManager']);
  [anna, other, staff] = await Promise.all([
    port.signIn('anna.berg'),
    port.signIn('bob.berg'),
    port.signIn('manager.one'),
  ]);
  const years = (count: number) => Temporal.Now.plainDateISO('UTC').subtract({ years: count, days: 3 }).toString();
  for (const [name, type, birthDate] of [
    ['Paul', 'PARTNER', years(40)],
    ['Ida', 'CHILD', years(19)],
    ['Max', 'CHILD', years(12)],
    ['Eva', 'PARENT', null],
  ] as const) {
    const set = { employeePerson: mine, firstName: name, lastName: 'Berg', type, birthDate };
    const made = await ctx.records(dependant).create(set as never);
    if (isRefusal(made)) throw new Error(made.code);
    family[name] = made.id;
  }
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

const on = (name: string, action: string, body: unknown, as = anna) =>
  port.call('POST', `fe/dependant/${family[name]}/${action}`, { as, body });
const invite = (name: string, email: string, as = anna) => on(name, 'invite-family', { email }, as);
const withdraw = (name: string, as = anna) => on(name, 'withdraw-family', {}, as);
const mayBeWithdrawn = async (name: string, as = anna): Promise<boolean> =>
  (await port.call('GET', `fe/dependant/${family[name]}`, { as })).body.can.includes('withdrawFamily');
const signIns = async (as = anna) =>
  (await port.call('GET', 'family/sign-ins', { as })).body as { id: string; state: string; email: string | null }[];
const stateOf = async (name: string) => (await signIns()).find((one) => one.id === family[name])?.state;
/** The link of the newest invitation to an address, as its mail has it. */
async function linkFor(email: string): Promise<string> {
  const { rows } = await behind.query(
    `select c.id from app.one_time_code c join app."user" u on u.tenant_id = c.tenant_id and u.id = c.user_id
     where u.email = $1 and c.purpose = 'INVITATION' and c.used_at is null`,
    [email],
  );
  return codeText(port.server.identity, tenant, rows[0].id, 'INVITATION');
}
/** What they choose; the sign-ins of these tests have a password that the rules would refuse. */
const password = 'Marzipan-Kutsche-58';
const accept = (token: string, chosen = password) =>
  port.call('PUT', 'reset-password', { body: { token, password: chosen, confirmation: chosen } });

test('an adult is invited by mail, chooses a password, takes the terms, and is in', async () => {
  expect(await stateOf('Paul')).toBe('NONE');
  expect((await invite('Paul', 'paul@example.org')).status).toBe(200);
  expect(await stateOf('Paul')).toBe('INVITED');
  const token = await linkFor('paul@example.org');
  expect((await accept(token)).status).toBe(200);
  // The link works once.
  expect((await accept(token)).status).toBe(422);
  const login = await port.call('POST', 'auth/login', {
    body: { username: 'paul@example.org', password, application: 'assignee' },
  });
  expect(login.body.step).toBe('terms');
  const as = login.body.access_token;
  expect((await port.call('GET', 'udp/mai', { as })).status).toBe(403);
  expect((await port.call('POST', 'user/terms/accept', { as })).body.role.code).toBe('DEPENDANT');
  expect((await port.call('GET', 'udp/mai', { as })).status).toBe(200);
  expect(await stateOf('Paul')).toBe('ACTIVE');
  expect((await invite('Paul', 'paul@example.org')).body.code).toBe(no.alreadyInvited().code);
});
test('withdrawn, nothing of it works from the next second on; invited again, the old password does not come back', async () => {
  const as = await port.signIn('paul@example.org', password);
  expect((await withdraw('Paul', other)).status).toBe(404);
  // Offered where there is something to withdraw, to the team as to the assignee: not for a child.
  for (const who of [anna, staff])
    expect([await mayBeWithdrawn('Paul', who), await mayBeWithdrawn('Max', who)]).toEqual([true, false]);
  expect((await withdraw('Max', staff)).body.code).toBe(no.noSignIn().code);
  expect((await withdraw('Paul')).status).toBe(200);
  await new Promise((later) => setTimeout(later, 1000));
  expect((await port.call('GET', 'user/me', { as })).status).toBe(401);
  await expect(port.signIn('paul@example.org', password)).rejects.toThrow();
  expect(await stateOf('Paul')).toBe('WITHDRAWN');
  expect((await withdraw('Paul')).body.code).toBe(no.noSignIn().code);
  expect(await mayBeWithdrawn('Paul')).toBe(false);
  expect((await invite('Paul', 'paul.new@example.org')).status).toBe(200);
  await expect(port.signIn('paul@example.org', password)).rejects.toThrow();
  expect((await accept(await linkFor('paul.new@example.org'))).status).toBe(200);
  expect(await port.signIn('paul@example.org', password)).toBeTruthy();
});
test('minors, and whose age is not known, have none', async () => {
  expect((await invite('Max', 'max@example.org')).body.code).toBe(no.tooYoung().code);
  expect((await invite('Eva', 'eva@example.org')).body.code).toBe(no.birthDateMissing().code);
  const { rows } = await behind.query(`select from app."user" where email in ('max@example.org', 'eva@example.org')`);
  expect(rows).toHaveLength(0);
});
test('nobody invites into another family, staff neither; the address has to be one', async () => {
  expect((await invite('Ida', 'ida@example.org', other)).status).toBe(404);
  expect((await invite('Ida', 'ida@example.org', staff)).status).toBe(403);
  expect((await invite('Ida', 'no address')).status).toBe(422);
  expect((await port.call('GET', 'family/sign-ins', { as: other })).body).toEqual([]);
});
test('an invitation is a mail, and those are counted', async () => {
  const answers = [];
  for (let i = 0; i < 8; i++) answers.push((await invite('Ida', 'ida@example.org')).status);
  expect(answers).toContain(429);
  await behind.query('delete from engine.attempt');
});
test('an address somebody has already gives nothing away: the account has a name of its own', async () => {
  await behind.query(`update app.dependant set user_id = null where first_name = 'Ida'`);
  expect((await invite('Ida', 'anna.berg')).status).toBe(422);
  expect((await invite('Ida', 'paul@example.org')).status).toBe(200);
  const { rows } = await behind.query(
    `select login from app."user" where email = 'paul@example.org' and login <> email`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].login).toMatch(/^paul@example\.org-[0-9a-f]{6}$/);
});
test('who has a sign-in is not taken off the list before it is withdrawn', async () => {
  const { body } = await port.call('GET', `fe/dependant/${family.Ida}`, { as: anna });
  const remove = () =>
    port.call('DELETE', `fe/dependant/${family.Ida}`, { as: anna, headers: { 'if-match': `"${body.version}"` } });
  expect((await remove()).status).toBeGreaterThanOrEqual(400);
  expect((await withdraw('Ida', staff)).status).toBe(200);
  expect((await remove()).status).toBe(204);
});
test('two withdraw at once: one does it', async () => {
  const answers = await Promise.all([withdraw('Paul'), withdraw('Paul')]);
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  expect(await stateOf('Paul')).toBe('WITHDRAWN');
});
