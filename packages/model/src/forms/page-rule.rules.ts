import { defineRules } from '@homeport/grammar';
import { isPageRule, unknownCodes } from './check-page.rules.ts';
import { formRefusals as no } from './forms.refusals.ts';
import { pageConditionFaults } from './page-condition.rules.ts';
import type { PageDefinition } from './page-definition.ts';
import { pageRule } from './page-rule.entity.ts';

/** A rule that is stored does something, and only to what its form has; its condition can hold. */
export const pageRuleRules = defineRules<typeof pageRule, { readonly definition: PageDefinition | null }>(pageRule, {
  check: ({ rule }, _, { definition }) => {
    if (!isPageRule(rule)) return [no.badRule({}, 'rule')];
    if (!definition) return [];
    const names = unknownCodes(definition, rule);
    if (names.length > 0) return [no.unknownFields({ names: names.join(', ') }, 'rule')];
    const faults = rule.when ? pageConditionFaults(definition, rule.when) : [];
    return faults.map(({ place, refusal }) => ({ ...refusal, field: place ? `rule.when.${place}` : 'rule.when' }));
  },
});
