import type { Grant } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/** Who works on assignments. */
export const caseWorkers = ['caseManager', 'hr', 'administrator', 'master'] as const;

/** Parts of an assignment that the team works out and finance reads. */
export const caseParts: Readonly<Record<string, Grant>> = {
  ...grantTo(['finance', 'financeLead', 'payroll'], { do: ['read', 'export'] }),
  ...grantTo(caseWorkers, { do: ['read', 'create', 'update', 'delete', 'export'] }),
};

/** Those of an estimate: what follows from pay is read by whom pay is open to. */
export const estimateReaders: Readonly<Record<string, Grant>> = {
  ...caseParts,
  ...grantTo(['hr', 'master'], { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['pay'] }),
  payroll: { do: ['read', 'export'], kinds: ['pay'] },
};
