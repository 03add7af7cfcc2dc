import { useMemo } from 'react';
import { countryNames } from '../language/countries.ts';
import { useSettings } from '../language/settings.tsx';
import type { FieldProps } from './field.tsx';
import { PickList } from './PickList.tsx';

/**
 * A country as its ISO alpha-2 code, named and sorted in the reader's language. `codes` narrows the list. The name is enough to
 * choose by; its two letters are found all the same by whoever types them.
 */
export function CountryField({ codes, ...field }: FieldProps<string> & { codes?: readonly string[] }) {
  const { locale } = useSettings();
  const options = useMemo(
    () => countryNames(locale, codes).map(({ code, name }) => ({ value: code, label: name })),
    [locale, codes],
  );
  return <PickList {...field} options={options} />;
}
