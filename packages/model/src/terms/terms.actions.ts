import { defineAction, longText, ref, typedName } from '@homeport/grammar';
import { type caseDetail, caseWorkers } from '../cases/door.generated.ts';

const goesOn = { field: 'status', op: 'in', value: ['PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED'] } as const;

/** The assignment gets a benefit that it could have by its policy or package, with the amount, span and limits of its terms. */
export const includeBenefit = defineAction({
  name: 'includeBenefit',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Include a benefit',
  by: caseWorkers,
  offered: goesOn,
  input: {
    benefit: ref('Benefit', 'benefit', { required: true }),
    reason: longText('Reason', { max: 1000 }),
  },
  refusals: ['benefits.unableToInclude', 'benefits.reserved', 'cases.caseIsOver'],
});

/** The benefits of the assignment become what its terms come to now: what was shown beforehand, all of it or nothing. */
export const recalculateBenefits = defineAction({
  name: 'recalculateBenefits',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Work the benefits out again',
  by: caseWorkers,
  offered: goesOn,
  input: { reason: longText('Reason', { max: 1000 }) },
  refusals: ['benefits.asGranted', 'cases.caseIsOver'],
});
