import { type ActionHandler, type Context, handle, type SystemContext } from '@homeport/engine';
import { allowanceFor, inputRefusals, isRefusal, type Refusal } from '@homeport/grammar';
import type { PaybackEffect } from '@homeport/model/changes';
import {
  callInPayback,
  deductPayback,
  type PaybackAgreement,
  paybackAgreement,
  paybackAsked,
  paybackDueEvent,
  paybackOn,
} from '@homeport/model/payroll';
import { dayBefore } from '@homeport/model/terms';
import { sql } from 'kysely';
import { instruct } from './instruct.ts';

/** What somebody owes who leaves falls due, and whoever settles it hears of it, as does whoever owes it. */
const callIn = handle(callInPayback, async (ctx, { record, input }) => {
  if (record.lastDay !== null && input.leftOn >= record.lastDay)
    return inputRefusals.tooBig(
      { label: paybackAgreement.fields.leftOn.label, max: dayBefore(record.lastDay) },
      'leftOn',
    );
  await tell(ctx, record);
  return undefined;
});

async function tell(ctx: Context, { id, reference, caseDetail: of, assignee }: PaybackAgreement): Promise<void> {
  const told = await ctx.query(sql<{ id: string }>`
    select u.id from app."user" u where u.status = 'ACTIVE' and (
      u.id = (select manager_id from app.case_detail where id = ${of.id}::uuid) or exists (
        select from app.user_roles_link l join app.role r on r.id = l.target_id where l.owner_id = u.id and r.code = 'PAYROLL'))
    order by u.id`);
  for (const { id: reader } of told) await ctx.emit(paybackDueEvent, id, { agreement: id, reference, reader });
  if (assignee) await ctx.emit(paybackAsked, id, { agreement: id, reference, assignee: assignee.id });
}

/** What is due is held back. */
const deduct = handle(deductPayback, async (ctx, { record, input }) => {
  const system = ctx.asSystem('what is to be paid back is deducted from pay');
  const made = await instruct(system, {
    caseDetail: record.caseDetail.id,
    kind: 'DEDUCTION',
    description: `${record.reference}: ${record.description}`,
    amount: record.due,
    currency: record.currency,
    isTaxable: false,
    payProfile: input.payProfile,
    from: input.from,
  });
  if (isRefusal(made)) return made;
  const saved = await system.records(paybackAgreement).update(record.id, { instruction: made.id });
  return isRefusal(saved) ? saved : undefined;
});

/**
 * Agreements fall due that bind beyond the last day: those of an assignment that ends early, where they say so, or of somebody who
 * leaves the company. In the transaction of whatever ends it.
 */
export async function callInPaybacks(ctx: SystemContext, of: WhoEnds, leftOn: string): Promise<Refusal | undefined> {
  const agreements = ctx.records(paybackAgreement);
  for (const { id } of await boundBeyond(ctx, of, leftOn)) {
    const fallen = await agreements.act(id, 'callIn', { leftOn });
    if (isRefusal(fallen)) return fallen;
  }
  return undefined;
}

/** An assignment that ends early, or somebody who leaves the company. Ids. */
type WhoEnds = { readonly caseDetail: string } | { readonly assignee: string };

/** The agreements that bind beyond the last day, as far as the caller may see them. */
const boundBeyond = (ctx: Context, of: WhoEnds, leftOn: string): Promise<readonly PaybackAgreement[]> =>
  ctx.records(paybackAgreement).find({
    filter: {
      all: [
        { field: 'status', op: 'in', value: ['SIGNED', 'RUNNING'] },
        { field: 'lastDay', op: 'gt', value: leftOn },
        ...('caseDetail' in of
          ? [
              { field: 'caseDetail', op: 'eq', value: of.caseDetail } as const,
              { field: 'onEarlyEnd', op: 'eq', value: true } as const,
            ]
          : [{ field: 'assignee', op: 'eq', value: of.assignee } as const]),
      ],
    },
  });

/** What would fall due if somebody left on a day, as far as the caller may see it; null where agreements are closed to them. */
export async function paybacksDue(ctx: Context, of: WhoEnds, leftOn: string): Promise<readonly PaybackEffect[] | null> {
  if (allowanceFor(paybackAgreement, ctx.me).deeds.read === undefined) return null;
  return (await boundBeyond(ctx, of, leftOn)).map((one) => {
    const { value: due, trace } = paybackOn(one, leftOn);
    return { id: one.id, reference: one.reference, currency: one.currency, due, trace };
  });
}

export const paybackDeeds: readonly ActionHandler[] = [callIn, deduct];
