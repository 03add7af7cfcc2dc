import './code-input.css';
import './controls.css';
import { TextInput } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';

export interface CodeInputProps extends Omit<FieldProps<string>, 'placeholder'> {
  readonly length?: number;
  /** Called once when the last digit is there, typed or pasted. */
  readonly onComplete?: (code: string) => void;
}
/** A code from an app or a mail: one field, so that paste, password managers and screen readers work. */
export function CodeInput({ value, onChange, length = 6, onComplete, ...field }: CodeInputProps) {
  const text = useKitText();
  return (
    <TextInput
      {...inputProps({ ...field, description: field.description ?? text('code.hint', { count: length }) })}
      classNames={{ input: 'hp-code-input' }}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value ?? ''}
      onChange={(event) => {
        const code = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
        onChange(code || null);
        if (code.length === length && code !== value) onComplete?.(code);
      }}
    />
  );
}
