import type { Context, JobHandler } from '@homeport/engine';
import { enqueue } from '@homeport/engine/jobs';
import { isRefusal } from '@homeport/grammar';
import { type Document, document } from '@homeport/model/documents';
import { sql } from 'kysely';
import type { FileServices } from './file-services.ts';
import { readText } from './read-text.ts';
import { passagesOf, type TextPiece, textLimits } from './text.rules.ts';

const jobName = 'documents.readText';

/** Has the text of a document's newest file read in the background. */
export const readLater = (
  ctx: Context,
  of: { readonly id: string; readonly file: string; readonly language: string | null },
): Promise<string> =>
  enqueue(ctx, jobName, { document: of.id, file: of.file }, { key: `${of.id} ${of.file} ${of.language}`, attempts: 3 });

/** Reads the text of a document's file and keeps it for the search, instead of what was kept of an earlier file. */
export const readTextJob = (services: FileServices): JobHandler => ({
  name: jobName,
  run: async (ctx, { input, progress }) => {
    const system = ctx.asSystem('the text of a document is kept for the search');
    const of = await system.records(document).get(String(input.document));
    // Meanwhile there may be another file, whose text is read by its own job.
    const file = String(input.file);
    if (isRefusal(of) || of.file?.id !== file) return { passages: 0 };
    await progress.step('read');
    const pieces = await textOf(services, system, file);
    await progress.step('keep', pieces.length);
    const passages = await keepText(system, of, file, pieces);
    await progress.done(passages);
    return { passages };
  },
});

async function textOf(services: FileServices, ctx: Context, file: string): Promise<TextPiece[]> {
  const [row] = await ctx.query<{ key: string; type: string }>(sql`
    select storage_key as key, content_type as type from app.attachment where tenant_id = ${ctx.tenant}::uuid and id = ${file}::uuid`);
  if (!row || !isReadable(row.type)) return [];
  const parts: Buffer[] = [];
  for await (const part of await services.files.get(row.key)) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const answer = await readText({
    type: row.type,
    bytes,
    pages: textLimits.pages,
    characters: textLimits.document,
  });
  if ('pages' in answer) return passagesOf(answer.pages);
  services.log.warn({ file, problem: answer.problem }, 'the text of a file could not be read');
  return [];
}

const isReadable = (type: string): boolean =>
  type === 'application/pdf' || type.endsWith('wordprocessingml.document') || type.startsWith('text/');

/**
 * Writes the passages of a document; the ones it had go, in the same transaction. Reading takes its time: where another file
 * came meanwhile, its words stay. Answers the number written.
 */
export async function keepText(
  ctx: Context,
  of: Pick<Document, 'id' | 'language'>,
  file: string,
  pieces: readonly TextPiece[],
): Promise<number> {
  const rows = pieces.map((piece, position) => ({ ...piece, position }));
  return ctx.inTransactionOrThrow(async (tx) => {
    const [newest] = await tx.query(sql`
      select from app.document where tenant_id = ${tx.tenant}::uuid and id = ${of.id}::uuid and file_id = ${file}::uuid for share`);
    if (!newest) return 0;
    await tx.query(
      sql`delete from app.document_passage where tenant_id = ${tx.tenant}::uuid and document_id = ${of.id}::uuid`,
    );
    await tx.query(sql`
      insert into app.document_passage (tenant_id, id, version, created, created_by, updated, updated_by, document_id, position, page, language, body)
      select ${tx.tenant}::uuid, gen_random_uuid(), 1, now(), ${tx.me.user}::uuid, now(), ${tx.me.user}::uuid, ${of.id}::uuid,
        p.position, p.page, ${of.language ?? 'en'}, p.body
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(position integer, page integer, body text)`);
    return rows.length;
  });
}
