import { wayNameFrom } from '@homeport/grammar';
import { citiesIn, cityName } from '../../language/cities.ts';
import type { Locale } from '../../language/locale.ts';
import type { Formats } from '../../language/settings.tsx';
import { unitWord } from '../../language/units.ts';
import type { ShowContext } from './use-show.ts';

/** Towns and measures as a language says them. */
export const saidIn = (formats: Formats, locale: Locale): Pick<ShowContext, 'town' | 'way' | 'measure'> => ({
  town: (name, country) => cityName(name, country, locale),
  way: (told) => wayNameFrom(citiesIn(locale), told),
  measure: (figure, unit, how) =>
    formats.number(figure, { ...how, ...(unit === undefined ? {} : { unit: unitWord(unit, figure, locale) }) }),
});
