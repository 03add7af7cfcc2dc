import type { Call, Context } from '@homeport/engine';
import { type KindName, type TakenIn, takeIn } from '@homeport/engine/files';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  documentRefusals as no,
  type StoredFile,
  type uploadCaseVideo,
  type uploadFile,
} from '@homeport/model/documents';
import { incomingFolder } from '../../adapters/files/open-files.ts';
import type { FileServices } from './file-services.ts';
import { refuseOverQuota } from './quota.ts';
import { forgetBytes, scanLater } from './scan.ts';
import { type FileFacts, recordFile, shownFile } from './stored-file.ts';

type Purposes = 'EXPENSE_RECEIPT' | 'PROFILE_PICTURE' | 'LOGO' | 'DOCUMENT' | 'CASE_VIDEO' | 'MESSAGE';
/** What may be stored for which purpose. */
const accepted: Readonly<Record<Purposes, readonly KindName[]>> = {
  EXPENSE_RECEIPT: ['jpeg', 'png', 'webp', 'pdf'],
  PROFILE_PICTURE: ['jpeg', 'png', 'webp'],
  LOGO: ['png', 'jpeg', 'webp'],
  DOCUMENT: ['jpeg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'csv', 'text', 'markdown'],
  CASE_VIDEO: ['mp4', 'webm'],
  MESSAGE: ['jpeg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'csv', 'text'],
};
export type Purpose = keyof typeof accepted;

const nothing = async (): Promise<object> => ({});

/**
 * Takes an upload in: quota, checks, bytes to the disk, then the record that names them. What `read` finds in the checked bytes
 * is part of the answer, also when the call is repeated.
 */
export async function storeUpload<Read extends object = object>(
  ctx: Context,
  services: FileServices,
  call: Pick<Call, 'file'>,
  about: FileFacts & { readonly purpose: Purpose },
  read: (taken: TakenIn) => Promise<Read> = nothing as () => Promise<Read>,
): Promise<(StoredFile & Read) | Refusal> {
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
  const verdict = (await services.scanner?.scan(await services.files.get(taken.key))) ?? 'clean';
  if (verdict === 'infected') {
    await forgetBytes(services, taken.key);
    services.log.warn({ user: ctx.me.user, sha256: taken.sha256 }, 'a virus was uploaded and refused');
    return no.infected();
  }
  const found = verdict === 'clean' ? await read(taken) : ({} as Read);
  let isRecorded = false;
  const answer = await file.once(async (tx) => {
    const record = await recordFile(tx, taken, { ...about, isQuarantined: verdict === 'away' });
    if (isRefusal(record)) return record;
    if (verdict === 'away') await scanLater(tx, record.id);
    isRecorded = true;
    return { ...shownFile(record), ...found };
  });
  // Somebody else was first with the same key: these bytes are nobody's.
  if (!isRecorded) await forgetBytes(services, taken.key);
  return answer;
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
    attachmentType: call.body.attachmentType,
    // Staff of the managing company are nobody's person among those of a client.
    owner: personOf(record) ?? (ctx.tenant === ctx.me.homeTenant ? ctx.me.person : null),
  });
}

/** A video hangs on an assignment that the caller sees; who it is about need not be able to change the assignment. */
export async function storeVideo(
  ctx: Context,
  services: FileServices,
  call: Call<typeof uploadCaseVideo>,
): Promise<StoredFile | Refusal> {
  const assignment = await ctx.records(caseDetail).get(call.body.caseDetailId);
  if (isRefusal(assignment)) return no.notFound();
  return storeUpload(ctx, services, call, {
    purpose: 'CASE_VIDEO',
    share: call.body.share ?? 'TEAM',
    entity: caseDetail.name,
    entityId: assignment.id,
    owner: assignment.assignee.id,
  });
}

/** Whom a record is about, where it says so. */
function personOf(record: object): string | null {
  const { assignee, person } = record as { assignee?: { id?: string } | null; person?: { id?: string } | null };
  return assignee?.id ?? person?.id ?? null;
}
