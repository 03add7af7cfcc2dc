import { defineAction, text, typedName, whole } from '@homeport/grammar';
import type { pageForm } from './page-form.entity.ts';

/** Makes a link that opens this one form without signing in; a link made before stops working. */
export const linkForm = defineAction({
  name: 'createLink',
  on: typedName<typeof pageForm>('pageForm'),
  label: 'Link without sign-in',
  by: ['caseManager', 'hr', 'administrator', 'master'],
  where: { field: 'status', op: 'ne', value: 'COMPLETED' },
  input: { days: whole('Valid for', { min: 1, max: 90, initial: 14, unit: 'days', required: true }) },
  answer: { link: text('Link'), expires: text('Valid until') },
  refusals: ['content.alreadySubmitted'],
});
