import { defineRules } from '@homeport/grammar';
import { privacyRefusals as no } from './privacy.refusals.ts';
import { retentionRule } from './retention-rule.entity.ts';

/** A person has no day of their own to count from. */
export const retentionRuleRules = defineRules<typeof retentionRule>(retentionRule, {
  check: (rule) =>
    rule.kind === 'PERSON' && rule.event === 'RECORDED' ? [no.personByAssignment(undefined, 'event')] : [],
});
