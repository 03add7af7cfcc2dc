import { defineRules } from '@homeport/grammar';
import { checkPage } from './check-page.rules.ts';
import { page } from './page.entity.ts';

/** A form that is stored can be shown. */
export const pageRules = defineRules(page, { check: ({ definition }) => checkPage(definition) });
