/**
 * Days counted the slow way, half by half and day by day, from the texts of the laws: what the product counts is compared with
 * this. It shares no code and no table with the product; whoever changes a rule changes it here a second time, by hand.
 */
type Half = { readonly country: string; readonly why: string; readonly entry: number };
export interface Entry {
  readonly id: number;
  /** Days since 1 January 1970. */
  readonly from: number;
  readonly to: number;
  readonly part: 'DAY' | 'MORNING' | 'AFTERNOON';
  readonly country: string;
  readonly why: string;
}
interface Slot {
  am?: Half;
  pm?: Half;
}
/** Each day with who was where before and after noon, from the first day on that any case looks at. */
export type Slots = readonly (Slot | undefined)[];

const millis = 86_400_000;
export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / millis;
export const textOf = (day: number): string => new Date(day * millis).toISOString().slice(0, 10);
/** The first day that any case looks at, and as many as any may. */
const [first, size] = [dayOf(1998, 1, 1), 14_000];
/** Remembers what is asked of each day, over all cases: a date costs more than all the counting. */
export function remembered<T>(of: (day: number) => T): (day: number) => T {
  const known: (T | undefined)[] = new Array(size);
  return (day) => (known[day - first] ??= of(day));
}
export const yearOf = remembered((day) => new Date(day * millis).getUTCFullYear());

/** What is recorded of a day. */
export const at = (slots: Slots, day: number): Slot | undefined => slots[day - first];

export function slotsOf(entries: readonly Entry[], until = Number.POSITIVE_INFINITY): Slots {
  const slots: (Slot | undefined)[] = new Array(size);
  for (const { id, from, to, part, country, why } of entries)
    for (let day = from; day <= to && day <= until; day += 1) {
      const here = slots[day - first] ?? {};
      if (part !== 'AFTERNOON') here.am = { country, why, entry: id };
      if (part !== 'MORNING') here.pm = { country, why, entry: id };
      slots[day - first] = here;
    }
  return slots;
}

/** Month and day on which a tax year begins, from the laws of each country; 1 January elsewhere. */
const begins: Readonly<Record<string, readonly [month: number, day: number]>> = {
  ...{ GB: [4, 6], IM: [4, 6], IN: [4, 1], LK: [4, 1], HK: [4, 1], NZ: [4, 1], NU: [4, 1], LS: [4, 1] },
  ...{ ZA: [3, 1], NA: [3, 1], AU: [7, 1], CC: [7, 1], CX: [7, 1], NF: [7, 1], NR: [7, 1], PK: [7, 1] },
  ...{ UG: [7, 1], BD: [7, 1], BW: [7, 1], GI: [7, 1], SZ: [7, 1], TO: [7, 1] },
  ...{ ET: [7, 8], IR: [3, 21], AF: [12, 21] },
};
type Beginnings = (year: number) => readonly (readonly [month: number, day: number])[];
/** Countries that moved their year, with all days of a calendar year on which one of theirs began: some years have two. */
const moved: Readonly<Record<string, Beginnings>> = {
  // The year 2001 was cut to 6 April to 31 December.
  IE: (year) => (year <= 2000 ? [[4, 6]] : year === 2001 ? [[4, 6]] : [[1, 1]]),
  // April to March; half a year to 30 September 2019; October to September; half a year to 31 March 2022; April to March again.
  MM: (year) =>
    year <= 2018
      ? [[4, 1]]
      : year === 2019
        ? [
            [4, 1],
            [10, 1],
          ]
        : year <= 2021
          ? [[10, 1]]
          : [[4, 1]],
  // July to June; half a year to 31 December 2009; calendar years; half a year to 30 June 2015; July to June again.
  MU: (year) =>
    year <= 2009
      ? [[7, 1]]
      : year <= 2014
        ? [[1, 1]]
        : year === 2015
          ? [
              [1, 1],
              [7, 1],
            ]
          : [[7, 1]],
  // 1 Shrawan: the 17th in 2022, 2023 and from 2025, the 16th otherwise.
  NP: (year) => (year === 2022 || year === 2023 || year >= 2025 ? [[7, 17]] : [[7, 16]]),
};
/** Countries whose tax year is not, or was not always, the calendar year, so far as this oracle knows. */
export const withOwnTaxYears: readonly string[] = [...Object.keys(begins), ...Object.keys(moved)].sort();

const yearsOf = new Map<string, (day: number) => readonly [from: number, to: number]>();
/** The tax year of a country that a day is in. */
export function taxYear(country: string, day: number): readonly [from: number, to: number] {
  const known = yearsOf.get(country) ?? remembered((one) => countedYear(country, one));
  yearsOf.set(country, known);
  return known(day);
}
function countedYear(country: string, day: number): readonly [from: number, to: number] {
  const year = yearOf(day);
  const starts = [year - 1, year, year + 1].flatMap((one) =>
    (moved[country]?.(one) ?? [begins[country] ?? [1, 1]]).map(([month, begin]) => dayOf(one, month, begin)),
  );
  const after = starts.findIndex((start) => start > day);
  return [starts[after - 1] as number, (starts[after] as number) - 1];
}
/** The same date a year earlier; the 28th where there is no 29 February. */
export const lastYear = remembered((day) => {
  const date = new Date(day * millis);
  const isLeapDay = date.getUTCMonth() === 1 && date.getUTCDate() === 29;
  return dayOf(date.getUTCFullYear() - 1, date.getUTCMonth() + 1, isLeapDay ? 28 : date.getUTCDate());
});

export interface Person {
  readonly permits: readonly { readonly country: string; readonly from: number; readonly to: number }[];
  readonly wasResident: boolean;
  readonly ties: number;
}
const joined: Readonly<Record<string, number>> = {
  ...{ FR: 0, DE: 0, ES: 0, IT: 0, HR: dayOf(2023, 1, 1), BG: dayOf(2024, 3, 31) },
};
export type Rule = 'OECD_YEAR' | 'OECD_12_MONTHS' | 'US_PRESENCE' | 'UK_SRT' | 'SCHENGEN';

/** Whether a day is a day of presence for a rule. */
export function isPresent(rule: Rule, slots: Slots, country: string, person: Person, day: number): boolean {
  const here = at(slots, day);
  return (
    here !== undefined &&
    (isCounted(rule, here.am, country, person, day) || isCounted(rule, here.pm, country, person, day))
  );
}
function isCounted(rule: Rule, half: Half | undefined, country: string, person: Person, day: number): boolean {
  if (half === undefined) return false;
  if (rule === 'SCHENGEN') {
    const since = joined[half.country];
    const isAtHome = person.permits.some((p) => p.country === half.country && day >= p.from && day <= p.to);
    return since !== undefined && day >= since && !isAtHome;
  }
  if (half.country !== country) return false;
  return rule === 'UK_SRT' || (half.why !== 'TRANSIT' && half.why !== 'ILLNESS');
}
function present(rule: Rule, slots: Slots, country: string, person: Person, from: number, to: number): number {
  let days = 0;
  for (let day = from; day <= to; day += 1) if (isPresent(rule, slots, country, person, day)) days += 1;
  return days;
}

/** The window of a day, what is counted in it and whether that goes too far. */
export function count(rule: Rule, slots: Slots, country: string, person: Person, day: number) {
  const within = (from: number, to: number) => present(rule, slots, country, person, from, to);
  if (rule === 'OECD_YEAR') {
    const used = within(...taxYear(country, day));
    return { used, isOver: used > 183 };
  }
  if (rule === 'OECD_12_MONTHS') {
    const used = within(lastYear(day) + 1, day);
    return { used, isOver: used > 183 };
  }
  if (rule === 'SCHENGEN') {
    const used = within(day - 179, day);
    return { used, isOver: used > 90 };
  }
  if (rule === 'US_PRESENCE') {
    const of = (year: number) => within(dayOf(year, 1, 1), dayOf(year, 12, 31));
    const [used, before, earlier] = [of(yearOf(day)), of(yearOf(day) - 1), of(yearOf(day) - 2)];
    return { used, isOver: used >= 31 && used + before / 3 + earlier / 6 > 183 - 1e-9 };
  }
  const used = britishDays(slots, person, day);
  return { used, isOver: used > safeInBritain(person) };
}

/** Schedule 45, paragraphs 22 and 23. */
function britishDays(slots: Slots, person: Person, of: number): number {
  const [from, to] = taxYear('GB', of);
  let [midnights, kept, visits] = [0, 0, 0];
  for (let day = from; day <= to; day += 1) {
    const { am, pm } = at(slots, day) ?? {};
    if (pm?.country === 'GB') {
      if (pm.why !== 'TRANSIT') midnights += 1;
      if (pm.why === 'EXCEPTIONAL' || pm.why === 'ILLNESS') kept += 1;
    } else if (am?.country === 'GB') visits += 1;
  }
  const deemed = person.wasResident && person.ties >= 3 && visits > 30 ? visits - 30 : 0;
  return midnights - Math.min(kept, 60) + deemed;
}
export function safeInBritain({ wasResident, ties }: Person): number {
  // 183 days always make resident, and each band of the tables one less tie.
  if (wasResident) return ties >= 4 ? 15 : ties === 3 ? 45 : ties === 2 ? 90 : ties === 1 ? 120 : 182;
  return ties >= 4 ? 45 : ties === 3 ? 90 : ties === 2 ? 120 : 182;
}
