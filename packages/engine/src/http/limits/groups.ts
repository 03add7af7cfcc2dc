import type { Refusal } from '@homeport/grammar';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { requestRefusals } from '../../pipeline/request-refusals.ts';
import type { HttpConfig, Rate } from '../config.ts';
import type { LimitGroup } from '../operation.ts';

/** Makes the counter of a group; by default in this process. With several nodes the server passes one on the database. */
export type MakeLimiter = (group: LimitGroup, rate: Rate) => RateLimiterAbstract;

const inMemory: MakeLimiter = (group, rate) =>
  new RateLimiterMemory({ keyPrefix: group, points: rate.calls, duration: rate.seconds });

/** The strict limits of calls that guess, send or work hard, by who calls: the user, or the address before sign-in. */
export function groupLimits(
  config: HttpConfig,
  make: MakeLimiter = inMemory,
): (group: LimitGroup, key: string) => Promise<Refusal | undefined> {
  const groups: Record<LimitGroup, RateLimiterAbstract> = {
    signIn: make('signIn', config.rates.signIn),
    mail: make('mail', config.rates.mail),
    upload: make('upload', config.rates.upload),
    heavy: make('heavy', config.rates.heavy),
  };
  return async (group, key) => {
    try {
      await groups[group].consume(key);
      return undefined;
    } catch (left) {
      if (left instanceof RateLimiterRes) return tooMany(Math.ceil(left.msBeforeNext / 1000));
      throw left;
    }
  };
}

export const tooMany = (seconds: number): Refusal => ({
  ...requestRefusals.tooMany(),
  retryAfter: Math.max(1, seconds),
});
