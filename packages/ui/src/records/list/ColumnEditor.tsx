import { ActionIcon, Checkbox } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../../controls/Icon.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { declaredColumns, possibleColumns } from './columns.ts';
import type { List } from './use-list.ts';

/** Which columns are shown, in which order. Saved at once, with the address. */
export function ColumnEditor({ list }: { list: List }) {
  const text = useRecordText();
  const labels = useLabels();
  const chosen = list.state.columns ?? declaredColumns(list.entity).map((field) => ({ field }));
  const names = chosen.map((column) => column.field);
  const possible = possibleColumns(list.entity, list.allowance);
  const shown = names.flatMap((name) => possible.find((at) => at.name === name) ?? []);
  const others = possible.filter((at) => !names.includes(at.name));
  const set = (fields: readonly string[]) =>
    list.change({ columns: fields.map((field) => chosen.find((one) => one.field === field) ?? { field }) });
  const move = (place: number, by: number) => {
    const next = [...names];
    const [name] = next.splice(place, 1);
    if (name !== undefined) next.splice(place + by, 0, name);
    set(next);
  };
  return (
    <div className="hp-columns">
      <ul>
        {shown.map((at) => {
          const place = names.indexOf(at.name);
          const label = labels.field(at);
          return (
            <li key={at.name}>
              <Checkbox
                checked
                label={label}
                disabled={shown.length === 1}
                onChange={() => set(names.filter((name) => name !== at.name))}
              />
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
                disabled={place === names.length - 1}
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
              <Checkbox checked={false} label={labels.field(at)} onChange={() => set([...names, at.name])} />
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
