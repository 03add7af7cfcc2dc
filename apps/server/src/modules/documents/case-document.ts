import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type Attachment, type Document, document, documentVersion } from '@homeport/model/documents';
import { readLater } from './keep-text.ts';

export interface CaseFile {
  readonly file: Attachment;
  readonly caseDetailId: string;
  /** Person of the assignee. */
  readonly owner: string;
}
/** A file that came in becomes a published document of an assignment, for the mobility team, with its first version. */
export async function keepCaseDocument(
  ctx: Context,
  { file, caseDetailId, owner }: CaseFile,
): Promise<Document | Refusal> {
  const system = ctx.asSystem('a file that came in becomes a document');
  const documents = system.records(document);
  const made = await documents.create({
    category: 'CASE',
    title: file.name,
    caseDetailId,
    ownerId: owner,
    share: 'TEAM',
    file: file.id,
    versionNumber: 1,
    versionDate: ctx.now.toZonedDateTimeISO('UTC').toPlainDate().toString(),
  });
  if (isRefusal(made)) return made;
  const version = await system.records(documentVersion).create({ document: made.id, number: 1, file: file.id });
  if (isRefusal(version)) return version;
  await readLater(ctx, { id: made.id, file: file.id, language: made.language });
  return documents.move(made.id, 'status.publish');
}
