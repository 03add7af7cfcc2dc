import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type CountryYear, countryYears, livingAbroad } from '@homeport/model/diary';
import { todayOf } from '../../today.ts';
import { countryNames, localeOf } from '../travel/index.ts';
import { entriesOf } from './travel-details.ts';
import { whoseDiary } from './whose-diary.ts';

export const livingAbroadHandler: RouteHandler = answer(livingAbroad, async (ctx, { query }) => {
  const context = ctx;
  const person = await whoseDiary(context, query);
  return person === null ? [] : daysOf(context, person, localeOf(context));
});

/** Days per country and year of one diary as the caller may read it, newest year and most days first. */
export async function daysOf(ctx: Context, person: string, locale: string): Promise<CountryYear[]> {
  const entries = await entriesOf(ctx, person, '1990-01-01', '2200-12-31');
  const name = countryNames(locale);
  return countryYears(entries, todayOf(ctx)).map((one): CountryYear => ({ ...one, country: name(one.countryCode) }));
}
