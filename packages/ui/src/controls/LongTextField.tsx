import { Textarea } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';

export interface LongTextFieldProps extends FieldProps<string> {
  /** With it, what is left is counted from 80 % on. */
  readonly maxLength?: number;
  readonly rows?: number;
}
/** Several lines of text; grows with what is typed. Empty is null. */
export function LongTextField({ value, onChange, maxLength, rows = 3, ...field }: LongTextFieldProps) {
  const text = useKitText();
  const left = maxLength === undefined ? null : maxLength - (value ?? '').length;
  const isCounted = left !== null && maxLength !== undefined && left <= maxLength * 0.2;
  return (
    <div>
      <Textarea
        {...inputProps(field)}
        className="hp-growing"
        rows={rows}
        value={value ?? ''}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      <div className="hp-caption" aria-live="polite">
        {isCounted ? text('field.charactersLeft', { count: left }) : ''}
      </div>
    </div>
  );
}
