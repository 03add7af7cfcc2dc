import { code, defineEntity, type RecordOf, ref, refs, text, whole, yesNo } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** Who approves what. Members are asked in turn; the fallback contact when none of them can. */
export const approvalGroup = defineEntity({
  name: 'approvalGroup',
  label: 'Approval group',
  plural: 'Approval groups',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'members', 'fallbackContact', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  needsVersion: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    members: refs('Members', 'user'),
    fallbackContact: ref('Fallback contact', 'user'),
    escalationContact: ref('Escalation contact', 'user'),
    dueInDays: whole('Decision due in', { min: 1, max: 60, initial: 5, unit: 'days' }),
    approvesExpenses: yesNo('Approves expenses', { initial: true }),
    approvesPurchases: yesNo('Approves purchases', { initial: false }),
    approvesSales: yesNo('Approves sales', { initial: false }),
    approvesCosts: yesNo('Approves costs', { initial: false }),
    approvesMoves: yesNo('Approves moves', { initial: false }),
    approvesExceptions: yesNo('Approves exceptions', { initial: false }),
  },
  access: shownOutside(
    { assignee: ['name'], vendor: ['name'], client: ['code', 'name'], caseInitiator: ['code', 'name'] },
    settingsAccess,
  ),
});
export interface ApprovalGroup extends RecordOf<typeof approvalGroup> {}
