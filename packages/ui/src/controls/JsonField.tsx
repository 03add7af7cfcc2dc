import { Textarea } from '@mantine/core';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { useTyped } from './use-typed.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

function read(text: string): { value: Json } | { reason: string } {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
/** User-defined parts as JSON text. A text that is not JSON stays in the field and is refused. */
export function JsonField({ value, onChange, onBlur, ...field }: FieldProps<Json>) {
  const text = useKitText();
  const typed = useTyped<{ json: Json }>({
    value: value === null || value === undefined ? null : { json: value },
    onChange: (next) => onChange(next?.json ?? null),
    read: (typedText) => {
      const result = read(typedText);
      return 'value' in result ? { json: result.value } : null;
    },
    write: ({ json }) => JSON.stringify(json, null, 2),
    unreadable: (typedText) => {
      const result = read(typedText);
      return 'reason' in result ? text('field.jsonInvalid', { reason: result.reason }) : '';
    },
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });
  return (
    <Textarea
      {...inputProps({ ...field, error: field.error ?? typed.fault })}
      ref={typed.ref}
      className="hp-growing"
      classNames={{ input: 'hp-code' }}
      rows={6}
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
