import { type Context, newId } from '@homeport/engine';
import { orRefuseJob } from '@homeport/engine/jobs';
import { isRefusal, type WrittenOf } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import { type Exporter, type ExporterRun, exporter, exporterRun } from '@homeport/model/exporters';
import { sql } from 'kysely';

const second = (moment: Temporal.Instant): string => moment.toString({ smallestUnit: 'second' });
export type Reason = NonNullable<ExporterRun['reason']>;

/** Whose rights its schedule runs with: who took it over last, or made it. */
export const ownerOf = (of: Exporter): string | undefined => of.owner?.id ?? of.createdBy?.id;
/** Records have this field where their declaration says that they can be deactivated. */
export const isDeactivated = (record: object): boolean => (record as { active?: boolean | null }).active === false;

interface NewRun {
  readonly id?: string;
  readonly cause: ExporterRun['cause'];
  readonly runBy: string | undefined;
}

/** A line of the log with the next number; taken up again it is the one that stands there. */
export async function openRun(given: Context, of: string, { id = newId(), ...rest }: NewRun): Promise<ExporterRun> {
  const system = given.asSystem('the log of an exporter is written');
  return system.inTransactionOrThrow(async (ctx) => {
    // Runs of one exporter get their numbers one after the other.
    orRefuseJob(await ctx.records(exporter).get(of, { lock: true }));
    const known = await ctx.records(exporterRun).get(id);
    if (!isRefusal(known)) return known;
    const [last] = await ctx.query<{ number: number }>(sql`
      select coalesce(max(number), 0)::integer as number from app.exporter_run
      where tenant_id = ${ctx.tenant}::uuid and exporter_id = ${of}::uuid`);
    const number = (last?.number ?? 0) + 1;
    const values = { id, exporter: of, number, startedAt: second(Temporal.Now.instant()), ...rest };
    return orRefuseJob(await ctx.records(exporterRun).create(values));
  });
}

type End = Pick<WrittenOf<typeof exporterRun>, 'rows' | 'size' | 'file' | 'rights' | 'reason' | 'detail'>;

/** The end of a run. */
export async function closeRun(
  ctx: Context,
  run: Pick<ExporterRun, 'id' | 'startedAt'>,
  how: 'finish' | 'fail' | 'stop' | 'skip',
  end: End,
): Promise<void> {
  const now = Temporal.Now.instant();
  const took = Temporal.Instant.from(run.startedAt).until(now).total('seconds');
  const changes = { ...end, finishedAt: second(now), seconds: Math.max(took, 0).toFixed(1) };
  orRefuseJob(
    await ctx.asSystem('the log of an exporter is written').records(exporterRun).move(run.id, `status.${how}`, changes),
  );
}

/** Files of runs before the last ones go; the lines stay. Their bytes follow with the next sweep. */
export async function forgetOldFiles(given: Context, { id, keepRuns }: Exporter): Promise<void> {
  const ctx = given.asSystem('old files of an exporter are removed');
  const old = await ctx.query<{ file: string }>(sql`
    with kept as (
      select id from app.exporter_run
      where tenant_id = ${ctx.tenant}::uuid and exporter_id = ${id}::uuid and file_id is not null
      order by number desc limit ${keepRuns}
    ), gone as (
      select id, file_id as file from app.exporter_run
      where tenant_id = ${ctx.tenant}::uuid and exporter_id = ${id}::uuid and file_id is not null and id not in (select id from kept)
    )
    update app.exporter_run r set file_id = null from gone where r.tenant_id = ${ctx.tenant}::uuid and r.id = gone.id
    returning gone.file`);
  for (const { file } of old) {
    const removed = await ctx.records(attachment).delete(file);
    if (isRefusal(removed) && removed.kind !== 'notFound')
      throw new Error(`an old file of an exporter cannot be removed: ${removed.code}`);
  }
}
