import { defineScreen } from '@homeport/grammar';

/** Steps that wait for somebody, as HR looks after them: what is due first at the top. */
export const hrApprovals = defineScreen({
  name: 'hrApprovals',
  on: 'decision',
  kind: 'list',
  label: 'Approvals',
  menu: 'dashboard',
  by: ['hr'],
  path: '/workspace/dashboard/decision?filter=status:in:OPEN,DELEGATED,ESCALATED,ON_HOLD&sort=dueDate,asc',
});
