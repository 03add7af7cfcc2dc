import {
  type CallerFacts,
  type ConditionRow,
  defineRules,
  filterOfRows,
  type LookUp,
  matches,
} from '@homeport/grammar';
import { type BusinessRule, businessRule } from './business-rule.entity.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** What each outcome needs to be able to happen. */
const needed: Readonly<Record<BusinessRule['outcome'], keyof BusinessRule>> = {
  REFUSE: 'message',
  WARN: 'message',
  SET: 'setField',
  WORKFLOW: 'workflow',
  NOTIFY: 'notificationEvent',
};

export const businessRuleRules = defineRules(businessRule, {
  check: (rule) => (rule[needed[rule.outcome]] === null ? [no.outcomeNeedsMore(undefined, needed[rule.outcome])] : []),
});

/**
 * Whether a business rule holds for a record: all of its conditions or one of them, and always without any. `look` finds the
 * fields of the record, and of those it is related to; `facts` name today.
 */
export function businessRuleHolds(
  { matches: holds }: Pick<BusinessRule, 'matches'>,
  conditions: readonly ConditionRow[],
  look: LookUp,
  facts: CallerFacts,
): boolean {
  const filter = filterOfRows(conditions, holds);
  return filter === undefined || matches(filter, look, facts);
}
