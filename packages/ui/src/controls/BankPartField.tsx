import './controls.css';
import './bank-part.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';

export interface BankPartFieldProps extends FieldProps<string> {
  /** The last characters of the stored value; the rest never reaches the browser. */
  readonly storedEnd?: string | null;
  /** Groups for reading: 4 for an IBAN. Spaces never reach the value. */
  readonly grouping?: number;
}
/** Letters and digits in groups of `size`. */
export function grouped(value: string, size: number): string {
  return value.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ');
}
/**
 * A part of a bank account. What is stored shows its last characters only; Replace opens an empty field, and null
 * means "keep the stored value". Never stored as a draft, never remembered by the browser.
 */
export function BankPartField({ value, onChange, storedEnd, grouping, ...field }: BankPartFieldProps) {
  const text = useKitText();
  const formats = useFormats();
  const [isReplacing, setReplacing] = useState(Boolean(value));
  if (storedEnd && !isReplacing) {
    return (
      <div className="hp-masked">
        <TextInput
          {...inputProps({ ...field, readOnly: true })}
          withAsterisk={field.required === true}
          classNames={{ input: 'hp-number' }}
          value={`•••• ${storedEnd}`}
          aria-label={formats.pair(field.label, text('field.masked', { last: storedEnd }))}
          onChange={() => undefined}
        />
        {field.readOnly || field.disabled ? null : (
          <Button variant="default" onClick={() => setReplacing(true)}>
            {text('field.replaceMasked')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="hp-masked">
      <TextInput
        {...inputProps({ ...field, autoFocus: field.autoFocus || isReplacing })}
        classNames={{ input: 'hp-number' }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={grouping ? grouped(value ?? '', grouping) : (value ?? '')}
        onChange={(event) => onChange(event.currentTarget.value.replace(/[\s-]/g, '').toUpperCase() || null)}
      />
      {storedEnd ? (
        <Button
          variant="default"
          onClick={() => {
            onChange(null);
            setReplacing(false);
          }}
        >
          {text('field.keepMasked')}
        </Button>
      ) : null}
    </div>
  );
}
