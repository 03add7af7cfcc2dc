import { type FilterValue, type Operator, operatorsOf, takesNoValue } from '@homeport/grammar';
import type { ComponentType } from 'react';
import { PickList } from '../../controls/PickList.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import type { AnyFilter } from '../fields/kit.ts';
import { kitWithin } from '../fields/known-kits.ts';
import { useRecordText } from '../words/use-record-text.ts';

interface OperatorAndValueProps {
  readonly at: FieldAt;
  readonly op: Operator;
  readonly value: FilterValue | undefined;
  readonly onChange: (op: Operator, value: FilterValue | undefined) => void;
  /** The control of the value takes the focus when it is drawn. */
  readonly autoFocus?: boolean;
  /** Drawn instead of the control of the field's own kind. */
  readonly Value?: ComponentType<AnyFilter & { readonly at: FieldAt }>;
}

/** How a field is compared, out of what its kind knows, and with what: in the control of its own kind. */
export function OperatorAndValue({ at, op, value, onChange, autoFocus, Value }: OperatorAndValueProps) {
  const text = useRecordText();
  const kit = kitWithin(at);
  const known = operatorsOf(at.field);
  const usual = kit.operators.filter((one) => known.has(one));
  const operators = usual.includes(op) || !known.has(op) ? usual : [...usual, op];
  const Control = Value ?? kit.Filter;
  return (
    <>
      {operators.length > 1 ? (
        <PickList
          label={text('filter.operator')}
          required
          options={operators.map((one) => ({ value: one, label: text(`op.${one}`) }))}
          value={op}
          onChange={(next) => onChange((next ?? op) as Operator, value)}
        />
      ) : null}
      {takesNoValue(op) || !Control ? null : (
        <Control
          key={at.key}
          at={at}
          op={op}
          value={value}
          onChange={(next) => onChange(op, next)}
          label={text('filter.value')}
          autoFocus={autoFocus}
        />
      )}
    </>
  );
}
