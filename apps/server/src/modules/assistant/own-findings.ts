import { type Finding, type Topic, topicPages } from '@homeport/model/assistant';
import type { Asked, TopicLines } from './asked.ts';
import { contactLines, datesLines, timelineLines } from './move-lines.ts';
import { daysLines, documentLines, moneyLines, serviceLines } from './record-lines.ts';

type OwnTopic = Exclude<Topic, 'GREETING'>;

const readers: Readonly<Record<OwnTopic, (asked: Asked) => Promise<TopicLines>>> = {
  DATES: datesLines,
  SERVICES: serviceLines,
  MONEY: moneyLines,
  DAYS: daysLines,
  DOCUMENTS: documentLines,
  CONTACTS: contactLines,
  TIMELINE: timelineLines,
};

/** What is the caller's own about the topics, and what was looked for in vain. */
export async function ownFindings(
  asked: Asked,
  topics: readonly Topic[],
): Promise<{ readonly found: Finding[]; readonly missing: string[] }> {
  const own = topics.filter((topic): topic is OwnTopic => topic !== 'GREETING');
  const read = await Promise.all(own.map(async (topic) => ({ topic, ...(await readers[topic](asked)) })));
  return {
    found: read
      .filter(({ lines }) => lines.length > 0)
      .map(({ topic, lines }) => ({
        kind: 'OWN',
        title: asked.say(`title.${topic}`),
        href: topicPages[topic],
        page: null,
        lines,
      })),
    missing: read.filter(({ lines }) => lines.length === 0).map(({ missing }) => missing),
  };
}
