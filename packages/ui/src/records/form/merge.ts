import type { FieldAt } from '../fields/field-at.ts';
import { type FormValues, isSame } from './form-values.ts';

/** Two changes of one record brought together. */
export interface Merged {
  /** What the form shows now: own changes over what the others saved. */
  readonly values: FormValues;
  /** Fields that both sides changed to something different. */
  readonly conflicts: readonly FieldAt[];
}

/**
 * Three-way merge: what only one side changed is taken from that side; what both changed alike is fine; the rest is a conflict
 * and keeps mine until it is decided.
 */
export function mergeChanges(
  fields: readonly FieldAt[],
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Merged {
  const values: Record<string, unknown> = { ...mine };
  const conflicts: FieldAt[] = [];
  for (const at of fields) {
    const { wire } = at;
    const isMine = !isSame(base[wire], mine[wire]);
    const isTheirs = !isSame(base[wire], theirs[wire]);
    if (!isMine) values[wire] = theirs[wire] ?? null;
    else if (isTheirs && !isSame(mine[wire], theirs[wire])) conflicts.push(at);
  }
  return { values, conflicts };
}

/** The values after a person has decided every conflict. */
export function decide(
  merged: Merged,
  theirs: FormValues,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): FormValues {
  const values: Record<string, unknown> = { ...merged.values };
  for (const { wire } of merged.conflicts) if (choices[wire] === 'theirs') values[wire] = theirs[wire] ?? null;
  return values;
}
