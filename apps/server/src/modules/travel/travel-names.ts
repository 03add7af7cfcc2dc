import type { Context, OpenContext } from '@homeport/engine';
import { sql } from 'kysely';
import { cityIn } from '../../language/cities.ts';

/** Calls of routes know the reader's language; other contexts speak English. */
export const localeOf = (ctx: Context): string => (ctx as Partial<OpenContext>).locale ?? 'en';
export const languageOf = (ctx: Context): 'en' | 'es' | 'fr' => {
  const language = localeOf(ctx).slice(0, 2);
  return language === 'es' || language === 'fr' ? language : 'en';
};

/** The name of a country in a language; the code itself when nobody knows it. */
export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale.split('-x-')[0], { type: 'region', fallback: 'code' });
  return (code) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
}

/** Names of countries, and of the tenant's own purposes and location types, in the reader's language. */
export async function travelNames(ctx: Context) {
  const language = languageOf(ctx);
  const rows = await ctx.query(sql<{ type: string; code: string; name: string }>`
    select option_type_code as type, code, coalesce(case ${language} when 'es' then name_es when 'fr' then name_fr end, name) as name
    from app.data_option where option_type_code in ('TRAVEL_PURPOSE', 'LOCATION_TYPE')`);
  const named = (type: string) => (code: string) => rows.find((r) => r.type === type && r.code === code)?.name ?? code;
  return {
    country: countryNames(localeOf(ctx)),
    city: cityIn(localeOf(ctx)),
    purpose: named('TRAVEL_PURPOSE'),
    locationType: named('LOCATION_TYPE'),
  };
}
