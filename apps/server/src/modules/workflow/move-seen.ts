import { createHash } from 'node:crypto';
import type { SystemContext } from '@homeport/engine';
import { type MovePreview, type StepFace, type StepMoved, type StepThere, toldOfMove } from '@homeport/model/workflow';
import type { PlannedMove } from './move-facts.ts';
import { namesOfUsers } from './names-of-users.ts';

/** How a move looks to who decides on it: before and after, step by step, and who is told. `mover` needs no telling. */
export async function seenMove(ctx: SystemContext, planned: PlannedMove, mover: string): Promise<MovePreview> {
  const { running, to, move, of } = planned;
  const told = toldOfMove(move, of.manager?.id ?? null, mover);
  const { kept, changed, same, fresh, gone, staying, planned: dates } = move;
  const owners = [...kept, ...staying].map(({ owner }) => owner);
  const names = await namesOfUsers(ctx, [
    ...told,
    ...owners.filter((one) => one !== null),
    ...[...changed, ...same].flatMap(({ before, owning }) => [before.owner ?? [], owning.owner ?? []].flat()),
    ...gone.flatMap(({ owner }) => owner ?? []),
    ...fresh.flatMap(({ owner }) => owner.user ?? []),
  ]);
  const nameOf = (user: string | null) => (user === null ? null : (names.get(user) ?? null));
  const face = (
    { name, priority }: Pick<StepThere['given'], 'name' | 'priority'>,
    owner: string | null,
    { start, due }: Pick<StepFace, 'start' | 'due'>,
  ): StepFace => ({ name, priority, owner: nameOf(owner), start, due });
  const datesOf = new Map(dates.map((one) => [one.key, one]));
  const asIs = (becomes: 'KEPT' | 'STAYS') => (one: StepThere) => {
    const { start = null, due = null } = datesOf.get(one.key) ?? {};
    const is = face(one.given, one.owner, { start, due: one.agreedDue ?? due });
    return { sequence: one.given.sequence, key: one.key, becomes, before: is, after: is, ...untouched };
  };
  const steps = [
    ...fresh.map(({ item, key, owner, leftOutBecause, after }) => ({
      sequence: item.sequence,
      key,
      becomes: leftOutBecause === null ? ('NEW' as const) : ('LEFT_OUT' as const),
      before: null,
      after: face(item, owner.user, after),
      fields: [],
      leftOutBecause,
    })),
    ...[...changed, ...same].map(({ key, before, given, owning, after, fields }) => ({
      sequence: given.sequence,
      key,
      becomes: fields.length > 0 ? ('CHANGED' as const) : ('SAME' as const),
      before: face(before.given, before.owner, before),
      after: face(given, owning.owner, after),
      fields,
      leftOutBecause: null,
    })),
    ...gone.map((one) => ({
      sequence: one.given.sequence,
      key: one.key,
      becomes: 'GONE' as const,
      before: face(one.given, one.owner, one),
      after: null,
      ...untouched,
    })),
    ...kept.map(asIs('KEPT')),
    ...staying.map(asIs('STAYS')),
  ]
    .sort((a, b) => a.sequence - b.sequence || (a.key < b.key ? -1 : 1))
    .map(({ sequence: _, ...one }): StepMoved => one);
  return {
    name: running.name,
    from: running.workflowVersion,
    to,
    seen: fingerprint(planned, told),
    steps,
    told: told.flatMap((user) => names.get(user) ?? []),
  };
}
const untouched = { fields: [], leftOutBecause: null } as const;

/** What a move rests on and does, in 64 letters: another one is another move. */
export const fingerprint = ({ running, to, move }: PlannedMove, told: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([running.id, to, move, told]))
    .digest('hex');
