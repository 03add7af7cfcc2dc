import { TextInput } from '@mantine/core';
import { type FieldProps, inputProps } from './field.tsx';

/** A key people type and read aloud: upper-cased, no spaces, monospaced. */
export function CodeField({ value, onChange, maxLength, ...field }: FieldProps<string> & { maxLength?: number }) {
  return (
    <TextInput
      {...inputProps(field)}
      classNames={{ input: 'hp-code' }}
      value={value ?? ''}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase().replace(/\s+/g, '') || null)}
    />
  );
}
