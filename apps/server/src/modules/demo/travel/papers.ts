import type { Transaction } from '@homeport/engine/store';
import type { Values } from '@homeport/grammar';
import { calendarEvent, documentLimit, travelDocument, trip } from '@homeport/model/travel';
import type { DemoCase } from '../cases.ts';
import { demoId } from '../chance.ts';
import { userId, type World } from '../world.ts';
import { addEntry } from './diary.ts';

/** A document of the demo; `family` counts the members of the family from 0. Days from today. */
interface Paper {
  readonly family?: number;
  readonly type: 'PASSPORT' | 'VISA' | 'PERMIT';
  readonly country: string;
  readonly number: string;
  readonly issued?: number;
  readonly expires?: number;
  readonly stage?: 'APPLIED' | 'IN_PROGRESS';
}
const camillePapers: readonly Paper[] = [
  { type: 'PASSPORT', country: 'FR', number: '19FV48213', issued: -2100, expires: 1552 },
  { family: 0, type: 'PASSPORT', country: 'FR', number: '21AC90377', issued: -1500, expires: 2152 },
  { family: 1, type: 'PASSPORT', country: 'FR', number: '22EE10458', issued: -1620, expires: 206 },
  { family: 2, type: 'PASSPORT', country: 'FR', number: '23KD55120', issued: -900, expires: 926 },
  { type: 'VISA', country: 'SG', number: 'S7730914B', issued: -12, expires: 718 },
  { family: 0, type: 'VISA', country: 'SG', number: 'S7730915C', stage: 'IN_PROGRESS' },
  { type: 'VISA', country: 'US', number: 'U20114477', issued: -3630, expires: 21 },
];
const diegoPapers: readonly Paper[] = [
  { type: 'PASSPORT', country: 'ES', number: 'PAC471203', issued: -1400, expires: 2252 },
  { type: 'PERMIT', country: 'MX', number: 'RT44819920', issued: -208, expires: 157 },
  { type: 'VISA', country: 'US', number: 'U33910284', issued: -600, expires: 3050 },
  { family: 0, type: 'PASSPORT', country: 'ES', number: 'PAB190086', issued: -3100, expires: 552 },
];

interface Journey {
  readonly from: readonly [place: string, country: string];
  readonly to: readonly [place: string, country: string];
  readonly leaves: number;
  readonly returns: number | null;
  readonly purpose: string;
  readonly isConfirmed?: boolean;
  readonly isCancelled?: boolean;
  readonly withFamily?: boolean;
}
const mexico = ['Ciudad de México', 'MX'] as const;
const diegoTrips: readonly Journey[] = [
  { from: mexico, to: ['Houston', 'US'], leaves: -172, returns: -169, purpose: 'BUSINESS_TRIP', isConfirmed: true },
  {
    from: mexico,
    to: ['Madrid', 'ES'],
    leaves: -140,
    returns: -131,
    purpose: 'HOME_VISIT',
    isConfirmed: true,
    withFamily: true,
  },
  { from: mexico, to: ['San Antonio', 'US'], leaves: -74, returns: -70, purpose: 'BUSINESS_TRIP', isConfirmed: true },
  { from: mexico, to: ['Bogotá', 'CO'], leaves: 12, returns: 15, purpose: 'BUSINESS_TRIP', isCancelled: true },
  { from: mexico, to: ['Madrid', 'ES'], leaves: 29, returns: 44, purpose: 'HOME_VISIT', withFamily: true },
];
const camilleTrips: readonly Journey[] = [
  {
    from: ['Lyon', 'FR'],
    to: ['Singapore', 'SG'],
    leaves: -70,
    returns: -65,
    purpose: 'BUSINESS_TRIP',
    isConfirmed: true,
  },
  {
    from: ['Lyon', 'FR'],
    to: ['Singapore', 'SG'],
    leaves: 36,
    returns: null,
    purpose: 'ON_ASSIGNMENT',
    isConfirmed: true,
    withFamily: true,
  },
];

interface Appointment {
  readonly title: string;
  readonly activity: string;
  readonly day?: number;
  readonly hour?: number;
  readonly zone: string;
}
const appointments: Readonly<Record<string, readonly Appointment[]>> = {
  CASTELLANE: [
    { title: 'Rendez-vous à l’ambassade', activity: 'APPOINTMENT', day: 6, hour: 9, zone: 'Europe/Paris' },
    { title: 'Visite de l’école internationale', activity: 'CALL', day: 9, hour: 7, zone: 'Asia/Singapore' },
    { title: 'Rendre les clés de l’appartement', activity: 'DEADLINE', zone: 'Europe/Paris' },
  ],
  TECNOVIA: [
    { title: 'Renovación de la residencia', activity: 'APPOINTMENT', day: 4, hour: 16, zone: 'America/Mexico_City' },
    { title: 'Llamada con el asesor fiscal', activity: 'CALL', day: 11, hour: 15, zone: 'America/Mexico_City' },
    { title: 'Revisar el contrato de alquiler', activity: 'OTHER', zone: 'America/Mexico_City' },
  ],
};

/** Trips, appointments and limits of a tenant, and the few days its assignee has logged. */
export function addTravelOf(world: World, of: DemoCase | undefined): void {
  const { tenant, clock } = world;
  const by = userId(tenant.managed ? 'admin.one' : 'other.admin');
  for (const [type, warningDays, criticalDays, monthsAfterTrip, yearsSinceIssue] of [
    ['PASSPORT', 240, 180, 3, 10],
    ['VISA', 90, 30, 0, 0],
    ['PERMIT', 180, 60, 0, 0],
  ] as const) {
    const set = { type, warningDays, criticalDays, monthsAfterTrip, yearsSinceIssue, minimumAge: 0 };
    world.add(documentLimit, demoId(tenant.code, documentLimit.name, type), { at: clock.at(-700, 9), by, set });
  }
  if (!of || !(tenant.code in appointments)) return;
  const { person, user = by } = of.assignee;
  const journeys = tenant.code === 'TECNOVIA' ? diegoTrips : camilleTrips;
  for (const [i, journey] of journeys.entries()) addTrip(world, of, journey, i, user);
  appointments[tenant.code]?.forEach(({ title, activity, day, hour = 9, zone }, i) => {
    const at = (h: number): string | null =>
      day === undefined ? null : `${clock.day(day)}T${String(h).padStart(2, '0')}:00:00Z`;
    const set: Values = {
      assignee: person,
      title,
      activity,
      timeZone: zone,
      isScheduled: day !== undefined,
      startDate: at(hour),
      endDate: at(hour + 1),
    };
    world.add(calendarEvent, demoId(tenant.code, calendarEvent.name, i), { at: clock.at(-3, 12, i), by: user, set });
  });
  if (tenant.code !== 'CASTELLANE') return;
  const look = { country: 'SG', location: 'Singapour', locationType: 'HOST', purpose: 'BUSINESS_TRIP' } as const;
  // On the day of the return nobody is there at midnight.
  addEntry(world, of, { ...look, from: -70, to: -66, notes: 'Visite de reconnaissance' });
  addEntry(world, of, { ...look, from: -65, to: -65, part: 'MORNING', notes: 'Visite de reconnaissance' });
  const york = { country: 'US', location: 'New York', locationType: 'OTHER', purpose: 'BUSINESS_TRIP' } as const;
  addEntry(world, of, { ...york, from: -31, to: -30 });
  addEntry(world, of, { ...york, from: -29, to: -29, part: 'MORNING' });
  const london = { country: 'GB', location: 'Londres', locationType: 'OTHER', purpose: 'BUSINESS_TRIP' } as const;
  addEntry(world, of, { ...london, from: -9, to: -9 });
  addEntry(world, of, { ...london, from: -8, to: -8, part: 'MORNING' });
}

function addTrip(world: World, of: DemoCase, journey: Journey, i: number, by: string): void {
  const { clock, tenant } = world;
  const { from, to, leaves, returns, purpose, withFamily = false } = journey;
  const id = demoId(tenant.code, trip.name, i);
  const planned = Math.min(leaves - 30, -4 - i);
  const set: Values = {
    assignee: of.assignee.person,
    fromPlace: from[0],
    fromCountry: from[1],
    toPlace: to[0],
    toCountry: to[1],
    departureDate: clock.day(leaves),
    returnDate: returns === null ? null : clock.day(returns),
    purpose,
    withFamily,
  };
  world.add(trip, id, { at: clock.at(planned, 11), by, set });
  const then = { at: clock.at(planned + 2, 9), by: of.manager };
  if (journey.isConfirmed) world.happened(trip, id, { ...then, deed: 'confirm', set: { status: 'CONFIRMED' } });
  if (journey.isCancelled) world.happened(trip, id, { ...then, deed: 'cancel', set: { status: 'CANCELLED' } });
}

/** Documents go through the store's own insert, which encrypts their numbers. */
export async function writePapers(tx: Transaction, world: World, of: DemoCase | undefined): Promise<void> {
  const { tenant, clock } = world;
  const papers = tenant.code === 'CASTELLANE' ? camillePapers : tenant.code === 'TECNOVIA' ? diegoPapers : [];
  if (!of) return;
  const { person } = of.assignee;
  for (const { family, type, country, number, issued, expires, stage = 'ISSUED' } of papers) {
    const values: Values = {
      id: demoId(tenant.code, travelDocument.name, number),
      assignee: person,
      dependant: family === undefined ? null : demoId(tenant.code, 'dependant', person, family),
      type,
      country,
      number,
      issueDate: issued === undefined ? null : clock.day(issued),
      expiryDate: expires === undefined ? null : clock.day(expires),
      stage,
    };
    await tx.insert(travelDocument, values, { deed: 'create' });
  }
}
