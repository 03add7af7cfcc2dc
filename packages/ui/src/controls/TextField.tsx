import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldProps, inputProps } from './field.tsx';

export interface TextFieldProps extends FieldProps<string> {
  readonly maxLength?: number;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Language of the text when it is not the page's. */
  readonly lang?: string;
}
/** One line of text. Empty is null. */
export function TextField({ value, onChange, maxLength, autoComplete = 'off', lang, ...field }: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      value={value ?? ''}
      maxLength={maxLength}
      autoComplete={autoComplete}
      lang={lang}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
