import { defineRules } from '@homeport/grammar';
import { qualitySurvey } from './quality-survey.entity.ts';

/** Whom a survey asks, and who provides the service that it asks about; null for one about the assignment. */
export interface SurveyFacts extends Readonly<Record<string, unknown>> {
  readonly assignee: string | null;
  readonly provider: string | null;
}
/** A survey goes to whom its assignment belongs to. Once answered it stays with the provider whom it was about. */
export const qualitySurveyRules = defineRules<typeof qualitySurvey, SurveyFacts>(qualitySurvey, {
  derive: ({ status, provider }, facts) => ({
    assignee: facts.assignee,
    provider: status === 'ANSWERED' && provider ? provider : facts.provider,
  }),
});
