import { cityName } from '@homeport/ui/language/cities.ts';
import { countryName } from '@homeport/ui/language/countries.ts';
import type { Locale } from '@homeport/ui/language/locale.ts';

/** Where an assignment stands in time. Days are whole calendar days. */
export type Moment =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'before'; readonly start: string }
  /** Day `day` of `of`; without an end `of` is null. */
  | { readonly kind: 'during'; readonly day: number; readonly of: number | null }
  | { readonly kind: 'after'; readonly end: string };

/** Counts the days of an assignment from its first and last day (yyyy-MM-dd); the first day is day 1. */
export function momentOf(start: string | null, end: string | null, today: string): Moment {
  if (!start) return { kind: 'unknown' };
  if (today < start) return { kind: 'before', start };
  if (end && today > end) return { kind: 'after', end };
  return { kind: 'during', day: between(start, today) + 1, of: end ? between(start, end) + 1 : null };
}
function between(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}
/** Today where the person is, yyyy-MM-dd. */
export function today(): string {
  return Temporal.Now.plainDateISO().toString();
}
/** "Lyon" of an address, as the reader calls it; the country's name when there is no town; null when there is neither. */
export function placeOf(
  address: { readonly town?: string; readonly country?: string } | null | undefined,
  locale: Locale,
): string | null {
  if (address?.town) return cityName(address.town, address.country, locale);
  return address?.country ? countryName(address.country, locale) : null;
}
