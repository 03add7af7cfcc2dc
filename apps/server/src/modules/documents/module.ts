import { answer, type Context, type Module, type RawAnswer } from '@homeport/engine';
import { fileRefusals, thumbnailKey } from '@homeport/engine/files';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  attachment,
  listFiles,
  documentRefusals as no,
  rawFile,
  thumbnail,
  uploadFile,
  uploadMessageFile,
  uploadProfilePicture,
  uploadReceipt,
} from '@homeport/model/documents';
import type { FileServices } from './file-services.ts';
import { seeFile } from './see-file.ts';
import { isPicture, shownFile } from './stored-file.ts';
import { storeForRecord, storeUpload } from './upload.ts';

/** Files: uploads, the files of a record, and their bytes for who may see them. */
export function documentsModule(services: FileServices): Module {
  const { catalogue } = services;
  return {
    name: 'documents',
    routes: [
      answer(uploadFile, (ctx, call) => storeForRecord(ctx as Context, services, call)),
      answer(uploadReceipt, (ctx, call) =>
        storeUpload(ctx as Context, services, call, { purpose: 'EXPENSE_RECEIPT', share: call.body.share ?? 'TEAM' }),
      ),
      answer(uploadProfilePicture, (ctx, call) =>
        storeUpload(ctx as Context, services, call, { purpose: 'PROFILE_PICTURE', share: 'TEAM' }),
      ),
      answer(uploadMessageFile, (ctx, call) =>
        storeUpload(ctx as Context, services, call, { purpose: 'MESSAGE', share: 'ME', owner: null }),
      ),
      answer(listFiles, async (ctx, call) => {
        const { entity: name, entityId } = call.query;
        if (!catalogue.hasEntity(name) || catalogue.entity(name).internal) return no.notFound();
        const record = await (ctx as Context).records(catalogue.entity(name)).get(entityId);
        if (isRefusal(record)) return no.notFound();
        const filter = {
          all: [
            { field: 'entity', op: 'eq', value: name },
            { field: 'entityId', op: 'eq', value: record.id },
          ],
        } as const;
        const files = await (ctx as Context).records(attachment).find({ filter, sort: 'created,desc', limit: 1000 });
        const content = files.map(shownFile);
        return { content, totalElements: content.length };
      }),
      answer(rawFile, (ctx, call) => raw(ctx as Context, services, call.params.id ?? '', call.query.inline === true)),
      answer(thumbnail, (ctx, call) => small(ctx as Context, services, call.params.id ?? '')),
    ],
  };
}

/** Shown inside the page only where nothing can run: pictures drawn by us, and PDFs without scripts. */
const isShowable = (type: string): boolean => isPicture(type) || type === 'application/pdf';

async function raw(ctx: Context, services: FileServices, id: string, isInline: boolean): Promise<RawAnswer | Refusal> {
  const seen = await seeFile(ctx, services.catalogue, id);
  if (isRefusal(seen)) return seen;
  const { file, key } = seen;
  const body = await bytes(services, key);
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
  const body = await bytes(services, thumbnailKey(seen.key));
  return isRefusal(body) ? fileRefusals.noThumbnail() : { type: 'image/webp', body };
}

/** A record whose bytes are gone is a fault worth a line in the log, and not found for the caller. */
async function bytes(services: FileServices, key: string): Promise<NodeJS.ReadableStream | Refusal> {
  if (await services.files.has(key)) return services.files.get(key);
  services.log.error({ key }, 'the bytes of a file are missing');
  return no.notFound();
}
