import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { printedPdf } from '../demo/index.ts';

let port: Homeport;
let home = '';
let singapore = '';
let section = '';
const token: Record<string, string> = {};
const person: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  const assignment = async (login: string, host: string, office: string | null) => {
    const { id } = await make(port.in(home), 'person');
    person[login] = id;
    await make(port.in(home), 'caseDetail', {
      assignee: id,
      homeLocation: { town: 'Lyon', country: 'FR' },
      hostLocation: { town: 'There', country: host },
      office: office && (await make(port.in(home), 'office', { name: office })).id,
    });
    await port.user(home, login, ['assignee'], id);
  };
  await assignment('camille', 'SG', ' singapour ');
  await assignment('diego', 'MX', null);
  await port.user(home, 'manager', ['caseManager']);
  await port.user(home, 'vendor', ['vendor']);
  const foreign = await port.tenant('FOREIGN');
  await port.user(foreign, 'stranger', ['caseManager', 'administrator', 'assignee']);
  for (const login of ['camille', 'diego', 'manager', 'vendor', 'stranger']) token[login] = await port.signIn(login);
  singapore = (await post('fe/audience', 'manager', { name: 'Singapore', kind: 'COUNTRY', value: 'SG' })).body.id;
  const everyone = (await post('fe/audience', 'manager', { name: 'All assignees', kind: 'GLOBAL', role: 'ASSIGNEE' }))
    .body;
  expect(everyone.key).toBe('GLOBAL/ASSIGNEE');
  const made = await post('fe/library-section', 'manager', {
    code: 'ASSIGNEES_SECTION',
    name: 'For assignees',
    audiences: [everyone.id],
  });
  expect(made.status).toBe(201);
  section = made.body.id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const post = (path: string, as: string, body: unknown) => port.call('POST', path, { as: token[as], body });
const get = (path: string, as: string) => port.call('GET', path, { as: token[as] });
const raw = async (id: string, as: string) =>
  (await fetch(`${port.baseUrl}/api/file-storage/raw/${id}`, { headers: { authorization: `Bearer ${token[as]}` } }))
    .status;

/** A document of the section with a file, published. */
async function publish(
  title: string,
  file: { name: string; bytes: Uint8Array | string },
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ id: string; file: string }> {
  const made = await post('fe/document', 'manager', { category: 'LIBRARY', title, librarySection: section, ...more });
  expect(made.status).toBe(201);
  const stored = await addVersion(made.body.id, file);
  const published = await post(`fe/document/${made.body.id}/publish`, 'manager', {});
  expect(published).toMatchObject({ status: 200, body: { status: 'PUBLISHED', versionNumber: 1 } });
  return { id: made.body.id, file: stored };
}
async function addVersion(id: string, { name, bytes }: { name: string; bytes: Uint8Array | string }): Promise<string> {
  const form = new FormData();
  for (const [key, value] of Object.entries({ entity: 'document', entityId: id })) form.append(key, value);
  form.append('file', new Blob([bytes as BlobPart]), name);
  const stored = await port.call('POST', 'file-storage', { as: token.manager, body: form });
  expect(stored.status).toBe(200);
  const added = await post(`fe/document/${id}/add-version`, 'manager', { file: stored.body.id });
  expect(added.status).toBe(200);
  return stored.body.id;
}
const titlesOf = (body: { content: { title: string }[] }) => body.content.map((one) => one.title).sort();
const search = (text: string, as = 'camille') => get(`library/search?text=${encodeURIComponent(text)}`, as);

describe('the library', () => {
  test('is answered by the calls of the specification to those it was published for, and to nobody else', async () => {
    const all = await publish('Moving checklist', { name: 'a.txt', bytes: 'Pack early.' });
    const there = await publish(
      'Living in Singapore',
      { name: 'b.txt', bytes: 'It rains.' },
      { audiences: [singapore] },
    );
    const filter = encodeURIComponent(JSON.stringify({ category: 'LIBRARY', librarySection: section }));
    const seen = async (as: string) => titlesOf((await get(`fe/document/search?filter=${filter}`, as)).body);
    expect(await seen('camille')).toEqual(['Living in Singapore', 'Moving checklist']);
    expect(await seen('diego')).toEqual(['Moving checklist']);
    expect(await seen('manager')).toEqual(['Living in Singapore', 'Moving checklist']);
    expect(await seen('vendor')).toEqual([]);
    expect((await get('library-section', 'camille')).body.content).toMatchObject([{ code: 'ASSIGNEES_SECTION' }]);
    expect((await get('library-section', 'vendor')).body.content).toEqual([]);
    expect((await get('library-section', 'stranger')).body.content).toEqual([]);
    const status = async (id: string, as: string) => (await get(`fe/document/${id}`, as)).status;
    expect(await Promise.all(['camille', 'diego', 'vendor', 'stranger'].map((as) => status(there.id, as)))).toEqual([
      200, 404, 404, 404,
    ]);
    expect(await Promise.all(['camille', 'diego', 'stranger'].map((as) => raw(there.file, as)))).toEqual([
      200, 404, 404,
    ]);
    expect(await raw(all.file, 'diego')).toBe(200);
    expect(
      (await post('fe/document', 'camille', { category: 'LIBRARY', title: 'x', librarySection: section })).status,
    ).toBe(403);
  });

  test('shows nothing of a draft, of what was withdrawn, or of a section that is closed', async () => {
    const draft = await post('fe/document', 'manager', {
      category: 'LIBRARY',
      title: 'Draft',
      librarySection: section,
    });
    expect(await post(`fe/document/${draft.body.id}/publish`, 'manager', {})).toMatchObject({
      status: 422,
      body: { code: 'documents.noFile' },
    });
    expect((await get(`fe/document/${draft.body.id}`, 'camille')).status).toBe(404);
    const { id, file } = await publish('Old policy', { name: 'a.txt', bytes: 'old' });
    expect(await raw(file, 'camille')).toBe(200);
    await post(`fe/document/${id}/withdraw`, 'manager', {});
    expect([(await get(`fe/document/${id}`, 'camille')).status, await raw(file, 'camille')]).toEqual([404, 404]);
  });

  test('has versions: the newest is read, earlier ones are kept for those who keep the library', async () => {
    const { id, file } = await publish('Tax letter', { name: 'a.txt', bytes: 'first words' });
    const second = await addVersion(id, { name: 'b.txt', bytes: 'second words' });
    expect((await get(`fe/document/${id}`, 'camille')).body).toMatchObject({ versionNumber: 2, file: { id: second } });
    expect([await raw(file, 'camille'), await raw(second, 'camille')]).toEqual([404, 200]);
    expect([await raw(file, 'manager'), await raw(second, 'manager')]).toEqual([200, 200]);
    const other = await publish('Another', { name: 'c.txt', bytes: 'x' });
    expect(await post(`fe/document/${id}/add-version`, 'manager', { file: other.file })).toMatchObject({
      status: 422,
      body: { code: 'documents.notItsFile' },
    });
    await expect
      .poll(async () => titlesOf((await search('second words')).body), { timeout: 15_000 })
      .toEqual(['Tax letter']);
    expect(titlesOf((await search('first words')).body)).toEqual([]);
  });

  test('is searched in three languages, by stems and without accents, in PDF and text, with the passage', async () => {
    const pages = [
      [['Guide', 18] as const],
      [['Les enfants sont scolarisés dès la rentrée; la déclaration fiscale est obligatoire.', 11] as const],
    ];
    await publish(
      'École et impôts',
      { name: 'guide.pdf', bytes: printedPdf(pages) },
      { language: 'fr', audiences: [singapore] },
    );
    await publish(
      'Vivienda',
      { name: 'v.md', bytes: '# Alquiler\n\nLos depósitos se devuelven al salir.' },
      { language: 'es' },
    );
    await expect
      .poll(async () => (await search('declarations fiscales')).body.content, { timeout: 20_000 })
      .toMatchObject([{ title: 'École et impôts', language: 'fr', section, passages: [{ page: 2 }] }]);
    const [found] = (await search('declarations fiscales')).body.content;
    expect(found.passages[0].text).toContain('\u0001déclaration\u0002');
    expect(titlesOf((await search('ecole')).body)).toEqual(['École et impôts']);
    await expect.poll(async () => titlesOf((await search('deposito')).body), { timeout: 15_000 }).toEqual(['Vivienda']);
    expect(titlesOf((await search('declaration', 'diego')).body)).toEqual([]);
    expect(titlesOf((await search('declaration', 'stranger')).body)).toEqual([]);
    for (const odd of ["' | !x", '& & &', "a':*", ':* <->', '🙂🙂']) expect((await search(odd)).status).toBe(200);
    expect((await search('a')).status).toBe(422);
  });

  test('is previewed as a person sees it, by the same filter', async () => {
    const view = await get(`library/preview/${person.diego}`, 'manager');
    expect(view.body.audiences).toEqual(
      expect.arrayContaining(['GLOBAL', 'COUNTRY:FR', 'COUNTRY:MX', 'REGION:EUROPE']),
    );
    expect(titlesOf({ content: view.body.documents })).not.toContain('Living in Singapore');
    const hers = await get(`library/preview/${person.camille}`, 'manager');
    expect(hers.body.audiences).toContain('OFFICE:SINGAPOUR');
    expect(titlesOf({ content: hers.body.documents })).toContain('Living in Singapore');
    expect((await get(`library/preview/${person.diego}`, 'camille')).status).toBe(403);
    expect((await get(`library/preview/${person.diego}`, 'stranger')).status).toBe(404);
    expect((await get('library/preview/x', 'manager')).status).toBe(404);
  });

  test('follows an assignment that ends at once', async () => {
    const [before] = (await get('fe/case-detail/search', 'camille')).body.content;
    expect(titlesOf((await get('fe/document/search', 'camille')).body)).toContain('Living in Singapore');
    await post(`fe/case-detail/${before.id}/hold`, 'manager', { reason: 'The project is stopped.' });
    const on = await get(`fe/case-detail/${before.id}`, 'manager');
    const ended = await port.call('POST', `fe/case-detail/${before.id}/cancel`, {
      as: token.manager,
      body: {},
      headers: { 'if-match': `"${on.body.version}"` },
    });
    expect([ended.status, ended.body.code]).toEqual([200, undefined]);
    await expect
      .poll(async () => titlesOf((await get('fe/document/search', 'camille')).body), { timeout: 5000 })
      .not.toContain('Living in Singapore');
    expect(titlesOf((await get('fe/document/search', 'camille')).body)).toContain('Moving checklist');
  });
});

describe('an audience', () => {
  test('is told by something, once', async () => {
    expect((await post('fe/audience', 'manager', { name: 'x', kind: 'OFFICE' })).body.problems ?? true).toBeTruthy();
    expect((await post('fe/audience', 'manager', { name: 'x', kind: 'OFFICE' })).status).toBe(422);
    expect((await post('fe/audience', 'manager', { name: 'x', kind: 'COUNTRY', value: 'Singapore' })).status).toBe(422);
    expect(await post('fe/audience', 'manager', { name: 'Again', kind: 'COUNTRY', value: ' sg' })).toMatchObject({
      status: 409,
      body: { code: 'library.audienceExists' },
    });
    expect((await post('fe/audience', 'camille', { name: 'x', kind: 'GLOBAL' })).status).toBe(403);
  });
});
