import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { type Entity, isRefusal, type Values } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  type Policy,
  type PolicyVersion,
  policy,
  policyBenefit,
  policyBenefitVariation,
  policyDifference,
  policyVersions,
  type SaidPolicy,
  type SaidThing,
} from '@homeport/model/policies';
import { entered } from '../../entered.ts';
import { variationsOf } from './variations-of.ts';

/** What every version has of its own, so that it is no difference. */
const own = ['policy', 'benefit', 'policyBenefit', 'dependsOn', 'value', 'effectiveFrom', 'effectiveTo'];
/** What was entered of a record, as far as the caller sees it. */
const fieldsOf = (entity: Entity, record: Values): Values =>
  Object.fromEntries(Object.entries(entered(entity, record)).filter(([name]) => !own.includes(name)));

/** A policy and all that it grants, as the caller sees it. */
async function saidBy(ctx: Context, of: Policy): Promise<SaidPolicy> {
  const benefits = await ctx.records(policyBenefit).find({
    filter: { field: 'policy', op: 'eq', value: of.id },
    limit: 1000,
  });
  const variations = await variationsOf(
    ctx,
    benefits.map(({ id }) => id),
  );
  return {
    fields: fieldsOf(policy, of),
    benefits: benefits.map((one) => ({
      key: one.benefit.id,
      label: one.benefit.label ?? '',
      fields: fieldsOf(policyBenefit, one),
      variations: variations
        .filter(({ policyBenefit: of }) => of.id === one.id)
        .map(
          (varied): SaidThing => ({
            key: `${varied.dependsOn} ${varied.value}`,
            label: varied.value,
            fields: fieldsOf(policyBenefitVariation, varied),
          }),
        ),
    })),
  };
}

async function asVersion(
  ctx: Context,
  { id, name, status, effectiveFrom, effectiveTo }: Policy,
): Promise<PolicyVersion> {
  const assignments = await ctx.records(caseDetail).count({ field: 'policy', op: 'eq', value: id });
  return { id, label: name, status, effectiveFrom, effectiveTo, assignments };
}

export const policyVersionsHandler: RouteHandler = answer(policyVersions, async (ctx, { query }) => {
  const of = await ctx.records(policy).get(query.policy);
  if (isRefusal(of)) return of;
  const versions = await ctx.records(policy).find({
    filter: { field: 'code', op: 'eq', value: of.code },
    sort: 'effectiveFrom,desc',
    limit: 100,
  });
  const before = versions.find(({ effectiveFrom }) => effectiveFrom < of.effectiveFrom);
  return {
    versions: await Promise.all(versions.map((one) => asVersion(ctx, one))),
    changes: before ? policyDifference(await saidBy(ctx, before), await saidBy(ctx, of)) : null,
  };
});
