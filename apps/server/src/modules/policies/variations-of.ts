import type { Context, SystemContext } from '@homeport/engine';
import { type PolicyBenefitVariation, policyBenefitVariation } from '@homeport/model/policies';

/** So few that no page of theirs is cut: grades, family sizes, countries and distances of one benefit are dozens. */
const benefitsAtOnce = 10;

/** Every variation of these policy benefits that the caller sees, the first made first. */
export async function variationsOf(
  ctx: Context | SystemContext,
  benefits: readonly string[],
): Promise<PolicyBenefitVariation[]> {
  const found: PolicyBenefitVariation[] = [];
  for (let at = 0; at < benefits.length; at += benefitsAtOnce)
    found.push(
      ...(await ctx.records(policyBenefitVariation).find({
        filter: { field: 'policyBenefit', op: 'in', value: benefits.slice(at, at + benefitsAtOnce) },
        sort: 'created,asc',
        limit: 1000,
      })),
    );
  return found;
}
