import type { ClosesWith, Entity } from './entity.ts';

/** What is done to a part, as far as the record it closes with has a say. */
export type PartDeed = 'add' | 'change' | 'remove';

/** What an entity closes with, in its long form. */
export const closingOf = ({ closesWith }: Entity): ClosesWith | undefined =>
  typeof closesWith === 'string' ? { relation: closesWith } : closesWith;

/**
 * Where a part may be added, changed or removed: field of the other record → its states in which it may. Undefined where
 * nothing is said of it.
 */
export function openStates(
  part: Entity,
  whole: Entity,
  deed: PartDeed,
): Readonly<Record<string, readonly string[]>> | undefined {
  const { closesWith } = part;
  if (closesWith === undefined) return undefined;
  const open: Record<string, readonly string[]> = {};
  for (const [name, field] of Object.entries(whole.fields)) {
    if (field.type !== 'lifecycle') continue;
    if (typeof closesWith === 'string')
      open[name] = Object.keys(field.states).filter((state) => field.states[state]?.editable === true);
    else if (name === (closesWith.by ?? name) && Object.keys(open).length === 0 && closesWith[deed])
      open[name] = closesWith[deed];
  }
  return Object.keys(open).length > 0 ? open : undefined;
}

/** Faults of what an entity closes with. Empty when sound. */
export function closingFaults(part: Entity, entityOf: (name: string) => Entity): string[] {
  const closing = closingOf(part);
  if (!closing) return [];
  const field = part.fields[closing.relation];
  if (field?.type !== 'ref') return [`closes with ${closing.relation}, which is no relation to one record`];
  const whole = entityOf(field.to);
  const lifecycles = Object.entries(whole.fields).flatMap(([name, one]) =>
    one.type === 'lifecycle' ? [[name, one] as const] : [],
  );
  if (lifecycles.length === 0) return [`closes with ${closing.relation}, which has no states`];
  const [, lifecycle] = lifecycles.find(([name]) => closing.by === undefined || name === closing.by) ?? [];
  if (!lifecycle) return [`closes with ${closing.relation} by ${closing.by}, which is no lifecycle of it`];
  return (['add', 'change', 'remove'] as const)
    .flatMap((deed) => closing[deed] ?? [])
    .filter((state) => !Object.hasOwn(lifecycle.states, state))
    .map((state) => `closes with ${closing.relation} in ${state}, which is none of its states`);
}
