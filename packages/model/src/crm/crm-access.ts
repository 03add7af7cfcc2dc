import type { Grant } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/** Customer care: administration and the mobility team work with it, the rest of the staff at most reads. */
export const customerCare: Readonly<Record<string, Grant>> = {
  ...grantTo(['finance', 'financeLead', 'planner'], { do: ['read', 'export'] }),
  ...grantTo(['caseManager', 'administrator', 'master'], { do: 'everything' }),
  hr: { do: ['read'] },
};

/** Who may move something along. */
export const sellers = ['caseManager', 'administrator', 'master'] as const;
