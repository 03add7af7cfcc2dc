import { answer, type Context, type Module, type RawAnswer } from '@homeport/engine';
import { fileRefusals, thumbnailKey } from '@homeport/engine/files';
import { type Catalogue, type Filter, isRefusal, type Refusal } from '@homeport/grammar';
import {
  attachment,
  listFiles,
  documentRefusals as no,
  rawFile,
  thumbnail,
  uploadCaseVideo,
  uploadFile,
  uploadMessageFile,
  uploadProfilePicture,
  uploadReceipt,
} from '@homeport/model/documents';
import { documentHandlers } from './document-handlers.ts';
import { storedBytes } from './file-bytes.ts';
import type { FileServices } from './file-services.ts';
import { readTextJob } from './keep-text.ts';
import { storeReceipt } from './receipt-proposal.ts';
import { loadRequirementFacts, requiredHandlers } from './required-handlers.ts';
import { scanJob } from './scan.ts';
import { seeFile } from './see-file.ts';
import { isPicture, shownFile } from './stored-file.ts';
import { storeForRecord, storeUpload, storeVideo } from './upload.ts';

/** Files and documents: uploads, their bytes for who may see them, versions, readings, and what is required of people. */
export function documentsModule(services: FileServices): Module {
  return {
    name: 'documents',
    facts: [loadRequirementFacts],
    actions: [...documentHandlers, ...requiredHandlers],
    jobs: [readTextJob(services), scanJob(services)],
    routes: [
      answer(uploadFile, (ctx, call) => storeForRecord(ctx, services, call)),
      answer(uploadReceipt, (ctx, call) => storeReceipt(ctx, services, call)),
      answer(uploadProfilePicture, (ctx, call) =>
        storeUpload(ctx, services, call, { purpose: 'PROFILE_PICTURE', share: 'TEAM' }),
      ),
      answer(uploadMessageFile, (ctx, call) =>
        storeUpload(ctx, services, call, { purpose: 'MESSAGE', share: 'ME', owner: null }),
      ),
      answer(uploadCaseVideo, (ctx, call) => storeVideo(ctx, services, call)),
      answer(listFiles, (ctx, call) => list(ctx, services, call.query)),
      answer(rawFile, (ctx, call) => raw(ctx, services, call.params.id ?? '', call.query.inline === true)),
      answer(thumbnail, (ctx, call) => small(ctx, services, call.params.id ?? '')),
    ],
  };
}

/** The files of a record the caller may see; without a record, the documents the caller has uploaded or that are about them. */
async function list(
  ctx: Context,
  { catalogue }: FileServices,
  { entity: name, entityId }: { readonly entity: string | null; readonly entityId: string | null },
) {
  const filter = name === null && entityId === null ? ownFiles(ctx) : await filesOf(ctx, catalogue, name, entityId);
  if (isRefusal(filter)) return filter;
  const files = await ctx.records(attachment).find({ filter, sort: 'created,desc', limit: 1000 });
  const content = files.map(shownFile);
  return { content, totalElements: content.length };
}

const ownFiles = (ctx: Context): Filter => ({
  all: [
    { field: 'purpose', op: 'eq', value: 'DOCUMENT' },
    { field: 'createdBy', op: 'eq', value: ctx.me.user },
  ],
});

async function filesOf(
  ctx: Context,
  catalogue: Catalogue,
  name: string | null,
  entityId: string | null,
): Promise<Filter | Refusal> {
  const entity = name !== null && catalogue.hasEntity(name) ? catalogue.entity(name) : undefined;
  if (!entity || entity.internal || entityId === null) return no.notFound();
  const record = await ctx.records(entity).get(entityId);
  if (isRefusal(record)) return no.notFound();
  return {
    all: [
      { field: 'entity', op: 'eq', value: entity.name },
      { field: 'entityId', op: 'eq', value: record.id },
    ],
  };
}

/** Shown inside the page only where nothing can run: pictures drawn by us, and PDFs without scripts. */
const isShowable = (type: string): boolean =>
  isPicture(type) || type === 'application/pdf' || type.startsWith('video/');

async function raw(ctx: Context, services: FileServices, id: string, isInline: boolean): Promise<RawAnswer | Refusal> {
  const seen = await seeFile(ctx, services.catalogue, id);
  if (isRefusal(seen)) return seen;
  const { file, key } = seen;
  const body = await storedBytes(services, key);
  if (isRefusal(body)) return body;
  // Pictures drawn inside a page are part of reading the record; a file that is taken away is answered for.
  if (!isInline || !isPicture(file.contentType))
    await ctx.audit('fileRead', { entity: 'attachment', recordId: file.id, detail: { purpose: file.purpose } });
  return { type: file.contentType, body, ...(isInline && isShowable(file.contentType) ? {} : { download: file.name }) };
}

async function small(ctx: Context, services: FileServices, id: string): Promise<RawAnswer | Refusal> {
  const seen = await seeFile(ctx, services.catalogue, id);
  if (isRefusal(seen)) return seen;
  if (!isPicture(seen.file.contentType)) return fileRefusals.noThumbnail();
  const body = await storedBytes(services, thumbnailKey(seen.key));
  return isRefusal(body) ? fileRefusals.noThumbnail() : { type: 'image/webp', body };
}
