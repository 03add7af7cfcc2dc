import { createHash } from 'node:crypto';
import { code, defineCatalogue, defineEntity, json, lifecycle, ref, refs, text } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import { bundleFormat, readBundle, signerOf, writeBundle } from './bundle-file.ts';
import { canonical } from './canonical.ts';
import { differences, leavesBetween, nameInBundle } from './differences.ts';
import { orderOfWriting } from './order-of-writing.ts';
import { naturalKey, tokenText, travelling } from './portable.ts';
import type { Configuration } from './read-configuration.ts';

const fields = { code: code('Code', { required: true }), name: text('Name', { required: true }) };
const common = { title: ['name'], unique: [{ fields: ['code'] }], configuration: {}, access: {} } as const;
const shelf = defineEntity({
  ...common,
  name: 'shelf',
  label: 'Shelf',
  plural: 'Shelves',
  fields: { ...fields, next: ref('Next', 'shelf'), keeper: ref('Keeper', 'keeper'), box: ref('Box', 'box') },
});
const box = defineEntity({
  ...common,
  name: 'box',
  label: 'Box',
  plural: 'Boxes',
  fields: {
    ...fields,
    shelf: ref('Shelf', 'shelf', { required: true }),
    shelves: refs('Shelves', 'shelf'),
    look: json('Look'),
    secret: text('Secret', { secret: true }),
    status: lifecycle('Status', {
      initial: 'A',
      states: {
        A: { label: 'A', tone: 'neutral' },
        B: { label: 'B', tone: 'neutral' },
        C: { label: 'C', tone: 'neutral', final: true },
      },
      transitions: {
        on: { label: 'On', from: ['A'], to: 'B', by: [] },
        end: { label: 'End', from: ['B'], to: 'C', by: [] },
      },
    }),
  },
});
const keeper = defineEntity({
  name: 'keeper',
  label: 'Keeper',
  plural: 'Keepers',
  title: ['login'],
  unique: [{ fields: ['login'] }],
  access: {},
  fields: { login: text('Login', { required: true }) },
});
const catalogue = defineCatalogue([
  {
    name: 'store',
    entities: [shelf, box, keeper],
    actions: [],
    routes: [],
    events: [],
    refusals: [],
    rules: [],
    screens: [],
  },
]);

const to = (entity: string, ...key: string[]) => ({ $to: entity, $key: key });
const record = (key: string, values: object = {}) => ({
  key: [key],
  values: { code: key, name: key, ...values } as never,
});
const standing = (parts: Record<string, ReturnType<typeof record>[]>): Configuration => ({
  parts: new Map(
    ['shelf', 'box'].map((name) => [
      name,
      (parts[name] ?? []).map((one) => ({ ...one, id: `${name}-${one.key[0]}`, version: 1 })),
    ]),
  ),
  ids: new Map(
    Object.entries(parts).flatMap(([name, all]) =>
      all.map((one) => [tokenText(name, one.key), `${name}-${one.key[0]}`] as const),
    ),
  ),
  leftOut: [],
  open: new Set(['shelf', 'box']),
});
const compare = (
  there: Record<string, ReturnType<typeof record>[]>,
  here: Record<string, ReturnType<typeof record>[]> = {},
  chosen = ['shelf', 'box'],
) => differences(catalogue, { parts: there }, standing(here), new Set(chosen)).records;
const deeds = (all: ReturnType<typeof compare>) =>
  all.map(({ entity, deed, record: { key } }) => `${deed} ${entity} ${key}`);

describe('what travels', () => {
  test('has a name that is no person, and no secrets', () => {
    expect(naturalKey(shelf)).toEqual(['code']);
    expect(naturalKey(keeper)).toBeUndefined();
    expect(travelling(catalogue, shelf).map(([name]) => name)).toEqual(['code', 'name', 'next', 'box']);
    expect(travelling(catalogue, box).map(([name]) => name)).not.toContain('secret');
  });
});

describe('differences', () => {
  test('add, change field by field, leave what is the same and what is only here', () => {
    const all = compare(
      { shelf: [record('A'), record('B', { name: 'New' }), record('C')] },
      { shelf: [record('B'), record('C'), record('D')] },
    );
    expect(deeds(all)).toEqual(['ADD shelf A', 'CHANGE shelf B', 'ONLY_HERE shelf D']);
    expect(all[1]?.fields).toEqual([{ name: 'name', here: 'B', there: 'New' }]);
  });
  test('lead to what is here or comes along; a needed relation to nothing keeps its record out, and those behind it', () => {
    const there = { shelf: [record('S')], box: [record('B', { shelf: to('shelf', 'S') })] };
    expect(deeds(compare(there))).toEqual(['ADD shelf S', 'ADD box B']);
    expect(deeds(compare(there, {}, ['box']))).toEqual(['BLOCKED box B']);
    expect(deeds(compare(there, { shelf: [record('S')] }, ['box']))).toEqual(['ADD box B']);
    const chain = { ...there, shelf: [record('T', { box: to('box', 'B') })] };
    const [first, second] = compare(chain);
    expect([first?.deed, first?.problems[0]?.kind, second?.deed]).toEqual(['ADD', 'UNRESOLVED', 'BLOCKED']);
  });
  test('find names in free JSON, and tell where it differs', () => {
    const there = { box: [record('B', { shelf: to('shelf', 'S'), look: { rows: [to('shelf', 'X')] } })] };
    expect(compare(there, { shelf: [record('S')] })[0]?.problems).toMatchObject([
      { kind: 'UNRESOLVED', field: 'look' },
    ]);
    expect(leavesBetween({ a: [1, { b: 2 }], c: 3 }, { a: [1, { b: 4 }], d: 5 })).toEqual([
      { path: 'a › 1 › b', here: 2, there: 4 },
      { path: 'c', here: 3, there: null },
      { path: 'd', here: null, there: 5 },
    ]);
  });
  test('take a state over where one step leads to it', () => {
    const here = (status: string) => ({
      shelf: [record('S')],
      box: [record('B', { shelf: to('shelf', 'S'), status })],
    });
    expect(compare({ box: here('B').box }, here('A'), ['box'])[0]).toMatchObject({
      fields: [{ name: 'status' }],
      problems: [],
    });
    expect(compare({ box: here('C').box }, here('A'), ['box'])[0]).toMatchObject({
      fields: [],
      problems: [{ kind: 'STATE' }],
    });
  });
  test('leave out what was not chosen, and tell before what needed it', () => {
    const there = {
      shelf: [record('S', { next: to('shelf', 'T') }), record('T')],
      box: [record('B', { shelf: to('shelf', 'T') })],
    };
    const look = (...without: string[]) =>
      differences(catalogue, { parts: there }, standing({}), new Set(['shelf', 'box']), new Set(without)).records;
    const [s, t, b] = look();
    expect([s, t, b].map((one) => one?.deed)).toEqual(['ADD', 'ADD', 'ADD']);
    const without = look(nameInBundle(t as never));
    expect(deeds(without)).toEqual(['ADD shelf S', 'LEFT_OUT shelf T', 'BLOCKED box B']);
    expect(without[0]?.problems).toMatchObject([{ kind: 'UNRESOLVED', field: 'next' }]);
    expect(without[2]?.problems).toMatchObject([{ field: 'shelf' }]);
    // What stands here already can be left as it is.
    const here = { shelf: [record('T', { name: 'Old' })] };
    const changed = differences(
      catalogue,
      { parts: { shelf: [record('T', { name: 'New' })] } },
      standing(here),
      new Set(['shelf']),
      new Set([nameInBundle(t as never)]),
    );
    expect(deeds(changed.records)).toEqual(['LEFT_OUT shelf T']);
  });
  test('bring no new records of a kind that the caller does not make', () => {
    const closed = { ...standing({}), open: new Set<string>() };
    const { records } = differences(catalogue, { parts: { shelf: [record('A')] } }, closed, new Set(['shelf']));
    expect(records).toMatchObject([{ deed: 'BLOCKED', problems: [{ kind: 'CLOSED' }] }]);
  });
});

describe('the order of writing', () => {
  const orderOf = (there: Record<string, ReturnType<typeof record>[]>) =>
    orderOfWriting(catalogue, compare(there))?.map(({ change, later }) => [change.record.key[0], ...later].join(' '));
  test('puts records behind those they lead to', () => {
    expect(
      orderOf({
        box: [record('B', { shelf: to('shelf', 'S') })],
        shelf: [record('S', { next: to('shelf', 'T') }), record('T')],
      }),
    ).toEqual(['T', 'S', 'B']);
  });
  test('writes relations of a circle at the end where they may be empty, to the record itself, too', () => {
    expect(orderOf({ shelf: [record('S', { next: to('shelf', 'S') })] })).toEqual(['S next']);
    expect(
      orderOf({ shelf: [record('S', { box: to('box', 'B') })], box: [record('B', { shelf: to('shelf', 'S') })] }),
    ).toEqual(['S box', 'B']);
  });
});

describe('the file', () => {
  const seed = createHash('sha256').update('a key').digest();
  const bundle = {
    format: bundleFormat,
    version: 1,
    made: { at: '2026-01-01T00:00:00Z', code: 'A', name: 'A', address: '' },
    parts: { shelf: [record('é')] },
    leftOut: [],
  } as const;
  test('is read again whatever the order of its names, and names its signer', () => {
    const file = JSON.parse(writeBundle(bundle, seed)) as Record<string, unknown>;
    const read = readBundle(JSON.stringify(Object.fromEntries(Object.entries(file).reverse())));
    expect(read).toMatchObject({ bundle, signer: signerOf(seed) });
  });
  test('is refused when anything in it was changed, or its signature was', () => {
    const file = JSON.parse(writeBundle(bundle, seed)) as { signature: { value: string; key: string } };
    const other = signerOf(createHash('sha256').update('another key').digest()).key;
    const changed = [
      { ...file, leftOut: [1] },
      { ...file, more: 1 },
      { ...file, signature: { ...file.signature, key: other } },
      { ...file, signature: { ...file.signature, value: 'AAAA' } },
      { ...file, signature: { ...file.signature, algorithm: 'none' } },
    ];
    expect(changed.map((one) => readBundle(JSON.stringify(one)))).toEqual(changed.map(() => 'TAMPERED'));
    expect(readBundle('{')).toBe('NO_BUNDLE');
    expect(readBundle(JSON.stringify({ ...file, version: 2 }))).toBe('NEWER');
  });
  test('is signed over one form of its content', () => {
    expect(canonical({ b: [1, null, { d: undefined, c: 'x' }], a: 'ü' })).toBe('{"a":"ü","b":[1,null,{"c":"x"}]}');
  });
});
