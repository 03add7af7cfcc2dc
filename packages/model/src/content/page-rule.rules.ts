import { defineRules } from '@homeport/grammar';
import { isPageRule, unknownCodes } from './check-page.rules.ts';
import { contentRefusals as no } from './content.refusals.ts';
import type { PageDefinition } from './page-definition.ts';
import { pageRule } from './page-rule.entity.ts';

/** A rule that is stored does something, and only to what its form has. */
export const pageRuleRules = defineRules<typeof pageRule, { readonly definition: PageDefinition | null }>(pageRule, {
  check: ({ rule }, _, { definition }) => {
    if (!isPageRule(rule)) return [no.badRule({}, 'rule')];
    const names = definition ? unknownCodes(definition, rule) : [];
    return names.length > 0 ? [no.unknownFields({ names: names.join(', ') }, 'rule')] : [];
  },
});
