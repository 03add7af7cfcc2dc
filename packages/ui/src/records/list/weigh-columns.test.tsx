import { allowanceOf, defineEntity, text } from '@homeport/grammar';
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
