import { defineRules, type Facts } from '@homeport/grammar';
import { formRefusals as no } from './forms.refusals.ts';
import type { Page } from './page.entity.ts';
import { pageForm } from './page-form.entity.ts';

/** Whose assignment a form belongs to, and where the page stands that it is made of. */
export interface PageFormFacts extends Facts {
  readonly assignee: string | null;
  readonly page: Page['status'] | null;
}

/** A form belongs to whom its assignment belongs to. Of a retired page no new ones are given out; those that are stay. */
export const pageFormRules = defineRules<typeof pageForm, PageFormFacts>(pageForm, {
  derive: (_, { assignee }) => ({ assignee }),
  check: (_form, before, { page }, how) =>
    before === undefined && !how?.isRestored && page === 'RETIRED' ? [no.pageRetired({}, 'page')] : [],
});
