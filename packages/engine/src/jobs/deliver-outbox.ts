import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal, type Values } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { anyChange, type Context, type Reaction } from '../context.ts';
import type { Store } from '../store/store.ts';
import type { OutboxMetrics } from './outbox-metrics.ts';

/** An event as it lies in the outbox. */
export interface Happened {
  readonly tenant_id: string;
  readonly id: string;
  readonly effect_id: string;
  readonly event: string;
  readonly entity: string;
  readonly record_id: string;
  readonly payload: Values;
  readonly attempts: number;
  readonly created: Date | string;
}
export interface OutboxOptions {
  readonly store: Pick<Store, 'open'>;
  readonly reactions: readonly Reaction[];
  /** All rights in the tenant the event is from. */
  readonly ctxOf: (tenant: string, reason: string) => Context;
  readonly log: Logger;
  readonly metrics?: OutboxMetrics;
  /** Milliseconds between looks when nobody wakes it. */
  readonly pollInterval?: number;
  /** Milliseconds before the first repeat; doubled each time, at most an hour. */
  readonly firstPause?: number;
  readonly attempts?: number;
}
export interface Outbox {
  /** There is something new: this event, or any. What nobody reacts to wakes nobody. */
  wake(event?: string): void;
  /** Finishes what it holds, then stops. */
  stop(): Promise<void>;
}

const BATCH = 200;
/** Events of so many milliseconds are taken together: under load that is one look for dozens of them. */
const GATHER = 25;
const LEASE = '2 minutes';
const ATTEMPTS = 12;
const HOUR = 3_600_000;

/**
 * Takes events out of the outbox and has them acted on, at least once each, on any number of nodes at the same time. What
 * fails comes back after a growing pause; what keeps failing is put aside where it can be seen. Events of one record are
 * acted on in the order they happened, within a batch.
 */
export function deliverOutbox(options: OutboxOptions): Outbox {
  const { log, pollInterval = 1_000 } = options;
  const reactions = Map.groupBy(options.reactions, (r) => r.event);
  const heard = [...reactions.keys()].filter((event) => event !== anyChange);
  const stopped = new AbortController();
  let isAwake = false;
  let lookedAt = 0;
  let rouse = () => {};
  const wake = (event?: string) => {
    if (isAwake || (event !== undefined && !reactions.has(event))) return;
    isAwake = true;
    rouse();
  };
  const rest = async (milliseconds: number) => {
    if (isAwake || stopped.signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    rouse = resolve;
    await promise;
    clearTimeout(timer);
  };
  const loop = async () => {
    while (!stopped.signal.aborted) {
      isAwake = false;
      try {
        if (Date.now() - lookedAt >= pollInterval) {
          lookedAt = Date.now();
          await handOverDue(options.store);
        }
        const taken = await claim(options.store, heard);
        if (taken.length === 0) await rest(pollInterval);
        else await deliver(taken, options, reactions);
        if (isAwake && taken.length < BATCH) await pause(GATHER, undefined, { signal: stopped.signal }).catch(() => {});
      } catch (err) {
        log.warn({ err }, 'the outbox could not be read');
        isAwake = false;
        await rest(pollInterval);
      }
    }
  };
  const running = loop();
  return {
    wake,
    async stop() {
      stopped.abort();
      rouse();
      await running;
    },
  };
}

const claim = (store: Pick<Store, 'open'>, heard: readonly string[]): Promise<Happened[]> =>
  store.open<Happened>(sql`select tenant_id, id::text as id, effect_id, event, entity, record_id, payload, attempts, created
    from engine.claim_outbox(${BATCH}::integer, ${LEASE}::interval, ${heard}::text[])`);

/** What the clock has come to joins the events that wait; looked at once between two polls, however often somebody wakes. */
const handOverDue = (store: Pick<Store, 'open'>): Promise<unknown> =>
  store.open(sql`select engine.hand_over_due(${BATCH}::integer)`);

async function deliver(
  taken: Happened[],
  options: OutboxOptions,
  reactions: ReadonlyMap<string, Reaction[]>,
): Promise<void> {
  const inOrder = taken.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
  const byRecord = Map.groupBy(inOrder, (h) => `${h.tenant_id} ${h.record_id}`);
  await Promise.all(
    [...byRecord.values()].map(async (events) => {
      for (const happened of events) await act(happened, options, reactionsTo(happened, reactions));
    }),
  );
}

/** A change of a record is taken because a reaction hears it, or because a company listens to it: then it is told to those of any change. */
function reactionsTo({ event, entity }: Happened, reactions: ReadonlyMap<string, Reaction[]>): readonly Reaction[] {
  const named = reactions.get(event) ?? [];
  const isChange = event === `${entity}.created` || event === `${entity}.updated`;
  return isChange ? [...named, ...(reactions.get(anyChange) ?? [])] : named;
}

async function act(happened: Happened, options: OutboxOptions, reactions: readonly Reaction[]): Promise<void> {
  const { store, log, metrics } = options;
  const {
    tenant_id: tenant,
    id,
    attempts,
    event,
    entity,
    effect_id: effectId,
    record_id: recordId,
    payload,
  } = happened;
  try {
    const ctx = options.ctxOf(tenant, `outbox: ${event}`);
    let until: Temporal.Instant | undefined;
    for (const reaction of reactions) {
      const answer: unknown = await reaction.run(ctx, { effectId, entity, recordId, payload });
      // A transaction that found no connection, lost its lock or its server answers so instead of throwing.
      if (isRefusal(answer) && answer.kind === 'unavailable') throw new Error(`the database could not: ${answer.code}`);
      until = later(until, answer as Awaited<ReturnType<Reaction['run']>>);
    }
    if (until) {
      const wait = Math.max(until.epochMilliseconds - Date.now(), 0);
      await store.open(
        sql`select engine.fail_outbox(${tenant}::uuid, ${id}::bigint, ${attempts}::integer, 'has to wait', ${`${wait} milliseconds`}::interval)`,
      );
      return;
    }
    await store.open(sql`select engine.finish_outbox(${tenant}::uuid, ${id}::bigint, ${attempts}::integer)`);
    metrics?.delivered(event, Date.now() - new Date(happened.created).getTime());
  } catch (err) {
    const isLast = attempts >= (options.attempts ?? ATTEMPTS);
    const again = isLast ? null : `${backOff(attempts, options.firstPause)} milliseconds`;
    log[isLast ? 'error' : 'warn'](
      { err, event, effectId, attempts },
      isLast ? 'an event was given up' : 'an event was not acted on yet',
    );
    metrics?.failed(event, isLast);
    const reason = err instanceof Error ? `${err.name}: ${err.message}` : String(err);
    // A worker that cannot even say so lets the lease run out.
    await store
      .open(
        sql`select engine.fail_outbox(${tenant}::uuid, ${id}::bigint, ${attempts}::integer, ${reason}, ${again}::interval)`,
      )
      .catch((error: unknown) => log.warn({ err: error }, 'an event could not be put back'));
  }
}

/** The later of two moments that reactions want to wait for. */
function later(
  known: Temporal.Instant | undefined,
  asked: Awaited<ReturnType<Reaction['run']>>,
): Temporal.Instant | undefined {
  if (!asked) return known;
  return known && Temporal.Instant.compare(known, asked.again) > 0 ? known : asked.again;
}

/** Two seconds, four, eight … at most an hour, spread by a quarter so that failures do not come back together. */
export function backOff(attempt: number, first = 2_000, random = Math.random): number {
  const pauseOf = Math.min(first * 2 ** (attempt - 1), HOUR);
  return Math.round(pauseOf * (0.875 + random() * 0.25));
}
