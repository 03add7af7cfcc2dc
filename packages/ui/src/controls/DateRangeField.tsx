import './controls.css';
import { Fieldset } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { DateField } from './DateField.tsx';
import type { FieldProps } from './field.tsx';

/** Both days belong to the range. An open end is null. */
export interface DateRange {
  readonly from: string;
  readonly to: string | null;
}
/** A range while it is being typed: its start may be missing too. */
interface Typed {
  readonly from: string | null;
  readonly to: string | null;
}
export interface DateRangeFieldProps extends Omit<FieldProps<DateRange>, 'placeholder'> {
  readonly min?: string;
  readonly max?: string;
}
/** Two days, both typed in the user's format. Without a start there is no range. */
export function DateRangeField({ value, onChange, min, max, ...field }: DateRangeFieldProps) {
  const text = useKitText();
  const message = useId();
  const [range, setRange] = useState<Typed>(value ?? { from: null, to: null });
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    const isOwn = (value?.from ?? null) === range.from && (value?.to ?? null) === range.to;
    // A missing start was handed out as null: what was typed stays in the fields.
    if (!isOwn && (value || range.from)) setRange(value ?? { from: null, to: null });
  }
  const isReversed = range.from !== null && range.to !== null && range.to < range.from;
  const error = field.error ?? (isReversed ? text('field.rangeOrder') : undefined);
  const change = (next: Typed) => {
    setRange(next);
    onChange(next.from === null ? null : { from: next.from, to: next.to });
  };
  const shared = {
    required: field.required,
    readOnly: field.readOnly,
    disabled: field.disabled,
    max,
    onBlur: field.onBlur,
  };
  return (
    <Fieldset
      variant="unstyled"
      legend={field.label}
      aria-describedby={error ? message : undefined}
      id={field.id}
      className="hp-range"
    >
      {field.description ? <p className="hp-caption">{field.description}</p> : null}
      <div className="hp-pair">
        <DateField
          {...shared}
          min={min}
          label={text('field.from')}
          value={range.from}
          autoFocus={field.autoFocus}
          onChange={(from) => change({ ...range, from })}
        />
        <DateField
          {...shared}
          min={min}
          required={false}
          label={text('field.to')}
          value={range.to}
          onChange={(to) => change({ ...range, to })}
        />
      </div>
      {error ? (
        <p className="hp-field-error" id={message}>
          <Icon of={TriangleAlert} small />
          <span>{error}</span>
        </p>
      ) : null}
    </Fieldset>
  );
}
