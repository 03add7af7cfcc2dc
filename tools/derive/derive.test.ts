import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  date,
  dateRange,
  defineAction,
  defineCatalogue,
  defineEntity,
  lifecycle,
  person,
  text,
} from '@homeport/grammar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deriveCataloguePages, inWords } from './catalogue-pages.ts';
import { deriveDays } from './days.ts';
import { writeOrCompare } from './derived-files.ts';
import { deriveDomains } from './domains.ts';
import { deriveMigration } from './migration.ts';
import { derivePermissions } from './permissions.ts';
import { missingWords } from './words.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'homeport-derive-'));
});
afterEach(() => rm(root, { recursive: true }));

const write = async (path: string, content: string): Promise<void> => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
};

const me = defineEntity({
  name: 'person',
  label: 'Person',
  plural: 'Persons',
  title: ['name'],
  fields: { name: text('Name', { required: true }) },
  access: { boss: { do: 'everything' } },
});
const task = defineEntity({
  name: 'bigTask',
  label: 'Big task',
  plural: 'Big tasks',
  title: ['name'],
  fields: {
    name: text('Name'),
    owner: person('Owner'),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: { OPEN: { label: 'Open' }, DONE: { label: 'Done', final: true } },
      transitions: { finish: { label: 'Finish', from: ['OPEN'], to: 'DONE', by: ['boss'], needs: ['isReady'] } },
    }),
  },
  access: {
    worker: {
      do: ['read'],
      where: {
        all: [
          { field: 'owner', op: 'eq', value: '$me.person' },
          { field: 'name', op: 'notNull' },
        ],
      },
    },
    boss: { do: ['read', 'create'] },
  },
});
const poke = defineAction({ name: 'poke', on: task, label: 'Poke', input: { why: text('Why') }, by: ['boss'] });
const domain = {
  name: 'work',
  entities: [me, task],
  actions: [poke],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
const catalogue = defineCatalogue([domain]);
const model = 'packages/model/src';

test('a domain lists what its files declare, by kind, and nothing else they export', async () => {
  await write(
    `${model}/work/big-task.entity.ts`,
    "export const bigTask = { name: 'bigTask', title: ['a'], fields: {}, access: {} };\nexport const limits = { access: 1 };",
  );
  await write(
    `${model}/work/work.actions.ts`,
    "export const poke = { name: 'poke', on: 'bigTask', label: 'Poke', input: {} };\nexport function help() {}",
  );
  await write(`${model}/work/work.refusals.ts`, "export const workRefusals = { $domain: 'work', $specs: {} };");
  await write(`${model}/work/big-task.rules.ts`, "export const bigTaskRules = { on: 'bigTask', spec: {} };");
  await write(`${model}/work/notes.ts`, 'export const ignored = { fields: {}, access: {}, title: [] };');
  await write(`${model}/pure/sum.rules.ts`, 'export const sum = (a, b) => a + b;');
  const files = await deriveDomains(root);
  expect(files.map((f) => [f.path.slice(model.length + 1), f.text !== undefined])).toEqual([
    ['pure/domain.generated.ts', false],
    ['pure/drawn.generated.ts', false],
    ['work/domain.generated.ts', true],
    ['work/drawn.generated.ts', true],
    ['catalogue/catalogue.generated.ts', true],
    ['catalogue/drawn-domains.generated.ts', true],
    ['catalogue/refusals.generated.ts', true],
    ['catalogue/more-refusals.generated.ts', true],
    ['catalogue/calculations.generated.ts', true],
  ]);
  const [, , work, drawn, all, ways, refusals] = files.map((f) => f.text ?? '');
  expect(work).toContain("import { bigTask } from './big-task.entity.ts';");
  expect(work).toContain('entities: [bigTask],');
  expect(work).toContain('actions: [poke],');
  expect(work).not.toMatch(/limits|help|ignored/);
  expect(work).toContain('rules: [bigTaskRules],');
  // What a browser loads to draw its screens carries no rules.
  expect(drawn).toContain('entities: [bigTask],');
  expect(drawn).not.toMatch(/rules\.ts|refusals\.ts/);
  expect(ways).toContain("'work': () => import('../work/drawn.generated.ts'),");
  expect(refusals).toContain("import { workRefusals as work_workRefusals } from '../work/work.refusals.ts';");
  expect(all).toContain('domains: readonly Domain[] = [work]');
});

test('derived files are written where they differ, compared with --check, and removed when nothing declares them', async () => {
  const files = [
    { path: 'a/one.md', text: 'new' },
    { path: 'a/two.md', text: undefined },
  ];
  await write('a/two.md', 'left over');
  expect(await writeOrCompare(root, files, true)).toEqual(['a/one.md', 'a/two.md']);
  expect(await writeOrCompare(root, files, false)).toEqual([]);
  expect(await readFile(join(root, 'a/one.md'), 'utf8')).toBe('new');
  expect(await writeOrCompare(root, files, true)).toEqual([]);
});

test('the next migration takes the next number and starts from the last snapshot', async () => {
  const first = await deriveMigration(root, catalogue, { name: 'initial', isReset: true });
  expect(first.files.map((f) => f.path)).toEqual([
    'apps/server/migrations/0001_initial.sql',
    'apps/server/migrations/catalogue.snapshot.json',
  ]);
  await writeOrCompare(root, first.files, false);
  expect(await deriveMigration(root, catalogue, { name: undefined, isReset: false })).toEqual({
    files: [],
    pending: [],
  });
  await write('apps/server/migrations/0002_by-hand.sql', 'select 1;');
  const changed = defineCatalogue([
    { ...domain, entities: [me, { ...task, fields: { ...task.fields, note: text('Note') } }] },
  ]);
  expect((await deriveMigration(root, changed, { name: undefined, isReset: false })).pending[0]).toBe(
    'alter table "app"."big_task" add column "note" text;',
  );
  const next = await deriveMigration(root, changed, { name: 'note', isReset: false });
  expect(next.files.map((f) => f.path.split('/').at(-1))).toEqual([
    '0003_note.sql',
    '0004_note_afterwards.sql',
    'catalogue.snapshot.json',
  ]);
  await expect(deriveMigration(root, catalogue, { name: 'no/name', isReset: true })).rejects.toThrow('no name');
});

test('a page tells fields, access, lifecycle and calls of an entity', async () => {
  const pages = await deriveCataloguePages(root, catalogue);
  const page = pages.find((p) => p.path === 'docs/catalogue/big-task.md')?.text ?? '';
  expect(page).toContain('table `big_task`');
  expect(page).toContain('| `owner` | Owner | person to [person](person.md) |');
  expect(page).toContain('| worker | read | owner eq $me.person and name notNull |');
  expect(page).toContain('  [*] --> OPEN\n');
  expect(page).toContain('  OPEN --> DONE: finish\n');
  expect(page).toContain('`POST fe/big-task/{id}/poke`');
  expect(page).not.toContain('`DELETE');
});

test('pages of entities that are gone go', async () => {
  await write('docs/catalogue/gone.md', 'x');
  expect(await deriveCataloguePages(root, catalogue)).toContainEqual({
    path: 'docs/catalogue/gone.md',
    text: undefined,
  });
});

test('the matrix says who may do what, and marks what is limited', () => {
  const { text: page = '' } = derivePermissions(catalogue);
  expect(page).toContain('| Entity | boss | worker |');
  expect(page).toContain('| [Big task](catalogue/big-task.md) | RC | R* |');
  expect(page).toContain('| [Person](catalogue/person.md) | RCUDIX |  |');
  expect(page).toContain('| Big task | `status.finish` | boss |  |');
  expect(page).toContain('| Big task | `poke` | boss |  |');
});

test('filters read as sentences', () => {
  const a = { field: 'a', op: 'eq', value: 1 } as const;
  expect(inWords({ any: [a, { all: [a, { field: 'b', op: 'in', value: ['x', 'y'] }] }] })).toBe(
    'a eq 1 or (a eq 1 and b in x, y)',
  );
});

test('texts that a language lacks, has empty or has too many of are named', async () => {
  expect(await missingWords(root, catalogue)).toEqual([
    expect.stringMatching(/^packages\/model\/src\/work\/es\.json is missing \(\d+ texts\)$/),
    expect.stringMatching(/^packages\/model\/src\/work\/fr\.json is missing/),
  ]);
  const words = { bigTask: 'Gran tarea', person: ' ', old: 'Viejo' };
  await write(`${model}/work/es.json`, JSON.stringify(words));
  const [lacks, extra] = await missingWords(root, catalogue);
  expect(lacks).toMatch(/es\.json lacks .*: person, /);
  expect(lacks).not.toContain('bigTask,');
  expect(extra).toBe('packages/model/src/work/es.json has what nothing declares: old');
});

test('fields that hold days are listed by entity and by action, of what assignees read and do and of nothing else', () => {
  const stayOf = (name: string, role: string) =>
    defineEntity({
      name,
      label: 'Stay',
      plural: 'Stays',
      title: ['name'],
      fields: { name: text('Name'), start: date('Start'), nights: dateRange('Nights') },
      access: { [role]: { do: ['read'] } },
    });
  const stay = stayOf('stay', 'assignee');
  const sold = stayOf('sold', 'finance');
  const move = defineAction({
    name: 'move',
    on: stay,
    label: 'Move',
    input: { to: date('To'), why: text('Why') },
    by: ['assignee'],
  });
  const { text: written } = deriveDays({ entities: [me, stay, sold], actions: [move, poke] });
  expect(written).toContain("'stay': { start: 'date', nights: 'dateRange' },");
  expect(written).toContain("'stay.move': { to: 'date' },");
  expect(written).not.toMatch(/person|poke|why|sold/);
});
