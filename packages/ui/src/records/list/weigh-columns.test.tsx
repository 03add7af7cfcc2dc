import { allowanceOf, defineEntity, text } from '@homeport/grammar';
import { expect, test } from 'vitest';
import type { ShowContext } from '../fields/use-show.ts';
import { shownColumns } from './columns.ts';
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
