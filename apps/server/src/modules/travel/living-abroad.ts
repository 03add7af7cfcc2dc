import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type CountryYear, countryYears, livingAbroad } from '@homeport/model/travel';
import { entriesOf } from './travel-details.ts';
import { countryNames, localeOf } from './travel-names.ts';
import { whoseDiary } from './whose-diary.ts';

/** Days per country and year of one diary, newest year and most days first. */
export const livingAbroadHandler: RouteHandler = answer(livingAbroad, async (ctx, { query }) => {
  const context = ctx as Context;
  const person = await whoseDiary(context, query);
  if (person === null) return [];
  const entries = await entriesOf(context, person, '1990-01-01', '2200-12-31');
  const name = countryNames(localeOf(context));
  return countryYears(entries).map((one): CountryYear => ({ ...one, country: name(one.countryCode) }));
});
