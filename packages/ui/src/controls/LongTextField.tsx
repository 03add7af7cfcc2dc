import './controls.css';
import { Textarea } from '@mantine/core';
import { type FieldProps, inputProps } from './field.tsx';
import { useLength } from './use-length.ts';

export interface LongTextFieldProps extends FieldProps<string> {
  /** With it, what is left is counted from 80 % on. */
  readonly maxLength?: number;
  readonly rows?: number;
}
/** Several lines of text; grows with what is typed. Empty is null. */
export function LongTextField({ value, onChange, maxLength, rows = 3, ...field }: LongTextFieldProps) {
  const { over, left } = useLength(value, maxLength);
  return (
    <div>
      <Textarea
        {...inputProps({ ...field, error: field.error || over })}
        className="hp-growing"
        rows={rows}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      <div className="hp-caption" aria-live="polite">
        {left ?? ''}
      </div>
    </div>
  );
}
