import { undecidedField } from './decided-spec.ts';
import type { Entity } from './entity.ts';

/** Faults of how an entity says it is decided. Empty when sound. */
export function decidedFaults(entity: Entity): string[] {
  const { decided } = entity;
  if (!decided) return [];
  const by = decided.by ?? 'status';
  const lifecycle = entity.fields[by];
  if (lifecycle?.type !== 'lifecycle') return [`is decided by ${by}, which is no lifecycle`];
  const { states, transitions } = lifecycle;
  const named = [decided.approve, decided.reject, ...(decided.undo ? [decided.undo] : [])];
  const fields = [undecidedField, ...(decided.amount ? [decided.amount, 'currency'] : []), ...(decided.own ?? [])];
  return [
    ...(Object.hasOwn(states, decided.waits) ? [] : [`waits to be decided in ${decided.waits}, which is no state`]),
    ...named
      .filter((name) => !Object.hasOwn(transitions, name))
      .map((name) => `is decided by ${name}, which nobody can do`),
    ...[decided.approve, decided.reject]
      .filter((name) => transitions[name] && !transitions[name].from.includes(decided.waits))
      .map((name) => `is decided by ${name}, which does not leave ${decided.waits}`),
    ...(decided.undo && transitions[decided.undo]?.to !== decided.waits
      ? [`is undone by ${decided.undo}, which does not lead to ${decided.waits}`]
      : []),
    ...[...fields, ...(decided.of ? [decided.of] : []), ...(decided.anew ?? []), ...(decided.like ?? [])]
      .filter((name) => !Object.hasOwn(entity.fields, name))
      .map((name) => `is decided with ${name}, which is not one of its fields`),
  ];
}
