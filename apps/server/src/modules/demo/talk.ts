import type { Entity } from '@homeport/grammar';
import { comment } from '@homeport/model/communication';
import type { DemoCase } from './cases.ts';
import { addComments } from './comments.ts';
import type { World } from './world.ts';

/** What people say to each other, in the order it is written to the database. */
export const talkEntities: readonly Entity[] = [comment];

/** Remarks, contacts, tickets, chats and calls of the assignments of a tenant. */
export function addTalk(world: World, cases: readonly DemoCase[]): void {
  for (const one of cases.slice(0, 12)) addComments(world, one);
}
