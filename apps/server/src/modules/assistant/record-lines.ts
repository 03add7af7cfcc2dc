import type { Context } from '@homeport/engine';
import { type RequiredDocument, requiredDocument, requirementTitle } from '@homeport/model/documents';
import { dayFor } from '../../language/reader-formats.ts';
import { servicesOf } from '../cases/index.ts';
import type { Asked, TopicLines } from './asked.ts';
import { ofOpenCases } from './of-open-cases.ts';

/** The shared services, what needs the caller first. */
export async function serviceLines({ ctx, say, reader, textOf, language }: Asked): Promise<TopicLines> {
  const services = await servicesOf(ctx);
  const open = services.filter((one) => one.group !== 'DONE');
  const isOver = open.length === 0;
  return {
    ...(services.length > 0 && { head: say('services.count', { count: services.length }) }),
    entries: services.map(({ name, status, nextAction, providerName, serviceType, group }) => {
      const is = textOf(`caseService.status.${status}`, undefined, language);
      const named = providerName ? say('services.provider', { name, provider: providerName }) : name;
      const about = [name, serviceType.label, providerName].filter(Boolean).join(' ');
      const isDetail = !isOver && group === 'DONE';
      if (!nextAction) return { text: say('services.is', { name: named, status: is }), about, isDetail };
      const due = nextAction.dueDate ? dayFor(reader, nextAction.dueDate) : say('unknown');
      const text = nextAction.byAssignee
        ? say('services.needs', { name, action: nextAction.description, due })
        : say('services.next', { name: named, status: is, action: nextAction.description, due });
      return { text, about, isDetail };
    }),
    missing: say('none.SERVICES'),
  };
}

/** Documents that are asked of the caller for assignments that are not over, in these states, by their day. */
export const requiredOf = async (
  ctx: Context,
  status: readonly RequiredDocument['status'][],
): Promise<RequiredDocument[]> =>
  ctx.records(requiredDocument).find({
    filter: {
      all: [
        { field: 'assignee', op: 'eq', value: '$me.person' },
        await ofOpenCases(ctx),
        { field: 'status', op: 'in', value: [...status] },
      ],
    },
    sort: 'dueDate,asc',
    limit: 100,
  });

/** Documents that still wait for the caller or for the team, for the assignments that are not over: as their page and Home. */
export async function documentLines({ ctx, say, reader, textOf, language }: Asked): Promise<TopicLines> {
  const due = await requiredOf(ctx, ['REQUESTED', 'REJECTED', 'IN_REVIEW']);
  return {
    entries: due.map((one) => {
      const { status, dueDate, decisionReason } = one;
      const name = requirementTitle(one);
      const is = textOf(`requiredDocument.status.${status}`, undefined, language);
      return {
        text:
          status === 'REJECTED' && decisionReason
            ? say('documents.rejected', { name, status: is, reason: decisionReason })
            : say('documents.line', { name, status: is, due: dueDate ? dayFor(reader, dueDate) : say('unknown') }),
        about: name,
      };
    }),
    missing: say('none.DOCUMENTS'),
  };
}
