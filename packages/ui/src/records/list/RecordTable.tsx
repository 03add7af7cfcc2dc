import { Checkbox } from '@mantine/core';
import { type ReactNode, useMemo, useRef } from 'react';
import { useSettings } from '../../language/settings.tsx';
import { fieldAt } from '../fields/field-at.ts';
import { useShow } from '../fields/use-show.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { ShownColumn } from './columns.ts';
import { fitColumns, useRoom } from './fit-columns.ts';
import { GroupHead } from './GroupHead.tsx';
import { HeadCell } from './HeadCell.tsx';
import { useSums } from './list-sums.ts';
import { TableRow } from './TableRow.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import { tableLines } from './table-lines.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';
import { useShownLines } from './use-shown-lines.ts';
import { weighColumns } from './weigh-columns.ts';

export interface RecordTableProps {
  readonly list: List;
  /** Absent: rows cannot be selected. */
  readonly selection?: Selection;
  /** Index of the row that the keyboard is on. */
  readonly cursor: number;
  readonly onCursor: (index: number) => void;
  readonly onPreview: (row: Row) => void;
  readonly menuOf: (row: Row) => ReactNode;
  /** The value that is being changed where it stands. */
  readonly editing: { readonly row: string; readonly field: string } | null;
  readonly onEdit: (editing: { readonly row: string; readonly field: string } | null) => void;
  /** Counts up when the keyboard moved from outside the table: the row it moved to takes the focus. */
  readonly called: number;
}
const heights = { compact: 32, standard: 40, relaxed: 48 } as const;
/** Widths of `.hp-col-select` and `.hp-col-menu`. */
const selectWidth = 44;
const menuWidth = 48;
/** So many columns stand outside the data: selection before, menu behind. */
const edges = 2;

/** Rows of a list: header and first column stay, only what is in sight is drawn. */
export function RecordTable({
  list,
  selection,
  cursor,
  onCursor,
  onPreview,
  menuOf,
  editing,
  onEdit,
  called,
}: RecordTableProps) {
  const text = useRecordText();
  const labels = useLabels();
  const { density } = useSettings();
  const scroll = useRef<HTMLDivElement>(null);
  const group = list.state.group ? fieldAt(list.entity, list.state.group) : undefined;
  const lines = useMemo(() => tableLines(list.rows, group?.wire ?? null), [list.rows, group]);
  const place = lines.findIndex((line) => line.kind === 'row' && line.index === cursor);
  const { before, behind, indexes } = useShownLines(lines.length, heights[density], scroll, place);

  const room = useRoom(scroll) - menuWidth - (selection ? selectWidth : 0);
  const sums = useSums(list);
  const show = useShow();
  const weighed = useMemo(
    () => weighColumns(list.columns, list.rows, sums, show, list.entity),
    [list.columns, list.rows, sums, show, list.entity],
  );
  const columns = fitColumns(weighed, room);
  const lefts = pinnedLefts(columns, selection ? selectWidth : 0);
  const leftOf = (column: ShownColumn) => lefts.get(column.at.name);

  const span = columns.length + edges + (selection ? 1 : 0);
  const isAll = selection !== undefined && list.rows.length > 0 && list.rows.every((row) => selection.has(row.id));
  const isSome = selection !== undefined && list.rows.some((row) => selection.has(row.id));
  const first = list.state.page * list.state.size;

  return (
    <section
      className="hp-table-scroll"
      ref={scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={labels.plural(list.entity)}
      data-busy={list.query.isFetching || undefined}
    >
      <table
        className="hp-table"
        aria-rowcount={list.query.data ? first + list.rows.length + 1 : undefined}
        aria-busy={list.query.isFetching}
      >
        <colgroup>
          {selection ? <col className="hp-col-select" /> : null}
          {columns.map((column) => (
            <col key={column.at.name} style={{ width: column.width }} />
          ))}
          <col />
          <col className="hp-col-menu" />
        </colgroup>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className="hp-cell-select">
                <Checkbox
                  aria-label={text('select.page')}
                  checked={isAll}
                  indeterminate={isSome && !isAll}
                  onChange={() => selection.set(list.rows, !isAll)}
                />
              </th>
            ) : null}
            {columns.map((column, at) => (
              <HeadCell key={column.at.name} list={list} column={column} isFirst={at === 0} left={leftOf(column)} />
            ))}
            <td className="hp-cell-rest" />
            <th scope="col" className="hp-cell-menu">
              <span className="hp-hidden">{text('row.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 ? <Gap height={before} span={span} /> : null}
          {indexes.map((at) => {
            const line = lines[at];
            if (!line) return null;
            if (line.kind === 'group')
              return (
                <tr key={line.key} className="hp-group-row">
                  <th scope="rowgroup" colSpan={span}>
                    {group ? <GroupHead list={list} group={group} line={line} sums={sums} /> : null}
                  </th>
                </tr>
              );
            return (
              <TableRow
                key={line.row.id}
                list={list}
                row={line.row}
                rowIndex={first + line.index + 2}
                isCurrent={line.index === cursor}
                isSelected={selection?.has(line.row.id) ?? false}
                onSelect={selection ? () => selection.toggle(line.row) : undefined}
                onFocus={() => onCursor(line.index)}
                onPreview={() => onPreview(line.row)}
                onMove={(by) => onCursor(Math.max(0, Math.min(list.rows.length - 1, line.index + by)))}
                leftOf={leftOf}
                editing={editing?.row === line.row.id ? editing.field : null}
                onEdit={(field) => onEdit(field === null ? null : { row: line.row.id, field })}
                called={called}
                menu={menuOf(line.row)}
              />
            );
          })}
          {behind > 0 ? <Gap height={behind} span={span} /> : null}
        </tbody>
        {sums && columns.some((column) => column.isTotalled) ? (
          <TotalsRow columns={columns} sums={sums} hasSelection={selection !== undefined} leftOf={leftOf} />
        ) : null}
      </table>
    </section>
  );
}

/** Where the pinned columns behind the first one stay, by the name of their field. */
function pinnedLefts(columns: readonly ShownColumn[], start: number): ReadonlyMap<string, number> {
  const lefts = new Map<string, number>();
  let left = start;
  columns.forEach((column, at) => {
    if (at > 0 && !column.isPinned) return;
    if (at > 0) lefts.set(column.at.name, left);
    left += column.width;
  });
  return lefts;
}

/** Room for the rows that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={span} className="hp-gap" style={{ height }} />
    </tr>
  );
}
