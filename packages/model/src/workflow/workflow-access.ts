import type { Filter, Grant } from '@homeport/grammar';

/** Who builds workflows, rules and checklists. */
export const workflowBuilders = ['builder', 'administrator', 'master'] as const;
/** Who works on assignments. */
export const caseWorkers = ['caseManager', 'hr', 'administrator', 'master'] as const;

/** Staff reads the parts of a whole; builders change them as long as the whole is in the states of the filter. */
export const partsWhile = (where: Filter): Readonly<Record<string, readonly Grant[]>> => ({
  ...Object.fromEntries(
    ['caseManager', 'hr', 'finance', 'financeLead', 'planner', 'caseInitiator'].map((role) => [
      role,
      [{ do: ['read', 'export'] } as const],
    ]),
  ),
  ...Object.fromEntries(
    workflowBuilders.map((role) => [
      role,
      [{ do: ['read', 'export'] } as const, { do: ['create', 'update', 'delete', 'import'], where } as const],
    ]),
  ),
});
