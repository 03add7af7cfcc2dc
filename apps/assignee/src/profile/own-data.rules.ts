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

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other === '' ? null : (other ?? null));

/** Fields that were typed and differ from what is stored. */
export const changedFields = (stored: Person, typed: Partial<Person>): OwnField[] =>
  ownFields.filter((field) => field in typed && !same(stored[field], typed[field]));

/** Fields that may not be empty and are. */
export const missingFields = (values: Partial<Person>): OwnField[] =>
  (['firstName', 'lastName', 'email'] as const).filter((field) => !String(values[field] ?? '').trim());
