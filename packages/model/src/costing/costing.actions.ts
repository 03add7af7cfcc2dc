import { currency, date, defineAction, money, text, typedName } from '@homeport/grammar';
import { type caseDetail, caseWorkers, type costEstimate, type scenario } from '../cases/door.generated.ts';

/** An estimate of what the assignment is expected to cost is worked out as its next draft. */
export const estimateCosts = defineAction({
  name: 'estimateCosts',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Work out a cost estimate',
  by: caseWorkers,
  offered: { field: 'status', op: 'in', value: ['PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED'] },
  input: {
    baseDate: date('Rates and tables of', { help: 'Empty: today.' }),
    currency: currency('Currency', { help: 'Empty: that of the assignment.' }),
  },
  refusals: ['cases.nothingToEstimate', 'cases.caseIsOver'],
});

/** The computed lines of a draft become what its assignment comes to now; what was added by hand stays. */
export const recalculateEstimate = defineAction({
  name: 'recalculateEstimate',
  on: typedName<typeof costEstimate>('costEstimate'),
  label: 'Recalculate',
  by: caseWorkers,
  offered: { field: 'status', op: 'eq', value: 'DRAFT' },
  input: { baseDate: date('Rates and tables of', { help: 'Empty: as they are.' }) },
  refusals: ['cases.estimateUpToDate', 'cases.nothingToEstimate', 'cases.caseIsOver'],
});

/** A draft is handed in as long as it is what its assignment comes to now. */
export const submitEstimate = defineAction({
  name: 'submit',
  on: typedName<typeof costEstimate>('costEstimate'),
  label: 'Hand in',
  transition: 'status.submit',
  input: {},
  refusals: ['cases.needsRecalculating'],
});

/** The balance sheet of the assignment is worked out from pay, family and tables; it holds from a day on, and the one before ends there. */
export const workOutBalanceSheet = defineAction({
  name: 'workOutBalanceSheet',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Work out the balance sheet',
  by: ['hr', 'master'],
  offered: { field: 'status', op: 'in', value: ['PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED'] },
  input: {
    effectiveFrom: date('Effective from', { help: 'Empty: from the first day of the assignment on.' }),
    monthlyRent: money('Rent a month', {
      currency: 'rentCurrency',
      min: 0,
      help: 'What the company pays for the home abroad. Empty: as it was.',
    }),
    rentCurrency: currency('Currency of the rent'),
  },
  refusals: ['cases.sheetNeedsDay', 'cases.sheetLacks', 'cases.caseIsOver'],
});

/** The scenario keeps its places from now on, and what it comes to at the rates of today. */
export const saveScenario = defineAction({
  name: 'save',
  on: typedName<typeof scenario>('scenario'),
  label: 'Save scenario',
  transition: 'status.save',
  input: {},
  refusals: ['cases.caseIsOver'],
});

/** A saved scenario comes to what it comes to now, with its assignment as it is now. */
export const recalculateScenario = defineAction({
  name: 'recalculateScenario',
  on: typedName<typeof scenario>('scenario'),
  label: 'Recalculate',
  by: caseWorkers,
  offered: { field: 'status', op: 'eq', value: 'SAVED' },
  input: { baseDate: date('Rates and tables of', { help: 'Empty: today.' }) },
  refusals: ['cases.estimateUpToDate', 'cases.caseIsOver'],
});

/** The scenario is the one to take, as long as it says what it comes to. Nothing of it changes any more. */
export const approveScenario = defineAction({
  name: 'approve',
  on: typedName<typeof scenario>('scenario'),
  label: 'Approve',
  transition: 'status.approve',
  input: {},
  refusals: ['cases.caseIsOver', 'cases.needsRecalculating', 'cases.changedSinceScenario'],
});

/** Another scenario that begins as the assignment is, to change something of it. */
export const addScenario = defineAction({
  name: 'addScenario',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Add a scenario',
  by: caseWorkers,
  offered: { field: 'status', op: 'in', value: ['PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED'] },
  input: { name: text('Name', { required: true, max: 120 }) },
  refusals: ['cases.nothingToEstimate', 'cases.caseIsOver'],
});

/** Another draft that begins as this scenario is, whatever became of this one. */
export const cloneScenario = defineAction({
  name: 'cloneScenario',
  on: typedName<typeof scenario>('scenario'),
  label: 'Clone',
  by: caseWorkers,
  input: { name: text('Name of the new one', { required: true, max: 120 }) },
  refusals: ['cases.caseIsOver'],
});
