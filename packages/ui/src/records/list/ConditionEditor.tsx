import { certain, type FilterValue, type Operator, takesNoValue } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import { useKitText } from '../../language/use-text.ts';
import type { FieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import type { ListCondition } from './list-state.ts';
import { OperatorAndValue } from './OperatorAndValue.tsx';

export interface ConditionEditorProps {
  readonly fields: readonly FieldAt[];
  /** The condition to change; none for a new one. */
  readonly condition?: ListCondition;
  readonly onApply: (condition: ListCondition) => void;
  readonly onCancel: () => void;
}

/** One condition in the making: field, operator, typed value. */
export function ConditionEditor({ fields, condition, onApply, onCancel }: ConditionEditorProps) {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const [name, setName] = useState<string | null>(condition?.field ?? null);
  const [op, setOp] = useState<Operator | null>(condition?.op ?? null);
  const [value, setValue] = useState<FilterValue | undefined>(condition?.value);
  const at = fields.find((one) => one.name === name);
  const fieldKit = at ? kitOf(at) : null;
  const operator = op ?? fieldKit?.operators[0] ?? null;
  const hasValue =
    operator !== null && (takesNoValue(operator) || !(value === undefined || value === null || value === ''));
  const isReady = at !== undefined && hasValue;
  return (
    <form
      className="hp-condition"
      onKeyDown={(event) => {
        // One level back: an open list of choices closes first.
        if (event.key !== 'Escape' || event.currentTarget.querySelector('[aria-expanded="true"]')) return;
        event.stopPropagation();
        onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isReady && operator)
          onApply({ field: at.name, op: operator, ...(takesNoValue(operator) ? {} : { value: certain(value) }) });
      }}
    >
      <PickList
        label={text('filter.field')}
        required
        autoFocus={!condition}
        options={fields.map((one) => ({ value: one.name, label: labels.field(one) }))}
        value={name}
        onChange={(next) => {
          setName(next);
          setOp(null);
          setValue(undefined);
        }}
      />
      {at && operator ? (
        <OperatorAndValue
          at={at}
          op={operator}
          value={value}
          onChange={(nextOp, next) => {
            setOp(nextOp);
            setValue(next);
          }}
          autoFocus
        />
      ) : null}

      <div className="hp-dialog-actions">
        <Button variant="default" onClick={onCancel}>
          {kit('cancel')}
        </Button>
        <Button type="submit" disabled={!isReady}>
          {text('filter.apply')}
        </Button>
      </div>
    </form>
  );
}
