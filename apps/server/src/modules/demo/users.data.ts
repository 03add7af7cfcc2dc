import type { RoleKey } from '@homeport/model';
import { brightwater, castellane, type DemoTenant, halden, meridian, nordlys, tecnovia } from './tenants.data.ts';

/** A sign-in of the demo; all have the same password. */
export interface DemoUser {
  readonly login: string;
  readonly tenant: DemoTenant;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly RoleKey[];
  /** Shown when the server starts and in the README. */
  readonly isShown: boolean;
  /** Login that this user's tasks are delegated to. */
  readonly delegatesTo?: string;
}
const shown = (
  tenant: DemoTenant,
  login: string,
  firstName: string,
  lastName: string,
  ...roles: RoleKey[]
): DemoUser => ({ login, tenant, firstName, lastName, roles, isShown: true });
const more = (
  tenant: DemoTenant,
  login: string,
  firstName: string,
  lastName: string,
  ...roles: RoleKey[]
): DemoUser => ({ login, tenant, firstName, lastName, roles, isShown: false });

export const demoUsers: readonly DemoUser[] = [
  shown(castellane, 'assignee.fr', 'Camille', 'Laurent', 'assignee'),
  shown(castellane, 'family.fr', 'Thomas', 'Perrin', 'dependant'),
  shown(tecnovia, 'assignee.es', 'Diego', 'Herrera', 'assignee'),
  shown(brightwater, 'assignee.en', 'Aisha', 'Okafor', 'assignee'),
  shown(castellane, 'hr.manager', 'Hélène', 'Moreau', 'hr'),
  shown(castellane, 'approver.one', 'Antoine', 'Girard', 'approver'),
  shown(castellane, 'approver.two', 'Sofia', 'Marchetti', 'approver'),
  shown(castellane, 'line.manager', 'Julien', 'Faure', 'lineManager'),
  shown(castellane, 'payroll.clerk', 'Nadia', 'Benali', 'payroll'),
  shown(castellane, 'initiator.one', 'Paul', 'Lemoine', 'caseInitiator'),
  shown(castellane, 'client.one', 'Claire', 'Dubois', 'client'),
  shown(castellane, 'vendor.one', 'Wei Ling', 'Tan', 'vendor'),
  shown(meridian, 'case.manager', 'Grace', 'Whitfield', 'caseManager'),
  shown(meridian, 'finance.clerk', 'Tomasz', 'Nowak', 'finance'),
  shown(meridian, 'finance.lead', 'Ingrid', 'Sørensen', 'finance', 'financeLead'),
  shown(meridian, 'planner.one', 'Mateus', 'Almeida', 'planner'),
  shown(meridian, 'builder.one', 'Yuki', 'Nakamura', 'builder'),
  shown(meridian, 'admin.one', 'Robert', 'Okonkwo', 'administrator', 'master'),
  shown(nordlys, 'other.admin', 'Astrid', 'Bakken', 'administrator', 'master', 'approver', 'finance', 'financeLead'),
  shown(nordlys, 'other.assignee', 'Lars', 'Haugen', 'assignee'),
  { ...more(castellane, 'approver.three', 'Marc', 'Petit', 'approver'), delegatesTo: 'approver.two' },
  more(halden, 'halden.approver', 'Erik', 'Lindqvist', 'approver'),
  more(halden, 'halden.approver2', 'Marit', 'Dahl', 'approver'),
  more(halden, 'halden.hr', 'Liv', 'Johansen', 'hr'),
  more(halden, 'halden.manager', 'Sven', 'Berg', 'lineManager'),
  more(brightwater, 'brightwater.approver', 'James', 'Thornton', 'approver'),
  more(brightwater, 'brightwater.approver2', 'Priya', 'Raman', 'approver'),
  more(brightwater, 'brightwater.hr', 'Emily', 'Carter', 'hr'),
  more(brightwater, 'brightwater.manager', 'Oliver', 'Grant', 'lineManager'),
  more(tecnovia, 'tecnovia.approver', 'Lucía', 'Ortega', 'approver'),
  more(tecnovia, 'tecnovia.approver2', 'Javier', 'Molina', 'approver'),
  more(tecnovia, 'tecnovia.hr', 'Carmen', 'Vidal', 'hr'),
  more(tecnovia, 'tecnovia.manager', 'Andrés', 'Castro', 'lineManager'),
  more(meridian, 'case.manager2', 'Daniel', 'Osei', 'caseManager'),
  more(meridian, 'case.manager3', 'Hannah', 'Fischer', 'caseManager'),
  more(meridian, 'case.manager4', 'Ravi', 'Menon', 'caseManager'),
  more(meridian, 'finance.clerk2', 'Beatriz', 'Coelho', 'finance'),
  more(meridian, 'delegate.one', 'Elena', 'Petrova', 'delegate', 'approver'),
  more(halden, 'halden.payroll', 'Ola', 'Nilsen', 'payroll'),
  more(nordlys, 'other.approver', 'Signe', 'Holm', 'approver'),
];
