import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseDetail } from '@homeport/model/cases';
import { person } from '@homeport/model/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type PeopleWorld, peopleWorld } from '../../../../../tests/support/people-world.ts';

/** Grace, who works for the managing company, manages the assignment of Camille; both have a photo. */
let world: PeopleWorld;
let grace = '';
let graceToken = '';
const picture = readFileSync(join(import.meta.dirname, '../demo/receipts/taxi.jpg'));
const store = async (as: string | undefined): Promise<string> => {
  const body = new FormData();
  body.append('file', new Blob([picture], { type: 'image/jpeg' }), 'me.jpg');
  const stored = await world.port.call('POST', 'file-storage/profile-picture', { ...(as ? { as } : {}), body });
  expect(stored.status).toBe(200);
  return stored.body.id;
};
beforeAll(async () => {
  world = await peopleWorld();
  const { port, above, home } = world;
  const self = (await make(port.in(above), 'person')).id;
  grace = await port.user(above, 'grace', ['caseManager'], self);
  graceToken = await port.enter(above, grace);
  await port
    .in(above)
    .records(person)
    .update(self, { photo: await store(graceToken) });
  await port
    .in(home)
    .records(person)
    .update(world.camille, { photo: await store(world.token.camille) });
  await port.in(home).records(caseDetail).update(world.assignment, { manager: grace });
}, 120_000);
afterAll(() => world?.[Symbol.asyncDispose]());

const seen = (login: string, user: string | undefined) =>
  world.port.call('GET', `user/${user}/photo`, { as: world.token[login] as string });

test('everybody sees their own photo, small and without what the camera wrote into it', async () => {
  const answer = await seen('camille', world.users.camille);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect([answer.body.slice(0, 4), answer.body.slice(8, 12)]).toEqual(['RIFF', 'WEBP']);
  expect(answer.body.length).toBeLessThan(picture.length);
  expect(answer.body).not.toContain('Exif');
});

test('an assignee sees who manages the own assignment, also from the managing company', async () => {
  expect((await seen('camille', grace)).status).toBe(200);
});

test('nobody else is to be seen: no word whether there is a photo at all', async () => {
  for (const [login, user] of [
    ['other', world.users.camille],
    ['other', grace],
    ['vendor', world.users.camille],
    ['camille', world.users.other],
    ['camille', crypto.randomUUID()],
    ['camille', 'not-an-id'],
  ] as const) {
    const answer = await seen(login, user);
    expect([login, answer.status, answer.body]).toEqual([login, 204, '']);
  }
  expect((await world.port.call('GET', `user/${world.users.camille}/photo`)).status).toBe(401);
});

test('a file that is not through its check is not shown, and a photo that was taken back is gone', async () => {
  const own = world.port.in(world.home);
  const stateOf = (status: string) =>
    own.query(sql`update app.attachment set status = ${status} where id = (select photo_id from app.person
      where tenant_id = ${world.home}::uuid and id = ${world.camille}::uuid)`);
  await stateOf('QUARANTINED');
  expect((await seen('camille', world.users.camille)).status).toBe(204);
  await stateOf('CLEAN');
  expect((await seen('camille', world.users.camille)).status).toBe(200);
  await own.records(person).update(world.camille, { photo: null });
  expect((await seen('camille', world.users.camille)).status).toBe(204);
});
