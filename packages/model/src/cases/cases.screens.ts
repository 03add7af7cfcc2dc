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
/** What a vendor has to do: the services that were ordered, what is due first at the top. */
export const servicesToDo = defineScreen({
  name: 'servicesToDo',
  on: 'caseService',
  kind: 'list',
  label: 'Services to do',
  menu: 'cases',
  by: ['vendor'],
  path: '/workspace/cases/case-service?filter=status:in:REQUESTED,SCHEDULED,IN_PROGRESS&sort=nextActionDate,asc',
});

/** The vendor's area: what came in, all that is theirs, and the steps that are not done. */
export const vendorNewInitiations = defineScreen({
  name: 'vendorNewInitiations',
  on: 'caseService',
  kind: 'list',
  label: 'New Initiations',
  menu: 'vendor',
  by: ['vendor'],
  path: '/workspace/cases/case-service?filter=status:in:REQUESTED&sort=created,desc',
});
export const vendorServices = defineScreen({
  name: 'vendorServices',
  on: 'caseService',
  kind: 'list',
  label: 'Services',
  menu: 'vendor',
  by: ['vendor'],
  path: '/workspace/cases/case-service?sort=startDate,desc',
});
export const vendorTasks = defineScreen({
  name: 'vendorTasks',
  on: 'serviceStep',
  kind: 'list',
  label: 'Tasks',
  menu: 'vendor',
  by: ['vendor'],
  path: '/workspace/cases/service-step?filter=isDone:eq:false&sort=dueDate,asc',
});
