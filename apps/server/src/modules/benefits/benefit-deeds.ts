import { type ActionHandler, type Context, defineFacts, handle, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  approveException,
  benefitException,
  budgetEffect,
  type CaseBenefit,
  type CaseBenefitFacts,
  caseBenefit,
  flexBenefit,
  flexTo,
  benefitRefusals as no,
  undoException,
  undoFlex,
  yearsIn,
} from '@homeport/model/benefits';
import { isFlexed } from '@homeport/model/terms';
import { sql } from 'kysely';
import { mayDepart, reservedRoles } from '../terms/index.ts';

const everybody = { changeAmountRoles: [], flexRoles: [], exceptionRoles: [], editRoles: [] };

/** For whom departing from the benefit is reserved. The system writes for a deed that has looked itself. */
export const loadCaseBenefitFacts = defineFacts(
  caseBenefit,
  async (ctx, record, before): Promise<CaseBenefitFacts> => {
    if (ctx.isSystem || !before) return { ...everybody, writer: null };
    return { ...(await reservedRoles(ctx, ofPolicy(record))), writer: ctx.me.roles };
  },
  {
    looksUp: {
      policyBenefit: ['changeAmountRoles', 'flexRoles', 'exceptionRoles', 'editRoles'],
      benefit: ['changeAmountRoles', 'flexRoles', 'exceptionRoles', 'editRoles'],
      role: ['code'],
    },
  },
);
const ofPolicy = ({ benefit, policyBenefit }: CaseBenefit) => ({
  benefit: benefit.id,
  policyBenefit: policyBenefit?.id ?? null,
});
const because = 'an amount of a benefit is departed from within its limits';

const flex = handle(flexBenefit, async (ctx, { record: of, input }) => {
  if (!(await mayDepart(ctx, ofPolicy(of), 'flexRoles'))) return no.reserved();
  const limits = { ...of, flexOption: of.flexOption === true, exception: await knowsExceptions(ctx, of) };
  const outcome = flexTo(input.amount, limits);
  if (outcome.is === 'REFUSED') return outcome.refusal;
  const { amount, reason } = input;
  if (outcome.is === 'AUTOMATIC') {
    const saved = await ctx.asSystem(because).records(caseBenefit).update(of.id, { amount, reason }, { note: reason });
    return isRefusal(saved) ? saved : undefined;
  }
  const { ceiling: limit } = outcome;
  if (input.asException !== true) return no.overLimit({ limit, currency: of.currency }, 'amount');
  if (!(await mayDepart(ctx, ofPolicy(of), 'exceptionRoles'))) return no.reserved();
  return sendException(ctx, of, { amount, reason, limit });
});

/** Whether the policy, else the benefit, allows exceptions. */
async function knowsExceptions(ctx: Context, of: CaseBenefit): Promise<boolean> {
  const [row] = await ctx.query(sql<{ known: boolean }>`
    select coalesce((select t.exception from app.policy_benefit t where t.id = ${of.policyBenefit?.id ?? null}::uuid),
      (select n.exception from app.benefit n where n.id = ${of.benefit.id}::uuid), true) as known`);
  return row?.known ?? true;
}

/** Asks for more than the limit. One at a time: the benefit is locked. */
async function sendException(
  ctx: Context,
  of: CaseBenefit,
  { amount, reason, limit }: { readonly amount: string; readonly reason: string; readonly limit: string },
): Promise<Refusal | undefined> {
  const exceptions = ctx.asSystem('more of a benefit than its limit is asked for').records(benefitException);
  const open = await exceptions.count({
    all: [
      { field: 'caseBenefit', op: 'eq', value: of.id },
      { field: 'status', op: 'eq', value: 'SENT' },
    ],
  });
  if (open > 0) return no.exceptionOpen();
  const made = await exceptions.create({
    caseDetailId: of.caseDetailId,
    assignee: of.assignee.id,
    caseBenefit: of.id,
    benefit: of.benefit.id,
    amount,
    amountBefore: of.amount,
    limit,
    budgetEffect: budgetEffect(of.amount, amount, yearsIn(of), of.currency),
    currency: of.currency,
    reason,
  });
  return isRefusal(made) ? made : undefined;
}

const unflex = handle(undoFlex, async (ctx, { record: of }) => {
  if (!(await mayDepart(ctx, ofPolicy(of), 'flexRoles'))) return no.reserved();
  if (!isFlexed(of)) return no.notFlexed();
  const saved = await ctx
    .asSystem(because)
    .records(caseBenefit)
    .update(of.id, { amount: of.termsAmount, reason: null });
  return isRefusal(saved) ? saved : undefined;
});

/**
 * Gives the benefit another amount, as long as it is what the exception knows it to be: an exception that was decided on one amount is not
 * carried into another.
 */
async function setAmount(
  system: SystemContext,
  id: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
  note: string,
): Promise<Refusal | undefined> {
  const benefit = await system.records(caseBenefit).get(id, { lock: true });
  if (isRefusal(benefit) || benefit.amount !== from || benefit.status !== 'INCLUDED') return no.exceptionFailed();
  const saved = await system.records(caseBenefit).update(id, { amount: to, reason: note }, { note });
  return isRefusal(saved) ? saved : undefined;
}

/** Flexing a benefit, and what becomes of an exception. */
export const benefitDeeds: readonly ActionHandler[] = [
  flex,
  unflex,
  handle(approveException, async (ctx, { record: of }) => {
    const step = { from: of.amountBefore, to: of.amount };
    return setAmount(ctx.asSystem('an exception was approved'), of.caseBenefit.id, step, of.reason);
  }),
  handle(undoException, async (ctx, { record: of }) => {
    const step = { from: of.amount, to: of.amountBefore };
    return setAmount(ctx.asSystem('an exception was taken back'), of.caseBenefit.id, step, of.reason);
  }),
];
