import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type AssistantLine, assistantRefusals as no, type Topic } from '@homeport/model/assistant';
import type { Services } from '../../services.ts';
import { raiseTicketOf } from '../help-desk/index.ts';
import { stableId } from '../reference/index.ts';
import { spokenIn, voiceIn } from './say.ts';
import { linesOf, noteTicket, oneThread, topicsBefore } from './threads.ts';

/** Characters of a ticket's text. */
const longest = 10_000;

const categories: Readonly<Record<Topic, 'ASSIGNMENT' | 'SERVICE' | 'EXPENSES' | 'TRAVEL' | 'DOCUMENTS' | 'OTHER'>> = {
  DATES: 'ASSIGNMENT',
  SERVICES: 'SERVICE',
  MONEY: 'EXPENSES',
  DAYS: 'TRAVEL',
  DOCUMENTS: 'DOCUMENTS',
  CONTACTS: 'ASSIGNMENT',
  TIMELINE: 'ASSIGNMENT',
  BENEFITS: 'EXPENSES',
  LUMP_SUM: 'EXPENSES',
  PAPERS: 'TRAVEL',
  FAMILY: 'ASSIGNMENT',
  CALLS: 'ASSIGNMENT',
  TICKETS: 'OTHER',
  TRIPS: 'TRAVEL',
  FORMS: 'DOCUMENTS',
  NEXT: 'ASSIGNMENT',
  PAYBACK: 'EXPENSES',
  BANK: 'EXPENSES',
  GREETING: 'OTHER',
};

/** Raises a ticket with the whole conversation, once; a conversation that was handed over answers its ticket. */
export async function handOver(
  ctx: Context,
  services: Services,
  id: string,
  locale: string,
): Promise<{ id: string; reference: string } | Refusal> {
  const thread = await oneThread(ctx, id);
  if (isRefusal(thread)) return thread;
  if (thread.ticket) return { id: thread.ticket.id, reference: thread.ticket.label.split(' ')[0] ?? '' };
  const lines = await linesOf(ctx, id);
  const asked = lines.findLast((line) => line.author === 'PERSON');
  if (!asked) return no.nothingToHandOver();
  const say = voiceIn(spokenIn(locale));
  const [topic] = await topicsBefore(ctx, id);
  return ctx.inTransaction<{ id: string; reference: string } | Refusal>(async (inside) => {
    const ticket = await raiseTicketOf(inside, services, {
      body: {
        // An id that follows from the conversation's: pressed twice, there is one ticket. Not that id itself, under which the
        // history of the conversation may stand already.
        id: stableId('assistant-ticket', ctx.tenant, id),
        subject: say('ticket.subject', { question: asked.text }).slice(0, 200),
        category: topic ? categories[topic] : 'OTHER',
        detail: transcript(lines, say('ticket.intro'), (line) =>
          say(line.author === 'PERSON' ? 'ticket.person' : 'ticket.assistant', { text: line.text }),
        ),
        caseDetailId: null,
        attachments: null,
      },
    });
    if (isRefusal(ticket)) return ticket;
    await noteTicket(inside, id, ticket.id);
    return { id: ticket.id, reference: ticket.reference };
  });
}

/** The end of the conversation, as much of it as a ticket holds. */
function transcript(lines: readonly AssistantLine[], intro: string, say: (line: AssistantLine) => string): string {
  const said: string[] = [];
  let left = longest - intro.length - 4;
  for (const line of lines.toReversed()) {
    const text = say(line);
    left -= text.length + 2;
    if (left < 0) break;
    said.unshift(text);
  }
  return [intro, ...said].join('\n\n');
}
