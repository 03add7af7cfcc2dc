import { dayFor } from '../../language/reader-formats.ts';
import { currentCase } from '../cases/index.ts';
import { contactsOf } from '../communication/index.ts';
import { timelineOf } from '../timeline/index.ts';
import { countryNames } from '../travel/index.ts';
import type { Asked, TopicLines } from './asked.ts';

/** Lines of one topic at most; the page of the topic has the rest. */
const most = 6;

/** Route, dates, type and state of the running assignment. */
export async function datesLines({ ctx, say, reader, textOf, language, today }: Asked): Promise<TopicLines> {
  const missing = say('none.DATES');
  const found = await currentCase(ctx);
  if (!found) return { lines: [], missing };
  const { assignmentStartDate: start, assignmentEndDate: end } = found;
  const country = countryNames(language);
  const place = (location: typeof found.homeLocation): string =>
    [location?.town, location?.country ? country(location.country) : null].filter(Boolean).join(', ') || say('unknown');
  const day = (value: string | null): string => (value ? dayFor(reader, value) : say('unknown'));
  const away = start ? Temporal.PlainDate.from(today).until(start).days : 0;
  const isRunning = start !== null && away <= 0 && (end === null || end >= today);
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
  ];
  return { lines: [lines.join(' ')], missing };
}

/** The people who help, as the contacts page names them. */
export async function contactLines({ ctx, say, textOf, language }: Asked): Promise<TopicLines> {
  const contacts = await contactsOf(ctx);
  return {
    lines: contacts.slice(0, most).map(({ name, role, company, email, phone }) =>
      say('contacts.line', {
        name,
        role: textOf(`caseContact.role.${role}`, undefined, language),
        company: company ?? 'none',
        reach: [email, phone].filter(Boolean).join(', ') || say('contacts.noReach'),
      }),
    ),
    missing: say('none.CONTACTS'),
  };
}

/** What comes next in the published timeline. */
export async function timelineLines({ ctx, say, reader, today }: Asked): Promise<TopicLines> {
  const missing = say('none.TIMELINE');
  const assignment = await currentCase(ctx);
  if (!assignment) return { lines: [], missing };
  const coming = (await timelineOf(ctx, assignment.id)).filter((one) => one.eventDate >= today);
  return {
    lines: coming
      .slice(0, most)
      .map((one) => say('timeline.line', { date: dayFor(reader, one.eventDate), description: one.description })),
    missing,
  };
}
