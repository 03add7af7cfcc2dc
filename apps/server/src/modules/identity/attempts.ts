import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '@homeport/grammar';
import { identityRefusals } from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';

/** How often something may be tried by one name (a login, an e-mail), whether it exists or not. */
export const allowances = {
  /** Never above what a tenant may allow; most tenants lock their users long before. */
  signIn: { tries: 100, seconds: 900 },
  mail: { tries: 3, seconds: 900 },
  passcode: { tries: 1, seconds: 600 },
  link: { tries: 20, seconds: 900 },
  /** Programs come every few hours; some ask twice, and a link may be in several of them. */
  calendar: { tries: 30, seconds: 900 },
} as const;
export type Allowance = keyof typeof allowances;

const keyOf = (identity: Identity, what: Allowance, name: string): string =>
  `${what}:${createHmac('sha256', identity.secrets.key('attempts')).update(name.normalize('NFC').toLowerCase()).digest('hex')}`;

/** Counts a try; a refusal when there were too many. Counted in the database, so for all nodes together. */
export async function takeAttempt(identity: Identity, what: Allowance, name: string): Promise<Refusal | undefined> {
  const { tries, seconds } = allowances[what];
  const [row] = await identity.store.open<{ wait: number }>(
    sql`select app.take_attempt(${keyOf(identity, what, name)}, ${tries}, ${seconds}) as wait`,
  );
  return row && row.wait > 0 ? { ...identityRefusals.tooManyAttempts(), retryAfter: row.wait } : undefined;
}

/** Forgets the tries of a name. */
export async function clearAttempts(identity: Identity, what: Allowance, name: string): Promise<void> {
  await identity.store.open(sql`select app.clear_attempts(${keyOf(identity, what, name)})`);
}

/** Answers at the earliest so many milliseconds after the work began, so that its length tells nothing. */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), pause(milliseconds)]);
  return result;
}
