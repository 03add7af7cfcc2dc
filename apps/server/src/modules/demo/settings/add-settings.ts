import type { Entity } from '@homeport/grammar';
import * as cases from '@homeport/model/cases';
import * as content from '@homeport/model/content';
import * as crm from '@homeport/model/crm';
import { menuSetting, permissionSetting, smartMenuSetting } from '@homeport/model/identity';
import {
  broadcast,
  notificationEvent,
  notificationEventCondition,
  notificationTemplate,
} from '@homeport/model/notifications';
import * as organisation from '@homeport/model/organisation';
import { contact, profileProperty } from '@homeport/model/people';
import * as planning from '@homeport/model/planning';
import * as policies from '@homeport/model/policies';
import * as privacy from '@homeport/model/privacy';
import { dataOptionType } from '@homeport/model/reference';
import { ssoSetup } from '@homeport/model/sso';
import * as tenancy from '@homeport/model/tenancy';
import * as workflow from '@homeport/model/workflow';
import type { DemoCase } from '../cases.ts';
import { meridian } from '../tenants.data.ts';
import type { World } from '../world.ts';
import { addAccess } from './access.ts';
import { addCaseParts } from './case-parts.ts';
import { addContent } from './content.ts';
import { addCustomers, addParties } from './customers.ts';
import { addOrganisation } from './organisation.ts';
import { addPlanning } from './planning.ts';
import { addCaseTypes, addPolicies } from './policies.ts';
import { addRetention } from './retention.ts';
import { addInitiationRules, addWorkflows } from './workflow.ts';

/** What administration set up: organisation, partners, policies, workflows, access and content. */
export function addSettings(world: World): void {
  addOrganisation(world);
  addParties(world);
  if (world.tenant === meridian) addCustomers(world);
  addWorkflows(world);
  addCaseTypes(world);
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

/** In the order they refer to each other: before people and assignments … */
export const settingEntities: readonly Entity[] = [
  organisation.businessFunction,
  organisation.jobFamily,
  organisation.grade,
  organisation.functionalTitle,
  organisation.location,
  organisation.dataCenter,
  organisation.companyGroup,
  organisation.company,
  organisation.companyActivation,
  organisation.activationLine,
  organisation.legalEntity,
  organisation.office,
  organisation.division,
  organisation.project,
  organisation.team,
  organisation.teamMember,
  profileProperty,
  crm.partyGroup,
  crm.party,
  crm.partyContract,
  contact,
  crm.customerGroup,
  crm.customer,
  crm.campaign,
  crm.opportunity,
  crm.activity,
  notificationEvent,
  notificationEventCondition,
  notificationTemplate,
  broadcast,
  workflow.masterChecklist,
  workflow.checklistItem,
  workflow.workflow,
  workflow.workflowItem,
  cases.caseType,
  policies.calculation,
  policies.expenseAllowance,
  policies.servicePack,
  policies.serviceBundle,
  policies.relocationPackage,
  policies.packageComponent,
  policies.pointOption,
  policies.policy,
  policies.policyBenefit,
  policies.policyBenefitVariation,
  policies.serviceProvider,
  policies.defaultServiceProvider,
  workflow.initiationRule,
  workflow.initiationStep,
  workflow.businessRule,
  workflow.businessRuleCondition,
  tenancy.theme,
  tenancy.terms,
  tenancy.referenceNumber,
  tenancy.firewallRule,
  tenancy.apiClient,
  ssoSetup,
  menuSetting,
  smartMenuSetting,
  permissionSetting,
  dataOptionType,
  content.lookup,
  content.lookupValue,
  content.fieldMetadata,
  content.dataQuery,
  content.dataQueryColumn,
  content.dataQueryCondition,
  content.report,
  content.widgetTemplate,
  content.exporter,
  content.mailTemplate,
  content.batchUpdate,
  planning.activityType,
  planning.resourceTeam,
  planning.room,
  planning.resource,
];

/** … and after them. */
export const partEntities: readonly Entity[] = [
  cases.scenario,
  cases.costEstimate,
  cases.costEstimateLine,
  cases.balanceSheet,
  cases.caseCalculationStep,
  cases.changeOfCircumstance,
  cases.caseBlock,
  workflow.caseWorkflowItem,
  workflow.initiation,
  planning.resourceEvent,
  privacy.retentionRule,
  privacy.legalHold,
  privacy.purge,
];
