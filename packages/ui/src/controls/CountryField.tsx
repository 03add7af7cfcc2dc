import './controls.css';
import { useMemo } from 'react';
import { countryNames } from '../language/countries.ts';
import { useSettings } from '../language/settings.tsx';
import type { FieldProps } from './field.tsx';
import { PickList } from './PickList.tsx';

/** The two letters of a country in a box: reads everywhere, unlike flag pictures. */
function CountryMark({ code }: { code: string }) {
  return (
    <span className="hp-country-mark" aria-hidden>
      {code}
    </span>
  );
}
/** A country as its ISO alpha-2 code, named and sorted in the reader's language. `codes` narrows the list. */
export function CountryField({ codes, ...field }: FieldProps<string> & { codes?: readonly string[] }) {
  const { locale } = useSettings();
  const options = useMemo(
    () => countryNames(locale, codes).map(({ code, name }) => ({ value: code, label: name })),
    [locale, codes],
  );
  return <PickList {...field} options={options} front={(option) => <CountryMark code={option.value} />} />;
}
