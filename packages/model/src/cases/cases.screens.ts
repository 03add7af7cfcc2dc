import { defineScreen } from '@homeport/grammar';

/** The area of HR: the same assignments, looked for and waiting. */
export const caseSearch = defineScreen({
  name: 'caseSearch',
  on: 'caseDetail',
  kind: 'list',
  label: 'Case Search',
  menu: 'cases',
  path: '/workspace/cases/case-detail?sort=updated,desc',
});
export const pendingCases = defineScreen({
  name: 'pendingCases',
  on: 'caseDetail',
  kind: 'list',
  label: 'Pending Cases',
  menu: 'cases',
  path: '/workspace/cases/case-detail?filter=status:in:PENDING',
});
