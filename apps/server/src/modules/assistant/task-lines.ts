import { videoCall } from '@homeport/model/calls';
import { pageForm } from '@homeport/model/forms';
import { helpDeskTicket } from '@homeport/model/help-desk';
import { qualitySurvey } from '@homeport/model/surveys';
import { dayFor } from '../../language/reader-formats.ts';
import { formNames } from '../forms/index.ts';
import type { Asked, TopicLines } from './asked.ts';
import { ofOpenCases } from './of-open-cases.ts';

const mine = { field: 'assignee', op: 'eq', value: '$me.person' } as const;
const is = (field: string, ...value: string[]) => ({ field, op: 'in', value }) as const;

/** Calls to come, with their moment in UTC as everywhere. */
export async function callLines({ ctx, say, reader }: Asked): Promise<TopicLines> {
  const calls = await ctx.records(videoCall).find({
    filter: { all: [mine, is('status', 'SCHEDULED')] },
    sort: 'startsAt,asc',
    limit: 20,
  });
  return {
    entries: calls.map(({ title, hostName, startsAt }) => ({
      text: say('calls.line', {
        title,
        host: hostName,
        at: `${dayFor(reader, startsAt.slice(0, 10))}, ${startsAt.slice(11, 16)} UTC`,
      }),
      about: `${title} ${hostName}`,
    })),
    missing: say('none.CALLS'),
  };
}

/** Tickets that are not closed. */
export async function ticketLines({ ctx, say, textOf, language }: Asked): Promise<TopicLines> {
  const tickets = await ctx.records(helpDeskTicket).find({
    filter: { all: [mine, { field: 'status', op: 'ne', value: 'CLOSED' }] },
    sort: 'created,desc',
    limit: 50,
  });
  return {
    entries: tickets.map(({ reference, subject, status }) => ({
      text: say('tickets.line', {
        reference,
        subject,
        status: textOf(`helpDeskTicket.status.${status}`, undefined, language),
      }),
      about: `${reference} ${subject}`,
    })),
    missing: say('none.TICKETS'),
  };
}

/** A form or a survey that the caller has still to fill in, called in the language of the answer. */
interface ToFillIn {
  readonly what: string;
  readonly status: 'NOT_STARTED' | 'IN_PROGRESS';
  /** yyyy-MM-dd */
  readonly due: string | null;
}

/**
 * Forms and surveys that are still to be filled in. A form belongs to its assignment, as on its page; a survey is often sent
 * about an assignment that has just ended, and is asked until it is withdrawn.
 */
export async function toFillIn({ ctx, textOf, language }: Asked): Promise<ToFillIn[]> {
  const [forms, surveys] = await Promise.all([
    ctx.records(pageForm).find({
      filter: { all: [mine, await ofOpenCases(ctx), is('status', 'NOT_STARTED', 'IN_PROGRESS')] },
      sort: 'dueDate,asc',
      limit: 50,
    }),
    ctx.records(qualitySurvey).find({ filter: { all: [mine, is('status', 'SENT')] }, sort: 'dueDate,asc', limit: 50 }),
  ]);
  const names = await formNames(ctx, forms, language);
  return [
    ...forms.map((one) => ({
      what: names.get(one.page.id) ?? one.page.label,
      status: one.status === 'IN_PROGRESS' ? ('IN_PROGRESS' as const) : ('NOT_STARTED' as const),
      due: one.dueDate,
    })),
    ...surveys.map((one) => ({
      what: textOf(`qualitySurvey.kind.${one.kind}`, undefined, language),
      status: 'NOT_STARTED' as const,
      due: one.dueDate,
    })),
  ];
}

/** Forms and surveys that are still to be filled in, each with its state and its day. */
export async function formLines(asked: Asked): Promise<TopicLines> {
  const { say, reader, textOf, language } = asked;
  return {
    entries: (await toFillIn(asked)).map(({ what, status, due }) => ({
      text: say('forms.line', {
        name: what,
        status: textOf(`pageForm.status.${status}`, undefined, language),
        due: due ? dayFor(reader, due) : 'none',
      }),
      about: what,
    })),
    missing: say('none.FORMS'),
  };
}
