import './controls.css';
import { currencyDecimals } from '@homeport/grammar';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { type DecimalText, formatNumber, formatPair } from '../language/numbers.ts';
import { useSettings } from '../language/settings.tsx';
import { parseTypedNumber } from '../language/typed-numbers.ts';
import { useKitText } from '../language/use-text.ts';
import { CurrencyField } from './CurrencyField.tsx';
import { decimalFault } from './DecimalField.tsx';
import { type FieldProps, wrapperProps } from './field.tsx';
import { useTyped } from './use-typed.ts';

/** An amount in major units as decimal text, and its ISO 4217 currency. Either may still be missing. */
export interface MoneyValue {
  readonly amount: DecimalText | null;
  readonly currency: string | null;
}
export interface MoneyFieldProps extends Omit<FieldProps<MoneyValue>, 'placeholder'> {
  readonly currencies?: readonly string[];
  /** Currencies of what is worked on: they stand first, behind the company's. */
  readonly near?: readonly (string | null | undefined)[];
  /** The currency is given and cannot be changed here. */
  readonly hasFixedCurrency?: boolean;
  readonly min?: number | string;
  readonly max?: number | string;
}

/** Amount and currency in one control. "1.250,00" and "1,250.00" both work; decimals follow the currency. */
export function MoneyField({
  value,
  onChange,
  currencies,
  near,
  hasFixedCurrency,
  min,
  max,
  onBlur,
  ...field
}: MoneyFieldProps) {
  const text = useKitText();
  const { locale, companyCurrency } = useSettings();
  const own = useId();
  const id = field.id ?? own;
  const currency = value?.currency ?? null;
  const decimals = currency ? currencyDecimals(currency) : undefined;
  const typed = useTyped<DecimalText>({
    value: value?.amount,
    onChange: (amount) =>
      onChange(
        amount === null && currency === null
          ? null
          : { amount, currency: currency ?? (hasFixedCurrency ? null : companyCurrency) },
      ),
    read: (typedText) => parseTypedNumber(typedText, locale),
    write: (amount) =>
      formatNumber(
        amount,
        locale,
        decimals === undefined
          ? {}
          : { decimals: Math.max(decimals, (amount.split('.')[1] ?? '').replace(/0+$/, '').length) },
      ),
    check: (amount) => {
      const fault = decimalFault(amount, { min, max, decimals }, locale);
      return fault && text(...fault);
    },
    unreadable: text('field.numberInvalid', { example: formatNumber('1250', locale, { decimals: decimals ?? 2 }) }),
    writtenFor: `${locale} ${currency}`,
  });
  const error = typed.errorOr(field.error);
  const described = [field.description ? `${id}-description` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Input.Wrapper {...wrapperProps({ ...field, error })} id={id}>
      <div className="hp-money" data-no-label>
        <Input
          id={id}
          ref={typed.ref}
          name={field.name}
          classNames={{ input: 'hp-number hp-amount' }}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={field.autoFocus}
          readOnly={field.readOnly}
          disabled={field.disabled}
          error={Boolean(error)}
          aria-required={field.required || undefined}
          aria-describedby={described || undefined}
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onBlur={() => {
            typed.settle();
            onBlur?.();
          }}
        />
        <CurrencyField
          label={formatPair(field.label, text('field.currency'), locale)}
          hideLabel
          isShort
          required
          placeholder={text('field.currency')}
          codes={currencies}
          near={near}
          readOnly={field.readOnly || hasFixedCurrency}
          disabled={field.disabled}
          value={currency}
          onChange={(next) => onChange({ amount: value?.amount ?? null, currency: next })}
        />
      </div>
    </Input.Wrapper>
  );
}
