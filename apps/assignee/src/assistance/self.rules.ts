import type { Person } from '@homeport/model/people';

/** Topics of a person that they may change themselves. */
export const changeable = ['personal', 'contact', 'home', 'host'] as const;
export type ChangeableTopic = (typeof changeable)[number];

/** The fields of a person that stand under a topic, in their order. */
export const fieldsOfTopic = {
  personal: ['firstName', 'lastName', 'preferredName', 'birthDate', 'nationality'],
  contact: ['email', 'phone', 'mobile'],
  home: ['homeAddress'],
  host: ['hostAddress'],
} as const satisfies Readonly<Record<ChangeableTopic, readonly (keyof Person)[]>>;
/** What a topic asks for besides what is declared: whoever signs in is written to. */
export const neededOf = (topic: ChangeableTopic): readonly (keyof Person & string)[] =>
  topic === 'contact' ? ['email'] : [];

/** Whole years between a day and today; null without a day. */
export function yearsOld(birthDate: string | null, today: string): number | null {
  if (!birthDate || birthDate > today) return null;
  return Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'years' }).years;
}
