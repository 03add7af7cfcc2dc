import { type Context, databaseRefusal, type JobHandler } from '@homeport/engine';
import { enqueue, orRefuseJob } from '@homeport/engine/jobs';
import { type Catalogue, type Entity, isRefusal, type Refusal } from '@homeport/grammar';
import { configurationBundle, configurationRefusals as no } from '@homeport/model/configuration';
import type { JobLine } from '@homeport/model/exchange';
import type { FileServices } from '../documents/index.ts';
import { newJob } from '../exchange/index.ts';
import type { Identity } from '../identity/index.ts';
import { isOver } from './apply.ts';
import { type StoredBundle, storedBundle } from './bundle-file.ts';
import { type Touched, touchedBy } from './touched.ts';

const rollBackName = 'configuration.rollBack';
const why = 'a configuration bundle is rolled back';

/** Begins to bring back what was there before a bundle. */
export async function startRollBack(ctx: Context, services: FileServices, id: string): Promise<JobLine | Refusal> {
  const job = await ctx.inTransaction<string | Refusal>(async (tx) => {
    const stored = await storedBundle(tx, id, true);
    if (isRefusal(stored)) return stored;
    // One that was stopped on the way goes on.
    const isStuck = stored.status === 'ROLLING_BACK' && (await isOver(tx, stored.undoJob));
    if (stored.status !== 'APPLIED' && !isStuck) return no.notApplied();
    const made = await enqueue(tx, rollBackName, { bundle: id, entity: configurationBundle.name });
    const records = tx.asSystem(why).records(configurationBundle);
    const noted = { undoJob: made };
    const begun = isStuck ? await records.update(id, noted) : await records.move(id, 'status.startBack', noted);
    if (isRefusal(begun)) return begun;
    await tx.audit('configurationRollBack', { entity: configurationBundle.name, recordId: id });
    return made;
  });
  return isRefusal(job) ? job : newJob(ctx, services, job);
}

/**
 * Puts back what stood in each record before the bundle, and removes what it added. Each record is its own transaction, so that
 * one that was changed since, or is in use, holds the others up no more than a kill does: what is done is seen in the history.
 */
export const rollBackJob = (services: FileServices, identity: Identity): JobHandler => ({
  name: rollBackName,
  run: async (ctx, { id: job, input, progress, signal }) => {
    const id = String(input.bundle);
    const stored = orRefuseJob(await storedBundle(ctx, id));
    if (stored.undoJob !== job) orRefuseJob(no.notApplied());
    if (stored.status === 'ROLLED_BACK') return {};
    await progress.step('find');
    const touched = await touchedBy(ctx, services.catalogue, stored);
    // First what was there goes back to what it was, the last change first; then nothing leads to what was added.
    const order = [...touched].reverse();
    const made = order.filter((one) => one.isCreated);
    const steps = [...order.filter((one) => !one.isCreated), ...made];
    await progress.step('change', steps.length);
    for (const one of made) await unlink(ctx, services.catalogue, identity, stored, one);
    let restored = 0;
    for (const [at, one] of steps.entries()) {
      signal.throwIfAborted();
      if (await takeBack(ctx, services.catalogue, identity, stored, one)) restored += 1;
      await progress.done(at + 1);
    }
    const kept = steps.length - restored;
    const rolledBackAt = Temporal.Now.instant().toString({ smallestUnit: 'second' });
    orRefuseJob(
      await ctx
        .asSystem(why)
        .records(configurationBundle)
        .move(id, 'status.rollBack', { restored, kept, rolledBackAt }),
    );
    return { restored, kept };
  },
});

/** Looked at anew with the record locked: nobody changes it between this look and the write. */
type Look = (ctx: Pick<Context, 'tenant' | 'query'>) => Promise<Refusal | 'BACK' | Touched>;

async function takeBack(
  ctx: Context,
  catalogue: Catalogue,
  identity: Identity,
  stored: StoredBundle,
  { id, entity: name, isCreated }: Touched,
): Promise<boolean> {
  const entity = catalogue.entity(name);
  const look: Look = async (inside) => {
    const [now] = await touchedBy(inside, catalogue, stored, id);
    if (!now) return no.notFound();
    if (isBack(now)) return 'BACK';
    return now.isChangedSince || now.isGone ? no.changedSince() : now;
  };
  const done = isCreated ? await removeAgain(ctx, entity, id, look) : await restore(ctx, identity, entity, id, look);
  return !isRefusal(done);
}
/** What was added may lead to each other in a circle, and then nothing of it could go first: what closed the circle goes. */
async function unlink(
  ctx: Context,
  catalogue: Catalogue,
  identity: Identity,
  stored: StoredBundle,
  { id, entity: name, before }: Touched,
): Promise<void> {
  const entity = catalogue.entity(name);
  const links = Object.keys(before).filter((field) => {
    const type = entity.fields[field]?.type;
    return type === 'ref' || type === 'refs';
  });
  if (links.length === 0) return;
  await restore(ctx, identity, entity, id, async (inside) => {
    const [now] = await touchedBy(inside, catalogue, stored, id);
    if (!now || now.isGone || now.isChangedSince) return no.changedSince();
    return { ...now, before: Object.fromEntries(links.map((field) => [field, before[field]])) };
  });
}
/** Whether a record is as it was before the bundle. */
export const isBack = ({ isCreated, isGone, isTakenUp, isChangedSince }: Touched): boolean =>
  isTakenUp && !isChangedSince && isGone === isCreated;

const removeAgain = (ctx: Context, entity: Entity, id: string, look: Look): Promise<true | Refusal> =>
  ctx.inTransaction<true | Refusal>(async (tx) => {
    const records = tx.asSystem(why).records(entity);
    await records.get(id, { lock: true });
    const now = await look(tx);
    if (isRefusal(now)) return now;
    return now === 'BACK' ? true : records.delete(id);
  });

/** Every field as it was, states and what rules had worked out among them: not as a save would have it, but as it stood. */
async function restore(
  ctx: Context,
  identity: Identity,
  entity: Entity,
  id: string,
  look: Look,
): Promise<true | Refusal> {
  const caller = { me: ctx.me, tenant: ctx.tenant, requestId: ctx.requestId, system: why };
  try {
    return await identity.store.transaction<true | Refusal>(caller, async (tx) => {
      const current = await tx.load(entity, id, { where: true, lock: true });
      const now = await look({ tenant: ctx.tenant, query: tx.query });
      if (isRefusal(now)) return now;
      if (now === 'BACK') return true;
      if (!current) return no.changedSince();
      const on = { version: current.version as number };
      const count = await tx.update(entity, id, now.before, on, current, { deed: 'update' });
      return count === 1 ? true : no.changedSince();
    });
  } catch (error) {
    const refusal = databaseRefusal(error, entity);
    if (refusal) return refusal;
    throw error;
  }
}
