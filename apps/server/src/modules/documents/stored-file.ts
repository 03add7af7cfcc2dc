import type { Context } from '@homeport/engine';
import { fileRefusals, type TakenIn } from '@homeport/engine/files';
import type { Refusal } from '@homeport/grammar';
import { type Attachment, attachment, type StoredFile } from '@homeport/model/documents';

/** What a file is for and who sees it. */
export interface FileFacts {
  readonly purpose: Attachment['purpose'];
  readonly share: Attachment['share'];
  readonly entity?: string | null;
  readonly entityId?: string | null;
  /** Person it is about; the caller's own unless said otherwise. */
  readonly owner?: string | null;
  readonly expires?: string | null;
  readonly note?: string | null;
  /** Code of the kind of document it is. */
  readonly attachmentType?: string | null;
  /** Nobody gets its bytes before the virus scanner has seen it. */
  readonly isQuarantined?: boolean;
}

/** The record of checked bytes that lie in the store; its creator is the caller. */
export async function recordFile(ctx: Context, taken: TakenIn, about: FileFacts): Promise<Attachment | Refusal> {
  return ctx
    .asSystem('a checked file is recorded')
    .records(attachment)
    .create({
      name: taken.name,
      contentType: taken.type,
      size: taken.size,
      sha256: taken.sha256,
      storageKey: taken.key,
      status: about.isQuarantined ? 'QUARANTINED' : 'CLEAN',
      attachmentType: about.attachmentType ?? null,
      purpose: about.purpose,
      share: about.share,
      owner: about.owner === undefined ? ctx.me.person : about.owner,
      entity: about.entity ?? null,
      entityId: about.entityId ?? null,
      width: taken.width ?? null,
      height: taken.height ?? null,
      expires: about.expires ?? null,
      note: about.note ?? null,
    });
}

/** A file's record as uploads and lists answer it. */
export const shownFile = (file: Attachment): StoredFile => ({
  id: file.id,
  name: file.name,
  contentType: file.contentType,
  size: file.size,
  purpose: file.purpose,
  attachmentType: file.attachmentType,
  status: file.status,
  entity: file.entity,
  entityId: file.entityId,
  width: file.width,
  height: file.height,
  created: file.created,
  hasThumbnail: isPicture(file.contentType),
});
export const isPicture = (type: string): boolean => type.startsWith('image/');

/** A file that is over is refused whoever asks. */
export const refuseExpired = (file: Attachment, now: Temporal.Instant): Refusal | undefined =>
  file.expires !== null && Temporal.Instant.compare(Temporal.Instant.from(file.expires), now) <= 0
    ? fileRefusals.expired()
    : undefined;
