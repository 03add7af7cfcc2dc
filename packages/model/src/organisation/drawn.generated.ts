// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { approvalGroup } from './approval-group.entity.ts';
import { costCenter } from './cost-center.entity.ts';

export const domain: Domain = {
  name: 'organisation',
  entities: [approvalGroup, costCenter],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
