import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldProps, inputProps } from './field.tsx';
import { useLength } from './use-length.ts';

export interface TextFieldProps extends FieldProps<string> {
  readonly maxLength?: number;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Language of the text when it is not the page's. */
  readonly lang?: string;
}
/** One line of text. Empty is null. */
export function TextField({ value, onChange, maxLength, autoComplete = 'off', lang, ...field }: TextFieldProps) {
  const { over } = useLength(value, maxLength);
  return (
    <TextInput
      {...inputProps({ ...field, error: field.error || over })}
      value={value ?? ''}
      autoComplete={autoComplete}
      lang={lang}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
