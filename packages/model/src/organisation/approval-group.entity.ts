import {
  code,
  currency,
  defineEntity,
  money,
  type RecordOf,
  ref,
  refs,
  sequence,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

const no = { initial: false } as const;

/**
 * Who approves what: which kinds, which amounts in the group's own currency (over one, up to and including the other), and in which
 * order among the groups that are asked. One of the members decides; the fallback contact where none of them can.
 */
export const approvalGroup = defineEntity({
  name: 'approvalGroup',
  label: 'Approval group',
  plural: 'Approval groups',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['sequence', 'code', 'name', 'members', 'fallbackContact', 'amountOver', 'amountUpTo', 'currency', 'active'],
  menu: 'admin',
  canDeactivate: true,
  needsVersion: true,
  configuration: {},
  sections: [
    { label: 'Group', fields: ['code', 'name', 'sequence'] },
    { label: 'Who decides', fields: ['members', 'fallbackContact', 'escalationContact'] },
    { label: 'By when', fields: ['dueInDays', 'escalateAfterHours'] },
    { label: 'Amounts', fields: ['currency', 'amountOver', 'amountUpTo'] },
    {
      label: 'What it approves',
      fields: [
        'approvesInitiations',
        'approvesChanges',
        'approvesExceptions',
        'approvesCosts',
        'approvesScenarios',
        'approvesExpenses',
        'approvesPurchases',
        'approvesSales',
        'approvesMoves',
      ],
    },
  ],
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    sequence: {
      ...sequence,
      label: 'Order',
      help: 'Groups of a lower number are asked first, those of the same one side by side.',
    },
    members: refs('Members', 'user'),
    fallbackContact: ref('Fallback contact', 'user'),
    escalationContact: ref('Escalation contact', 'user'),
    dueInDays: whole('Decision due in', { min: 1, max: 60, initial: 5, unit: 'days' }),
    escalateAfterHours: whole('Escalate after', {
      min: 1,
      max: 400,
      unit: 'hours',
      help: 'Working hours, eight a day. Empty: nothing is escalated by itself.',
    }),
    currency: currency('Currency of the limits'),
    amountOver: money('Amounts over', { min: 0, help: 'Empty: from nothing.' }),
    amountUpTo: money('Amounts up to', { min: 0, help: 'Empty: without a limit.' }),
    approvesExpenses: yesNo('Approves expenses', { initial: true }),
    approvesInitiations: yesNo('Approves initiations', no),
    approvesChanges: yesNo('Approves changes of circumstance', no),
    approvesScenarios: yesNo('Approves scenarios', no),
    approvesPurchases: yesNo('Approves purchases', no),
    approvesSales: yesNo('Approves sales', no),
    approvesCosts: yesNo('Approves costs', no),
    approvesMoves: yesNo('Approves moves', no),
    approvesExceptions: yesNo('Approves exceptions', no),
  },
  access: shownOutside(
    { assignee: ['name'], vendor: ['name'], client: ['code', 'name'], caseInitiator: ['code', 'name'] },
    settingsAccess,
  ),
});
export interface ApprovalGroup extends RecordOf<typeof approvalGroup> {}
