import { TextInput } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { useTyped } from './use-typed.ts';

/** An address with something on both sides of one @ and no spaces; the server has the last word. */
export function readEmail(text: string): string | null {
  const typed = text.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed) && typed.length <= 254 ? typed : null;
}
export function EmailField({ value, onChange, onBlur, ...field }: FieldProps<string>) {
  const text = useKitText();
  const typed = useTyped({
    value,
    onChange,
    read: readEmail,
    write: (email) => email,
    unreadable: text('field.emailInvalid'),
  });
  return (
    <TextInput
      {...inputProps({ ...field, error: typed.errorOr(field.error) })}
      ref={typed.ref}
      type="text"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={() => {
        typed.settle();
        onBlur?.();
      }}
    />
  );
}
