import { setTimeout as pause } from 'node:timers/promises';
import { exchangeRefusals as no } from '@homeport/engine/exchange';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Columns that are remembered, rows that are repaired, imports that are taken back. */
let port: Homeport;
let home = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  const foreign = await port.tenant('FOREIGN');
  for (const login of ['clerk', 'colleague']) await port.user(home, login, ['hr']);
  await port.user(foreign, 'stranger', ['hr']);
  for (const login of ['clerk', 'colleague', 'stranger']) token[login] = await port.signIn(login);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const as = (login = 'clerk') => ({ as: token[login] as string });
const once = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });
async function ended(id: string, login = 'clerk') {
  for (;;) {
    const { body } = await port.call('GET', `job/${id}`, as(login));
    if (body.state !== 'waiting' && body.state !== 'running') return body;
    await pause(50);
  }
}
async function upload(text: string, login = 'clerk') {
  const form = new FormData();
  form.append('entity', 'person');
  form.append('file', new Blob([text]), 'people.csv');
  return (await port.call('POST', 'import', { ...as(login), body: form, headers: { 'x-file-last': 'true' } })).body;
}
const run = (id: string, body: object, login = 'clerk') =>
  port.call('POST', `import/${id}/run`, { ...as(login), body, ...once() });
const done = async (id: string, body: object) => ended((await run(id, body)).body.id);
const undo = (job: string, login = 'clerk') =>
  port.call('POST', `job/${job}/undo`, { ...as(login), body: {}, ...once() });
const names = async (): Promise<string[]> =>
  (
    await port
      .in(home)
      .query<{ name: string }>(sql`select first_name || ' ' || last_name as name from app.person order by 1`)
  ).map((row) => row.name);
const targets = (file: { columns: { target: string | null }[] }) => file.columns.map((column) => column.target);

describe('columns', () => {
  test('are proposed as such a file was last imported, whatever their order, to everyone in the company and nobody else', async () => {
    const first = await upload('Vorname,Nachname\nAda,One\n');
    expect([first.isRemembered, targets(first)]).toEqual([false, [null, null]]);
    await done(first.id, { what: 'DRY_RUN', columns: ['firstName', 'lastName'] });
    expect((await upload('Vorname,Nachname\nAda,One\n')).isRemembered).toBe(false);
    await done(first.id, { what: 'IMPORT', columns: ['firstName', 'lastName'] });
    const next = await upload('nachname, Vorname\nTwo,Bea\n', 'colleague');
    expect([next.isRemembered, targets(next)]).toEqual([true, ['lastName', 'firstName']]);
    expect((await upload('Vorname,Nachname\nAda,One\n', 'stranger')).isRemembered).toBe(false);
    expect((await upload('Vorname,Nachname,E-mail\nAda,One,x\n')).isRemembered).toBe(false);
  });
});

describe('people who are there already', () => {
  const findings = async (text: string, what = 'DRY_RUN') => {
    const file = await upload(text);
    const { result } = await done(file.id, { what, columns: targets(file) });
    return result.findings.map((one: { row: number; title: string; isWarning: boolean }) => {
      expect(one.isWarning).toBe(true);
      return `${one.row} ${one.title}`;
    });
  };
  test('are warned of by their e-mail address and by their name, in the file and among the records', async () => {
    const header = 'First name,Last name,E-mail\n';
    expect(
      await findings(`${header}Zoë,Twice,z@example.org\nZoe,TWICE,y@example.org\nXu,Other,z@example.org\n`),
    ).toEqual(['3 the same name as in row 2', expect.stringMatching(/^4 .*the same e-mail address as in row 2$/)]);
    await findings(`${header}Ines,There,there@example.org\n`, 'IMPORT');
    expect(
      await findings(`${header}Ines,There,new@example.org\nOther,Name,there@example.org\nNobody,Else,n@example.org\n`),
    ).toEqual([
      '2 there is a record of this name already',
      expect.stringMatching(/^3 .*there is a record with this e-mail address already$/),
    ]);
  });
});

describe('wrong rows', () => {
  test('are handed out as they stand, to their uploader alone', async () => {
    const file = await upload('First name,Last name\nAda,One\n,Two\nCleo,Three\n');
    const rows = (asked: string, login?: string) => port.call('GET', `import/${file.id}/rows?rows=${asked}`, as(login));
    expect((await rows('3,2')).body).toEqual({
      rows: [
        { row: 2, cells: ['Ada', 'One'] },
        { row: 3, cells: ['', 'Two'] },
      ],
    });
    for (const login of ['colleague', 'stranger']) expect((await rows('2', login)).status).toBe(404);
    for (const odd of ['1', 'x', '2,-3', '2.5', Array.from({ length: 101 }, (_, n) => n + 2).join()])
      expect((await rows(odd)).body.code).toBe(no.wrongRepairs().code);
    expect((await rows('900')).body).toEqual({ rows: [] });
  });
  test('go in as they were repaired, and only these run again', async () => {
    const file = await upload(
      'First name,Last name,E-mail\nDora,Four,d@example.org\nEmma,Five,nonsense\nFay,Six,bad\n',
    );
    const columns = targets(file);
    const before = await done(file.id, { what: 'IMPORT', columns });
    expect(before.result.counts).toMatchObject({ rows: 3, created: 1, failed: 2 });
    const repairs = { 3: ['Emma', 'Five', 'e@example.org'] };
    const tried = await done(file.id, { what: 'DRY_RUN', columns, repairs, onlyRepaired: true });
    expect(tried.result.counts).toMatchObject({ rows: 1, created: 1, failed: 0 });
    expect(await names()).not.toContain('Emma Five');
    const still = await done(file.id, {
      what: 'IMPORT',
      columns,
      repairs: { ...repairs, 4: ['Fay', 'Six', 'bad still'] },
      onlyRepaired: true,
    });
    expect(still.result.counts).toMatchObject({ rows: 2, created: 1, failed: 1 });
    expect(still.result.findings.map((one: { row: number }) => one.row)).toEqual([4]);
    expect((await names()).filter((name) => name === 'Dora Four' || name === 'Emma Five')).toEqual([
      'Dora Four',
      'Emma Five',
    ]);
  });
  test.each([[{ 1: ['a'] }], [{ x: ['a'] }], [{ 2: 'a' }], [{ 2: [1] }], [['a']], [{}]])(
    'repairs that make no sense are refused: %j',
    async (repairs) => {
      const file = await upload('First name,Last name\nAda,One\n');
      const answer = await run(file.id, { what: 'IMPORT', columns: targets(file), repairs, onlyRepaired: true });
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe(no.wrongRepairs().code);
    },
  );
});

describe('an import is taken back', () => {
  test('what it created goes; what was changed since, added to, or there before stays and is named', async () => {
    const [old] = (await port.call('GET', 'fe/person?search=Dora', as())).body.content;
    const file = await upload(
      `id,First name,Last name\n${old.id},Dora,Renamed\n,Gina,Seven\n,Hedi,Eight\n,Iris,Nine\n`,
    );
    const imported = await done(file.id, { what: 'IMPORT', columns: targets(file) });
    expect(imported.result.counts).toMatchObject({ created: 3, updated: 1 });
    const find = async (name: string) => (await port.call('GET', `fe/person?search=${name}`, as())).body.content[0];
    const hedi = await find('Hedi');
    await port.call('PUT', `fe/person/${hedi.id}`, { ...as(), body: { title: 'Dr' }, headers: { 'if-match': '"1"' } });
    const iris = await find('Iris');
    const child = { employeePerson: { id: iris.id }, firstName: 'Jo', lastName: 'Nine', type: 'CHILD' };
    expect((await port.call('POST', 'fe/dependant', { ...as(), body: child })).status).toBe(201);
    for (const login of ['colleague', 'stranger']) expect((await undo(imported.id, login)).status).toBe(404);
    const job = await ended((await undo(imported.id)).body.id);
    expect(job).toMatchObject({ state: 'done', result: { counts: { removed: 1, kept: 3 } } });
    const kept = Object.fromEntries(
      job.result.kept.map((one: { label: string; title: string }) => [one.label, one.title]),
    );
    expect(Object.keys(kept).sort()).toEqual(['Dora Renamed', 'Hedi Eight', 'Iris Nine']);
    expect(kept['Hedi Eight']).toBe('It was changed since the import.');
    expect(kept['Dora Renamed']).toBe('The import has only changed it; it was there before.');
    expect(kept['Iris Nine']).not.toBe('');
    const left = await names();
    expect(left).not.toContain('Gina Seven');
    for (const name of Object.keys(kept)) expect(left).toContain(name);
    // Pressed twice it is the same job.
    expect((await undo(imported.id)).body.id).toBe(job.id);
  });
  test('a check, another job, and what is nobody’s cannot be', async () => {
    const file = await upload('First name,Last name\nKim,Ten\n');
    const tried = await done(file.id, { what: 'DRY_RUN', columns: targets(file) });
    for (const id of [tried.id, crypto.randomUUID(), 'nonsense']) expect((await undo(id)).status).toBe(404);
  });
});
