/** The roles of the platform, by key; their codes are the upper-snake form (`CASE_MANAGER`). */
export const roles = {
  assignee: 'Assignee',
  caseManager: 'Case manager',
  hr: 'HR',
  finance: 'Finance',
  financeLead: 'Finance lead',
  payroll: 'Payroll',
  lineManager: 'Line manager',
  approver: 'Approver',
  vendor: 'Vendor',
  planner: 'Planner',
  delegate: 'Delegate',
  caseInitiator: 'Case initiator',
  administrator: 'Administrator',
  builder: 'Builder',
  master: 'Master role',
  client: 'Client',
  dependant: 'Family member',
} as const;
export type RoleKey = keyof typeof roles;
