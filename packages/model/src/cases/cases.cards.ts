import { defineCard } from '@homeport/grammar';

/* What of assignments and their services stands on the homes of who looks after them. */
export const myActiveAssignmentsCard = defineCard({
  name: 'myActiveAssignments',
  on: 'caseDetail',
  label: 'Active assignments of mine',
  draws: 'figure',
  where: [
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'ACTIVE' },
  ],
  roles: ['caseManager'],
  order: 10,
});
export const myPendingAssignmentsCard = defineCard({
  name: 'myPendingAssignments',
  on: 'caseDetail',
  label: 'Not activated yet',
  draws: 'figure',
  where: [
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'PENDING' },
  ],
  roles: ['caseManager'],
  order: 20,
});
export const activeAssignmentsCard = defineCard({
  name: 'activeAssignments',
  on: 'caseDetail',
  label: 'Active assignments',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'ACTIVE' }],
  roles: ['hr', 'client', 'lineManager', 'approver', 'master'],
  order: 10,
});
export const pendingAssignmentsCard = defineCard({
  name: 'pendingAssignments',
  on: 'caseDetail',
  label: 'Pending assignments',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'PENDING' }],
  roles: ['hr', 'client', 'lineManager', 'master'],
  order: 20,
});
export const stoppedAssignmentsCard = defineCard({
  name: 'stoppedAssignments',
  on: 'caseDetail',
  label: 'On hold or blocked',
  draws: 'figure',
  where: [{ field: 'status', op: 'in', value: ['ON_HOLD', 'BLOCKED'] }],
  isUrgent: true,
  roles: ['hr', 'client', 'master'],
  order: 40,
});
export const unmanagedAssignmentsCard = defineCard({
  name: 'unmanagedAssignments',
  on: 'caseDetail',
  label: 'Nobody manages them',
  draws: 'figure',
  where: [
    { field: 'status', op: 'in', value: ['PENDING', 'ACTIVE'] },
    { field: 'manager', op: 'null' },
  ],
  isUrgent: true,
  roles: ['hr', 'master'],
  order: 50,
});
export const myPastTheirEndCard = defineCard({
  name: 'myPastTheirEnd',
  on: 'caseDetail',
  label: 'Past their end date',
  draws: 'figure',
  where: [
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'ACTIVE' },
    { field: 'assignmentEndDate', op: 'lt', value: '$today' },
  ],
  isUrgent: true,
  roles: ['caseManager'],
  order: 45,
});
export const pastTheirEndCard = defineCard({
  name: 'pastTheirEnd',
  on: 'caseDetail',
  label: 'Active past their end date',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'ACTIVE' },
    { field: 'assignmentEndDate', op: 'lt', value: '$today' },
  ],
  isUrgent: true,
  roles: ['hr', 'master'],
  order: 45,
});
export const myStoppedAssignmentsCard = defineCard({
  name: 'myStoppedAssignments',
  on: 'caseDetail',
  label: 'Assignments that need attention',
  draws: 'list',
  where: [
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'in', value: ['ON_HOLD', 'BLOCKED'] },
  ],
  columns: ['status', 'onHoldReason', 'assignmentStartDate'],
  sort: 'assignmentStartDate,asc',
  roles: ['caseManager'],
  order: 10,
});
export const endingSoonCard = defineCard({
  name: 'endingSoon',
  on: 'caseDetail',
  label: 'End within 90 days',
  draws: 'list',
  where: [
    { field: 'status', op: 'eq', value: 'ACTIVE' },
    { field: 'assignmentEndDate', op: 'lte', value: '$today+90' },
  ],
  columns: ['assignee', 'assignmentEndDate'],
  sort: 'assignmentEndDate,asc',
  roles: ['hr', 'client', 'lineManager'],
  order: 30,
});
export const myArrivalsCard = defineCard({
  name: 'myArrivals',
  on: 'caseDetail',
  label: 'Arrivals',
  draws: 'days',
  where: [
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'in', value: ['PENDING', 'ACTIVE'] },
    { field: 'assignmentStartDate', op: 'gte', value: '$today' },
    { field: 'assignmentStartDate', op: 'lte', value: '$today+27' },
  ],
  by: 'assignmentStartDate',
  columns: ['assignee', 'hostLocation'],
  sort: 'assignmentStartDate,asc',
  roles: ['caseManager'],
  order: 10,
});
export const myDeparturesCard = defineCard({
  name: 'myDepartures',
  on: 'caseDetail',
  label: 'Departures',
  draws: 'days',
  where: [
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'ACTIVE' },
    { field: 'assignmentEndDate', op: 'gte', value: '$today' },
    { field: 'assignmentEndDate', op: 'lte', value: '$today+27' },
  ],
  by: 'assignmentEndDate',
  columns: ['assignee', 'hostLocation'],
  sort: 'assignmentEndDate,asc',
  roles: ['caseManager'],
  order: 20,
});
export const arrivalsCard = defineCard({
  name: 'arrivals',
  on: 'caseDetail',
  label: 'Arrivals',
  draws: 'days',
  where: [
    { field: 'status', op: 'in', value: ['PENDING', 'ACTIVE'] },
    { field: 'assignmentStartDate', op: 'gte', value: '$today' },
    { field: 'assignmentStartDate', op: 'lte', value: '$today+27' },
  ],
  by: 'assignmentStartDate',
  columns: ['assignee', 'hostLocation'],
  sort: 'assignmentStartDate,asc',
  roles: ['hr', 'client', 'lineManager', 'planner'],
  order: 10,
});
export const departuresCard = defineCard({
  name: 'departures',
  on: 'caseDetail',
  label: 'Departures',
  draws: 'days',
  where: [
    { field: 'status', op: 'eq', value: 'ACTIVE' },
    { field: 'assignmentEndDate', op: 'gte', value: '$today' },
    { field: 'assignmentEndDate', op: 'lte', value: '$today+27' },
  ],
  by: 'assignmentEndDate',
  columns: ['assignee', 'hostLocation'],
  sort: 'assignmentEndDate,asc',
  roles: ['hr', 'client', 'lineManager', 'planner'],
  order: 20,
});
export const myPhasesCard = defineCard({
  name: 'myPhases',
  on: 'caseDetail',
  label: 'By phase',
  draws: 'groups',
  where: [
    { field: 'manager', op: 'eq', value: '$me.user' },
    { field: 'status', op: 'eq', value: 'ACTIVE' },
  ],
  by: 'phase',
  roles: ['caseManager'],
  order: 10,
});
export const phasesCard = defineCard({
  name: 'phases',
  on: 'caseDetail',
  label: 'By phase',
  draws: 'groups',
  where: [{ field: 'status', op: 'eq', value: 'ACTIVE' }],
  by: 'phase',
  roles: ['hr', 'client', 'lineManager', 'master'],
  order: 10,
});
export const assignmentTypesCard = defineCard({
  name: 'assignmentTypes',
  on: 'caseDetail',
  label: 'By type',
  draws: 'groups',
  where: [{ field: 'status', op: 'in', value: ['PENDING', 'ACTIVE'] }],
  by: 'type',
  roles: ['hr', 'client', 'master'],
  order: 20,
});
export const companiesOfAssignmentsCard = defineCard({
  name: 'companiesOfAssignments',
  on: 'caseDetail',
  label: 'Companies',
  draws: 'companies',
  where: [{ field: 'status', op: 'in', value: ['PENDING', 'ACTIVE'] }],
  roles: ['caseManager', 'hr', 'master'],
  order: 30,
});
export const servicesWithoutProviderCard = defineCard({
  name: 'servicesWithoutProvider',
  on: 'caseService',
  label: 'Services without a provider',
  draws: 'figure',
  where: [
    { field: 'status', op: 'in', value: ['NOT_INITIATED', 'REQUESTED'] },
    { field: 'provider', op: 'null' },
  ],
  isUrgent: true,
  roles: ['caseManager', 'hr'],
  order: 60,
});
export const lateServicesCard = defineCard({
  name: 'lateServices',
  on: 'caseService',
  label: 'Services with a step overdue',
  draws: 'figure',
  where: [
    { field: 'status', op: 'in', value: ['REQUESTED', 'SCHEDULED', 'IN_PROGRESS'] },
    { field: 'nextActionDate', op: 'lt', value: '$today' },
  ],
  isUrgent: true,
  roles: ['caseManager', 'hr'],
  order: 70,
});
export const servicesUnderWayCard = defineCard({
  name: 'servicesUnderWay',
  on: 'caseService',
  label: 'Services under way',
  draws: 'groups',
  where: [{ field: 'status', op: 'in', value: ['REQUESTED', 'SCHEDULED', 'IN_PROGRESS'] }],
  by: 'status',
  roles: ['planner'],
  order: 40,
});
export const draftEstimatesCard = defineCard({
  name: 'draftEstimates',
  on: 'costEstimate',
  label: 'Estimates to hand in',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'DRAFT' }],
  isUrgent: true,
  roles: ['caseManager', 'hr'],
  order: 80,
});
export const approvedEstimatesCard = defineCard({
  name: 'approvedEstimates',
  on: 'costEstimate',
  label: 'Estimated cost, approved',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'APPROVED' }],
  sum: 'total',
  roles: ['hr'],
  order: 90,
});
