import type { Person } from '@homeport/model/people';

/** Topics of a person that they may change themselves. */
export const changeable = ['personal', 'contact', 'home', 'host'] as const;
export type ChangeableTopic = (typeof changeable)[number];

type TextField =
  | 'firstName'
  | 'lastName'
  | 'preferredName'
  | 'birthDate'
  | 'nationality'
  | 'email'
  | 'phone'
  | 'mobile';
/** The fields of a person that stand under a topic, in their order. */
export const fieldsOfTopic: Readonly<Record<ChangeableTopic, readonly (TextField | 'homeAddress' | 'hostAddress')[]>> =
  {
    personal: ['firstName', 'lastName', 'preferredName', 'birthDate', 'nationality'],
    contact: ['email', 'phone', 'mobile'],
    home: ['homeAddress'],
    host: ['hostAddress'],
  };
const needed = new Set<string>(['firstName', 'lastName', 'email']);
/** Whether a field may not be emptied. */
export const isNeeded = (field: string): boolean => needed.has(field);

/** The fields of a topic that are needed and empty. */
export function missingIn(topic: ChangeableTopic, values: Partial<Person>): string[] {
  return fieldsOfTopic[topic].filter((field) => isNeeded(field) && !String(values[field] ?? '').trim());
}
/** Whole years between a day and today; null without a day. */
export function yearsOld(birthDate: string | null, today: string): number | null {
  if (!birthDate || birthDate > today) return null;
  return Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'years' }).years;
}
