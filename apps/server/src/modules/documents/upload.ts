import type { Call, Context } from '@homeport/engine';
import { type KindName, takeIn } from '@homeport/engine/files';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { documentRefusals as no, type StoredFile, type uploadFile } from '@homeport/model/documents';
import { incomingFolder } from '../../adapters/files/open-files.ts';
import type { FileServices } from './file-services.ts';
import { refuseOverQuota } from './quota.ts';
import { type FileFacts, recordFile, shownFile } from './stored-file.ts';

/** What may be stored for which purpose. */
const accepted: Readonly<
  Record<'EXPENSE_RECEIPT' | 'PROFILE_PICTURE' | 'LOGO' | 'DOCUMENT' | 'MESSAGE', readonly KindName[]>
> = {
  EXPENSE_RECEIPT: ['jpeg', 'png', 'webp', 'pdf'],
  PROFILE_PICTURE: ['jpeg', 'png', 'webp'],
  LOGO: ['png', 'jpeg', 'webp'],
  DOCUMENT: ['jpeg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'csv', 'text'],
  MESSAGE: ['jpeg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'csv', 'text'],
};
export type Purpose = keyof typeof accepted;

/** Takes an upload in: quota, checks, bytes to the disk, then the record that names them. */
export async function storeUpload(
  ctx: Context,
  services: FileServices,
  call: Pick<Call, 'file'>,
  about: FileFacts & { readonly purpose: Purpose },
): Promise<StoredFile | Refusal> {
  const { file } = call;
  if (!file) throw new Error('an upload route was called without a file');
  // The quota is asked for while the connection already sends: it may end before anybody reads.
  file.stream.on('error', () => {});
  const full = await refuseOverQuota(ctx);
  if (full) return full;
  const taken = await takeIn(file, {
    files: services.files,
    folder: incomingFolder(services.configuration),
    tenant: ctx.tenant,
    now: ctx.now,
    accept: accepted[about.purpose],
  });
  if (isRefusal(taken)) return taken;
  const record = await recordFile(ctx, taken, about);
  return isRefusal(record) ? record : shownFile(record);
}

/** Files hang on records that exist, that the caller sees, and that the caller may change. */
export async function storeForRecord(
  ctx: Context,
  services: FileServices,
  call: Call<typeof uploadFile>,
): Promise<StoredFile | Refusal> {
  const { entity: name, entityId, purpose, share } = call.body;
  const entity = services.catalogue.hasEntity(name) ? services.catalogue.entity(name) : undefined;
  if (!entity || entity.internal) return no.notFound();
  const record = await ctx.records(entity).get(entityId);
  if (isRefusal(record)) return no.notFound();
  if (!record.can?.includes('update')) return no.notAccepted();
  return storeUpload(ctx, services, call, {
    purpose: purpose ?? 'DOCUMENT',
    share: share ?? 'TEAM',
    entity: name,
    entityId: record.id,
    owner: personOf(record) ?? ctx.me.person,
  });
}

/** Whom a record is about, where it says so. */
function personOf(record: object): string | null {
  const { assignee, person } = record as { assignee?: { id?: string } | null; person?: { id?: string } | null };
  return assignee?.id ?? person?.id ?? null;
}
