import type { Access, Grant } from '@homeport/grammar';

const all: Grant = { do: 'everything' };
const work: Grant = { do: ['read', 'create', 'update', 'delete', 'import', 'export'] };
const look: Grant = { do: ['read', 'export'] };

/** Records of operations that belong to no single service: planners and case managers keep them. */
export const operations: Access = {
  planner: work,
  caseManager: work,
  finance: look,
  financeLead: look,
  administrator: all,
  master: all,
};
/** Lists that operations choose from. */
export const operationSettings: Access = {
  planner: work,
  caseManager: look,
  hr: look,
  finance: look,
  financeLead: look,
  builder: all,
  administrator: all,
  master: all,
};
