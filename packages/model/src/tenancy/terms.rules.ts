import { defineRules } from '@homeport/grammar';
import { type CurrentFacts, checkSuccession } from '../effective.ts';
import { terms } from './terms.entity.ts';

export const termsRules = defineRules<typeof terms, CurrentFacts>(terms, { check: checkSuccession });
