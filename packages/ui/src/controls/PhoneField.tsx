import { TextInput } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { useTyped } from './use-typed.ts';

/** A typed number in E.164 ("+33612345678"): 00 becomes +, spaces, brackets and dots go. Null without country code. */
export function readPhone(text: string): string | null {
  const bare = text.replace(/[\s().\-/\u00a0]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : null;
}
/** A phone number; kept as E.164. `example` is a number of the reader's country. */
export function PhoneField({
  value,
  onChange,
  onBlur,
  example = '+33 6 12 34 56 78',
  ...field
}: FieldProps<string> & { example?: string }) {
  const text = useKitText();
  const typed = useTyped({
    value,
    onChange,
    read: readPhone,
    write: (phone) => phone,
    unreadable: text('field.phoneInvalid', { example }),
  });
  return (
    <TextInput
      {...inputProps({ ...field, error: typed.errorOr(field.error) })}
      ref={typed.ref}
      type="tel"
      autoComplete="tel"
      classNames={{ input: 'hp-number' }}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={() => {
        typed.settle();
        onBlur?.();
      }}
    />
  );
}
