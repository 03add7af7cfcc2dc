import { certain, type Entity } from '@homeport/grammar';
import { ActionIcon, Button, Popover } from '@mantine/core';
import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { Icon } from '../../parts/Icon.tsx';
import { type FieldAt, fieldAt } from '../fields/field-at.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { possibleFilters } from './columns.ts';
import type { ListCondition } from './list-state.ts';
import { useConditionText } from './use-condition-text.ts';
import type { List } from './use-list.ts';

/** The Filter button. */
export function FilterButton({ list, hasKeys }: { list: List; hasKeys: boolean }) {
  const text = useRecordText();
  const [isOpen, setOpen] = useState(false);
  useShortcut('f', () => setOpen(true), { label: text('filter.add'), group: text('list.keys'), isOn: hasKeys });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={320}
      trapFocus
      returnFocus
      closeOnEscape={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          data-filter
          leftSection={<Icon of={ListFilter} small />}
          onClick={() => setOpen(!isOpen)}
        >
          {text('filter.add')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('filter.add')}>
        <ConditionEditor
          fields={possibleFilters(list.entity, list.allowance)}
          onCancel={() => setOpen(false)}
          onApply={(condition) => {
            setOpen(false);
            list.change({ conditions: [...list.state.conditions, condition] });
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** What took the last condition away goes with it: the focus stands where the next one is made. */
const focusFilter = (gone: Element) => gone.closest('.hp-list')?.querySelector<HTMLElement>('[data-filter]')?.focus();

/** The conditions as chips: each opens to be changed, and can be taken away. */
export function FilterChips({ list }: { list: List }) {
  const text = useRecordText();
  const { conditions } = list.state;
  if (conditions.length === 0) return null;
  const replace = (place: number, next?: ListCondition) =>
    list.change({ conditions: conditions.flatMap((one, at) => (at === place ? (next ?? []) : one)) });
  return (
    <ul className="hp-filter-chips" aria-label={text('filter.list')}>
      {conditions.map((condition, place) => (
        <li key={`${condition.field}${condition.op}${String(condition.value)}`}>
          <FilterChip
            list={list}
            condition={condition}
            onChange={(next) => replace(place, next)}
            onRemove={() => replace(place)}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          className="hp-link-button"
          onClick={(event) => {
            focusFilter(event.currentTarget);
            list.change({ conditions: [] });
          }}
        >
          {text('filter.clear')}
        </button>
      </li>
    </ul>
  );
}

function FilterChip({
  list,
  condition,
  onChange,
  onRemove,
}: {
  list: List;
  condition: ListCondition;
  onChange: (next: ListCondition) => void;
  onRemove: () => void;
}) {
  const text = useRecordText();
  const [isOpen, setOpen] = useState(false);
  const at = certain(fieldAt(list.entity, condition.field));
  const words = useConditionText(at, condition);
  return (
    <span className="hp-filter-chip">
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        width={320}
        trapFocus
        returnFocus
        closeOnEscape={false}
      >
        <Popover.Target>
          <button type="button" className="hp-plain-button" onClick={() => setOpen(!isOpen)}>
            {words}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={words}>
          <ConditionEditor
            fields={possibleFilters(list.entity, list.allowance)}
            condition={condition}
            onCancel={() => setOpen(false)}
            onApply={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <ActionIcon
        variant="subtle"
        color="neutral"
        aria-label={text('filter.remove', { filter: words })}
        onClick={(event) => {
          focusFilter(event.currentTarget);
          onRemove();
        }}
      >
        <Icon of={X} small />
      </ActionIcon>
    </span>
  );
}

/** A condition in words, where it can no longer be changed. */
export function ConditionWords({ entity, condition }: { readonly entity: Entity; readonly condition: ListCondition }) {
  const at = fieldAt(entity, condition.field);
  return at ? <KnownCondition at={at} condition={condition} /> : null;
}
function KnownCondition({ at, condition }: { readonly at: FieldAt; readonly condition: ListCondition }) {
  return useConditionText(at, condition);
}
