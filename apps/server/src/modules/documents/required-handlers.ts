import { type ActionHandler, type Context, defineFacts, handle } from '@homeport/engine';
import { type Event, isRefusal } from '@homeport/grammar';
import {
  approveDocument,
  documentApproved,
  documentRejected,
  documentRequested,
  documentSubmitted,
  type RequiredDocument,
  refuseType,
  rejectDocument,
  remindDocument,
  requiredDocument,
  requirementTitle,
  submitDocument,
} from '@homeport/model/documents';
import { sql } from 'kysely';
import { fileOf } from './document-handlers.ts';
import { managerOf } from './manager-of.ts';

const asRequired = (record: unknown): RequiredDocument => record as RequiredDocument;

/** Whose family the one belongs to whose document is asked for. */
export const loadRequirementFacts = defineFacts(
  requiredDocument,
  async (ctx, { dependant }) => {
    if (!dependant) return { familyOf: null };
    const [row] = await ctx.query(
      sql<{ person: string }>`select employee_person_id as person from app.dependant where id = ${dependant.id}::uuid`,
    );
    return { familyOf: row?.person ?? null };
  },
  { looksUp: { dependant: ['employeePerson'] } },
);

/** The life of a required document: sent in, confirmed, approved, rejected, asked for again. */
export const requiredHandlers: readonly ActionHandler[] = [
  handle(submitDocument, async (ctx, { record, input }) => {
    const of = asRequired(record);
    const file = await fileOf(ctx, input.file, { entity: 'requiredDocument', id: of.id });
    if (isRefusal(file)) return file;
    const refused = refuseType(of, file.contentType);
    if (refused) return refused;
    await tell(ctx, documentSubmitted, of, null);
    return { file: file.id, previousFile: of.file?.id === file.id ? null : (of.file?.id ?? null) };
  }),
  handle(approveDocument, async (ctx, { record, input }) => {
    await tell(ctx, documentApproved, asRequired(record), input.note);
    return {};
  }),
  handle(rejectDocument, async (ctx, { record, input }) => {
    await tell(ctx, documentRejected, asRequired(record), input.reason);
    return {};
  }),
  handle(remindDocument, async (ctx, { record }) => {
    const of = asRequired(record);
    await tell(ctx, documentRequested, of, of.decisionReason ?? of.reason);
    return {};
  }),
];

async function tell(
  ctx: Context,
  event: Event<(typeof documentRequested)['payload']>,
  of: RequiredDocument,
  reason: string | null,
): Promise<void> {
  const [made] = await ctx.query<{ by: string }>(sql`
    select created_by as by from app.required_document where tenant_id = ${ctx.tenant}::uuid and id = ${of.id}::uuid`);
  const manager = await managerOf(ctx, of.caseDetailId);
  await ctx.emit(event, of.id, {
    requirement: of.id,
    name: requirementTitle(of),
    assignee: of.assignee.id,
    caseDetail: of.caseDetailId,
    // Who is both is told once.
    requestedBy: made?.by === manager ? null : (made?.by ?? null),
    manager,
    reason: reason ?? '',
  });
}
