import {
  address,
  currency,
  date,
  dateTime,
  defineEntity,
  derived,
  jsonOf,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  type Trace,
  text,
  whole,
} from '@homeport/grammar';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { asItsCase, ofOthers } from '../role-presets/door.generated.ts';
import { caseParts, caseWorkers } from './case-access.ts';
import type { ScenarioBase, ScenarioWorking } from './scenario-working.ts';

/** Whoever made it is not offered to decide it, and nobody is while its steps decide. */
const ofOthersAsAWhole = { all: [ofOthers, asAWhole] } as const;
/** What it costs is for whom cost estimates are open to. */
const ofEstimates = { seenWith: 'costEstimate' } as const;
/** Worked out when the scenario is saved; the comparison of scenarios shows it. */
const worked = { readOnly: true, rare: true, drawn: 'the comparison of scenarios', maxDepth: 60 } as const;

/**
 * One way an assignment could be: another place, policy or length, to compare costs. Saving locks the home and host locations and
 * works out what it comes to; only a saved one is approved, by somebody else. Decided here: a rejected one may be taken up again, an
 * approved one is adopted by a change of circumstance, which sets the others aside.
 */
export const scenario = defineEntity({
  name: 'scenario',
  label: 'Scenario',
  plural: 'Scenarios',
  title: ['name'],
  search: ['name'],
  unique: [{ fields: ['caseDetail', 'name'] }],
  indexes: [['caseDetail'], ['status']],
  list: ['caseDetail', 'name', 'policy', 'startDate', 'endDate', 'estimatedCost', 'currency', 'status', 'updated'],
  facts: ['caseDetail', 'policy', 'startDate', 'endDate', 'estimatedCost'],
  menu: 'cases',
  partOf: 'caseDetail',
  needsVersion: true,
  decided: {
    kind: 'scenarios',
    waits: 'SAVED',
    approve: 'approve',
    reject: 'reject',
    undo: 'reconsider',
    amount: 'estimatedCost',
    of: 'caseDetail',
    like: ['policy'],
  },
  work: [
    {
      name: 'decide',
      label: 'Scenarios to decide',
      waits: {
        all: [
          { field: 'status', op: 'eq', value: 'SAVED' },
          { field: 'caseDetail.status', op: 'in', value: ['PENDING', 'ACTIVE', 'ON_HOLD'] },
          ofOthers,
          asAWhole,
        ],
      },
      deeds: ['approve'],
    },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    name: text('Name', { required: true, max: 120 }),
    homeLocation: address('Home location', { required: true }),
    hostLocation: address('Host location', { required: true }),
    policy: ref('Policy', 'policy'),
    relocationPackage: ref('Package', 'relocationPackage'),
    startDate: date('Start date', { required: true }),
    endDate: date('End date'),
    familySize: whole('Family members who move along', { min: 0, max: 20, initial: 0 }),
    estimatedCost: derived(money('Estimated cost', ofEstimates), { by: 'scenarioTotal', trace: 'explanation' }),
    lowCost: money('At least', { readOnly: true, rare: true, ...ofEstimates }),
    highCost: money('At most', { readOnly: true, rare: true, ...ofEstimates }),
    currency: currency('Currency', { readOnly: true }),
    baseDate: date('Rates of', { readOnly: true, rare: true }),
    workedOutAt: dateTime('Worked out', { readOnly: true, rare: true }),
    working: jsonOf<ScenarioWorking>()('How it was worked out', { ...worked, ...ofEstimates }),
    basedOn: jsonOf<ScenarioBase>()('The assignment when it was worked out', worked),
    explanation: derived(jsonOf<Trace>()('How the cost was computed', { ...worked, ...ofEstimates })),
    undecided,
    notes: longText('Notes', { max: 4000 }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'save' },
        SAVED: { label: 'Saved', tone: 'info', editable: true, deletable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success' },
        REJECTED: { label: 'Rejected', tone: 'danger', deletable: true, primary: 'reopen' },
        ADOPTED: { label: 'Adopted', tone: 'success', final: true },
        SET_ASIDE: { label: 'Set aside', tone: 'neutral', deletable: true, primary: 'reopen' },
      },
      transitions: {
        save: { label: 'Save scenario', from: ['DRAFT'], to: 'SAVED', by: caseWorkers },
        approve: {
          label: 'Approve',
          from: ['SAVED'],
          to: 'APPROVED',
          by: [...caseWorkers, 'approver'],
          needs: ['isNotOwn'],
          offered: ofOthersAsAWhole,
        },
        reject: {
          label: 'Reject',
          from: ['SAVED'],
          to: 'REJECTED',
          by: [...caseWorkers, 'approver'],
          needs: ['isNotOwn'],
          offered: ofOthersAsAWhole,
        },
        reconsider: { label: 'Take the decision back', from: ['REJECTED'], to: 'SAVED', by: [], system: true },
        reopen: { label: 'Take up again', from: ['REJECTED', 'SET_ASIDE'], to: 'DRAFT', by: caseWorkers },
        // The change that carries it into its assignment does both.
        adopt: { label: 'Adopt', from: ['APPROVED'], to: 'ADOPTED', by: [], system: true },
        setAside: { label: 'Set aside', from: ['DRAFT', 'SAVED', 'APPROVED'], to: 'SET_ASIDE', by: [], system: true },
      },
    }),
  },
  access: asItsCase({ ...caseParts, approver: { do: ['read'], where: { field: 'status', op: 'ne', value: 'DRAFT' } } }),
});
export interface Scenario extends RecordOf<typeof scenario> {}
