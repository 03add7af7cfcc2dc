import { choice, dateTime, defineEntity, lifecycle, type RecordOf, ref, text } from '@homeport/grammar';
import { asItsCase, grantTo } from '../role-presets/door.generated.ts';
import { caseWorkers } from './case-access.ts';

/** The steps of a calculation, in the order they are done. */
export const calculationSteps = {
  COMPONENTS: 'Components',
  BENEFITS: 'Benefits',
  COST_OF_LIVING: 'Cost of living',
  HYPOTHETICAL_TAX_BENEFITS: 'Hypothetical tax benefits',
  HYPOTHETICAL_TAX: 'Hypothetical tax (provider contacted)',
  PROVIDER_TAX_DATA: 'Provider tax data',
  MONTHLY_PRORATION: 'Monthly proration',
  COST_ESTIMATES: 'Cost estimates',
  BALANCE_SHEETS: 'Balance sheets',
  PACKAGE_COMPONENTS: 'Package components',
} as const;

/** One step of the calculation of an assignment: pending, in progress, completed. Decided here: each may be done again. */
export const caseCalculationStep = defineEntity({
  name: 'caseCalculationStep',
  label: 'Calculation step',
  plural: 'Calculation steps',
  title: ['step'],
  unique: [{ fields: ['caseDetail', 'step'] }],
  indexes: [['status']],
  list: ['caseDetail', 'step', 'status', 'startedAt', 'finishedAt', 'message', 'updated'],
  menu: 'cases',
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    step: choice('Step', calculationSteps, { required: true, fixed: true }),
    startedAt: dateTime('Started', { readOnly: true }),
    finishedAt: dateTime('Finished', { readOnly: true }),
    message: text('Message', { max: 400, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'PENDING',
      states: {
        PENDING: { label: 'Pending', tone: 'info', editable: true, deletable: true },
        IN_PROGRESS: { label: 'In progress', tone: 'info' },
        COMPLETED: { label: 'Completed', tone: 'success', final: true, primary: 'edit' },
      },
      // Computing moves them, each after the one before it; a step that is ticked by hand would have computed nothing.
      transitions: {
        start: { label: 'Start', from: ['PENDING'], to: 'IN_PROGRESS', by: [], system: true },
        complete: { label: 'Complete', from: ['IN_PROGRESS'], to: 'COMPLETED', by: [], system: true },
        again: { label: 'Do again', from: ['IN_PROGRESS', 'COMPLETED'], to: 'PENDING', by: [], system: true },
      },
    }),
  },
  access: asItsCase({
    ...grantTo(['finance', 'financeLead', 'payroll'], { do: ['read'] }),
    ...grantTo(caseWorkers, { do: ['read', 'create', 'delete', 'export'] }),
  }),
});
export interface CaseCalculationStep extends RecordOf<typeof caseCalculationStep> {}
