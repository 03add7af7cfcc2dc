import { defineRules, type Facts, inputRefusals, makerOf, type Refusal } from '@homeport/grammar';
import { caseRefusals as no } from './cases.refusals.ts';
import { type ChangeOfCircumstance, changeOfCircumstance } from './change-of-circumstance.entity.ts';

/** Whose assignment it is about, and from when to when it runs (yyyy-MM-dd). */
export interface CaseOwnerFacts extends Facts {
  readonly owner: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
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
    check: (change, before, facts) => {
      const field = told[change.kind];
      if (field !== undefined && change[field] === null)
        return [inputRefusals.required({ label: changeOfCircumstance.fields[field].label }, field)];
      const isAsked = before?.newEndDate !== change.newEndDate || before.kind !== change.kind;
      return isAsked ? endFaults(change, facts) : [];
    },
    guards: {
      // Whoever asks for a change does not decide on it.
      isNotOwn: (record, { me }) => (makerOf(record) === me.user ? no.ownChange() : undefined),
    },
  },
);

/** What is wrong with a new end: before the start, or not the way its kind says. */
function endFaults(
  { kind, newEndDate }: Pick<ChangeOfCircumstance, 'kind' | 'newEndDate'>,
  { startDate, endDate }: Pick<CaseOwnerFacts, 'startDate' | 'endDate'>,
): Refusal[] {
  if (newEndDate === null) return [];
  if (startDate !== null && newEndDate < startDate) return [no.endBeforeStart({}, 'newEndDate')];
  if (endDate === null) return [];
  if (kind === 'EXTENSION' && newEndDate <= endDate) return [no.notLonger({ day: endDate }, 'newEndDate')];
  return kind === 'SHORTENING' && newEndDate >= endDate ? [no.notShorter({ day: endDate }, 'newEndDate')] : [];
}
