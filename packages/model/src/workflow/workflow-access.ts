import type { Grant } from '@homeport/grammar';

/** Who builds workflows, rules and checklists. */
export const workflowBuilders = ['builder', 'administrator', 'master'] as const;
/** Who works on assignments. */
export const caseWorkers = ['caseManager', 'hr', 'administrator', 'master'] as const;
/** Who does the steps of assignments, where they are theirs. */
export const stepDoers = [...caseWorkers, 'vendor', 'planner'] as const;

const readers = ['caseManager', 'hr', 'finance', 'financeLead', 'planner', 'caseInitiator'] as const;
/** Staff reads the parts of a whole; builders change them, in the states in which they are open. */
export const workflowParts: Readonly<Record<string, Grant>> = Object.fromEntries([
  ...readers.map((role) => [role, { do: ['read', 'export'] }] as const),
  ...workflowBuilders.map((role) => [role, { do: 'everything' }] as const),
]);
