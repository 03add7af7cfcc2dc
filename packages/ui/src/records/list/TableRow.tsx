import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../../parts/link.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { RefName } from '../fields/relation-kits.tsx';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { CellEditor } from './CellEditor.tsx';
import { canEditCell, editableColumns } from './cells.ts';
import type { ShownColumn } from './columns.ts';
import type { List } from './use-list.ts';

export interface TableRowProps {
  readonly list: List;
  readonly row: Row;
  /** Counted through all pages, from one, the header included. */
  readonly rowIndex: number;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onSelect?: () => void;
  readonly onFocus: () => void;
  readonly onPreview: () => void;
  readonly onMove: (by: number) => void;
  /** Where a pinned column stays, in pixels. */
  readonly leftOf: (column: ShownColumn) => number | undefined;
  /** The field of this row that is being changed. */
  readonly editing: string | null;
  readonly onEdit: (field: string | null) => void;
  /** Counts up when the keyboard moved here from outside the table. */
  readonly called: number;
  readonly menu: ReactNode;
}

/** One record of a list. The first column opens it; Space previews, x selects, the right button opens its menu. */
export function TableRow({
  list,
  row,
  rowIndex,
  isCurrent,
  isSelected,
  onSelect,
  onFocus,
  onPreview,
  onMove,
  leftOf,
  editing,
  onEdit,
  called,
  menu,
}: TableRowProps) {
  const text = useRecordText();
  const show = useShow();
  const host = useRecordHost();
  const element = useRef<HTMLTableRowElement>(null);
  const href = host.address({ to: 'record', entity: list.entity, id: row.id });
  const name = titleOf(list.entity, row, show) || text('row.unnamed');
  useEffect(() => {
    // The keyboard moved here; a click or Tab has brought its focus along.
    const table = element.current?.closest('table');
    if (isCurrent && table?.contains(document.activeElement) && document.activeElement?.tagName === 'TR')
      element.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  useEffect(() => {
    if (isCurrent && called > 0) element.current?.focus();
  }, [isCurrent, called]);
  // The rows are one stop of Tab: what is in the others is reached once the keyboard is on them.
  useEffect(() => {
    for (const one of element.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])
      one.tabIndex = isCurrent ? 0 : -1;
  });
  const done = (field: string) => (by?: 1 | -1) => {
    const fields = editableColumns(list, row);
    const next = by === undefined ? undefined : fields[fields.indexOf(field) + by];
    onEdit(next ?? null);
    if (next === undefined) element.current?.focus({ preventScroll: true });
  };
  const cell = (at: FieldAt, content: ReactNode) =>
    editing === at.name ? (
      <CellEditor list={list} row={row} at={at} onDone={done(at.name)}>
        {content}
      </CellEditor>
    ) : (
      <div className="hp-cell-text">{content}</div>
    );
  const startEdit = (at: FieldAt) => (canEditCell(list, row, at) ? () => onEdit(at.name) : undefined);
  const keys = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) onMove(by);
    else if (event.key === 'Enter' && href) host.go(href);
    else if (event.key === ' ') onPreview();
    else if (event.key === 'F2') onEdit(editableColumns(list, row)[0] ?? null);
    else return;
    event.preventDefault();
  };
  const openMenu = (event: MouseEvent<HTMLTableRowElement>) => {
    const button = element.current?.querySelector<HTMLButtonElement>('.hp-cell-menu button');
    if (!button) return;
    event.preventDefault();
    button.click();
  };
  return (
    <tr
      ref={element}
      className="hp-table-row"
      aria-rowindex={rowIndex}
      aria-selected={onSelect ? isSelected : undefined}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={keys}
      onContextMenu={openMenu}
    >
      {onSelect ? (
        <td className="hp-cell-select">
          <Checkbox aria-label={text('select.row', { name })} checked={isSelected} onChange={onSelect} />
        </td>
      ) : null}
      {list.columns.map((column, place) => {
        const { at, isEnd } = column;
        const value = row[at.wire];
        const left = leftOf(column);
        if (place > 0)
          return (
            <td
              key={at.name}
              data-end={isEnd || undefined}
              data-pinned={left === undefined ? undefined : true}
              style={left === undefined ? undefined : { left }}
              data-editable={canEditCell(list, row, at) || undefined}
              onDoubleClick={startEdit(at)}
            >
              {cell(at, <FieldShow at={at} value={value} row={row} isCell />)}
            </td>
          );
        const isBareId = (at.field.type === 'ref' || at.field.type === 'person') && typeof value === 'string';
        const words =
          list.entity.titled === at.name ? (
            name
          ) : isBareId ? (
            <RefName to={at.field.to} id={value} />
          ) : (
            show.text(at, value, row) || name
          );
        return (
          <th
            key={at.name}
            scope="row"
            data-first
            data-end={isEnd || undefined}
            data-editable={canEditCell(list, row, at) || undefined}
            onDoubleClick={startEdit(at)}
          >
            {cell(at, href ? <AppLink href={href}>{words}</AppLink> : words)}
          </th>
        );
      })}
      <td className="hp-cell-rest" />
      <td className="hp-cell-menu">{menu}</td>
    </tr>
  );
}
