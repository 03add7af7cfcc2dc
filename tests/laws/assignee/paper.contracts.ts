import { expect } from 'vitest';
import { pdf, photo } from '../../support/engine/sample-files.ts';
import { type CallWorld, type Contracts, formOf } from './call-world.ts';

const anyText = expect.any(String);
const film = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\x02\0isommp41', 'latin1'),
  Buffer.alloc(64),
]);
const stored = { id: anyText, name: anyText, contentType: anyText, size: expect.any(Number) };

/** Forms, widgets, the library and files. */
export const paperContracts = {
  'GET udp/mai': async ({ ask }) => {
    const { body } = await ask('GET udp/mai');
    expect(body.length).toBeGreaterThan(0);
    for (const line of body)
      expect(line).toMatchObject({
        id: anyText,
        pageId: anyText,
        caseDetailId: anyText,
        name: anyText,
        state: anyText,
      });
  },
  'GET udp/mai/{id}': async (world) => {
    const body = await openForm(world);
    expect(body.userDefinedFields.steps.length).toBeGreaterThan(0);
    expect(body).toMatchObject({
      pageRules: expect.any(Array),
      parameters: expect.any(Object),
      values: expect.any(Object),
    });
  },
  'GET page-rule': async (world) => {
    const form = await openForm(world);
    const { body } = await world.ask('GET page-rule', { query: { pageId: form.pageId } });
    expect(body.length).toBeGreaterThan(0);
    expect(body.map((one: { rule: object }) => one.rule)).toEqual(form.pageRules);
  },
  'GET page-rule/{pageId}/parameters': async (world) => {
    const form = await openForm(world);
    const params = { pageId: form.pageId };
    const query = { entityId: world.assignment.id };
    const { body } = await world.ask('GET page-rule/{pageId}/parameters', { params, query });
    expect(body).toEqual(form.parameters);
    expect(Object.keys(body).length).toBeGreaterThan(0);
  },
  'POST page-form': async (world) => {
    const form = await openForm(world);
    const body = { id: form.id, values: form.values, step: null, draft: true };
    const saved = await world.ask('POST page-form', { body });
    expect(saved.body).toMatchObject({ id: form.id, state: 'IN_PROGRESS', savedDate: anyText });
  },
  'GET widgets/widget-to-maiuser': async ({ ask }) => {
    const { body } = await ask('GET widgets/widget-to-maiuser', { query: { dashboardCode: 'APP_ASSIGNEE' } });
    expect(body).toMatchObject({ dashboardCode: 'APP_ASSIGNEE', available: expect.any(Array) });
    expect(body.content[0]).toMatchObject({ id: anyText, code: anyText, source: anyText });
  },
  'GET library-section': async ({ ask }) => {
    const { body } = await ask('GET library-section');
    expect(body.content.map((one: { code: string }) => one.code)).toContain('ASSIGNEES_SECTION');
  },
  'GET fe/document/search': async ({ ask }) => {
    const sections = (await ask('GET library-section')).body.content;
    const { id } = sections.find((one: { code: string }) => one.code === 'ASSIGNEES_SECTION');
    const library = { category: 'LIBRARY', librarySection: id };
    const { body } = await ask('GET fe/document/search', { query: { filter: library } });
    expect(body.content.length).toBeGreaterThan(0);
    for (const one of body.content) expect(one).toMatchObject({ category: 'LIBRARY', librarySection: { id } });
    const [own] = (await ask('GET fe/document/search', { query: { filter: { category: 'CASE' } } })).body.content;
    const filter = { category: 'CASE', ownerId: own.ownerId };
    expect((await ask('GET fe/document/search', { query: { filter } })).body.totalElements).toBeGreaterThan(0);
  },
  'GET file-storage': async (world) => {
    const file = await upload(world);
    const ids = (await world.ask('GET file-storage')).body.content.map((one: { id: string }) => one.id);
    expect(ids).toContain(file.id);
  },
  'POST file-storage': async (world) => {
    expect(await upload(world)).toMatchObject({ ...stored, entity: 'person', entityId: world.me.person.id });
  },
  'GET file-storage/raw/{id}': async (world) => {
    const file = await upload(world);
    const raw = await world.ask('GET file-storage/raw/{id}', { params: { id: file.id } });
    expect(raw.headers.get('content-type')).toBe('application/pdf');
    expect(raw.headers.get('content-disposition')).toContain('attachment');
  },
  'POST file-storage/profile-picture': async ({ ask }) => {
    const body = formOf(await photo(), 'me.jpg');
    expect((await ask('POST file-storage/profile-picture', { body })).body).toMatchObject(stored);
  },
  'POST file-storage/case-video': async ({ ask, assignment }) => {
    const body = formOf(film, 'room.mp4', { caseDetailId: assignment.id });
    expect((await ask('POST file-storage/case-video', { body })).body).toMatchObject({
      ...stored,
      purpose: 'CASE_VIDEO',
    });
  },
  'POST file-storage/expense-receipt': async ({ ask }) => {
    const body = formOf(pdf(), 'receipt.pdf', { share: 'TEAM' });
    const answer = await ask('POST file-storage/expense-receipt', { body });
    expect(answer.body).toMatchObject({ ...stored, purpose: 'EXPENSE_RECEIPT' });
  },
  'DELETE fe/attachment/{id}': async (world) => {
    const { id } = await upload(world);
    expect((await world.ask('DELETE fe/attachment/{id}', { params: { id } })).status).toBe(204);
    expect((await world.ask('GET file-storage/raw/{id}', { params: { id } })).status).toBe(404);
  },
} satisfies Partial<Contracts>;

/** A form of the assignee that can be filled in, with rules. */
async function openForm({ ask }: CallWorld) {
  const lines = (await ask('GET udp/mai')).body;
  for (const { id, state } of lines) {
    if (state !== 'IN_PROGRESS' && state !== 'NOT_STARTED') continue;
    const { body } = await ask('GET udp/mai/{id}', { params: { id } });
    if (body.pageRules.length > 0) return body;
  }
  throw new Error('the demo has no form with rules to fill in');
}

async function upload({ ask, me }: CallWorld) {
  const about = { share: 'TEAM', entity: 'person', entityId: me.person.id, purpose: 'DOCUMENT' };
  const body = formOf(pdf(), 'passport.pdf', about);
  return (await ask('POST file-storage', { body })).body;
}
