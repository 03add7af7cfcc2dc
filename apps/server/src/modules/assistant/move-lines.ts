import { townAndCountry } from '@homeport/grammar';
import { dataOption } from '@homeport/model/reference';
import { cityIn } from '../../language/cities.ts';
import { dayFor } from '../../language/reader-formats.ts';
import { currentCase } from '../cases/index.ts';
import { contactsOf } from '../contacts/index.ts';
import { timelineOf } from '../timeline/index.ts';
import { countryNames } from '../travel/index.ts';
import type { Asked, TopicLines } from './asked.ts';

/** Route, dates, type and state of the running assignment. */
export async function datesLines({ ctx, say, reader, textOf, language, today }: Asked): Promise<TopicLines> {
  const missing = say('none.DATES');
  const found = await currentCase(ctx);
  if (!found) return { entries: [], missing };
  const { assignmentStartDate: start, assignmentEndDate: end } = found;
  const [country, city] = [countryNames(language), cityIn(language)];
  const place = (location: typeof found.homeLocation): string =>
    townAndCountry(
      location?.town && city(location.town, location.country),
      location?.country && country(location.country),
    ) || say('unknown');
  const day = (value: string | null): string => (value ? dayFor(reader, value) : say('unknown'));
  const away = start ? Temporal.PlainDate.from(today).until(start).days : 0;
  const isRunning = start !== null && away <= 0 && (end === null || end >= today);
  const phase = found.phase ? await phaseName(ctx, found.phase, language) : undefined;
  const lines = [
    say('dates.route', {
      reference: found.reference,
      home: place(found.homeLocation),
      host: place(found.hostLocation),
    }),
    say('dates.run', { start: day(start), end: day(end) }),
    ...(away > 0 ? [say('dates.until', { days: away })] : isRunning ? [say('dates.since', { days: 1 - away })] : []),
    say('dates.type', {
      type: textOf(`caseDetail.type.${found.type}`, undefined, language),
      status: textOf(`caseDetail.status.${found.status}`, undefined, language),
    }),
    ...(phase ? [say('dates.phase', { phase })] : []),
  ];
  return { entries: [{ text: lines.join(' '), about: '' }], missing };
}

/** A phase as the reader calls it. */
async function phaseName(ctx: Asked['ctx'], code: string, language: Asked['language']): Promise<string | undefined> {
  const all = [
    { field: 'optionTypeCode', op: 'eq', value: 'CASE_PHASE' },
    { field: 'code', op: 'eq', value: code },
  ] as const;
  const [found] = await ctx.records(dataOption).find({ filter: { all }, limit: 1 });
  const own = language === 'es' ? found?.nameEs : language === 'fr' ? found?.nameFr : undefined;
  return own ?? found?.name;
}

/** The people who help, as the contacts page names them; known by their name, role, company and what they look after. */
export async function contactLines({ ctx, say, textOf, language }: Asked): Promise<TopicLines> {
  const [all, current] = await Promise.all([contactsOf(ctx), currentCase(ctx)]);
  const contacts = all.filter((one) => !current || one.caseDetailId === current.id);
  return {
    entries: contacts.map(({ name, role, company, email, phone, services, jobTitle }) => {
      const is = textOf(`caseContact.role.${role}`, undefined, language);
      const inEnglish = textOf(`caseContact.role.${role}`, undefined, 'en');
      return {
        text: say('contacts.line', {
          name,
          role: is,
          company: company ?? 'none',
          reach: [email, phone].filter(Boolean).join(', ') || say('contacts.noReach'),
        }),
        about: [name, is, inEnglish, jobTitle, company, ...services.map((one) => one.label)].filter(Boolean).join(' '),
      };
    }),
    missing: say('none.CONTACTS'),
  };
}

/** What comes next in the published timeline. */
export async function timelineLines({ ctx, say, reader, today }: Asked): Promise<TopicLines> {
  const missing = say('none.TIMELINE');
  const assignment = await currentCase(ctx);
  if (!assignment) return { entries: [], missing };
  const all = await timelineOf(ctx, assignment.id);
  return {
    entries: [...all.filter((one) => one.eventDate >= today), ...all.filter((one) => one.eventDate < today)].map(
      ({ eventDate, description }) => ({
        text: say('timeline.line', { date: dayFor(reader, eventDate), description }),
        about: description,
        isDetail: eventDate < today,
      }),
    ),
    missing,
  };
}
