import { document, requirementTitle } from '@homeport/model/documents';
import { dayFor } from '../../language/reader-formats.ts';
import { servicesOf } from '../cases/index.ts';
import type { Asked, TopicEntry, TopicLines } from './asked.ts';
import { mostLines } from './asked.ts';
import { ofOpenCases } from './of-open-cases.ts';
import { requiredOf } from './record-lines.ts';
import { toFillIn } from './task-lines.ts';

/** One thing that waits for the caller. */
interface Waiting {
  readonly what: string;
  /** yyyy-MM-dd */
  readonly due: string | null;
}

/**
 * All that waits for the caller, as on Home: what services ask for, documents to send in, to read and to sign, forms and surveys; what is
 * overdue first, then by its day, what has none last.
 */
export async function nextLines(asked: Asked): Promise<TopicLines> {
  const { say } = asked;
  const waiting = (await Promise.all([ofServices(asked), ofPapers(asked), toFillIn(asked), toSign(asked)]))
    .flat()
    .toSorted((one, other) => (one.due ?? '9999').localeCompare(other.due ?? '9999'));
  return {
    ...(waiting.length > 0 && {
      head: say('next.count', { count: waiting.length, more: waiting.length > mostLines ? 'yes' : 'no' }),
    }),
    entries: waiting.map((one) => entryOf(asked, one)),
    missing: say('none.NEXT'),
  };
}

function entryOf({ say, reader, today }: Asked, { what, due }: Waiting): TopicEntry {
  const when = due === null ? 'none' : due < today ? 'late' : 'due';
  return { text: say('next.line', { what, when, due: due === null ? '' : dayFor(reader, due) }), about: what };
}

const ofServices = async ({ ctx }: Asked): Promise<Waiting[]> =>
  (await servicesOf(ctx)).flatMap(({ name, group, nextAction }) =>
    group === 'NEEDS_YOU' && nextAction
      ? [{ what: `${nextAction.description} (${name})`, due: nextAction.dueDate }]
      : [],
  );

const ofPapers = async ({ ctx }: Asked): Promise<Waiting[]> =>
  (await requiredOf(ctx, ['REQUESTED', 'REJECTED'])).map((one) => ({ what: requirementTitle(one), due: one.dueDate }));

/** Documents that were shared with the caller and wait for a signature. */
async function toSign({ ctx }: Asked): Promise<Waiting[]> {
  const found = await ctx.records(document).find({
    filter: {
      all: [
        await ofOpenCases(ctx),
        { field: 'status', op: 'eq', value: 'PUBLISHED' },
        { field: 'requiresSignature', op: 'eq', value: true },
        { field: 'signedAt', op: 'null' },
      ],
    },
    sort: 'publishedAt,asc',
    limit: 50,
  });
  return found.map(({ title }) => ({ what: title, due: null }));
}
