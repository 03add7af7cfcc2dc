// Written by `npm run derive` from the declarations of all domains.
import type { RefusalSet } from '@homeport/grammar';
import { movesRefusals as moves_movesRefusals } from '../moves/moves.refusals.ts';
import { broadcastRefusals as notifications_broadcastRefusals } from '../notifications/broadcast.refusals.ts';
import { companyEventRefusals as notifications_companyEventRefusals } from '../notifications/company-event.refusals.ts';
import { notificationsRefusals as notifications_notificationsRefusals } from '../notifications/notifications.refusals.ts';
import { organisationRefusals as organisation_organisationRefusals } from '../organisation/organisation.refusals.ts';
import { paymentRefusals as payments_paymentRefusals } from '../payments/payments.refusals.ts';
import { payrollRefusals as payroll_payrollRefusals } from '../payroll/payroll.refusals.ts';
import { peopleRefusals as people_peopleRefusals } from '../people/people.refusals.ts';
import { planningRefusals as planning_planningRefusals } from '../planning/planning.refusals.ts';
import { policyRefusals as policies_policyRefusals } from '../policies/policies.refusals.ts';
import { privacyRefusals as privacy_privacyRefusals } from '../privacy/privacy.refusals.ts';
import { propertyRefusals as property_propertyRefusals } from '../property/property.refusals.ts';
import { rateRefusals as rates_rateRefusals } from '../rates/rates.refusals.ts';
import { fieldMetadataRefusals as reference_fieldMetadataRefusals } from '../reference/field-metadata.refusals.ts';
import { referenceRefusals as reference_referenceRefusals } from '../reference/reference.refusals.ts';
import { servicesRefusals as services_servicesRefusals } from '../services/services.refusals.ts';
import { signingRefusals as signing_signingRefusals } from '../signing/signing.refusals.ts';
import { ssoRefusals as sso_ssoRefusals } from '../sso/sso.refusals.ts';
import { surveyRefusals as surveys_surveyRefusals } from '../surveys/surveys.refusals.ts';
import { tenancyRefusals as tenancy_tenancyRefusals } from '../tenancy/tenancy.refusals.ts';
import { timelineRefusals as timeline_timelineRefusals } from '../timeline/timeline.refusals.ts';
import { travelRefusals as travel_travelRefusals } from '../travel/travel.refusals.ts';
import { viewsRefusals as views_viewsRefusals } from '../views/views.refusals.ts';
import { widgetRefusals as widgets_widgetRefusals } from '../widgets/widgets.refusals.ts';
import { workflowRefusals as workflow_workflowRefusals } from '../workflow/workflow.refusals.ts';

export const refusalSets: readonly RefusalSet[] = [moves_movesRefusals, notifications_broadcastRefusals, notifications_companyEventRefusals, notifications_notificationsRefusals, organisation_organisationRefusals, payments_paymentRefusals, payroll_payrollRefusals, people_peopleRefusals, planning_planningRefusals, policies_policyRefusals, privacy_privacyRefusals, property_propertyRefusals, rates_rateRefusals, reference_fieldMetadataRefusals, reference_referenceRefusals, services_servicesRefusals, signing_signingRefusals, sso_ssoRefusals, surveys_surveyRefusals, tenancy_tenancyRefusals, timeline_timelineRefusals, travel_travelRefusals, views_viewsRefusals, widgets_widgetRefusals, workflow_workflowRefusals];
