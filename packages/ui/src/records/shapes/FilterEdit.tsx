import { type Filter, operators } from '@homeport/grammar';
import { ActionIcon, Button, Fieldset } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { Icon } from '../../controls/Icon.tsx';
import { PickList } from '../../controls/PickList.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { takesList, takesNoValue } from '../fields/kit.ts';
import { type RecordKey, useRecordText } from '../words/use-record-text.ts';
import { partsOf, readValue, writeValue } from './shape-values.ts';
import { ValueField } from './ValueField.tsx';

interface FilterEditProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
/** The conditions of a filter and whether all or any of them have to hold; a single condition is a group of one. */
function groupOf(value: unknown): { readonly how: 'all' | 'any'; readonly parts: readonly Filter[] } {
  const { all, any, field } = partsOf(value);
  if (Array.isArray(any)) return { how: 'any', parts: any };
  if (Array.isArray(all)) return { how: 'all', parts: all };
  return { how: 'all', parts: field === undefined ? [] : [value as Filter] };
}

/** When something holds: conditions, one a line, and groups of conditions among them. */
export function FilterEdit({ label, value, onChange }: FilterEditProps) {
  const text = useRecordText();
  const { how, parts } = groupOf(value);
  const change = (next: readonly Filter[], by: string = how) =>
    onChange(next.length === 0 ? null : next.length === 1 && 'field' in (next[0] as object) ? next[0] : { [by]: next });
  const put = (at: number, part: unknown) =>
    change(
      part === null
        ? parts.filter((_, other) => other !== at)
        : parts.map((one, other) => (other === at ? (part as Filter) : one)),
    );
  const condition: Filter = { field: '', op: 'eq', value: '' };
  return (
    <Fieldset legend={label} className="hp-shape-list">
      {parts.length > 1 ? (
        <PickList
          label={text('shape.how')}
          options={[
            { value: 'all', label: text('shape.all') },
            { value: 'any', label: text('shape.any') },
          ]}
          value={how}
          onChange={(next) => change(parts, next ?? 'all')}
        />
      ) : null}
      {parts.map((part, at) =>
        'field' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name; their place is what they are
          <div key={at} className="hp-shape-condition">
            <TextField
              label={text('filter.field')}
              value={part.field || null}
              onChange={(field) => put(at, { ...part, field: field ?? '' })}
            />
            <PickList
              label={text('filter.operator')}
              options={operators.map((op) => ({ value: op, label: text(`op.${op}` as RecordKey) }))}
              value={part.op}
              onChange={(op) => {
                const next = (op ?? 'eq') as typeof part.op;
                // What was typed means something else where several are asked for, and is no list where one is.
                const { value: before } = partsOf(part);
                const value =
                  takesList(next) === Array.isArray(before) && before !== undefined
                    ? before
                    : readValue(writeValue(before), takesList(next));
                put(at, takesNoValue(next) ? { field: part.field, op: next } : { ...part, op: next, value });
              }}
            />
            {takesNoValue(part.op) ? null : (
              <ValueField
                key={takesList(part.op) ? 'several' : 'one'}
                label={text('filter.value')}
                value={part.value}
                read={(typed) => readValue(typed, takesList(part.op))}
                onChange={(value) => put(at, { ...part, value })}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="neutral"
              aria-label={text('shape.remove', {
                name: text('shape.nth', { one: text('filter.operator'), n: at + 1 }),
              })}
              onClick={() => put(at, null)}
            >
              <Icon of={X} small />
            </ActionIcon>
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <FilterEdit key={at} label={text('shape.group')} value={part} onChange={(next) => put(at, next)} />
        ),
      )}
      <Button variant="default" leftSection={<Icon of={Plus} small />} onClick={() => change([...parts, condition])}>
        {text('shape.add', { one: text('filter.operator') })}
      </Button>
    </Fieldset>
  );
}
