import { ActionIcon, Checkbox } from '@mantine/core';
import { ArrowDown, ArrowUp, Pin, Sigma } from 'lucide-react';
import { Icon } from '../../parts/Icon.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { canTotal, chosenColumns, possibleColumns, usualColumn } from './columns.ts';
import type { ListColumn } from './list-state.ts';
import type { List } from './use-list.ts';

/** Which columns are shown, in which order, which stay in sight and which are added up. Saved at once, with the address. */
export function ColumnEditor({ list }: { list: List }) {
  const text = useRecordText();
  const labels = useLabels();
  const chosen = chosenColumns(list.entity, list.state.columns);
  const possible = possibleColumns(list.entity, list.allowance);
  const shown = chosen.flatMap((column) => {
    const at = possible.find((one) => one.name === column.field);
    return at ? [{ at, column }] : [];
  });
  const others = possible.filter((at) => !chosen.some((column) => column.field === at.name));
  const set = (columns: readonly ListColumn[]) => list.change({ columns });
  const move = (place: number, by: number) => {
    const next = [...chosen];
    const [column] = next.splice(place, 1);
    if (column) next.splice(place + by, 0, column);
    set(next);
  };
  const mark = (column: ListColumn, part: Partial<ListColumn>) =>
    set(chosen.map((one) => (one === column ? { ...one, ...part } : one)));
  return (
    <div className="hp-columns">
      <ul>
        {shown.map(({ at, column }) => {
          const place = chosen.indexOf(column);
          const label = labels.field(at);
          return (
            <li key={at.name}>
              <Checkbox
                checked
                label={label}
                disabled={shown.length === 1}
                onChange={() => set(chosen.filter((one) => one !== column))}
              />
              {canTotal(list.entity, at, list.allowance) ? (
                <ActionIcon
                  variant={column.isTotalled ? 'light' : 'subtle'}
                  color={column.isTotalled ? 'accent' : 'neutral'}
                  aria-label={text('columns.total', { field: label })}
                  aria-pressed={column.isTotalled ?? false}
                  onClick={() => mark(column, { isTotalled: !column.isTotalled })}
                >
                  <Icon of={Sigma} small />
                </ActionIcon>
              ) : null}
              {place === 0 ? null : (
                <ActionIcon
                  variant={column.isPinned ? 'light' : 'subtle'}
                  color={column.isPinned ? 'accent' : 'neutral'}
                  aria-label={text('columns.pin', { field: label })}
                  aria-pressed={column.isPinned ?? false}
                  onClick={() => mark(column, { isPinned: !column.isPinned })}
                >
                  <Icon of={Pin} small />
                </ActionIcon>
              )}
              <ActionIcon
                variant="subtle"
                color="neutral"
                aria-label={text('columns.up', { field: label })}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <Icon of={ArrowUp} small />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="neutral"
                aria-label={text('columns.down', { field: label })}
                disabled={place === chosen.length - 1}
                onClick={() => move(place, 1)}
              >
                <Icon of={ArrowDown} small />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {others.length > 0 ? (
        <ul>
          {others.map((at) => (
            <li key={at.name}>
              <Checkbox
                checked={false}
                label={labels.field(at)}
                onChange={() => set([...chosen, usualColumn(list.entity, at.name)])}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {list.state.columns ? (
        <button type="button" className="hp-link-button" onClick={() => list.change({ columns: null })}>
          {text('columns.reset')}
        </button>
      ) : null}
    </div>
  );
}
