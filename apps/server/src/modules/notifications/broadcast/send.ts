import {
  type ActAgain,
  type ActionHandler,
  type Context,
  handle,
  type JobHandler,
  type Reaction,
  react,
} from '@homeport/engine';
import { enqueue, JobRefused, orRefuseJob } from '@homeport/engine/jobs';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type Broadcast,
  broadcast,
  broadcastDue,
  broadcastTold,
  broadcastRefusals as no,
  scheduleBroadcast,
  sendBroadcast,
} from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { readersAmong } from '../readers.ts';
import { tellOne } from '../tell-readers.ts';
import { companiesOf, countAudience, membersOf, wantedOf } from './audience.ts';

const jobName = 'notifications.broadcast';
const begin = (ctx: Context, id: string, owner: string): Promise<string> =>
  enqueue(ctx, jobName, { broadcast: id }, { key: id, owner });

/** Why nobody would be told; undefined when somebody would. */
async function refusalOf(ctx: Context, about: Broadcast): Promise<Refusal | undefined> {
  const counted = await countAudience(ctx, about);
  if (isRefusal(counted)) return counted;
  return counted.users === 0 ? no.nobody() : undefined;
}

const sendHandler: ActionHandler = handle(sendBroadcast, async (ctx, { record }) => {
  const refused = await refusalOf(ctx, record);
  if (refused) return refused;
  await begin(ctx, record.id, ctx.me.user);
  return {};
});

const scheduleHandler: ActionHandler = handle(scheduleBroadcast, async (ctx, { record }) => {
  const about = record;
  if (about.sendAt !== null && Temporal.Instant.compare(Temporal.Instant.from(about.sendAt), ctx.now) <= 0)
    return no.timeIsPast(undefined, 'sendAt');
  const refused = await refusalOf(ctx, about);
  if (refused) return refused;
  await ctx.emit(broadcastDue, record.id, { broadcast: record.id });
  return {};
});

export const broadcastHandlers: readonly ActionHandler[] = [sendHandler, scheduleHandler];

/** Waits for the time of a broadcast, then hands it to its job. One that was taken back, or given another time, is passed over. */
export const broadcastReaction = (services: Services): Reaction =>
  react(broadcastDue, async (given, { recordId }): Promise<ActAgain | undefined> => {
    return given.inTransactionOrThrow<ActAgain | undefined>(async (ctx) => {
      const found = await ctx.records(broadcast).get(recordId, { lock: true });
      if (isRefusal(found) || found.status !== 'SCHEDULED' || found.sendAt === null || !found.sentBy) return undefined;
      const time = Temporal.Instant.from(found.sendAt);
      if (Temporal.Instant.compare(time, ctx.now) > 0) return { again: time };
      const sender = found.sentBy.id;
      // Who may no longer act sends nothing: it lies there as a draft for others.
      const mayAct = (await services.contextOf(ctx.tenant, sender)) !== undefined;
      const moved = await ctx.records(broadcast).move(recordId, mayAct ? 'status.begin' : 'status.takeBack');
      if (isRefusal(moved)) throw new Error(`a broadcast cannot begin: ${moved.code}`);
      if (mayAct) await begin(ctx, recordId, sender);
      return undefined;
    });
  });

/** Tells everyone a broadcast is for, each once however often the job is begun. Ends when it is stopped on its page. */
export const broadcastJob = (services: Services): JobHandler => ({
  name: jobName,
  run: async (ctx, { input, progress, signal }) => {
    const id = String(input.broadcast);
    const about = orRefuseJob(await ctx.records(broadcast).get(id));
    await progress.step('find');
    const companies = orRefuseJob(await companiesOf(ctx, about));
    const wanted = await wantedOf(ctx, about);
    const counted = orRefuseJob(await countAudience(ctx, about));
    await progress.step('tell', counted.users);
    const { title, titleEs, titleFr, body, bodyEs, bodyFr } = about;
    const told = { effectId: id, payload: { title, titleEs, titleFr, body, bodyEs, bodyFr } };
    let done = 0;
    let reached = 0;
    for (const company of companies) {
      for await (const page of membersOf(company, wanted)) {
        if (!(await noteReached(ctx, id, reached))) return { reached };
        const readers = await readersAmong(
          company.ctx,
          page.map((one) => one.id),
        );
        for (const reader of readers) {
          if (signal.aborted) {
            // Stopped by its sender it ends here; stopped with the server it goes on later.
            if (signal.reason instanceof JobRefused) await noteStopped(ctx, id, reached);
            signal.throwIfAborted();
          }
          if (await tellOne(company.ctx, services, reader, broadcastTold, told)) reached += 1;
          done += 1;
          await progress.done(done);
        }
      }
    }
    if (!(await noteReached(ctx, id, reached))) return { reached };
    const sentAt = ctx.now.toString({ smallestUnit: 'second' });
    orRefuseJob(
      await ctx.asSystem('a broadcast was sent').records(broadcast).move(id, 'status.finish', { sentAt, reached }),
    );
    return { reached };
  },
});

async function noteStopped(ctx: Context, id: string, reached: number): Promise<void> {
  await noteReached(ctx, id, reached);
  const moved = await ctx.asSystem('a broadcast was stopped').records(broadcast).move(id, 'status.stop');
  if (isRefusal(moved) && moved.kind !== 'conflict') throw new Error(`a broadcast cannot be stopped: ${moved.code}`);
}

/** No change of the record, whoever has it open goes on with the version they see; false when it is no longer being sent. */
async function noteReached(ctx: Context, id: string, reached: number): Promise<boolean> {
  const rows = await ctx.query(sql`
    update app.broadcast set reached = ${reached}
    where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid and status = 'SENDING' returning id`);
  return rows.length === 1;
}
