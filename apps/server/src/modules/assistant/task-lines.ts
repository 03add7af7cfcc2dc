import { videoCall } from '@homeport/model/calls';
import { pageForm } from '@homeport/model/forms';
import { helpDeskTicket } from '@homeport/model/help-desk';
import { qualitySurvey } from '@homeport/model/surveys';
import { dayFor } from '../../language/reader-formats.ts';
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

/**
 * Forms and surveys that are still to be filled in. A form belongs to its assignment, as on its page; a survey is often sent
 * about an assignment that has just ended, and is asked until it is withdrawn.
 */
export async function formLines({ ctx, say, reader, textOf, language }: Asked): Promise<TopicLines> {
  const [forms, surveys] = await Promise.all([
    ctx.records(pageForm).find({
      filter: { all: [mine, await ofOpenCases(ctx), is('status', 'NOT_STARTED', 'IN_PROGRESS')] },
      sort: 'dueDate,asc',
      limit: 50,
    }),
    ctx.records(qualitySurvey).find({ filter: { all: [mine, is('status', 'SENT')] }, sort: 'dueDate,asc', limit: 50 }),
  ]);
  const due = (day: string | null): string => (day ? dayFor(reader, day) : 'none');
  return {
    entries: [
      ...forms.map((one) => ({
        text: say('forms.line', {
          name: one.page.label,
          status: textOf(`pageForm.status.${one.status}`, undefined, language),
          due: due(one.dueDate),
        }),
        about: one.page.label,
      })),
      ...surveys.map((one) => {
        const name = textOf(`qualitySurvey.kind.${one.kind}`, undefined, language);
        return {
          text: say('forms.line', {
            name,
            status: textOf('pageForm.status.NOT_STARTED', undefined, language),
            due: due(one.dueDate),
          }),
          about: name,
        };
      }),
    ],
    missing: say('none.FORMS'),
  };
}
