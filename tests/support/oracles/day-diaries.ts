import { type KnownLine, taxYearRows } from '@homeport/model/diary';
import fc from 'fast-check';
import { dayOf, type Entry, type Person, textOf } from './day-oracle.ts';

/** Where random diaries begin; they go on for some 900 days. */
export const origin = dayOf(2023, 11, 1);
const withRulesOfTheirOwn = ['GB', 'US', 'FR', 'DE', 'HR', 'BG'];
/** Every country that has or had a tax year of its own, some with rules of their own, and one with neither. */
export const countries = [...new Set([...withRulesOfTheirOwn, 'SG', ...Object.keys(taxYearRows)])];
const someCountries = fc.uniqueArray(fc.constantFrom(...withRulesOfTheirOwn, ...withRulesOfTheirOwn, ...countries), {
  minLength: 2,
  maxLength: 4,
});
const part = fc.constantFrom('DAY', 'DAY', 'DAY', 'MORNING', 'AFTERNOON', 'BOTH');
const why = fc.constantFrom('NONE', 'NONE', 'NONE', 'NONE', 'TRANSIT', 'ILLNESS', 'EXCEPTIONAL');
const piece = fc.record({ gap: fc.nat(45), long: fc.nat(110), part, why, at: fc.nat(11), second: fc.nat(11) });

/** A diary without overlaps, as the database holds it: stays, mornings, afternoons, and days in two countries. */
export const diaries: fc.Arbitrary<Entry[]> = fc
  .tuple(someCountries, fc.array(piece, { minLength: 1, maxLength: 11 }))
  .map(([places, pieces]) => {
    const entries: Entry[] = [];
    let day = origin;
    for (const { gap, long, part: how, why: reason, at, second } of pieces) {
      day += gap;
      const [one, other] = [places[at % places.length] as string, places[second % places.length] as string];
      const isLong = how === 'DAY';
      // A transit has two days at most.
      const to = isLong ? day + (reason === 'TRANSIT' ? long % 2 : long) : day;
      const add = (which: Entry['part'], country: string) =>
        entries.push({ id: entries.length, from: day, to, part: which, country, why: reason });
      if (how === 'BOTH') {
        add('MORNING', one);
        add('AFTERNOON', other);
      } else add(how, one);
      day = to + 1;
    }
    return entries;
  });

/** The same diary in other years: those about which countries moved their tax years, and now. */
export const anyYears = fc.constantFrom(2000, 2008, 2013, 2018, 2020, 2023);
export const inYears = (entries: readonly Entry[], year: number): Entry[] => {
  const by = dayOf(year, 11, 1) - origin;
  return entries.map((entry) => ({ ...entry, from: entry.from + by, to: entry.to + by }));
};

export const persons: fc.Arbitrary<Person> = fc.record({
  permits: fc.array(
    fc
      .tuple(fc.constantFrom('FR', 'DE', 'HR'), fc.nat(700), fc.nat(400))
      .map(([country, from, long]) => ({ country, from: origin + from, to: origin + from + long })),
    { maxLength: 2 },
  ),
  wasResident: fc.boolean(),
  ties: fc.nat(5),
});
export const somewhen = fc.nat(1000).map((n) => origin + n);

/** An entry and a person as the product has them. */
export const lineOf = ({ id, from, to, part: which, country, why: reason }: Entry): KnownLine => ({
  ...{ id: String(id), startDay: textOf(from), endDay: textOf(to), part: which, country, locked: false },
  circumstance: reason as 'NONE',
});
export const factsOf = ({ permits, wasResident, ties }: Person) => ({
  nationality: 'MX',
  permits: permits.map(({ country, from, to }) => ({ country, from: textOf(from), to: textOf(to) })),
  uk: { wasResident, ties },
});
