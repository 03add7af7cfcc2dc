import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { keepText } from './keep-text.ts';

let port: Homeport;
let home = '';
let as = '';
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  await port.user(home, 'manager', ['caseManager']);
  as = await port.signIn('manager');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** Another file of the document, which becomes its newest. */
async function addVersion(document: string, name: string): Promise<string> {
  const form = new FormData();
  for (const [key, value] of Object.entries({ entity: 'document', entityId: document })) form.append(key, value);
  form.append('file', new Blob(['plain words']), name);
  const stored = await port.call('POST', 'file-storage', { as, body: form });
  expect(stored.status).toBe(200);
  const added = await port.call('POST', `fe/document/${document}/add-version`, { as, body: { file: stored.body.id } });
  expect(added.status).toBe(200);
  return stored.body.id;
}
const kept = async (id: string) =>
  (
    await port
      .in(home)
      .query<{ body: string }>(
        sql`select body from app.document_passage where tenant_id = ${home}::uuid and document_id = ${id}::uuid`,
      )
  ).map(({ body }) => body);
const readings = async () =>
  (
    await port
      .in(home)
      .query<{ state: string }>(
        sql`select state from engine.job where tenant_id = ${home}::uuid and name = 'documents.readText'`,
      )
  ).map(({ state }) => state);

test('a reading that ends after another file has come leaves the words of the newer one', async () => {
  const section = await port.call('POST', 'fe/library-section', { as, body: { code: 'ALL', name: 'All' } });
  const made = await port.call('POST', 'fe/document', {
    as,
    body: { category: 'LIBRARY', title: 'Tax letter', librarySection: section.body.id },
  });
  const { id } = made.body;
  const first = await addVersion(id, 'a.txt');
  const second = await addVersion(id, 'b.txt');
  // Both have been read by themselves before.
  await expect.poll(readings, { timeout: 15_000 }).toEqual(['done', 'done']);
  const system = port.in(home).asSystem('the text of a file');
  const of = { id, language: 'en' } as const;
  const page = (body: string) => [{ page: 1, body }];
  expect(await keepText(system, of, second, page('second words'))).toBe(1);
  expect(await keepText(system, of, first, page('first words'))).toBe(0);
  expect(await kept(id)).toEqual(['second words']);
});
