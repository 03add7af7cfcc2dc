import { defineRules } from '@homeport/grammar';
import { organisationRefusals as no } from './organisation.refusals.ts';
import { project } from './project.entity.ts';

export const projectRules = defineRules(project, {
  check: ({ startDate, endDate }) =>
    startDate !== null && endDate !== null && endDate < startDate ? [no.endBeforeStart(undefined, 'endDate')] : [],
});
