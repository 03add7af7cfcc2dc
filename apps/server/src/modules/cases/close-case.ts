import { type ActionHandler, answer, type Context, handle, type RouteHandler } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type CaseDetail,
  type ClosingOfSide,
  type ClosingSide,
  caseClosing,
  caseDetail,
  completeFinances,
  completeFinancesDespite,
  completeOperations,
  completeOperationsDespite,
  isNearItsEnd,
  isSideComplete,
  openBeforeClosing,
  refuseCompletion,
  refuseReopening,
  reopenFinances,
  reopenOperations,
} from '@homeport/model/cases';
import { todayOf } from '../../today.ts';
import { loadOpenOf } from './closing-facts.ts';
import { phasesToEnter } from './phase-facts.ts';

interface Said {
  readonly notes: string | null;
  /** Why in spite of what is open; only where that is what is done. */
  readonly reason?: string;
}

/** The side is complete from today on: who did it, what they noted, and why in spite of what is open. */
async function complete(ctx: Context, of: CaseDetail, side: ClosingSide, said: Said): Promise<Refusal | undefined> {
  const open = openBeforeClosing(await loadOpenOf(ctx, of.id), side);
  const refused = refuseCompletion(of, side, open, said.reason !== undefined);
  if (refused) return refused;
  const { notes, reason = null } = said;
  const today = todayOf(ctx);
  return written(
    ctx,
    of.id,
    side === 'OPERATIONAL'
      ? {
          ...{ operationallyComplete: true, operationallyCompletedBy: ctx.me.user, operationallyCompletedOn: today },
          ...{ operationalNotes: notes, operationalDespite: reason, operationalReopening: null },
        }
      : {
          ...{ financiallyComplete: true, financiallyCompletedBy: ctx.me.user, financiallyCompletedOn: today },
          ...{ financialNotes: notes, financialDespite: reason, financialReopening: null },
        },
  );
}

/** The side is not complete any more. What stood there stays in the history, as part of this change. */
async function reopen(ctx: Context, of: CaseDetail, side: ClosingSide, reason: string): Promise<Refusal | undefined> {
  const refused = refuseReopening(of, side);
  if (refused) return refused;
  return written(
    ctx,
    of.id,
    side === 'OPERATIONAL'
      ? {
          ...{ operationallyComplete: false, operationallyCompletedBy: null, operationallyCompletedOn: null },
          ...{ operationalNotes: null, operationalDespite: null, operationalReopening: reason },
        }
      : {
          ...{ financiallyComplete: false, financiallyCompletedBy: null, financiallyCompletedOn: null },
          ...{ financialNotes: null, financialDespite: null, financialReopening: reason },
        },
  );
}

async function written(
  ctx: Context,
  id: string,
  values: Parameters<ReturnType<typeof systemCases>['update']>[1],
): Promise<Refusal | undefined> {
  const saved = await systemCases(ctx).update(id, values);
  return isRefusal(saved) ? saved : undefined;
}
const systemCases = (ctx: Context) =>
  ctx.asSystem('a side of an assignment is completed or reopened by who has the right to').records(caseDetail);

/** Completing the work and the money of an assignment, and taking that back. */
export const closingHandlers: readonly ActionHandler[] = [
  handle(completeOperations, (ctx, { record, input }) => complete(ctx, record, 'OPERATIONAL', { notes: input.notes })),
  handle(completeOperationsDespite, (ctx, { record, input }) => complete(ctx, record, 'OPERATIONAL', input)),
  handle(completeFinances, (ctx, { record, input }) => complete(ctx, record, 'FINANCIAL', { notes: input.notes })),
  handle(completeFinancesDespite, (ctx, { record, input }) => complete(ctx, record, 'FINANCIAL', input)),
  handle(reopenOperations, (ctx, { record, input }) => reopen(ctx, record, 'OPERATIONAL', input.reason)),
  handle(reopenFinances, (ctx, { record, input }) => reopen(ctx, record, 'FINANCIAL', input.reason)),
];

const caseClosingHandler = answer(caseClosing, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const counts = await loadOpenOf(ctx, of.id);
  const side = (which: ClosingSide): ClosingOfSide => {
    const open = { ...openBeforeClosing(counts, which), isComplete: isSideComplete(of, which) };
    return which === 'OPERATIONAL'
      ? {
          ...open,
          by: of.operationallyCompletedBy?.label ?? null,
          on: of.operationallyCompletedOn,
          notes: of.operationalNotes,
          despite: of.operationalDespite,
          reopenedBecause: of.operationalReopening,
        }
      : {
          ...open,
          by: of.financiallyCompletedBy?.label ?? null,
          on: of.financiallyCompletedOn,
          notes: of.financialNotes,
          despite: of.financialDespite,
          reopenedBecause: of.financialReopening,
        };
  };
  const phases = await phasesToEnter(ctx, of);
  return {
    status: of.status,
    phases,
    isNear: isNearItsEnd(of, todayOf(ctx)),
    sides: { OPERATIONAL: side('OPERATIONAL'), FINANCIAL: side('FINANCIAL') },
  };
});

/** What is open before an assignment is closed. */
export const closingRoutes: readonly RouteHandler[] = [caseClosingHandler];
