import type { StepMoved } from './move-to-version.routes.ts';
import type { MoveToVersion } from './move-to-version.rules.ts';

/** The same move with keys of their own for its new steps, which go by their step of the workflow until they are made. */
export function keyedAnew(move: MoveToVersion, newKey: () => string): MoveToVersion {
  const keys = new Map(move.fresh.map(({ key }) => [key, newKey()]));
  const keyOf = (key: string): string => keys.get(key) ?? key;
  return {
    ...move,
    plan: move.plan.map((one) => ({ ...one, key: keyOf(one.key), after: one.after.map(keyOf) })),
    planned: move.planned.map((one) => ({ ...one, key: keyOf(one.key), waitsFor: one.waitsFor.map(keyOf) })),
    fresh: move.fresh.map((one) => ({ ...one, key: keyOf(one.key) })),
  };
}

/**
 * Who is told of a move, by the ids of users: whoever owns a step that is new, another or gone, before it or after, and the manager of the
 * assignment; but not who does it.
 */
export function toldOfMove(
  { changed, fresh, gone }: MoveToVersion,
  manager: string | null,
  mover: string,
): readonly string[] {
  const concerned = [
    manager,
    ...changed.flatMap(({ before, owning }) => [before.owner, owning.owner]),
    ...fresh.map(({ owner, leftOutBecause }) => (leftOutBecause === null ? owner.user : null)),
    ...gone.map(({ owner }) => owner),
  ];
  return [...new Set(concerned.flatMap((user) => user ?? []))].filter((user) => user !== mover).sort();
}

/** How many steps become what. */
export type MoveCounts = Readonly<Record<Exclude<StepMoved['becomes'], 'SAME'>, number>>;

/** How many steps become what; what the version says no other of is counted as kept. */
export const countsOfMove = ({ fresh, changed, gone, staying, kept, same }: MoveToVersion): MoveCounts => ({
  NEW: fresh.filter(({ leftOutBecause }) => leftOutBecause === null).length,
  LEFT_OUT: fresh.filter(({ leftOutBecause }) => leftOutBecause !== null).length,
  CHANGED: changed.length,
  GONE: gone.length,
  STAYS: staying.length,
  KEPT: kept.length + same.length,
});
