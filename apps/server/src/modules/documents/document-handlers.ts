import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { certain, idIn, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type Attachment,
  addVersion,
  attachment,
  confirmRead,
  type Document,
  document,
  documentConfirmed,
  documentReading,
  documentShared,
  documentVersion,
  documentRefusals as no,
  openDocument,
  publishDocument,
} from '@homeport/model/documents';
import { readLater } from './keep-text.ts';
import { managerOf } from './manager-of.ts';

/** The file that was uploaded for a record and nothing else, checked for viruses. */
export async function fileOf(
  ctx: Context,
  given: unknown,
  record: { readonly entity: string; readonly id: string },
): Promise<Attachment | Refusal> {
  const id = certain(idIn(given));
  const file = await ctx.asSystem('the file of a record is looked at').records(attachment).get(id);
  if (isRefusal(file) || file.entity !== record.entity || file.entityId !== record.id)
    return no.notItsFile(undefined, 'file');
  return file.status === 'CLEAN' ? file : no.stillChecked(undefined, 'file');
}

const asDocument = (record: unknown): Document => record as Document;
const aboutOf = (of: Document) => ({
  document: of.id,
  title: of.title,
  assignee: of.ownerId,
  caseDetail: of.caseDetailId,
});

/** What is done with documents beside plain saves. */
export const documentHandlers: readonly ActionHandler[] = [
  handle(addVersion, async (ctx, { record, input }) => {
    const of = asDocument(record);
    if (of.signedAt) return no.signedAlready();
    const file = await fileOf(ctx, input.file, { entity: 'document', id: of.id });
    if (isRefusal(file)) return file;
    const system = ctx.asSystem('a version is added to a document');
    const number = (of.versionNumber ?? 0) + 1;
    const version = await system
      .records(documentVersion)
      .create({ document: of.id, number, file: file.id, note: input.note });
    if (isRefusal(version)) return version;
    const versionDate = ctx.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
    const changed = await system
      .records(document)
      .update(of.id, { file: file.id, versionNumber: number, versionDate }, { version: of.version });
    if (isRefusal(changed)) return changed;
    await readLater(ctx, { id: of.id, file: file.id, language: of.language });
    return {};
  }),

  handle(publishDocument, async (ctx, { record }) => {
    const of = asDocument(record);
    if (of.file) await readLater(ctx, { id: of.id, file: idOf(of.file), language: of.language });
    if (of.category === 'CASE' && of.share === 'ASSIGNEE') await ctx.emit(documentShared, of.id, aboutOf(of));
    return {};
  }),

  handle(openDocument, async (ctx, { record }) => noteReading(ctx, asDocument(record), {})),

  handle(confirmRead, async (ctx, { record }) => {
    const of = asDocument(record);
    const at = ctx.now.toString({ smallestUnit: 'second' });
    const noted = await noteReading(ctx, of, { confirmedVersion: of.versionNumber, confirmedAt: at });
    if (isRefusal(noted)) return noted;
    const manager = of.caseDetailId ? await managerOf(ctx, of.caseDetailId) : null;
    const publisher = idOf(of.publishedBy);
    const publishedBy = publisher === manager ? null : publisher;
    await ctx.emit(documentConfirmed, of.id, { ...aboutOf(of), publishedBy, manager, at });
    return {};
  }),
];

const idOf = (given: unknown): string => idIn(given) ?? '';

/** That the caller has the document open now. The document is locked, so two tabs of one reader make one record. */
async function noteReading(
  ctx: Context,
  of: Document,
  more: { readonly confirmedVersion?: number | null; readonly confirmedAt?: string },
): Promise<Record<string, never> | Refusal> {
  const readings = ctx.asSystem('that somebody read a document is noted').records(documentReading);
  const [known] = await readings.find({
    filter: {
      all: [
        { field: 'document', op: 'eq', value: of.id },
        { field: 'user', op: 'eq', value: ctx.me.user },
      ],
    },
    limit: 1,
  });
  const values = { openedAt: ctx.now.toString({ smallestUnit: 'second' }), ...more };
  const noted = known
    ? await readings.update(known.id, values)
    : await readings.create({ document: of.id, user: ctx.me.user, person: ctx.me.person, ...values });
  return isRefusal(noted) ? noted : {};
}
