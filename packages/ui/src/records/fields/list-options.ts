import { type ListedKind, languageCodes, listedName } from '@homeport/grammar';
import type { Option } from '../../controls/options.ts';
import { compareIn } from '../../language/collate.ts';
import { countryNames, currencyNames } from '../../language/countries.ts';
import { intlLocale, type Locale } from '../../language/locale.ts';

/** A list of the world in the reader's language and alphabet. */
export function listOptions(kind: ListedKind, locale: Locale): readonly Option[] {
  if (kind === 'country') return countryNames(locale).map(({ code, name }) => ({ value: code, label: name }));
  if (kind === 'currency') return currencyNames(locale).map(({ code, name }) => ({ value: code, label: name }));
  const codes = kind === 'language' ? languageCodes : ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const compare = compareIn(locale);
  return codes
    .map((value) => ({ value, label: listedName(kind, value, intlLocale(locale)) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
}
