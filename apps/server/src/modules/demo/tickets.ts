import { certain } from '@homeport/grammar';
import { cannedAnswer, type HelpDeskTicket, helpDeskReply, helpDeskTicket } from '@homeport/model/help-desk';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { nameOf } from './comments.ts';
import { preparedAnswers, type TicketStory, ticketStories } from './tickets.data.ts';
import { userId, type World } from './world.ts';

type Status = HelpDeskTicket['status'];
interface Planned {
  readonly key: string;
  readonly of: DemoCase;
  readonly ago: number;
  readonly hour: number;
  readonly status: Status;
  readonly story: TicketStory;
}
/** Tickets of a tenant, 190 in all clients; Diego has thirteen of them. */
const quotas: Readonly<Record<string, number>> = {
  CASTELLANE: 55,
  TECNOVIA: 50,
  HALDEN: 45,
  BRIGHTWATER: 40,
  NORDLYS: 3,
};
const statuses: readonly Status[] = ['CLOSED', 'CLOSED', 'ANSWERED', 'CLOSED', 'OPEN', 'CLOSED', 'WAITING', 'REOPENED'];
const diegos = 13;

/** Questions to the help desk and their answers; answers the last number given out. */
export function addTickets(world: World, stories: readonly DemoCase[], cases: readonly DemoCase[]): number {
  const plans = [
    ...stories.flatMap((of) => plansFor(world, of, isDiego(of) ? diegos : 2)),
    ...cases.flatMap((of) => plansFor(world, of, 1)),
  ].slice(0, quotas[world.tenant.code] ?? 0);
  const ordered = plans.sort((one, other) => other.ago - one.ago || one.hour - other.hour);
  for (const [i, plan] of ordered.entries()) file(world, plan, i + 1);
  const at = world.clock.at(-400, 9);
  const by = userId(world.tenant.code === 'NORDLYS' ? 'other.admin' : 'admin.one');
  for (const language of ['en', 'es', 'fr'] as const)
    preparedAnswers[language].forEach(([title, text], i) => {
      world.add(cannedAnswer, demoId('answer', world.tenant.code, language, i), {
        at,
        by,
        set: { title, text, language, active: true },
      });
    });
  return ordered.length;
}
const isDiego = (of: DemoCase): boolean => of.assignee.firstName === 'Diego';

function plansFor(world: World, of: DemoCase, count: number): Planned[] {
  const stories = ticketStories[world.words];
  const since = Math.max(2, Math.min(180, 150 - of.start));
  return Array.from({ length: count }, (_, i): Planned => {
    const ago = count > 3 ? 3 + i * 15 : world.luck.whole(1, since);
    return {
      key: `${of.id} ${i}`,
      of,
      ago,
      hour: world.luck.whole(7, 17),
      status: ago > 60 ? 'CLOSED' : (statuses[(i + of.id.charCodeAt(3)) % statuses.length] ?? 'OPEN'),
      story: certain(stories[(i + of.id.charCodeAt(5)) % stories.length]),
    };
  });
}

/** One ticket with the replies that brought it to its status. */
function file(world: World, { key, of, ago, hour, status, story }: Planned, number: number): void {
  const { clock } = world;
  const id = demoId('ticket', world.tenant.code, key);
  const { firstName, lastName, user } = of.assignee;
  const asker = { by: user ?? of.manager, name: `${firstName} ${lastName}` };
  const staff = { by: of.manager, name: nameOf(world, of.manager) };
  const at = (days: number, hours = 0): string => clock.at(Math.min(0, days - ago), hour + hours, number % 60);
  const start = { name: asker.name, when: at(0) };
  world.add(helpDeskTicket, id, {
    at: start.when,
    by: asker.by,
    set: {
      reference: `HD-${String(number).padStart(6, '0')}`,
      subject: story.subject,
      category: story.category,
      detail: story.detail,
      caseDetail: of.id,
      assignee: of.assignee.person,
      files: [],
      lastReplyAt: start.when,
      lastReplyName: asker.name,
      replies: 0,
    },
  });
  let lines = 0;
  let replies = 0;
  const write = (who: typeof asker, text: string, when: string, kind: 'REPLY' | 'EVENT' = 'REPLY'): void => {
    lines += 1;
    if (kind === 'REPLY') replies += 1;
    world.add(helpDeskReply, demoId('reply', id, lines), {
      at: when,
      by: who.by,
      set: {
        ticket: id,
        kind,
        text,
        audience: 'ASSIGNEE',
        author: who.by,
        authorName: who.name,
        isFromAssignee: who === asker,
        files: [],
      },
    });
  };
  const move = (deed: string, to: Status, who: typeof asker, when: string): void =>
    world.happened(helpDeskTicket, id, {
      deed,
      at: when,
      by: who.by,
      set: {
        status: to,
        lastReplyAt: when,
        lastReplyName: who.name,
        replies,
        ...(who === staff ? { assignedTo: of.manager, assignedName: staff.name } : {}),
      },
    });
  if (status === 'OPEN') return;
  if (status === 'WAITING') {
    write(staff, story.question, at(0, 3));
    move('ask', 'WAITING', staff, at(0, 3));
    return;
  }
  write(staff, story.answer, at(1));
  move('answer', 'ANSWERED', staff, at(1));
  if (status === 'ANSWERED') return;
  write(asker, 'CLOSED', at(2), 'EVENT');
  move('close', 'CLOSED', asker, at(2));
  if (status !== 'REOPENED') return;
  write(asker, 'REOPENED', at(3), 'EVENT');
  move('reopen', 'REOPENED', asker, at(3));
}
