import { type DecidingGroup, type DecidingRequest, stepsFor } from './steps-for.rules.ts';

/**
 * The groups that decide a report one after the other: those that approve expenses and its total, in their order. An expense waits for
 * one person at a time, so that of several of the same order one is asked: the one that the assignment names, else the one made first.
 * `groups` in the order in which they were made.
 */
export function groupsInTurn(groups: readonly DecidingGroup[], request: DecidingRequest): readonly DecidingGroup[] {
  const chosen = new Set(stepsFor(groups, request).map(({ group }) => group.id));
  const first = new Map<number, DecidingGroup>();
  for (const group of groups) if (chosen.has(group.id) && !first.has(group.sequence)) first.set(group.sequence, group);
  return [...first.values()].toSorted((one, other) => one.sequence - other.sequence);
}

/** Whom an expense goes to after the group that has it; none: it was the last one, or has no group. `order`: of that group. */
export const nextInTurn = (turn: readonly DecidingGroup[], order: number | null): DecidingGroup | undefined =>
  order === null ? undefined : turn.find(({ sequence }) => sequence > order);
