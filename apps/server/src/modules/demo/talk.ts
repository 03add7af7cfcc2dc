import type { DemoCase } from './cases.ts';
import { addCalls, addChat } from './chats.ts';
import { addComments } from './comments.ts';
import { addContacts } from './contacts.ts';
import { addTickets } from './tickets.ts';
import type { World } from './world.ts';

/** Remarks, contacts, tickets, chats and calls of the assignments of a tenant; the last numbers of their references. */
export function addTalk(
  world: World,
  stories: readonly DemoCase[],
  cases: readonly DemoCase[],
): Readonly<Record<string, number>> {
  const told = stories.filter(({ status }) => status === 'ACTIVE');
  const running = cases.filter(({ status }) => status === 'ACTIVE');
  for (const one of [...told, ...running.slice(0, 10)]) addComments(world, one);
  for (const one of stories) addContacts(world, one, true);
  for (const one of cases) addContacts(world, one, false);
  for (const one of [...told, ...running.slice(0, 12)]) addChat(world, one);
  for (const one of told) addCalls(world, one);
  return { 'help-desk': addTickets(world, stories, running) };
}
