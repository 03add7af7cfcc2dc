import { certain } from '@homeport/grammar';
import type { DemoCase } from '../cases.ts';
import type { World } from '../world.ts';
import { addEntry, type DemoEntry } from './diary.ts';

const entries = 164;

type Where = Pick<DemoEntry, 'country' | 'location' | 'locationType' | 'purpose'>;
const host: Where = { country: 'MX', location: 'Ciudad de México', locationType: 'HOST', purpose: 'ON_ASSIGNMENT' };
const border = {
  country: 'US',
  location: 'Laredo',
  locationType: 'OTHER',
  purpose: 'BUSINESS_TRIP',
  notes: 'Reunión en la frontera',
} as const;
const away: readonly (Where & { readonly from: number; readonly to: number })[] = [
  { from: -172, to: -169, country: 'US', location: 'Houston', locationType: 'OTHER', purpose: 'BUSINESS_TRIP' },
  { from: -140, to: -131, country: 'ES', location: 'Madrid', locationType: 'HOME', purpose: 'HOME_VISIT' },
  { from: -101, to: -96, country: 'MX', location: 'Oaxaca', locationType: 'HOST', purpose: 'VACATION' },
  { from: -74, to: -70, country: 'US', location: 'San Antonio', locationType: 'OTHER', purpose: 'BUSINESS_TRIP' },
  { from: -18, to: -15, country: 'MX', location: 'Monterrey', locationType: 'HOST', purpose: 'BUSINESS_TRIP' },
];

/** Days of last month (from 1): four with half days, two of them with one half only; three locked ones; all-day entries. */
const halfDays = { 5: ['MORNING'], 6: ['MORNING', 'AFTERNOON'], 8: ['MORNING', 'AFTERNOON'], 9: ['MORNING'] } as const;
const lockedDays = [12, 13, 20] as const;

/** Diego's diary: 164 entries, 6 of them half days, 3 locked, and last month with every conflict there is. */
export function tellDiegoDiary(world: World, of: DemoCase): void {
  const today = Temporal.PlainDate.from(world.clock.today);
  const lastMonth = today.with({ day: 1 }).subtract({ months: 1 });
  const offsetOf = (day: number): number => -lastMonth.with({ day }).until(today, { largestUnit: 'days' }).days;
  const halves = Object.entries(halfDays).map(([day, parts]) => ({ day: offsetOf(Number(day)), parts }));
  const locked = new Set(lockedDays.map(offsetOf));
  const month = { from: offsetOf(1), to: offsetOf(lastMonth.daysInMonth) };
  const where = (day: number): Where => {
    const trip = away.find((one) => day >= one.from && day <= one.to);
    if (!trip) return host;
    const { from: _from, to: _to, ...place } = trip;
    return place;
  };
  const all: DemoEntry[] = halves.flatMap(({ day, parts }) =>
    parts.map((part): DemoEntry => {
      const at = { from: day, to: day, part };
      return part === 'MORNING' ? { ...host, ...at } : { ...border, ...at };
    }),
  );
  const spans: DemoEntry[] = [];
  for (let day = of.start; day <= -1; day += 1)
    if (!halves.some((half) => half.day === day))
      spans.push({ ...where(day), from: day, to: day, isLocked: locked.has(day) });
  // Neighbours of one kind become stays of two days, from the oldest on, until the number is right.
  for (let i = 0; i < spans.length - 1 && spans.length > entries - all.length; i += 1) {
    const [one, next] = [certain(spans[i]), certain(spans[i + 1])];
    const isApart = one.to + 1 !== next.from || one.location !== next.location || next.to >= month.from;
    if (!isApart) spans.splice(i, 2, { ...one, to: next.to });
  }
  for (const entry of [...all, ...spans]) addEntry(world, of, entry);
}
