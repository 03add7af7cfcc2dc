import { allowanceOf, date, defineEntity, ref, text, weight } from '@homeport/grammar';
import { describe, expect, it } from 'vitest';
import { neededWires, shownColumns } from './columns.ts';
import { fitColumns } from './fit-columns.ts';
import type { ListColumn } from './list-state.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name'), packer: ref('Packer', 'user'), packed: date('Packed') },
  list: ['name', 'packer', 'packed'],
  access: {},
});
const widths = (room: number, chosen: readonly ListColumn[] | null = null) =>
  fitColumns(shownColumns(crate, allowanceOf(crate.access, []), chosen), room).map(({ width }) => width);

describe('columns in a narrow window', () => {
  it('stay as they are where they fit', () => {
    expect(widths(500)).toEqual([200, 180, 120]);
    expect(widths(Number.POSITIVE_INFINITY)).toEqual([200, 180, 120]);
  });

  it('share what is left over, within reason', () => {
    expect(widths(600)).toEqual([250, 230, 120]);
    expect(widths(2000)).toEqual([320, 300, 120]);
  });

  it('take what is missing from names and texts alone', () => {
    expect(widths(446)).toEqual([168, 158, 120]);
  });

  it('show as many as possible whole where not all fit', () => {
    expect(widths(326)).toEqual([168, 158, 120]);
    expect(widths(250)).toEqual([200, 180, 120]);
  });

  it('leave a width that somebody chose', () => {
    expect(widths(478, [{ field: 'name', width: 200 }, { field: 'packer' }, { field: 'packed' }])).toEqual([
      200, 158, 120,
    ]);
  });
});

describe('a measure', () => {
  const barrel = defineEntity({
    name: 'barrel',
    label: 'Barrel',
    plural: 'Barrels',
    title: ['name'],
    fields: { name: text('Name'), ...weight('gross', 'Gross weight') },
    list: ['name', 'gross', 'grossUnit'],
    totals: ['gross'],
    access: {},
  });
  const columns = shownColumns(barrel, allowanceOf(barrel.access, []), null);
  it('has its unit inside the figure, asked for and not in a column of its own', () => {
    expect(columns.map(({ at }) => at.name)).toEqual(['name', 'gross']);
    expect(neededWires(barrel, { columns, group: null }, allowanceOf(barrel.access, []))).toContain('grossUnit');
  });
  it('is not added up over units', () => expect(columns.some((column) => column.isTotalled)).toBe(false));
});
