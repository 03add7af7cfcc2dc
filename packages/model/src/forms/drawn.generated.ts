// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { linkForm } from './forms.actions.ts';
import { pageForm } from './page-form.entity.ts';
import { pageRule } from './page-rule.entity.ts';
import { page } from './page.entity.ts';

export const domain: Domain = {
  name: 'forms',
  entities: [pageForm, pageRule, page],
  actions: [linkForm],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
