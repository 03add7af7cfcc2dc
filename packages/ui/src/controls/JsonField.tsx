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
    unreadable: '',
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });
  const result = typed.text.trim() === '' ? null : read(typed.text);
  const reason = result && 'reason' in result ? text('field.jsonInvalid', { reason: result.reason }) : undefined;
  return (
    <Textarea
      {...inputProps({ ...field, error: field.error ?? reason })}
      ref={(node) => {
        typed.ref.current = node as (HTMLInputElement & HTMLTextAreaElement) | null;
        node?.setCustomValidity(reason ?? '');
      }}
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
