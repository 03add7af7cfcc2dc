import { allowanceOf, date, defineEntity, email, text } from '@homeport/grammar';
import { expect, test } from 'vitest';
import type { ShowContext } from '../fields/use-show.ts';
import { shownColumns } from './columns.ts';
import { fitColumns } from './fit-columns.ts';
import { weighColumns } from './weigh-columns.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name') },
  list: ['name'],
  access: {},
});

test('a column is as wide as its longest text, of however many rows', () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => ({ id: String(at), version: 1, name: 'x' }));
  const show = { text: (_at: unknown, value: unknown) => [String(value)] } as unknown as ShowContext;
  const width = (longest: string) =>
    weighColumns(
      shownColumns(crate, allowanceOf(crate.access, []), null),
      [...rows, { id: 'last', version: 1, name: longest }],
      undefined,
      show,
    )[0]?.width ?? 0;
  expect(width('x'.repeat(30))).toBeGreaterThan(width('x'));
});

const paper = defineEntity({
  name: 'paper',
  label: 'Paper',
  plural: 'Papers',
  title: ['reference'],
  fields: { reference: text('Reference', { max: 20 }), about: text('About'), more: text('More') },
  list: ['reference', 'about', 'more'],
  access: {},
});
test.each([
  ['is never cut to make room for texts', 'PB2609000003XW', true],
  ['of several words may be', 'PB 26 0900 0003 XW', false],
])('a reference %s', (_what, reference, isWhole) => {
  const rows = [{ id: '1', version: 1, reference, about: 'x'.repeat(40), more: 'x'.repeat(40) }];
  const show = { text: (_at: unknown, value: unknown) => [String(value)] } as unknown as ShowContext;
  const columns = weighColumns(shownColumns(paper, allowanceOf(paper.access, []), null), rows, undefined, show);
  const wanted = columns[0]?.width ?? 0;
  expect(wanted).toBeGreaterThan(112);
  expect((fitColumns(columns, 420)[0]?.width ?? 0) === wanted).toBe(isWhole);
});

const person = defineEntity({
  name: 'person',
  label: 'Person',
  plural: 'Persons',
  title: ['name'],
  fields: {
    name: text('Name'),
    first: text('First name'),
    mail: email('E-mail'),
    born: date('Born'),
    note: text('Note'),
  },
  list: ['name', 'first', 'mail', 'born', 'note'],
  access: {},
});
test('short texts leave their room to long ones, an address is seen whole, and the first column is cut last', () => {
  const formats = { date: (day: string) => day };
  const show = { formats, text: (_at: unknown, value: unknown) => String(value) } as unknown as ShowContext;
  const mail = 'hugo.conti@castellane.example';
  const rows = [
    { id: '1', version: 1, name: 'n'.repeat(40), first: 'Ana', mail, born: '2026-01-02', note: 'x'.repeat(40) },
  ];
  const columns = weighColumns(shownColumns(person, allowanceOf(person.access, []), null), rows, undefined, show);
  const [name, first, address, born] = columns.map(({ width }) => width);
  expect(first).toBe(104);
  expect(born).toBeLessThan(120);
  expect(address).toBeGreaterThan(mail.length * 7);
  expect(name).toBeGreaterThan(300);
  const tight = fitColumns(columns, 700).map(({ width }) => width);
  expect(tight[0]).toBeGreaterThanOrEqual(180);
  expect(tight.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(700);
});
