import { type ActionHandler, handle, newId, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  newPolicyVersion,
  policyRefusals as no,
  policy,
  policyBenefit,
  policyBenefitVariation,
  putPolicyIntoForce,
} from '@homeport/model/policies';
import { dayBefore } from '@homeport/model/terms';
import { entered } from '../../entered.ts';
import { variationsOf } from './variations-of.ts';

/** Copies a policy with all that it grants into a draft that begins later. */
export const newVersionHandler: ActionHandler = handle(newPolicyVersion, async (ctx, { record, input }) => {
  if (record.status === 'DRAFT') return no.stillDraft();
  const { effectiveFrom } = input;
  const id = newId();
  const made = await ctx.records(policy).create({ ...entered(policy, record), id, effectiveFrom, effectiveTo: null });
  if (isRefusal(made)) return made;
  const refused = await copyBenefits(ctx.asSystem('a new version grants what the one before does'), record.id, id);
  return refused ?? undefined;
});

/** The benefits of a policy and their variations, under another one. */
async function copyBenefits(system: SystemContext, from: string, to: string): Promise<Refusal | undefined> {
  const ofPolicy = { field: 'policy', op: 'eq', value: from } as const;
  const benefits = await system.records(policyBenefit).find({ filter: ofPolicy, sort: 'created,asc', limit: 1000 });
  const copies = new Map(benefits.map((one) => [one.id, newId()]));
  const copied = await system
    .records(policyBenefit)
    .createAll(benefits.map((one) => ({ ...entered(policyBenefit, one), id: copies.get(one.id), policy: to })));
  if (isRefusal(copied)) return copied;
  const variations = await variationsOf(system, [...copies.keys()]);
  const varied = await system.records(policyBenefitVariation).createAll(
    variations.map((one) => ({
      ...entered(policyBenefitVariation, one),
      id: newId(),
      policyBenefit: copies.get(one.policyBenefit.id),
    })),
  );
  return isRefusal(varied) ? varied : undefined;
}

/** Whichever version holds on its first day ends the day before. */
export const intoForceHandler: ActionHandler = handle(putPolicyIntoForce, async (ctx, { record }) => {
  const system = ctx.asSystem('a version that comes into force ends the one before');
  const standing = await system.records(policy).find({
    filter: {
      all: [
        { field: 'code', op: 'eq', value: record.code },
        { field: 'status', op: 'eq', value: 'ACTIVE' },
        { field: 'effectiveFrom', op: 'lt', value: record.effectiveFrom },
      ],
    },
    limit: 100,
  });
  for (const { id, effectiveTo } of standing) {
    if (effectiveTo !== null && effectiveTo < record.effectiveFrom) continue;
    const ended = await system.records(policy).update(id, { effectiveTo: dayBefore(record.effectiveFrom) });
    if (isRefusal(ended)) return ended;
  }
  return undefined;
});
