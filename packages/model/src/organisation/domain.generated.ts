// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { activationLine } from './activation-line.entity.ts';
import { retryActivation, startActivation } from './activation.actions.ts';
import { approvalGroup } from './approval-group.entity.ts';
import { approvalGroupRules } from './approval-group.rules.ts';
import { businessFunction } from './business-function.entity.ts';
import { companyActivation } from './company-activation.entity.ts';
import { companyActivationRules } from './company-activation.rules.ts';
import { companyGroup } from './company-group.entity.ts';
import { company } from './company.entity.ts';
import { costCenter } from './cost-center.entity.ts';
import { dataCenter } from './data-center.entity.ts';
import { division } from './division.entity.ts';
import { functionalTitle } from './functional-title.entity.ts';
import { grade } from './grade.entity.ts';
import { gradeRules } from './grade.rules.ts';
import { jobFamily } from './job-family.entity.ts';
import { legalEntity } from './legal-entity.entity.ts';
import { location } from './location.entity.ts';
import { office } from './office.entity.ts';
import { organisationRefusals } from './organisation.refusals.ts';
import { project } from './project.entity.ts';
import { projectRules } from './project.rules.ts';
import { teamMember } from './team-member.entity.ts';
import { team } from './team.entity.ts';
import { teamRules } from './team.rules.ts';

export const domain: Domain = {
  name: 'organisation',
  entities: [activationLine, approvalGroup, businessFunction, companyActivation, companyGroup, company, costCenter, dataCenter, division, functionalTitle, grade, jobFamily, legalEntity, location, office, project, teamMember, team],
  actions: [retryActivation, startActivation],
  routes: [],
  events: [],
  refusals: [organisationRefusals],
  rules: [approvalGroupRules, companyActivationRules, gradeRules, projectRules, teamRules],
  screens: [],
};
