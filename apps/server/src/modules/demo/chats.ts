import { certain } from '@homeport/grammar';
import { videoCall } from '@homeport/model/calls';
import { chatMessage, conversation, conversationMember } from '@homeport/model/chat';
import { stableId } from '../reference/index.ts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { type ChatStory, camillesChat, shortChats } from './chats.data.ts';
import { nameOf } from './comments.ts';
import type { World } from './world.ts';

/** The chat of an assignment with its case manager, and its video calls. */
export function addChat(world: World, of: DemoCase): void {
  const isCamille = of.assignee.firstName === 'Camille';
  const told = isCamille ? camillesChat : shortChats[world.words];
  // Who has no sign-in writes nothing.
  const story = told.filter(([author]) => author !== 'me' || of.assignee.user !== undefined);
  const id = stableId('conversation', world.tenant.id, of.id, 'TEAM', '');
  const mine = `${of.assignee.firstName} ${of.assignee.lastName}`;
  const manager = nameOf(world, of.manager);
  const at = ([, ago, hour, minute]: ChatStory[number]): string => world.clock.at(-ago, hour, minute);
  const first = certain(story[0]);
  const last = certain(story.at(-1));
  world.add(conversation, id, {
    at: at(first),
    by: of.manager,
    set: {
      caseDetail: of.id,
      kind: 'TEAM',
      title: `${mine}: ${of.home.town} → ${of.host.town}`,
      assignee: of.assignee.person,
      lastSeq: story.length,
      lastMessageAt: at(last),
      lastMessage: last[4],
      lastAuthorName: last[0] === 'me' ? mine : manager,
    },
  });
  const member = (user: string, name: string, part: string, lastReadSeq: number): void =>
    void world.add(conversationMember, demoId('member', id, user), {
      at: at(first),
      by: of.manager,
      set: { conversation: id, user, name, part, lastReadSeq },
    });
  member(of.manager, manager, 'STAFF', story.length);
  // The last two words of the case manager wait for Camille.
  if (of.assignee.user) member(of.assignee.user, mine, 'ASSIGNEE', story.length - (isCamille ? 2 : 0));
  story.forEach((said, i) => {
    const isMine = said[0] === 'me';
    const author = (isMine && of.assignee.user) || of.manager;
    world.add(chatMessage, demoId('message', id, i), {
      at: at(said),
      by: author,
      set: {
        conversation: id,
        seq: i + 1,
        kind: 'TEXT',
        text: said[4],
        author,
        authorName: isMine ? mine : manager,
        files: [],
      },
    });
  });
}

const callTitles = {
  en: ['Getting to know each other', 'Before the move', 'Where we stand'],
  es: ['Primera conversación', 'Antes de la mudanza', 'Estado de la asignación'],
  fr: ['Faire connaissance', 'Avant le déménagement', 'Point d’étape'],
} as const;

/** One call tomorrow, two that are over. */
export function addCalls(world: World, of: DemoCase): void {
  const titles = callTitles[world.words];
  const hostName = nameOf(world, of.manager);
  const add = (n: number, day: number, status: 'SCHEDULED' | 'ENDED', notes: string | null): void => {
    const id = demoId('call', of.id, n);
    world.add(videoCall, id, {
      at: world.clock.at(Math.min(day - 3, -1), 10, n),
      by: of.manager,
      set: {
        caseDetail: of.id,
        assignee: of.assignee.person,
        title: titles[n] ?? titles[0],
        startsAt: `${world.clock.day(day)}T09:30:00Z`,
        minutes: 30,
        host: of.manager,
        hostName,
        hostTimeZone: 'Europe/London',
        notes,
      },
    });
    if (status !== 'SCHEDULED')
      world.happened(videoCall, id, { deed: 'end', at: world.clock.at(day, 10, 4), by: of.manager, set: { status } });
  };
  add(0, -20, 'ENDED', null);
  add(1, -8, 'ENDED', null);
  add(2, 1, 'SCHEDULED', null);
}
