import { defineRules } from '@homeport/grammar';
import { legalHold } from './legal-hold.entity.ts';
import { privacyRefusals as no } from './privacy.refusals.ts';

/** A held assignment is one of the person it is held for. */
export const legalHoldRules = defineRules<typeof legalHold, { readonly assignee: string | null }>(legalHold, {
  check: (hold, _, { assignee }) =>
    hold.caseDetail && assignee !== hold.person.id ? [no.notTheirAssignment(undefined, 'caseDetail')] : [],
});
