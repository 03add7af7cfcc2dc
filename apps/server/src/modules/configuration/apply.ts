import { type Call, type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import { type Refused, sayKind, sayTitle, writeConfiguration } from '@homeport/engine/configuration';
import { sentence } from '@homeport/engine/exchange';
import { enqueue, JobRefused } from '@homeport/engine/jobs';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type applyConfiguration,
  configurationBundle,
  configurationRefusals as no,
} from '@homeport/model/configuration';
import type { JobLine } from '@homeport/model/exchange';
import { sql } from 'kysely';
import type { FileServices } from '../documents/index.ts';
import { newJob, readerOf, refusalText } from '../exchange/index.ts';
import type { Identity } from '../identity/index.ts';
import { type StoredBundle, storedBundle } from './bundle-file.ts';
import { compare, namesSent } from './difference.ts';
import { trustIn } from './trusted.ts';

const why = 'a configuration bundle is applied';

interface ApplyInput {
  readonly bundle: string;
  readonly parts: readonly string[];
  /** Records of these parts that stay out. */
  readonly without: readonly string[];
  readonly seen: string;
  readonly entity: string;
}

const applying = defineJob<ApplyInput>('configuration.apply');

/** Whether a job that was begun on a bundle will not end by itself any more. */
export async function isOver(ctx: Context, job: string | null): Promise<boolean> {
  if (!isId(job)) return true;
  const [row] = await ctx
    .asSystem('the job of a bundle is looked at')
    .query<{ state: string }>(sql`select state from engine.job where id = ${job}::uuid`);
  return row?.state !== 'waiting' && row?.state !== 'running';
}

/** Hands a bundle over to its job, when what was looked at is still what it would do. */
export async function startApply(
  ctx: Context,
  services: FileServices,
  identity: Identity,
  { params, body }: Call<typeof applyConfiguration>,
): Promise<JobLine | Refusal> {
  const id = params.id ?? '';
  const parts = namesSent(body.parts) ?? new Set<string>();
  const without = namesSent(body.without) ?? new Set<string>();
  const job = await ctx.inTransaction<string | Refusal>(async (tx) => {
    const stored = await storedBundle(tx, id, true);
    if (isRefusal(stored)) return stored;
    const isStuck = stored.status === 'APPLYING' && (await isOver(tx, stored.job));
    if (stored.status !== 'CHECKED' && !isStuck) return no.notNow();
    // A key may have been taken away since the bundle was taken in.
    if (!(await trustIn(tx, identity, stored.signer))) return no.unknownKey({ fingerprint: stored.signer.fingerprint });
    const { seen, records } = await compare(tx, services.catalogue, stored.bundle, parts, without);
    if (seen !== body.seen) return no.changedSince();
    if (!records.some(isWork)) return no.nothing();
    const input = { bundle: id, parts: [...parts], without: [...without], seen, entity: configurationBundle.name };
    const made = await enqueue(tx, applying, input);
    const [now] = await tx.query<{ now: string }>(sql`select pg_current_xact_id()::text as now`);
    const system = tx.asSystem(why).records(configurationBundle);
    const noted = { job: made, since: now?.now ?? '0', failure: null };
    const begun = isStuck ? await system.update(id, noted) : await system.move(id, 'status.start', noted);
    if (isRefusal(begun)) return begun;
    await tx.audit('configurationApply', {
      entity: configurationBundle.name,
      recordId: id,
      detail: { parts: [...parts], leftOut: without.size },
    });
    return made;
  });
  return isRefusal(job) ? job : newJob(ctx, services, job);
}
const isWork = ({ deed, fields }: { readonly deed: string; readonly fields: readonly unknown[] }): boolean =>
  deed === 'ADD' || (deed === 'CHANGE' && fields.length > 0);

/**
 * Applies a bundle: all of it or nothing, in one transaction, so that a kill leaves the tenant as it was and the next try begins
 * anew. What it did stands in the history of each record.
 */
export const applyJob = (services: FileServices): JobHandler =>
  handleJob(applying, {
    run: async (ctx, { id: job, input, progress, signal }) => {
      const { bundle: id, parts, without, seen } = input;
      const system = ctx.asSystem(why).records(configurationBundle);
      let told: Refused | undefined;
      try {
        await progress.step('compare');
        const done = await ctx.inTransaction<Counts | Refusal>(async (tx) => {
          const stored = await storedBundle(tx, id, true);
          if (isRefusal(stored)) return stored;
          const standing = await takeUp(tx, id, job, stored);
          if (standing) return standing;
          const compared = await compare(tx, services.catalogue, stored.bundle, new Set(parts), new Set(without));
          if (compared.seen !== seen) return no.changedSince();
          const work = compared.records.filter(isWork);
          await progress.step('change', work.length);
          const failed = await writeConfiguration(
            tx.asSystem(why),
            services.catalogue,
            work,
            compared.here.ids,
            (count) => {
              signal.throwIfAborted();
              return progress.done(count);
            },
          );
          if (failed === 'CIRCLE') return no.circle();
          if (failed) {
            told = failed;
            return failed.refusal;
          }
          const added = work.filter(({ deed }) => deed === 'ADD').length;
          const counts = { added, changed: work.length - added };
          const appliedAt = Temporal.Now.instant().toString({ smallestUnit: 'second' });
          const moved = await tx
            .asSystem(why)
            .records(configurationBundle)
            .move(id, 'status.apply', { ...counts, appliedAt });
          return isRefusal(moved) ? moved : counts;
        });
        // What the database refused has ended the transaction: it is put into words outside of it.
        if (isRefusal(done)) throw new JobRefused(told ? await refused(ctx, services, told) : done);
        return { ...done };
      } catch (error) {
        // A server that stops puts the job back: it is neither failed nor done.
        const isStopping = signal.aborted && !(signal.reason instanceof JobRefused);
        if (!isStopping) {
          const refusal = error instanceof JobRefused ? error.refusal : undefined;
          const failure = refusal ? sentence(refusal, await readerOf(ctx, services)).slice(0, 600) : null;
          await system.move(id, 'status.fail', { failure });
        }
        throw error;
      }
    },
  });

interface Counts {
  readonly added: number;
  readonly changed: number;
}
/** A job that comes again finds its bundle applied, or begins it anew; undefined: there is work to do. */
async function takeUp(
  tx: Context,
  id: string,
  job: string,
  stored: StoredBundle,
): Promise<Counts | Refusal | undefined> {
  if (stored.job !== job) return no.notNow();
  if (stored.status === 'APPLYING') return undefined;
  const records = tx.asSystem(why).records(configurationBundle);
  if (stored.status === 'CHECKED') {
    const begun = await records.move(id, 'status.start');
    return isRefusal(begun) ? begun : undefined;
  }
  const record = await records.get(id);
  return isRefusal(record) ? record : { added: record.added ?? 0, changed: record.changed ?? 0 };
}

/** Which record it was, and what its rules say, in the words of whoever applied it. */
async function refused(ctx: Context, services: FileServices, { change, refusal }: Refused): Promise<Refusal> {
  const reader = await readerOf(ctx, services);
  const entity = services.catalogue.entity(change.entity);
  const problem = refusalText(ctx, services, entity, refusal);
  return no.refused({ kind: sayKind(entity, reader), title: sayTitle(entity, change.record, reader), problem });
}
