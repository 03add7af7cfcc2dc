import type { Person } from '@homeport/model/people';

export const addressFields = ['homeAddress', 'hostAddress', 'correspondenceAddress'] as const;
/** What people change of themselves, in the order it is shown. */
export const ownFields = [
  'firstName',
  'lastName',
  'preferredName',
  'birthDate',
  'nationality',
  'email',
  'mobile',
  ...addressFields,
] as const;
export type OwnField = (typeof ownFields)[number];

/** A value as it is compared: nothing in one form, an address by what is filled in of it, in whatever order. */
function essence(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value !== 'object' || value === null) return value ?? null;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const filled = essence(part);
    return filled === null ? [] : [[name, filled] as const];
  });
  return parts.length === 0 ? null : parts.sort(([one], [other]) => (one < other ? -1 : 1));
}
const same = (one: unknown, other: unknown): boolean => JSON.stringify(essence(one)) === JSON.stringify(essence(other));

/** Fields that were typed and differ from what is stored. */
export const changedFields = (stored: Person, typed: Partial<Person>): OwnField[] =>
  ownFields.filter((field) => field in typed && !same(stored[field], typed[field]));

/** Fields that may not be empty and are. */
export const missingFields = (values: Partial<Person>): OwnField[] =>
  (['firstName', 'lastName', 'email'] as const).filter((field) => !String(values[field] ?? '').trim());
