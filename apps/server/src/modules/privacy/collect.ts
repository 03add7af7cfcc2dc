import type { Context, JobHandler } from '@homeport/engine';
import { exchangeLimits, exportAccess } from '@homeport/engine/exchange';
import { newFileKey } from '@homeport/engine/files';
import { enqueue, orRefuseJob } from '@homeport/engine/jobs';
import type { Refusal } from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import { person } from '@homeport/model/people';
import { privacyRefusals as no } from '@homeport/model/privacy';
import type { PersonKeeper } from '../../operations/person-keeper.ts';
import { callerOf, type FileServices, recordFile } from '../documents/index.ts';
import { newJob } from '../exchange/index.ts';

const collectName = 'privacy.collect';

/** Hands the job in; its file is handed out only while the caller may still read their own person. */
export async function collect(ctx: Context, services: FileServices): Promise<JobLine | Refusal> {
  if (ctx.me.person === null || ctx.me.onBehalfBy !== undefined) return no.noPerson();
  const id = await enqueue(ctx, collectName, { access: exportAccess(callerOf(ctx), person) });
  return newJob(ctx, services, id);
}

/** Writes everything about the caller into one archive. */
export const collectJob = (services: FileServices, keeper: PersonKeeper): JobHandler => ({
  name: collectName,
  run: async (ctx, { id, progress }) => {
    await progress.step('write');
    const archive = orRefuseJob((await keeper.archive(ctx.tenant, ctx.me.person ?? '')) ?? no.noPerson());
    const key = newFileKey(ctx.tenant, ctx.now);
    const { size, sha256 } = await services.files.put(key, archive);
    await ctx.audit('personExport', { entity: person.name, recordId: ctx.me.person ?? id });
    const expires = ctx.now.add({ hours: exchangeLimits.hours }).toString({ smallestUnit: 'second' });
    const name = `my-data-${ctx.now.toString().slice(0, 10)}.zip`;
    const about = { purpose: 'EXPORT', share: 'ME', owner: null, entity: person.name, entityId: id, expires } as const;
    const taken = { key, name, type: 'application/zip', size, sha256 };
    const file = orRefuseJob(await recordFile(ctx, taken, about));
    return { file: { id: file.id, name }, expires };
  },
});
