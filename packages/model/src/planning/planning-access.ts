import type { Grant } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/** Planners and administration plan; the mobility team reads. */
export const plannerPlans: Readonly<Record<string, Grant>> = {
  ...grantTo(['caseManager', 'hr', 'finance', 'financeLead'], { do: ['read', 'export'] }),
  ...grantTo(['planner', 'administrator', 'master'], { do: 'everything' }),
};
/** Who moves events along. */
export const planners = ['planner', 'administrator', 'master'] as const;
