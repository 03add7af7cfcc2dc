import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type CaseDetail, type CaseService, caseService } from '@homeport/model/cases';
import type { Contact } from '@homeport/model/contacts';
import { dependant } from '@homeport/model/family';
import { type TemporaryAccommodation, temporaryAccommodation } from '@homeport/model/property';
import { caseTimeline } from '@homeport/model/timeline';
import {
  type Arrival,
  type ArrivalPerson,
  arrivalDay,
  calendarEvent,
  myArrival,
  travelDocument,
  trip,
} from '@homeport/model/travel';
import { sql } from 'kysely';
import { cityIn } from '../../language/cities.ts';
import { currentCase } from '../cases/index.ts';
import { contactsOf } from '../contacts/index.ts';
import { localeOf } from './travel-names.ts';

const most = 200;
const mine = { field: 'assignee', op: 'eq', value: '$me.person' } as const;

/** The day of arrival of the caller, put together from records that they may see; nothing is assumed. */
export const arrivalHandler: RouteHandler = answer(myArrival, async (ctx) => {
  const assignment = await currentCase(ctx);
  return { arrival: assignment ? await arrivalOf(ctx, assignment) : null };
});

async function arrivalOf(ctx: Context, assignment: CaseDetail): Promise<Arrival | null> {
  const country = assignment.hostLocation?.country ?? null;
  const [services, trips] = await Promise.all([
    ctx.records(caseService).find({
      filter: {
        all: [
          { field: 'caseDetail', op: 'eq', value: assignment.id },
          { field: 'status', op: 'ne', value: 'CANCELLED' },
        ],
      },
      limit: most,
    }),
    country
      ? ctx.records(trip).find({
          filter: {
            all: [
              mine,
              { field: 'toCountry', op: 'eq', value: country },
              { field: 'status', op: 'ne', value: 'CANCELLED' },
            ],
          },
          limit: most,
        })
      : [],
  ]);
  const stays =
    services.length > 0
      ? await ctx.records(temporaryAccommodation).find({
          filter: { field: 'caseService', op: 'in', value: services.map(({ id }) => id) },
          sort: 'checkInDate,asc',
          limit: most,
        })
      : [];
  const day = arrivalDay({
    start: assignment.assignmentStartDate,
    checkIns: stays.map(({ checkInDate }) => checkInDate),
    departures: trips.map(({ departureDate }) => departureDate),
  });
  if (day === null) return null;
  // The roof of the night of the arrival: one that is left before, or begins later, is another one.
  const stay = stays.find((one) => one.checkInDate <= day && one.checkOutDate > day);
  const [here, appointments, dates, documents, contacts] = await Promise.all([
    helpOf(ctx, assignment.id, day),
    appointmentsOf(ctx, day, country),
    datesOf(ctx, assignment.id, day),
    documentsOf(ctx, country),
    contactsOf(ctx),
  ]);
  return {
    caseDetailId: assignment.id,
    day,
    town: assignment.hostLocation?.town ?? null,
    country,
    lodging: stay ? lodgingOf(stay, services, cityIn(localeOf(ctx))) : null,
    meets: here.filter(({ id }) => id !== stay?.caseService.id).flatMap((one) => personOf(one, one.name) ?? []),
    appointments,
    dates,
    documents,
    contacts: callable(contacts, assignment.id),
  };
}

/** Services at the destination that begin on the day: whoever packs or applies for something meets nobody. */
const helpOf = (ctx: Context, assignment: string, day: string): Promise<CaseService[]> =>
  ctx.records(caseService).find({
    filter: {
      all: [
        { field: 'caseDetail', op: 'eq', value: assignment },
        { field: 'startDate', op: 'eq', value: day },
        { field: 'status', op: 'ne', value: 'CANCELLED' },
        { field: 'serviceType.serviceClass', op: 'eq', value: 'DESTINATION' },
      ],
    },
    limit: most,
  });

/** The provider's contact of a service; null when none is recorded. */
const personOf = (service: CaseService | undefined, about: string | null): ArrivalPerson | null =>
  service?.contactName
    ? { name: service.contactName, about, phone: service.contactPhone, email: service.contactEmail }
    : null;

function lodgingOf(
  stay: TemporaryAccommodation,
  services: readonly CaseService[],
  city: ReturnType<typeof cityIn>,
): NonNullable<Arrival['lodging']> {
  const { address1, address2, postCode, town, county, state, country } = stay.placeAddress ?? {};
  const service = services.find(({ id }) => id === stay.caseService.id);
  const lines = [address1, address2, [postCode, town && city(town, country)].filter(Boolean).join(' '), county, state];
  return {
    name: stay.placeName,
    address: lines.filter((line): line is string => Boolean(line)),
    country: country ?? null,
    bookingReference: stay.bookingReference,
    notes: stay.arrivalNotes,
    contact: personOf(service, service?.providerName ?? null),
  };
}

/** What of the calendar lies on the day where it takes place; an event that names no zone is in the one of the host country. */
async function appointmentsOf(ctx: Context, day: string, country: string | null): Promise<Arrival['appointments']> {
  const date = Temporal.PlainDate.from(day);
  const [zone] = country
    ? await ctx.query<{ name: string }>(
        sql`select min(name) as name from app.time_zone where country = ${country} having count(*) = 1`,
      )
    : [];
  const events = await ctx.records(calendarEvent).find({
    filter: {
      all: [
        mine,
        // Zones reach from twelve hours behind to fourteen before.
        { field: 'startDate', op: 'gte', value: `${date.subtract({ days: 1 })}T00:00:00Z` },
        { field: 'startDate', op: 'lt', value: `${date.add({ days: 2 })}T00:00:00Z` },
      ],
    },
    sort: 'startDate,asc',
    limit: most,
  });
  return events.flatMap(({ id, title, startDate, timeZone: own }) => {
    const timeZone = knownZone(own) ?? zone?.name ?? null;
    if (startDate === null) return [];
    const local = Temporal.Instant.from(startDate)
      .toZonedDateTimeISO(timeZone ?? 'UTC')
      .toPlainDate();
    return local.equals(date) ? [{ id, title, startsAt: startDate, timeZone }] : [];
  });
}

/** People type zones: one that no clock knows counts as none. */
function knownZone(typed: string | null): string | null {
  try {
    return typed && new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

async function datesOf(ctx: Context, assignment: string, day: string): Promise<Arrival['dates']> {
  const found = await ctx.records(caseTimeline).find({
    filter: {
      all: [
        { field: 'caseDetail', op: 'eq', value: assignment },
        { field: 'eventDate', op: 'eq', value: day },
      ],
    },
    limit: most,
  });
  return found.map(({ id, description }) => ({ id, description }));
}

/** Passports of everybody, and what lets them into the host country: issued, and not expired today. */
async function documentsOf(ctx: Context, country: string | null): Promise<Arrival['documents']> {
  const today = ctx.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const [found, family] = await Promise.all([
    ctx.records(travelDocument).find({
      filter: { all: [mine, { field: 'stage', op: 'eq', value: 'ISSUED' }] },
      limit: most,
    }),
    ctx.records(dependant).find({ filter: { field: 'employeePerson', op: 'eq', value: '$me.person' }, limit: most }),
  ]);
  const names = new Map(family.map(({ id, firstName }) => [id, firstName]));
  return found
    .filter(({ type, country: of }) => type === 'PASSPORT' || of === country)
    .filter(({ expiryDate }) => expiryDate === null || expiryDate >= today)
    .map(({ id, type, country: of, dependant: member, expiryDate }) => ({
      id,
      type,
      country: of,
      holder: member ? (names.get(member.id) ?? member.label ?? null) : null,
      expiryDate,
    }))
    .sort((one, other) => (one.holder ?? '').localeCompare(other.holder ?? '') || one.type.localeCompare(other.type));
}

/** Contacts of the assignment that have a number; the emergency line first, as contacts stand. */
const callable = (contacts: readonly Contact[], assignment: string): Arrival['contacts'] =>
  contacts
    .filter((one) => one.phone !== null && one.caseDetailId === assignment)
    .map(({ id, name, company, phone, email, role }) => ({
      id,
      name,
      about: company,
      phone,
      email,
      isEmergency: role === 'EMERGENCY',
    }));
