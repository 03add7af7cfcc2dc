import type { Context, JobHandler } from '@homeport/engine';
import { thumbnailKey } from '@homeport/engine/files';
import { enqueue } from '@homeport/engine/jobs';
import { isRefusal } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import { sql } from 'kysely';
import type { FileServices } from './file-services.ts';

const jobName = 'documents.scan';
/** With growing pauses between them these are some days. */
const attempts = 20;

/** Has a file that nobody could scan scanned as soon as somebody can. */
export const scanLater = (ctx: Context, file: string): Promise<string> =>
  enqueue(ctx, jobName, { file }, { key: file, attempts });

/** Scans a file in quarantine: it becomes readable, or it goes. While the scanner is away it stays closed. */
export const scanJob = (services: FileServices): JobHandler => ({
  name: jobName,
  run: async (ctx, { input, progress }) => {
    await progress.step('scan', 1);
    const system = ctx.asSystem('a file in quarantine is scanned');
    const file = await system.records(attachment).get(String(input.file));
    if (isRefusal(file) || file.status !== 'QUARANTINED') return { verdict: 'gone' };
    const [row] = await system.query<{ key: string }>(
      sql`select storage_key as key from app.attachment where tenant_id = ${ctx.tenant}::uuid and id = ${file.id}::uuid`,
    );
    const key = row?.key ?? '';
    const verdict = (await services.scanner?.scan(await services.files.get(key))) ?? 'away';
    if (verdict === 'away') throw new Error('the virus scanner is away');
    if (verdict === 'clean') await system.records(attachment).update(file.id, { status: 'CLEAN' });
    else {
      await system.records(attachment).delete(file.id);
      await forgetBytes(services, key);
    }
    await progress.done(1);
    return { verdict };
  },
});

/** Removes the bytes of a file that no record names. */
export async function forgetBytes(services: FileServices, key: string): Promise<void> {
  await services.files.delete(thumbnailKey(key)).catch(() => {});
  await services.files.delete(key);
}
