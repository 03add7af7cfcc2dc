import { certain } from '@homeport/grammar';
import type { Row } from '../host/row.ts';

/** A line of a table: a record, or the heading of a group. */
export type TableLine =
  | { readonly kind: 'row'; readonly row: Row; readonly index: number }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly value: unknown;
      readonly sample: Row;
      readonly count: number;
    };

const keyOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : JSON.stringify(value ?? null);

/** Rows with a heading wherever the grouped value changes; they arrive sorted by it. */
export function tableLines(rows: readonly Row[], groupWire: string | null): readonly TableLine[] {
  if (groupWire === null) return rows.map((row, index) => ({ kind: 'row', row, index }));
  const lines: TableLine[] = [];
  let start = 0;
  while (start < rows.length) {
    const first = certain(rows[start]);
    const key = keyOf(first[groupWire]);
    let end = start + 1;
    while (end < rows.length && keyOf(certain(rows[end])[groupWire]) === key) end += 1;
    lines.push({ kind: 'group', key: `${key}-${start}`, value: first[groupWire], sample: first, count: end - start });
    for (let index = start; index < end; index += 1) lines.push({ kind: 'row', row: certain(rows[index]), index });
    start = end;
  }
  return lines;
}
