import { certain, type Values } from '@homeport/grammar';
import { diaryEntry } from '@homeport/model/diary';
import type { DemoCase } from '../cases.ts';
import { type Chance, chance, demoId } from '../chance.ts';
import { townIn } from '../towns.ts';
import { administratorOf, type World } from '../world.ts';

/** Entries per tenant with those of its story: 6,000 over all clients. */
const entriesOf: Readonly<Record<string, number>> = {
  HALDEN: 1800,
  BRIGHTWATER: 1200,
  CASTELLANE: 1700,
  TECNOVIA: 1300,
  NORDLYS: 60,
};

/** An entry of the demo; days are counted from today. */
export interface DemoEntry {
  readonly from: number;
  readonly to: number;
  readonly country: string;
  readonly location: string;
  readonly locationType: 'HOME' | 'HOST' | 'OTHER';
  readonly purpose: 'BUSINESS_TRIP' | 'ON_ASSIGNMENT' | 'HOME_VISIT' | 'VACATION';
  readonly part?: 'DAY' | 'MORNING' | 'AFTERNOON';
  readonly isLocked?: boolean;
  readonly notes?: string;
}

/** Adds one entry to somebody's diary, logged in the evening; a locked one was checked by HR or the case manager later. */
export function addEntry(world: World, of: DemoCase, entry: DemoEntry): void {
  const { clock, tenant } = world;
  const { from, to, isLocked, part = 'DAY', ...place } = entry;
  const by = of.assignee.user ?? of.manager;
  const set: Values = {
    assignee: of.assignee.person,
    startDay: clock.day(from),
    endDay: clock.day(to),
    part,
    ...place,
  };
  const id = demoId(tenant.code, diaryEntry.name, of.assignee.person, clock.day(from), part);
  world.add(diaryEntry, id, { at: clock.at(Math.max(to, -890), 19, Math.abs(from) % 60), by, set });
  if (isLocked)
    world.happened(diaryEntry, id, {
      deed: 'lock',
      at: clock.at(Math.min(to + 3, -1), 10),
      by: tenant.code === 'NORDLYS' ? administratorOf(tenant) : of.manager,
      set: { status: 'LOCKED' },
    });
}

/** Diaries of those who are on assignment or were, until the tenant has its number of entries. */
export function addDiaries(world: World, cases: readonly DemoCase[]): void {
  const luck = chance(41 + world.tenant.code.length * 7);
  const wanted = entriesOf[world.tenant.code] ?? 0;
  const people = cases.filter((of) => of.start < -20 && of.status !== 'CANCELLED');
  const walks = people.map((of) => walkBack(of, luck, world));
  for (let round = 0; world.rowsOf(diaryEntry).length < wanted && round < 500; round += 1) {
    walks.forEach((walk, i) => {
      if (world.rowsOf(diaryEntry).length >= wanted) return;
      const next = walk.next();
      if (!next.done) addEntry(world, certain(people[i]), next.value);
    });
  }
}

/** Stays, one after the other into the past: most at the host, now and then a trip, a visit home, a holiday. */
function* walkBack(of: DemoCase, luck: Chance, world: World): Generator<DemoEntry> {
  let day = Math.min(-1, of.end) - luck.whole(0, 3);
  const first = Math.max(of.start, -880);
  while (day > first) {
    const long = luck.whole(1, 6);
    const from = Math.max(first, day - long + 1);
    const kind = luck.whole(0, 9);
    const host = { country: of.host.country, location: townIn(world, of.host), locationType: 'HOST' } as const;
    const home = { country: of.home.country, location: townIn(world, of.home), locationType: 'HOME' } as const;
    if (kind < 6) yield { ...host, from, to: day, purpose: 'ON_ASSIGNMENT', isLocked: day < -400 };
    else if (kind < 8) yield { ...host, from, to: day, purpose: 'BUSINESS_TRIP' };
    else if (kind < 9) yield { ...home, from, to: day, purpose: 'HOME_VISIT' };
    else
      yield {
        country: 'PT',
        location: townIn(world, { town: 'Lisbon', country: 'PT' }),
        locationType: 'OTHER',
        from,
        to: day,
        purpose: 'VACATION',
      };
    day = from - 1 - (luck.is(0.1) ? luck.whole(1, 3) : 0);
  }
}
