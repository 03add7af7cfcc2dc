import type { Context } from '@homeport/engine';
import { sentence } from '@homeport/engine/exchange';
import { type JobView, jobOf } from '@homeport/engine/jobs';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** How the caller writes days, and in which language: their own choice, whichever company they work in at the moment. */
export async function readerOf(ctx: Context, services: Pick<Services, 'textOf' | 'catalogue'>) {
  const { homeTenant, user } = ctx.me;
  const own = homeTenant === ctx.tenant ? ctx : ctx.asSystemIn(homeTenant, 'how the caller writes days');
  const [row] = await own.query<{ dateFormat: string | null }>(sql`
    select date_format as "dateFormat" from app."user" where tenant_id = ${homeTenant}::uuid and id = ${user}::uuid`);
  return {
    locale: ctx.me.locale,
    dateFormat: row?.dateFormat ?? 'dd-MM-yyyy',
    textOf: services.textOf,
    catalogue: services.catalogue,
  };
}

/** A job as its owner is shown it: the reason of a failure in their language, a result only when there is one. */
export function shownJob(job: JobView, ctx: Context, services: Pick<Services, 'textOf'>): JobLine {
  const { input: _, ...rest } = job;
  const { access: __, ...input } = job.input;
  const reader = { locale: ctx.me.locale, dateFormat: '', textOf: services.textOf };
  return {
    ...rest,
    input,
    result: job.state === 'done' ? job.result : null,
    failure: job.failure && sentence(job.failure, reader),
  };
}

/** A job that was just handed in. */
export async function newJob(ctx: Context, services: Pick<Services, 'textOf'>, id: string): Promise<JobLine | Refusal> {
  const job = await jobOf(ctx, id);
  return isRefusal(job) ? job : shownJob(job, ctx, services);
}
