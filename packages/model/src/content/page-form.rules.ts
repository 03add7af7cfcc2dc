import { defineRules } from '@homeport/grammar';
import { pageForm } from './page-form.entity.ts';

/** A form belongs to whom its assignment belongs to. */
export const pageFormRules = defineRules<typeof pageForm, { readonly assignee: string | null }>(pageForm, {
  derive: (_, { assignee }) => ({ assignee }),
});
