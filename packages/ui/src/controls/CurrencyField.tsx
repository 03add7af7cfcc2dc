import { useMemo } from 'react';
import { currencyNames } from '../language/countries.ts';
import { useSettings } from '../language/settings.tsx';
import type { FieldProps } from './field.tsx';
import { PickList } from './PickList.tsx';

export interface CurrencyFieldProps extends FieldProps<string> {
  /** The currencies on offer; all ISO 4217 ones without it. */
  readonly codes?: readonly string[];
  /** Only the code is shown as the value, for narrow places. */
  readonly isShort?: boolean;
}
/** A currency as its ISO 4217 code; found by code or by name. */
export function CurrencyField({ codes, isShort, ...field }: CurrencyFieldProps) {
  const { locale } = useSettings();
  const options = useMemo(
    () =>
      currencyNames(locale, codes)
        .map(({ code, name }) =>
          isShort ? { value: code, label: code, description: name } : { value: code, label: `${code} ${name}` },
        )
        .sort((one, other) => (one.value < other.value ? -1 : 1)),
    [locale, codes, isShort],
  );
  return <PickList {...field} options={options} />;
}
