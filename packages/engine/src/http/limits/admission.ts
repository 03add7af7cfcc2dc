import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Refusal } from '@homeport/grammar';
import { requestRefusals } from '../../rights/request-refusals.ts';
import { fairTurns } from '../../store/fair-turns.ts';
import type { HttpConfig } from '../config.ts';

/** Decides before any work whether there is room for a call. */
export interface Admission {
  /** A refusal when the server is full; else the call holds a place until `leave`. */
  enter(isUrgent: boolean, isSignIn?: boolean): Refusal | undefined;
  /** A second look once the tenant is known: one tenant may not hold the whole server. */
  enterTenant(tenant: string, isUrgent: boolean): Refusal | undefined;
  leave(tenant: string | undefined, milliseconds: number, isSignIn?: boolean): void;
  /**
   * Does a call's work when it is its company's turn. A call that takes long hands its place on and goes on without one: it waits
   * for something else, and others must not wait with it.
   */
  inTurn<T>(tenant: string, work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly limit: number;
  stop(): void;
}

/** Part of the places kept for sign-in, decisions and payments. */
const reserve = 0.25;
const least = 16;
/** Mean time of a call's work, in milliseconds, at which waiting has begun. */
const slow = 400;
const every = 500;

/** Sign-ins have places of their own: most of their time they wait for the hashing of passwords, which says nothing of the server. */
const signIns = 256;
/**
 * Calls that are worked on at the same moment, and how many of them one company may have: beside others as many as there are
 * processors, since more would only share one with the others' calls. It loses nothing by that, as its statements wait anyhow.
 */
const working = { places: 24, ofOne: 20, beside: Math.min(20, Math.max(2, availableParallelism())) } as const;
/** Milliseconds after which a call hands its place on. */
const longest = 80;

/**
 * A limit on simultaneous calls that follows how long they take: a quarter less when the mean work of the last half second is above
 * 400 ms or the event loop lags, a little more when it is not and the places were used.
 */
export function admission(limits: HttpConfig['limits']): Admission {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let running = 0;
  let limit = limits.concurrency;
  let highest = 0;
  let count = 0;
  let total = 0;
  let isLagging = false;
  let signingIn = 0;
  const turns = fairTurns(working);
  const byTenant = new Map<string, number>();
  const adjust = (): void => {
    isLagging = delay.mean / 1e6 > limits.loopDelay;
    delay.reset();
    const isSlow = count > 0 && total / count > slow && highest > least;
    if (isSlow || isLagging) limit = Math.max(least, Math.floor(limit * 0.75));
    else if (highest > limit / 2) limit = Math.min(limits.concurrency, Math.ceil(limit * 1.1));
    else limit = Math.min(limits.concurrency, limit + 8);
    count = 0;
    total = 0;
    highest = running;
  };
  const noteWork = (milliseconds: number): void => {
    count += 1;
    total += milliseconds;
  };
  const timer = setInterval(adjust, every);
  timer.unref();
  return {
    enter: (isUrgent, isSignIn) => {
      if (isSignIn) {
        if (signingIn >= signIns) return busy();
        signingIn += 1;
        return undefined;
      }
      const room = isUrgent ? limit * (1 + reserve) : limit;
      if (running >= room || (isLagging && !isUrgent && running >= least)) return busy();
      running += 1;
      if (running > highest) highest = running;
      return undefined;
    },
    enterTenant: (tenant, isUrgent) => {
      const held = (byTenant.get(tenant) ?? 0) + 1;
      if (!isUrgent && running > limit / 2 && held > limit * limits.tenantShare)
        return { ...requestRefusals.tooMany(), retryAfter: 1 };
      byTenant.set(tenant, held);
      return undefined;
    },
    inTurn: async (tenant, work) => {
      if (!turns.tryEnter(tenant)) await new Promise<void>((go) => turns.wait(tenant, go));
      const began = performance.now();
      let isHeld = true;
      const handOn = (): void => {
        if (isHeld) turns.leave(tenant);
        isHeld = false;
      };
      const timer = setTimeout(handOn, longest);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        handOn();
        // Without the wait, which says that the company is loud and not that the server is slow: others would be refused for it.
        noteWork(performance.now() - began);
      }
    },
    leave: (tenant, milliseconds, isSignIn) => {
      if (isSignIn) signingIn -= 1;
      else {
        running -= 1;
        // Those of a company have noted their work; what is left is the time that an upload took to arrive.
        if (tenant === undefined) noteWork(milliseconds);
      }
      if (tenant === undefined) return;
      const held = (byTenant.get(tenant) ?? 1) - 1;
      if (held <= 0) byTenant.delete(tenant);
      else byTenant.set(tenant, held);
    },
    get running() {
      return running;
    },
    get limit() {
      return limit;
    },
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

const busy = (): Refusal => ({ ...requestRefusals.busy(), retryAfter: 1 });
