import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import {
  blockAssignment,
  caseBlock,
  caseDetail,
  liftBlock,
  caseRefusals as no,
  unblockAssignment,
} from '@homeport/model/cases';
import { todayOf } from '../../today.ts';

const isOpen = { field: 'status', op: 'eq', value: 'BLOCKED' } as const;

/** An assignment that stands still and the block that says why are made and lifted in one transaction, from either page. */
export const blockHandlers: readonly ActionHandler[] = [
  handle(blockAssignment, async (ctx, { record, input }) => {
    if (input.expectedUntil !== null && input.expectedUntil < todayOf(ctx))
      return no.expectedInPast({}, 'expectedUntil');
    const blocks = ctx.asSystem('an assignment is blocked, for a reason').records(caseBlock);
    const made = await blocks.create({
      ...input,
      caseDetail: record.id,
      phase: record.phase,
      blockedBy: ctx.me.user,
    });
    return isRefusal(made) ? made : undefined;
  }),
  handle(unblockAssignment, async (ctx, { record, input }) => {
    const blocks = ctx.asSystem('an assignment goes on, and its block is lifted').records(caseBlock);
    const isOfCase = { field: 'caseDetail', op: 'eq', value: record.id } as const;
    // Earlier versions let a case have several, or none.
    for (const block of await blocks.find({ filter: { all: [isOfCase, isOpen] } })) {
      const moved = await blocks.move(block.id, 'status.lift', { howLifted: input.howLifted, liftedBy: ctx.me.user });
      if (isRefusal(moved)) return moved;
    }
    return undefined;
  }),
  handle(liftBlock, async (ctx, { record }) => {
    const system = ctx.asSystem('a block is lifted, and its assignment goes on');
    const cases = system.records(caseDetail);
    const of = await cases.get(record.caseDetail.id, { lock: true });
    if (isRefusal(of)) return of;
    const isOther = { field: 'id', op: 'ne', value: record.id } as const;
    const isOfCase = { field: 'caseDetail', op: 'eq', value: of.id } as const;
    const others = await system.records(caseBlock).count({ all: [isOfCase, isOpen, isOther] });
    if (of.status !== 'BLOCKED' || others > 0) return undefined;
    const moved = await cases.move(of.id, 'status.unblock');
    return isRefusal(moved) ? moved : undefined;
  }),
];
