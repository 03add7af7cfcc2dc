import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { kitOf } from '@homeport/ui/records/fields/field-kits.ts';
import { bulkFields } from '@homeport/ui/records/list/BulkChange.tsx';
import type { List } from '@homeport/ui/records/list/use-list.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { ActionIcon, Button } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useBatchWords } from './use-batch-words.ts';

/** A field and the value it gets; nothing empties it. */
export interface Change {
  /** Tells lines apart while they come and go. */
  readonly line: number;
  readonly name: string | null;
  readonly value: unknown;
}
export interface ChangeFieldsProps {
  readonly list: Pick<List, 'entity' | 'allowance'>;
  readonly changes: readonly Change[];
  readonly onChange: (changes: readonly Change[]) => void;
}

/** Fields with their new values, one line each. */
export function ChangeFields({ list, changes, onChange }: ChangeFieldsProps) {
  const text = useBatchWords();
  const labels = useLabels();
  const id = useId();
  const fields = useMemo(() => bulkFields(list), [list]);
  const set = (next: Change) => onChange(changes.map((one) => (one.line === next.line ? next : one)));
  const next = 1 + Math.max(...changes.map((one) => one.line));
  return (
    <div className="hp-lines">
      {changes.map(({ line, name, value }) => {
        const at = fields.find((one) => one.name === name);
        const kit = at ? kitOf(at) : undefined;
        const free = fields.filter((one) => one.name === name || !changes.some((other) => other.name === one.name));
        return (
          <div className="batch-change" key={line}>
            <PickList
              label={text('field')}
              required
              options={free.map((one) => ({ value: one.name, label: labels.field(one) }))}
              value={name}
              onChange={(chosen) => set({ line, name: chosen, value: null })}
            />
            {at && kit ? (
              <kit.Edit
                key={at.name}
                at={at}
                id={`${id}-${at.wire}`}
                label={text('value')}
                value={value}
                values={{ [at.wire]: value }}
                onChange={(given: unknown) => set({ line, name, value: given })}
                onOther={() => undefined}
                required={at.field.required === true}
              />
            ) : (
              <span />
            )}
            {changes.length > 1 ? (
              <ActionIcon
                variant="subtle"
                color="neutral"
                aria-label={text('remove', { field: at ? labels.field(at) : '' })}
                onClick={() => onChange(changes.filter((one) => one.line !== line))}
              >
                <Icon of={X} small />
              </ActionIcon>
            ) : null}
          </div>
        );
      })}
      <div className="hp-row">
        <Button
          variant="default"
          leftSection={<Icon of={Plus} small />}
          onClick={() => onChange([...changes, { line: next, name: null, value: null }])}
        >
          {text('add')}
        </Button>
      </div>
    </div>
  );
}
