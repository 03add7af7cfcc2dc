import { type Access, type Grant, ref } from '@homeport/grammar';

/** Who supplies something: the provider that policies and services name too. Their bills name whom finance pays. */
export const vendor = (label = 'Vendor') => ref(label, 'serviceProvider');

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
