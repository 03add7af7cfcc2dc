import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type PeopleWorld, peopleWorld } from '../../../../../tests/support/people-world.ts';
import { printedPdf } from '../demo/index.ts';

/** Grace works for the managing company, where she is a person; its clients have their own people. */
let world: PeopleWorld;
let grace = '';
beforeAll(async () => {
  world = await peopleWorld();
  const { port, above } = world;
  const self = (await make(port.in(above), 'person')).id;
  grace = await port.enter(above, await port.user(above, 'grace', ['caseManager'], self));
}, 120_000);
afterAll(() => world?.[Symbol.asyncDispose]());

test('staff of the managing company add a file to a record of a client', async () => {
  const { port, home, assignment, camille } = world;
  const about = { category: 'CASE', title: 'Letter', caseDetailId: assignment, ownerId: camille, share: 'TEAM' };
  const made = await port.call('POST', `for-tenant/${home}/fe/document`, { as: grace, body: about });
  expect(made.status).toBe(201);
  const body = new FormData();
  for (const [name, value] of Object.entries({ entity: 'document', entityId: made.body.id })) body.append(name, value);
  body.append('file', new Blob([printedPdf([[['Signed', 20]]]) as BlobPart]), 'signed.pdf');
  const stored = await port.call('POST', `for-tenant/${home}/file-storage`, { as: grace, body });
  expect([stored.status, stored.body.name]).toEqual([200, 'signed.pdf']);
});
