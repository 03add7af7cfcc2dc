import type { Grant } from '@homeport/grammar';
import type { RoleKey } from './roles.ts';

/** The same grant for some roles. */
export const grantTo = (keys: readonly RoleKey[], grant: Grant): Readonly<Record<string, Grant>> =>
  Object.fromEntries(keys.map((key) => [key, grant]));

/** Administration alone sees and changes it. */
export const administrationOnly: Readonly<Record<string, Grant>> = grantTo(['administrator', 'master'], {
  do: 'everything',
});

/** Records of the mobility team: case managers, HR and administration do everything. */
export const teamManages: Readonly<Record<string, Grant>> = grantTo(['caseManager', 'hr', 'administrator', 'master'], {
  do: 'everything',
});

/** Everyone who works for the company, but neither assignees nor vendors, may read it. */
const staffReads: Readonly<Record<string, Grant>> = grantTo(
  [
    'caseManager',
    'hr',
    'finance',
    'financeLead',
    'payroll',
    'planner',
    'approver',
    'lineManager',
    'caseInitiator',
    'client',
  ],
  { do: ['read', 'export'] },
);

/** Staff reads, administration and builders change. */
export const staffSettings: Readonly<Record<string, Grant>> = {
  ...staffReads,
  ...grantTo(['administrator', 'builder', 'master'], { do: 'everything' }),
};
