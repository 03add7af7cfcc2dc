import { defineRules } from '@homeport/grammar';
import { peopleRefusals as no } from './people.refusals.ts';
import { profileProperty } from './profile-property.entity.ts';

/** A choice needs something to choose from. */
export const profilePropertyRules = defineRules(profileProperty, {
  check: ({ answer, choices }) =>
    answer === 'CHOICE' && (choices ?? '').split('\n').filter((line) => line.trim() !== '').length < 2
      ? [no.choicesNeeded(undefined, 'choices')]
      : [],
});
