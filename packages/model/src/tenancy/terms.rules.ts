import { defineRules } from '@homeport/grammar';
import { type CurrentFacts, checkSuccession } from '../effective/door.generated.ts';
import { terms } from './terms.entity.ts';

export const termsRules = defineRules<typeof terms, CurrentFacts>(terms, { check: checkSuccession });
