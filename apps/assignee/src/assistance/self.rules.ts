import type { Person } from '@homeport/model/people';

/** Topics of a person that they may change themselves, in the order they are shown. */
export const topics = ['personal', 'contact', 'home', 'host'] as const;
export type Topic = (typeof topics)[number];
/** Those that are changed here; how one is reached stands with the settings of the account, in one place. */
export const changeable = ['personal', 'home', 'host'] as const satisfies readonly Topic[];
export type ChangeableTopic = (typeof changeable)[number];
/** Where a topic is changed. */
export const changedAt = (topic: Topic): string =>
  topic === 'contact' ? '/dashboard/profile#person' : `/dashboard/assistance/self?change=${topic}`;

/** The fields of a person that stand under a topic, in their order. */
export const fieldsOfTopic = {
  personal: ['firstName', 'lastName', 'preferredName', 'birthDate', 'nationality'],
  contact: ['email', 'phone', 'mobile'],
  home: ['homeAddress'],
  host: ['hostAddress'],
} as const satisfies Readonly<Record<Topic, readonly (keyof Person)[]>>;

/** Whole years between a day and today; null without a day. */
export function yearsOld(birthDate: string | null, today: string): number | null {
  if (!birthDate || birthDate > today) return null;
  return Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'years' }).years;
}
