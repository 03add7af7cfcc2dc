import { TextInput } from '@mantine/core';
import { type FieldProps, inputProps } from './field.tsx';
import { useLength } from './use-length.ts';

/** A key people type and read aloud: upper-cased, no spaces, monospaced. */
export function CodeField({ value, onChange, maxLength, ...field }: FieldProps<string> & { maxLength?: number }) {
  const { over } = useLength(value, maxLength);
  return (
    <TextInput
      {...inputProps({ ...field, error: field.error || over })}
      classNames={{ input: 'hp-code' }}
      value={value ?? ''}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase().replace(/\s+/g, '') || null)}
    />
  );
}
