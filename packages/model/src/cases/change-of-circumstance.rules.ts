import { defineRules, type Facts, inputRefusals } from '@homeport/grammar';
import { type ChangeOfCircumstance, changeOfCircumstance } from './change-of-circumstance.entity.ts';

/** Whose assignment it is about. */
export interface CaseOwnerFacts extends Facts {
  readonly owner: string | null;
}

/** What each kind of change has to tell. */
const told: Readonly<Partial<Record<ChangeOfCircumstance['kind'], 'newEndDate' | 'newHostCountry' | 'newFamilySize'>>> =
  {
    EXTENSION: 'newEndDate',
    SHORTENING: 'newEndDate',
    HOST_CHANGE: 'newHostCountry',
    FAMILY: 'newFamilySize',
  };

export const changeOfCircumstanceRules = defineRules<typeof changeOfCircumstance, CaseOwnerFacts>(
  changeOfCircumstance,
  {
    derive: (_, { owner }) => ({ assignee: owner }),
    check: (change) => {
      const field = told[change.kind];
      return field !== undefined && change[field] === null
        ? [inputRefusals.required({ label: changeOfCircumstance.fields[field].label }, field)]
        : [];
    },
  },
);
