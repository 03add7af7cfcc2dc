import { createHash } from 'node:crypto';
import type { SystemContext } from '@homeport/engine';
import { type MovePreview, ownersIn, stepsOfMove, toldOfMove } from '@homeport/model/workflow';
import type { PlannedMove } from './move-facts.ts';
import { namesOfUsers } from './names-of-users.ts';

/** How a move looks to who decides on it: before and after, step by step, and who is told. `mover` needs no telling. */
export async function seenMove(ctx: SystemContext, planned: PlannedMove, mover: string): Promise<MovePreview> {
  const { running, to, move, of } = planned;
  const told = toldOfMove(move, of.manager?.id ?? null, mover);
  const names = await namesOfUsers(ctx, [...told, ...ownersIn(move)]);
  return {
    name: running.name,
    from: running.workflowVersion,
    to,
    seen: fingerprint(planned, told),
    steps: stepsOfMove(move, names),
    told: told.flatMap((user) => names.get(user) ?? []),
  };
}

/** What a move rests on and does, in 64 letters: another one is another move. */
export const fingerprint = ({ running, to, move }: PlannedMove, told: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([running.id, to, move, told]))
    .digest('hex');
