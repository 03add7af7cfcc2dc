import { asksWhetherEnough, plainWords } from '@homeport/model/assistant';
import { dependant } from '@homeport/model/family';
import {
  documentLimit,
  isLongEnough,
  limitsOf,
  type TravelDocument,
  travelDocument,
  trip,
} from '@homeport/model/travel';
import { cityIn } from '../../language/cities.ts';
import { dayFor } from '../../language/reader-formats.ts';
import { currentCase } from '../cases/index.ts';
import { countryNames } from '../travel/index.ts';
import type { Asked, TopicLines } from './asked.ts';

const mine = { field: 'assignee', op: 'eq', value: '$me.person' } as const;

/** Who of the family is entered, and who moves along. */
export async function familyLines({ ctx, say, textOf, language }: Asked): Promise<TopicLines> {
  const family = await ctx.records(dependant).find({
    filter: { field: 'employeePerson', op: 'eq', value: '$me.person' },
    sort: 'created,asc',
    limit: 50,
  });
  return {
    entries: family.map(({ firstName, lastName, type, accompanies }) => {
      const is = textOf(`dependant.type.${type}`, undefined, language);
      const name = `${firstName} ${lastName}`;
      return {
        text: say('family.line', { name, type: is, moves: accompanies === false ? 'no' : 'yes' }),
        about: `${name} ${is}`,
      };
    }),
    missing: say('none.FAMILY'),
  };
}

/** Passports, visas and permits of the caller and the family: until when they hold, and what was applied for. */
export async function paperLines(asked: Asked): Promise<TopicLines> {
  const { ctx, question, say, reader, textOf, language, today } = asked;
  const [papers, family, enough] = await Promise.all([
    ctx.records(travelDocument).find({ filter: mine, sort: 'expiryDate,asc', limit: 100 }),
    ctx.records(dependant).find({ filter: { field: 'employeePerson', op: 'eq', value: '$me.person' }, limit: 50 }),
    whetherEnough(asked),
  ]);
  const kin = new Map(family.map((one) => [one.id, textOf(`dependant.type.${one.type}`, undefined, language)]));
  const country = countryNames(language);
  return {
    entries: papers.filter(isAskedOf(question)).map((one) => {
      const type = textOf(`travelDocument.type.${one.type}`, undefined, language);
      const person = (one.dependant ?? one.assignee).label;
      const common = { type, person, country: country(one.country) };
      const isExpired = one.expiryDate !== null && one.expiryDate < today;
      return {
        text:
          one.stage !== 'ISSUED'
            ? say('papers.applied', {
                ...common,
                stage: textOf(`travelDocument.stage.${one.stage}`, undefined, language),
              })
            : (enough(one, papers, common) ??
              say(isExpired ? 'papers.expired' : 'papers.line', {
                ...common,
                expiry: one.expiryDate ? dayFor(reader, one.expiryDate) : 'none',
              })),
        about: [type, person, country(one.country), kin.get(one.dependant?.id ?? '')].filter(Boolean).join(' '),
      };
    }),
    missing: say('none.PAPERS'),
  };
}

/** Yes or no is about one's own passport where the question says so, whatever the family has. */
const isAskedOf = (question: string): ((one: TravelDocument) => boolean) => {
  const isOwn =
    asksWhetherEnough(question) && / (my|mi|mon) (passport|pasaporte|passeport) /.test(plainWords(question));
  return ({ dependant }) => !isOwn || dependant === null;
};

/** Who asks whether a passport, or a visa of the host country, is valid long enough is told yes or no, against the last day of the assignment. */
async function whetherEnough({ ctx, question, say, reader }: Asked) {
  if (!asksWhetherEnough(question)) return () => undefined;
  const [current, limits] = await Promise.all([currentCase(ctx), ctx.records(documentLimit).find({ limit: 50 })]);
  const { assignmentEndDate: end = null } = current ?? {};
  const asked = limitsOf('PASSPORT', limits);
  return (one: TravelDocument, all: readonly TravelDocument[], named: Readonly<Record<string, string>>) => {
    if (end === null || one.expiryDate === null) return undefined;
    // Visas and permits are for living in the host country; those of other countries have nothing to do with its end.
    const isPassport = one.type === 'PASSPORT';
    if (!isPassport && one.country !== current?.hostLocation?.country) return undefined;
    const found = isLongEnough(one, all, end, isPassport ? asked : { monthsAfterTrip: 0 });
    if (!found) return undefined;
    const days = { expiry: dayFor(reader, one.expiryDate), end: dayFor(reader, end) };
    const { verdict, neededUntil } = found;
    return say('papers.enough', {
      ...{ ...named, ...days, verdict, days: found.days, months: asked.monthsAfterTrip },
      needed: dayFor(reader, neededUntil),
    });
  };
}

/** Journeys that are still to come, or under way. */
export async function tripLines({ ctx, say, reader, textOf, language, today }: Asked): Promise<TopicLines> {
  const trips = await ctx.records(trip).find({
    filter: { all: [mine, { field: 'status', op: 'ne', value: 'CANCELLED' }] },
    sort: 'departureDate,asc',
    limit: 200,
  });
  const city = cityIn(language);
  return {
    entries: trips
      .filter((one) => (one.returnDate ?? one.departureDate) >= today)
      .map((one) => ({
        text: say('trips.line', {
          from: city(one.fromPlace, one.fromCountry),
          to: city(one.toPlace, one.toCountry),
          departure: dayFor(reader, one.departureDate),
          back: one.returnDate ? dayFor(reader, one.returnDate) : 'none',
          status: textOf(`trip.status.${one.status}`, undefined, language),
        }),
        about: [
          ...[one.fromPlace, one.toPlace, city(one.fromPlace, one.fromCountry), city(one.toPlace, one.toCountry)],
          countryNames(language)(one.toCountry),
        ].join(' '),
      })),
    missing: say('none.TRIPS'),
  };
}
