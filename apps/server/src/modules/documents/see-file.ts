import type { Context } from '@homeport/engine';
import { rightsOf } from '@homeport/engine';
import { exportAccess } from '@homeport/engine/exchange';
import type { Caller } from '@homeport/engine/store';
import { type Catalogue, type Entity, isId, isRefusal, type Refusal } from '@homeport/grammar';
import { type Attachment, attachment, documentRefusals as no } from '@homeport/model/documents';
import { exporterRun, mayTakeFile } from '@homeport/model/exporters';
import { sql } from 'kysely';
import { refuseExpired } from './stored-file.ts';

/** A file the caller may see, and where its bytes lie. */
export interface SeenFile {
  readonly file: Attachment;
  readonly key: string;
}

/**
 * A file for who may see its record, or a record that holds it: an approver sees the receipt of an expense that he may
 * read. What may not be seen is not found. An export is for who made it, with the rights it was made with; the file of an
 * exporter for everyone who runs exporters and sees the same records.
 */
export async function seeFile(ctx: Context, catalogue: Catalogue, id: string): Promise<SeenFile | Refusal> {
  if (!isId(id)) return no.notFound();
  const own = await ctx.records(attachment).get(id);
  const file = isRefusal(own) ? await heldFile(ctx, catalogue, id) : own;
  if (file?.status !== 'CLEAN') return no.notFound();
  const refused =
    refuseExpired(file, ctx.now) ??
    (file.purpose === 'EXPORT' ? await refuseChangedAccess(ctx, catalogue, file) : undefined) ??
    (file.purpose === 'EXPORTER_FILE' ? await refuseOtherRights(ctx, catalogue, file) : undefined);
  if (refused) return refused;
  const [row] = await ctx.query<{ key: string }>(
    sql`select storage_key as key from app.attachment where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`,
  );
  return row ? { file, key: row.key } : no.notFound();
}

/** The file when a record that the caller sees names it in a field that the caller sees. */
async function heldFile(ctx: Context, catalogue: Catalogue, id: string): Promise<Attachment | undefined> {
  for (const { entity, field } of holders(catalogue)) {
    const rights = rightsOf(callerOf(ctx), entity);
    if (rights.deeds.read === undefined || rights.hidden.has(field)) continue;
    const [holder] = await ctx.records(entity).find({ filter: { field, op: 'eq', value: id }, limit: 1 });
    if (!holder) continue;
    const file = await ctx.asSystem('the caller sees a record that holds this file').records(attachment).get(id);
    return isRefusal(file) ? undefined : file;
  }
  return undefined;
}
export const callerOf = ({ me, tenant, requestId, companies }: Context): Caller => ({
  me,
  tenant,
  requestId,
  ...(companies ? { companies } : {}),
});

interface Holder {
  readonly entity: Entity;
  readonly field: string;
}
const known = new WeakMap<Catalogue, Holder[]>();
/** Every field that names a file. */
function holders(catalogue: Catalogue): Holder[] {
  let all = known.get(catalogue);
  if (!all) {
    all = catalogue.entities.flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([field, f]) =>
        (f.type === 'file' || f.type === 'image' || (f.type === 'refs' && f.to === attachment.name)) && !f.secret
          ? [{ entity, field }]
          : [],
      ),
    );
    known.set(catalogue, all);
  }
  return all;
}

/** The rights an export was made with are kept in its job; fewer or other rights now, and it is not handed out. */
async function refuseChangedAccess(ctx: Context, catalogue: Catalogue, file: Attachment): Promise<Refusal | undefined> {
  if (!file.entity || !catalogue.hasEntity(file.entity)) return no.accessChanged();
  const [job] = await ctx.query<{ access: string | null }>(sql`
    select input->>'access' as access from engine.job
    where tenant_id = ${ctx.tenant}::uuid and id = ${file.entityId}::uuid and owner = ${ctx.me.user}::uuid`);
  return job?.access === exportAccess(callerOf(ctx), catalogue.entity(file.entity)) ? undefined : no.accessChanged();
}

/** The run the file is of has to be seen, and the records in it by who asks now. */
async function refuseOtherRights(ctx: Context, catalogue: Catalogue, file: Attachment): Promise<Refusal | undefined> {
  const run = file.entityId ? await ctx.records(exporterRun).get(file.entityId) : no.notFound();
  if (isRefusal(run)) return no.notFound();
  const [kept] = await ctx.query<{ rights: string | null }>(sql`
    select rights from app.exporter_run where tenant_id = ${ctx.tenant}::uuid and id = ${run.id}::uuid`);
  if (!kept?.rights) return no.accessChanged();
  const now = (name: string) =>
    catalogue.hasEntity(name) ? exportAccess(callerOf(ctx), catalogue.entity(name)) : null;
  return mayTakeFile(JSON.parse(kept.rights), ctx.me.user, now) ? undefined : no.accessChanged();
}
