import { type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import { enqueue, orRefuseJob } from '@homeport/engine/jobs';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import { erasureRequest, legalHold, privacyRefusals as no } from '@homeport/model/privacy';
import type { PersonKeeper } from '../../operations/person-keeper.ts';
import type { Services } from '../../services.ts';
import { newJob } from '../exchange/index.ts';
import { lacksSecondPerson } from './second-person.ts';

const erasing = defineJob<{ readonly request: string; readonly person: string }>('privacy.erase');

/** Starts an erasure once the name was typed; one that broke off may be started again. */
export async function carryOut(
  ctx: Context,
  services: Services,
  id: string,
  reference: string,
): Promise<JobLine | Refusal> {
  const request = await ctx.records(erasureRequest).get(id);
  if (isRefusal(request)) return no.notFound();
  if (request.status !== 'REQUESTED' && request.status !== 'RUNNING') return no.isDecided();
  if (request.person.id === ctx.me.person) return no.notYourself();
  if (await lacksSecondPerson(ctx, id, request.person.id)) return no.secondPerson();
  if (await isHeld(ctx, request.person.id)) return no.isHeld();
  if (reference.trim() !== request.person.label) return no.wrongReference(undefined, 'reference');
  const moved = await ctx.asSystem('an erasure is carried out').records(erasureRequest).move(id, 'status.start');
  if (isRefusal(moved)) return moved;
  await ctx.audit('erasureDecided', { entity: erasureRequest.name, recordId: id });
  return newJob(ctx, services, await enqueue(ctx, erasing, { request: id, person: request.person.id }));
}

/** Whether a hold is in force for somebody; said before anything starts, and decided by the erasure itself. */
export const isHeld = async (ctx: Context, person: string): Promise<boolean> =>
  (await ctx.records(legalHold).count({
    all: [
      { field: 'person', op: 'eq', value: person },
      { field: 'status', op: 'eq', value: 'IN_FORCE' },
    ],
  })) > 0;

/** Erases, and says so on the request. Can be repeated. */
export const eraseJob = (keeper: PersonKeeper): JobHandler =>
  handleJob(erasing, {
    run: async (ctx, { input, progress }) => {
      await progress.step('erase');
      const outcome = await keeper.erase(ctx.tenant, input.person);
      const erased = orRefuseJob(outcome === 'stays' ? no.isHeld() : (outcome ?? no.notFound()));
      const system = ctx.asSystem('an erasure is complete');
      const counts = { emptied: erased.records, removed: erased.removed };
      orRefuseJob(await system.records(erasureRequest).move(input.request, 'status.finish', counts));
      return counts;
    },
  });
