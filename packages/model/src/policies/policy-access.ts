import type { Grant } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/** Policies and what they are made of: administration, builders and HR write them, the rest of the staff reads. */
export const policyAccess: Readonly<Record<string, Grant>> = {
  ...grantTo(
    [
      'caseManager',
      'finance',
      'financeLead',
      'payroll',
      'approver',
      'lineManager',
      'planner',
      'caseInitiator',
      'client',
    ],
    { do: ['read', 'export'] },
  ),
  ...grantTo(['hr', 'administrator', 'builder', 'master'], { do: 'everything' }),
};
/** Who puts policies into force and takes them out of it. */
export const policyKeepers = ['hr', 'administrator', 'builder', 'master'] as const;
