import type { Refusal } from '@homeport/grammar';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { requestRefusals } from '../../rights/request-refusals.ts';
import type { HttpConfig, Rate } from '../config.ts';
import type { LimitGroup } from '../operation.ts';

/** Counts a call of somebody: 0 when it may go on, else the seconds to wait. */
export type Take = (key: string) => Promise<number>;
/** Makes the counter of a group. In this process unless the server passes one on the database, which counts for all nodes. */
export type MakeLimiter = (group: LimitGroup, rate: Rate) => Take;

/** Counts in this process. */
export const countHere: MakeLimiter = (group, rate) => {
  const limiter = new RateLimiterMemory({ keyPrefix: group, points: rate.calls, duration: rate.seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (left) {
      if (left instanceof RateLimiterRes) return Math.max(1, Math.ceil(left.msBeforeNext / 1000));
      throw left;
    }
  };
};

/** The strict limits of calls that guess, pay, send or work hard, by who calls: the user, or the address before sign-in. */
export function groupLimits(
  config: HttpConfig,
  make: MakeLimiter = countHere,
): (group: LimitGroup, key: string) => Promise<Refusal | undefined> {
  const { rates } = config;
  const groups: Record<LimitGroup, Take> = {
    signIn: make('signIn', rates.signIn),
    money: make('money', rates.money),
    mail: make('mail', rates.mail),
    upload: make('upload', rates.upload),
    heavy: make('heavy', rates.heavy),
  };
  return async (group, key) => {
    const wait = await groups[group](key);
    return wait > 0 ? tooMany(wait) : undefined;
  };
}

export const tooMany = (seconds: number): Refusal => ({
  ...requestRefusals.tooMany(),
  retryAfter: Math.max(1, seconds),
});
