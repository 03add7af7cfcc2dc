import {
  clausesOf,
  type Finding,
  inferredTopics,
  namedBy,
  type OwnTopic,
  subjectsIn,
  type Topic,
  topicPages,
  topicsOf,
} from '@homeport/model/assistant';
import { type Asked, mostLines, type TopicEntry, type TopicLines } from './asked.ts';
import { benefitLines, lumpSumLines } from './benefit-lines.ts';
import { daysLines, placeToGo } from './days-lines.ts';
import { familyLines, paperLines, tripLines } from './family-lines.ts';
import { moneyLines } from './money-lines.ts';
import { contactLines, datesLines, timelineLines } from './move-lines.ts';
import { nextLines } from './next-lines.ts';
import { paybackLines } from './payback-lines.ts';
import { documentLines, serviceLines } from './record-lines.ts';
import { callLines, formLines, ticketLines } from './task-lines.ts';

const readers: Readonly<Record<OwnTopic, (asked: Asked) => Promise<TopicLines>>> = {
  DATES: datesLines,
  SERVICES: serviceLines,
  MONEY: moneyLines,
  DAYS: daysLines,
  DOCUMENTS: documentLines,
  CONTACTS: contactLines,
  TIMELINE: timelineLines,
  BENEFITS: benefitLines,
  LUMP_SUM: lumpSumLines,
  PAPERS: paperLines,
  FAMILY: familyLines,
  CALLS: callLines,
  TICKETS: ticketLines,
  TRIPS: tripLines,
  FORMS: formLines,
  NEXT: nextLines,
  PAYBACK: paybackLines,
  BANK: async ({ say }) => ({ entries: [{ text: say('bank.how'), about: '' }], missing: '' }),
};

/** What is said about one topic. */
interface Told {
  readonly topic: OwnTopic;
  readonly lines: readonly string[];
  /** The question named these lines, so that others are beside it. */
  readonly isNamed: boolean;
  readonly missing?: string;
}

/** What is the caller's own about the topics, and what was looked for in vain. Each part of a question is answered for itself. */
export async function ownFindings(
  asked: Asked,
  topics: readonly Topic[],
): Promise<{ readonly found: Finding[]; readonly missing: string[] }> {
  const clauses = clausesOf(asked.question);
  const told = await Promise.all(
    clauses.length < 2
      ? [aboutClause(asked, asked.question, topics)]
      : clauses.map((clause) => aboutClause(asked, clause, topicsOf(clause))),
  );
  const merged = new Map<OwnTopic, string[]>();
  for (const { topic, lines } of told.flat())
    if (lines.length > 0) merged.set(topic, [...new Set([...(merged.get(topic) ?? []), ...lines])]);
  return {
    found: [...merged].map(([topic, lines]) => ({
      kind: 'OWN',
      title: asked.say(`title.${topic}`),
      href: topicPages[topic],
      page: null,
      lines,
    })),
    missing: [...new Set(told.flat().flatMap((one) => (one.missing && !merged.has(one.topic) ? [one.missing] : [])))],
  };
}

async function aboutClause(asked: Asked, clause: string, topics: readonly Topic[]): Promise<Told[]> {
  // Whether one may go somewhere is a question of days there, whatever else its words sound like.
  const goes = (await placeToGo({ ...asked, question: clause })) !== undefined;
  const own = goes ? ['DAYS' as const] : topics.filter((topic): topic is OwnTopic => topic !== 'GREETING');
  const inferred = goes ? [] : inferredTopics(clause).filter((topic) => !own.includes(topic));
  const read = await Promise.all(
    [...own, ...inferred].map(async (topic) => ({ topic, ...(await readers[topic]({ ...asked, question: clause })) })),
  );
  const told = read.map((one) => {
    const named = namedBy(
      clause,
      one.entries.filter((entry) => entry.about !== ''),
    );
    return { ...one, lines: textsOf(named), isNamed: named.length > 0 };
  });
  const isNamed = told.some((one) => one.isNamed);
  const isMissed = !isNamed && subjectsIn(clause).size > 0;
  return told.flatMap(({ topic, entries, lines, isNamed: isOwnNamed, head, missing }): Told[] => {
    const fixed = textsOf(entries.filter((entry) => entry.about === ''));
    if (isOwnNamed) return [{ topic, lines: [...lines, ...fixed], isNamed: true }];
    if (inferred.includes(topic)) return [];
    if (isNamed) return fixed.length > 0 ? [{ topic, lines: fixed, isNamed: false }] : [];
    const all = textsOf(entries.filter((entry) => !entry.isDetail));
    if (all.length === 0) return [{ topic, lines: [], isNamed: false, missing }];
    const before = isMissed && fixed.length === 0 ? [asked.say('named.none')] : head ? [head] : [];
    return [{ topic, lines: [...before, ...all], isNamed: false }];
  });
}

const textsOf = (entries: readonly TopicEntry[]): string[] => entries.slice(0, mostLines).map(({ text }) => text);
