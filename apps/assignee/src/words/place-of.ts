import { cityName } from '@homeport/ui/language/cities.ts';
import { countryName } from '@homeport/ui/language/countries.ts';
import type { Locale } from '@homeport/ui/language/locale.ts';

/** "Lyon" of an address, as the reader calls it; the country's name when there is no town; null when there is neither. */
export function placeOf(
  address: { readonly town?: string; readonly country?: string } | null | undefined,
  locale: Locale,
): string | null {
  if (address?.town) return cityName(address.town, address.country, locale);
  return address?.country ? countryName(address.country, locale) : null;
}
