import { defineRules } from '@homeport/grammar';
import { type CurrentFacts, checkSuccession } from '../effective/door.generated.ts';
import { policyRefusals as no } from './policies.refusals.ts';
import { type Policy, policy } from './policy.entity.ts';

/** Whether assignments follow the policy already. */
export interface PolicyFacts extends CurrentFacts {
  readonly isInUse: boolean;
}

/** What may change of a policy that assignments follow. */
const free: readonly string[] = ['effectiveTo', 'description', 'status', 'version', 'updated', 'updatedBy', 'can'];

/** A new version begins after the current one; one in use keeps its terms. */
export const policyRules = defineRules<typeof policy, PolicyFacts>(policy, {
  check: (record, before, facts, how) => [
    ...checkSuccession(record, before, facts, how),
    ...(record.fewestMonths !== null && record.mostMonths !== null && record.mostMonths < record.fewestMonths
      ? [no.monthsReversed(undefined, 'mostMonths')]
      : []),
    ...(before !== undefined && facts.isInUse && termsOf(record) !== termsOf(before) ? [no.inUse()] : []),
  ],
});

const termsOf = (record: Policy): string =>
  JSON.stringify(
    Object.entries(record)
      .filter(([name]) => !free.includes(name))
      .map(([name, value]) => [name, typeof value === 'object' && value !== null && 'id' in value ? value.id : value])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
