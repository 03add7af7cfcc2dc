import type { DemoCase } from '../cases.ts';
import { meridian } from '../tenants.data.ts';
import type { World } from '../world.ts';
import { addAccess } from './access.ts';
import { addCaseParts } from './case-parts.ts';
import { addContent } from './content.ts';
import { addCustomers, addParties } from './customers.ts';
import { addOrganisation } from './organisation.ts';
import { addPlanning } from './planning.ts';
import { addCaseTypes, addPhaseGates, addPolicies } from './policies.ts';
import { addRetention } from './retention.ts';
import { addInitiationRules, addWorkflows } from './workflow.ts';

/** What administration set up: organisation, partners, policies, workflows, access and content. */
export function addSettings(world: World): void {
  addOrganisation(world);
  addParties(world);
  if (world.tenant === meridian) addCustomers(world);
  addWorkflows(world);
  addCaseTypes(world);
  addPhaseGates(world);
  addPolicies(world);
  addInitiationRules(world);
  addAccess(world);
  addContent(world);
}

/** What hangs on assignments. */
export function addParts(world: World, all: readonly DemoCase[]): void {
  addPlanning(world, all);
  if (all.length > 0) addCaseParts(world, all);
  addRetention(world, all);
}
