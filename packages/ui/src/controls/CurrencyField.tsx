import { useMemo } from 'react';
import { currencyNames } from '../language/countries.ts';
import { useSettings } from '../language/settings.tsx';
import { choseCurrency, currencyOrder, useFirstCurrencies } from './currency-order.ts';
import type { FieldProps } from './field.tsx';
import { PickList } from './PickList.tsx';

export interface CurrencyFieldProps extends FieldProps<string> {
  /** The currencies on offer; all ISO 4217 ones without it. */
  readonly codes?: readonly string[];
  /** Currencies of what is worked on (a report's, an account's): they follow the company's. */
  readonly near?: readonly (string | null | undefined)[];
  /** Only the code is shown as the value, for narrow places. */
  readonly isShort?: boolean;
}
/** A currency as its ISO 4217 code; found by code or by name. The company's stands first. */
export function CurrencyField({ codes, near, isShort, onChange, ...field }: CurrencyFieldProps) {
  const { userId } = useSettings();
  const options = useCurrencyOptions({ codes, near, isShort });
  return (
    <PickList
      {...field}
      options={options}
      onChange={(code) => {
        choseCurrency(userId, code);
        onChange(code);
      }}
    />
  );
}

/** Currencies to choose from, in the order of every picker: the company's, what is near, the person's recent ones, the rest. */
export function useCurrencyOptions({ codes, near, isShort }: Pick<CurrencyFieldProps, 'codes' | 'near' | 'isShort'>) {
  const { locale } = useSettings();
  const { company, near: close, recent } = useFirstCurrencies(near);
  const first = [company, ...close].join(' ');
  return useMemo(() => {
    const named = new Map(currencyNames(locale, codes).map(({ code, name }) => [code, name]));
    const [of = '', ...nearby] = first.split(' ');
    return currencyOrder([...named.keys()].sort(), { company: of || null, near: nearby, recent }).map((code) => {
      const name = named.get(code) ?? code;
      return isShort ? { value: code, label: code, description: name } : { value: code, label: `${code} ${name}` };
    });
  }, [locale, codes, isShort, first, recent]);
}
