import { office } from '@homeport/model/organisation';
import { activityType, resource, resourceEvent, resourceTeam, room } from '@homeport/model/planning';
import type { DemoCase } from '../cases.ts';
import { firstNames, lastNames } from '../names.data.ts';
import { meridian } from '../tenants.data.ts';
import type { World } from '../world.ts';
import { type Said, say, set, setCoded, settingId, step } from './settle.ts';

const kinds: readonly (readonly [string, Said, number, number])[] = [
  ['SURVEY', ['Move survey', 'Visita de mudanza', 'Visite de déménagement'], 60, 60],
  ['PACKING', ['Packing', 'Embalaje', 'Emballage'], 120, 480],
  ['DELIVERY', ['Delivery', 'Entrega', 'Livraison'], 120, 480],
  ['HOME_VIEWING', ['Home viewing', 'Visita de viviendas', 'Visite de logements'], 60, 240],
  ['BRIEFING', ['Briefing', 'Sesión informativa', 'Point d’information'], 30, 90],
];
/** Starting hours of a working day. */
const hours = [8, 11, 14] as const;

/**
 * Who and what can be booked, and the bookings of eight weeks before and after today: 64 resources and 900 bookings at the
 * managing company, some at its clients. A few are tentative and stand on another one; some wait to be scheduled.
 */
export function addPlanning(world: World, cases: readonly DemoCase[]): void {
  const { tenant, clock, luck } = world;
  const isLarge = tenant === meridian;
  for (const [code, name, minimumDuration, maximumDuration] of kinds)
    setCoded(world, activityType, code, name, {
      minimumDuration,
      maximumDuration,
      isBillable: code !== 'BRIEFING',
      color: '#0B6B7D',
    });
  const teams = (['NORTH', 'SOUTH', 'CITY'] as const).map((code, i) =>
    setCoded(world, resourceTeam, code, [`Crew ${i + 1}`, `Cuadrilla ${i + 1}`, `Équipe ${i + 1}`], {
      office: world.rowsOf(office)[i]?.id ?? null,
    }),
  );
  ['1.01', '1.02', '2.10'].forEach((name, i) => {
    setCoded(world, room, `R${i + 1}`, name, {
      office: world.rowsOf(office)[0]?.id ?? null,
      floor: name.slice(0, 1),
      seats: 6 + i * 4,
    });
  });
  const resources = Array.from({ length: isLarge ? 64 : 6 }, (_, i) => {
    const kind = (['PERSON', 'PERSON', 'VEHICLE', 'CREW'] as const)[i % 4] ?? 'PERSON';
    const name =
      kind === 'VEHICLE'
        ? `${say(world, ['Lorry', 'Camión', 'Camion'])} ${i}`
        : `${firstNames[i % firstNames.length]} ${lastNames[(i * 3) % 29]}`;
    return setCoded(world, resource, `RS-${i + 1}`, name, {
      kind,
      resourceTeam: teams[i % teams.length],
      capacity: kind === 'VEHICLE' ? '42.5' : null,
      registration: kind === 'VEHICLE' ? `KX${20 + i} HPT` : null,
      workingSchedule: 'Mon–Fri 08:00–17:00',
      costPerHour: '48',
      currency: 'EUR',
    });
  });
  const count = isLarge ? 883 : 24;
  for (let i = 0; i < count; i += 1) {
    const slot = Math.floor(i / resources.length);
    const day = -56 + slot * (isLarge ? 8 : 16) + (i % 5);
    const [code, name, least] = kinds[(i + slot) % kinds.length] ?? kinds[0] ?? [];
    const start = `${clock.day(day)}T${String(hours[i % hours.length]).padStart(2, '0')}:00:00Z`;
    const of = cases.length > 0 ? cases[i % cases.length] : undefined;
    addEvent(world, `e${i}`, {
      code,
      name,
      resource: resources[i % resources.length],
      start,
      minutes: least ?? 60,
      of,
      days: Math.max(1, 40 - day / 2),
    });
    if (day < -2)
      step(
        world,
        resourceEvent,
        `e${i}`,
        i % 29 === 28 ? 'cancel' : 'finish',
        { status: i % 29 === 28 ? 'CANCELLED' : 'DONE' },
        Math.max(1, -day - 1),
      );
  }
  for (let i = 0; i < 3; i += 1)
    addEvent(world, `tentative${i}`, {
      code: 'SURVEY',
      name: kinds[0]?.[1],
      resource: resources[i],
      start: startOf(world, `e${i}`),
      minutes: 60,
      days: 1,
      isTentative: true,
    });
  for (let i = 0; i < (isLarge ? 14 : 2); i += 1)
    addEvent(world, `waiting${i}`, { code: 'BRIEFING', name: kinds[4]?.[1], resource: luck.pick(resources), days: 2 });
}

const startOf = (world: World, key: string): string =>
  String(world.valuesOf(resourceEvent, settingId(world, resourceEvent, key)).startsAt);

interface NewEvent {
  readonly code?: string | undefined;
  readonly name?: Said | undefined;
  readonly resource: string | undefined;
  readonly start?: string;
  readonly minutes?: number;
  readonly of?: DemoCase | undefined;
  readonly days: number;
  readonly isTentative?: boolean;
}
function addEvent(
  world: World,
  key: string,
  { code = 'SURVEY', name, resource: on, start, minutes = 60, of, days, isTentative = false }: NewEvent,
): void {
  const end = start && String(Temporal.Instant.from(start).add({ minutes }));
  set(
    world,
    resourceEvent,
    key,
    {
      title: `${name ? say(world, name) : code}${of ? `: ${of.assignee.lastName}` : ''}`,
      resource: on ?? null,
      activityType: settingId(world, activityType, code),
      startsAt: start ?? null,
      endsAt: end ?? null,
      caseDetail: of?.id ?? null,
      isTentative,
    },
    Math.round(days),
  );
}
