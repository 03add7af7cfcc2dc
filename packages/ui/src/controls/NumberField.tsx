import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
import type { FieldProps } from './field.tsx';

export interface NumberFieldProps extends FieldProps<number> {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** Written digit by digit: a year. */
  readonly ungrouped?: boolean | undefined;
}
/** A whole number within what a JavaScript number holds exactly. */
export function NumberField({
  value,
  onChange,
  min = -Number.MAX_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  ...field
}: NumberFieldProps) {
  return (
    <DecimalField
      {...field}
      min={min}
      max={max}
      decimals={0}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(text) => onChange(text === null || !Number.isSafeInteger(Number(text)) ? null : Number(text))}
    />
  );
}
/** 12.5 means 12.5 %; decimal text like every other decimal. */
export function PercentField(props: Omit<DecimalFieldProps, 'unit'>) {
  return <DecimalField {...props} unit="%" />;
}
