import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '@homeport/engine';
import { fileLimits, sweepFiles } from '@homeport/engine/files';
import type { RecurringJob } from '@homeport/engine/jobs';
import { isRefusal } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import { sql } from 'kysely';
import { incomingFolder } from '../../adapters/files/open-files.ts';
import type { FileServices } from './file-services.ts';

/** All rights in a tenant, for work of the installation itself. */
export type SystemContext = (tenant: string, reason: string) => Context;

/**
 * Every night: exports and imports that are over lose their records, then bytes that no record names go, and what is
 * left of uploads that broke off.
 */
export const sweepJob = (services: FileServices, contextIn: SystemContext): RecurringJob => ({
  name: 'files.sweep',
  cron: '17 3 * * *',
  run: async (signal) => {
    const now = Temporal.Now.instant();
    const forgotten = new Set<string>();
    const removed = await sweepFiles(
      services.files,
      async (tenant, keys) => {
        const ctx = contextIn(tenant, 'stored files are swept');
        if (!forgotten.has(tenant)) await forgetExpired(ctx);
        forgotten.add(tenant);
        const rows = await ctx.query<{ key: string }>(sql`
          select storage_key as key from app.attachment where tenant_id = ${tenant}::uuid and storage_key = any (${keys}::text[])
          union select value ->> 'storage_key' from engine.bin_row
          where tenant_id = ${tenant}::uuid and relation = 'attachment' and value ->> 'storage_key' = any (${keys}::text[])`);
        return new Set(rows.map((r) => r.key));
      },
      { now, signal },
    );
    const left = await removeBroken(incomingFolder(services.configuration), now);
    if (removed + left > 0) services.log.info({ removed, left }, 'files without a record were removed');
  },
});

async function forgetExpired(ctx: Context): Promise<void> {
  const over = await ctx
    .records(attachment)
    .find({ filter: { field: 'expires', op: 'lt', value: ctx.now.toString({ smallestUnit: 'second' }) } });
  for (const file of [...over, ...(await filesOfDeletedRuns(ctx))]) {
    const gone = await ctx.records(attachment).delete(file.id, { version: file.version });
    // Something still names it; then it is not only an export any more.
    if (isRefusal(gone) && gone.kind !== 'conflict')
      throw new Error(`the expired file ${file.id} cannot be deleted: ${gone.code}`);
  }
}

/** The log of an exporter goes with it; its files are left behind. */
async function filesOfDeletedRuns(ctx: Context): Promise<{ readonly id: string; readonly version: number }[]> {
  return ctx.query(sql<{ id: string; version: number }>`
    select a.id, a.version from app.attachment a
    where a.tenant_id = ${ctx.tenant}::uuid and a.purpose = 'EXPORTER_FILE'
      and not exists (select from app.exporter_run r where r.tenant_id = a.tenant_id and r.id = a.entity_id::uuid)
      and not exists (select from engine.bin_row r where r.tenant_id = a.tenant_id and r.relation = 'exporter_run' and r.key = a.entity_id::text)`);
}

/** Uploads whose process ended before they did. */
async function removeBroken(folder: string, now: Temporal.Instant): Promise<number> {
  const before = now.subtract({ hours: fileLimits.orphanHours }).epochMilliseconds;
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (!about || about.mtimeMs > before) continue;
    await rm(path, { force: true, recursive: true });
    removed += 1;
  }
  return removed;
}
