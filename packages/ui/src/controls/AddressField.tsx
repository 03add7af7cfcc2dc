import './controls.css';
import { Fieldset } from '@mantine/core';
import { useId } from 'react';
import { useKitText } from '../language/use-text.ts';
import { type Address, addressForm } from './address-forms.ts';
import { CountryField } from './CountryField.tsx';
import { errorContent, type FieldProps } from './field.tsx';
import { TextField } from './TextField.tsx';

export interface AddressFieldProps extends Omit<FieldProps<Address>, 'placeholder'> {
  readonly countries?: readonly string[];
}
const autoComplete = {
  address1: 'address-line1',
  address2: 'address-line2',
  town: 'address-level2',
  county: 'address-level3',
  state: 'address-level1',
  postCode: 'postal-code',
} as const;

/** An address: the country first, then that country's lines in its own order. Parts it does not use are kept. */
export function AddressField({ value, onChange, countries, ...field }: AddressFieldProps) {
  const text = useKitText();
  const message = useId();
  const address = value ?? {};
  const shared = { readOnly: field.readOnly, disabled: field.disabled, onBlur: field.onBlur };
  const change = (part: keyof Address, next: string | null) => {
    const { [part]: _old, ...rest } = address;
    const changed = next ? { ...rest, [part]: next } : rest;
    onChange(Object.keys(changed).length > 0 ? changed : null);
  };
  return (
    <Fieldset
      variant="unstyled"
      legend={field.label}
      id={field.id}
      aria-describedby={field.error ? message : undefined}
    >
      {field.description ? <p className="hp-caption">{field.description}</p> : null}
      <div className="hp-lines">
        <CountryField
          {...shared}
          label={text('field.country')}
          required={field.required}
          codes={countries}
          value={address.country}
          onChange={(next) => change('country', next)}
        />
        {addressForm(address.country).map((line) => (
          <div className={line.length > 1 ? 'hp-pair' : undefined} key={line.map(({ part }) => part).join()}>
            {line.map(({ part, label }) => (
              <TextField
                {...shared}
                key={part}
                label={text(label)}
                required={field.required === true && part === 'address1'}
                autoComplete={autoComplete[part]}
                value={address[part]}
                onChange={(next) => change(part, next)}
              />
            ))}
          </div>
        ))}
      </div>
      {field.error ? (
        <p className="hp-field-error" id={message}>
          {errorContent(field.error)}
        </p>
      ) : null}
    </Fieldset>
  );
}
