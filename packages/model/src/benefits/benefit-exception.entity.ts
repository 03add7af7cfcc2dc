import {
  currency,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  money,
  person,
  type RecordOf,
  ref,
} from '@homeport/grammar';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { asItsCase, grantTo, ofOthers } from '../role-presets/door.generated.ts';

const deciders = ['approver', 'hr', 'master'] as const;
const asked = { readOnly: true } as const;

/**
 * More of a benefit than its limits and their tolerance allow. It keeps what was asked for, what there was before and what that adds to the
 * budget; somebody else decides. Approved, the benefit has the amount, until it is undone.
 */
export const benefitException = defineEntity({
  name: 'benefitException',
  label: 'Benefit exception',
  plural: 'Benefit exceptions',
  title: ['assignee', 'caseBenefit'],
  indexes: [['caseDetail'], ['caseBenefit'], ['benefit'], ['assignee'], ['status']],
  list: ['caseDetail', 'caseBenefit', 'amount', 'limit', 'budgetEffect', 'currency', 'status', 'updated'],
  facts: ['caseDetail', 'assignee', 'caseBenefit', 'amount', 'amountBefore', 'budgetEffect'],
  menu: 'cases',
  needsVersion: true,
  decided: {
    kind: 'exceptions',
    waits: 'SENT',
    approve: 'approve',
    reject: 'reject',
    undo: 'reconsider',
    amount: 'budgetEffect',
    own: ['assignee'],
    of: 'caseDetail',
    like: ['benefit'],
  },
  work: [
    {
      name: 'decide',
      label: 'Exceptions to decide',
      waits: { all: [{ field: 'status', op: 'eq', value: 'SENT' }, ofOthers, asAWhole] },
      deeds: ['approve'],
    },
  ],
  sections: [
    { label: 'Exception', fields: ['caseDetail', 'assignee', 'caseBenefit', 'benefit', 'reason'] },
    { label: 'Amount', fields: ['amount', 'amountBefore', 'limit', 'budgetEffect', 'currency'] },
    { label: 'Decision', fields: ['decisionReason', 'decidedAt'] },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id' }),
    assignee: person('Assignee', { required: true, fixed: true }),
    caseBenefit: ref('Benefit', 'caseBenefit', { required: true, fixed: true, onDelete: 'cascade' }),
    benefit: ref('Kind of benefit', 'benefit', asked),
    amount: money('Asked for', { required: true, min: 0, ...asked }),
    amountBefore: money('Amount before', { min: 0, ...asked }),
    limit: money('Limit with its tolerance', { min: 0, ...asked }),
    budgetEffect: money('Effect on the budget', asked),
    currency: currency('Currency', { required: true, ...asked }),
    undecided,
    reason: longText('Reason', { required: true, max: 1000, ...asked }),
    decisionReason: longText('Reason of the decision', { max: 1000, ...asked }),
    decidedAt: dateTime('Decided', asked),
    status: lifecycle('Status', {
      initial: 'SENT',
      states: {
        SENT: { label: 'Sent for approval', tone: 'info', primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'undo' },
        REJECTED: { label: 'Rejected', tone: 'danger', final: true },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true },
        UNDONE: { label: 'Undone', tone: 'neutral', final: true },
      },
      transitions: {
        approve: {
          label: 'Approve',
          from: ['SENT'],
          to: 'APPROVED',
          by: deciders,
          needs: ['isNotOwn'],
          offered: { all: [ofOthers, asAWhole] },
          stamps: { decidedAt: '$now' },
        },
        reject: {
          label: 'Reject',
          from: ['SENT'],
          to: 'REJECTED',
          by: deciders,
          needs: ['isNotOwn'],
          offered: { all: [ofOthers, asAWhole] },
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason', decidedAt: '$now' },
        },
        reconsider: { label: 'Take the decision back', from: ['REJECTED'], to: 'SENT', by: [], system: true },
        withdraw: {
          label: 'Withdraw',
          from: ['SENT'],
          to: 'WITHDRAWN',
          by: ['caseManager', 'hr', 'administrator', 'master'],
          where: { field: 'createdBy', op: 'eq', value: '$me.user' },
        },
        undo: {
          label: 'Undo',
          from: ['APPROVED'],
          to: 'UNDONE',
          by: deciders,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason' },
        },
      },
    }),
  },
  access: asItsCase(
    grantTo(['approver', 'finance', 'financeLead', 'caseManager', 'administrator', 'hr', 'master'], {
      do: ['read', 'export'],
    }),
  ),
});
export interface BenefitException extends RecordOf<typeof benefitException> {}
