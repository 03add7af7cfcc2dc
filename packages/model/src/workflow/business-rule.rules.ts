import { defineRules } from '@homeport/grammar';
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
