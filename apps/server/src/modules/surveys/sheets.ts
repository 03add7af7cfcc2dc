import { type Context, defineFacts, its } from '@homeport/engine';
import { caseService } from '@homeport/model/cases';
import {
  type QualitySurvey,
  qualitySurvey,
  type SurveyFacts,
  type SurveySheet,
  scores,
  surveyQuestion,
} from '@homeport/model/surveys';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/** Who a survey is for: that of its assignment. */
export const loadSurveyOwner = defineFacts(
  qualitySurvey,
  async (ctx, survey): Promise<SurveyFacts> => {
    const [row] = await ctx.query(sql<SurveyFacts>`
      select assignee_id as assignee,
        (select provider_id from app.case_service where id = ${survey.caseService?.id ?? null}::uuid) as provider
      from app.case_detail where id = ${survey.caseDetailId}::uuid`);
    return row ?? { assignee: null, provider: null };
  },
  {
    from: { service: its(caseService, 'caseService', ['provider'], ['provider']) },
    looksUp: { caseDetail: ['assignee'] },
  },
);

/** Surveys as they are answered: the questions in the reader's language and the scale from N/A to excellent. */
export async function sheetsOf(
  ctx: Context,
  surveys: readonly QualitySurvey[],
  locale: string,
): Promise<SurveySheet[]> {
  const questions = await ctx.records(surveyQuestion).find({
    filter: { field: 'active', op: 'eq', value: true },
    sort: 'sequence,asc',
    limit: 100,
  });
  const asked = questions.map(({ code, name, nameEs, nameFr }) => ({
    code,
    text: (locale.startsWith('es') ? nameEs : locale.startsWith('fr') ? nameFr : null) ?? name,
  }));
  const today = todayOf(ctx);
  return surveys.map((survey) => ({
    id: survey.id,
    kind: survey.kind,
    about: survey.caseService?.label ?? null,
    service: survey.caseService?.id ?? null,
    meanScore: survey.meanScore,
    dueDate: survey.dueDate,
    isOverdue: survey.status === 'SENT' && survey.dueDate !== null && survey.dueDate < today,
    status: survey.status,
    answeredDate: survey.answeredDate,
    // A pulse is short: the first three questions.
    questions: survey.kind === 'PULSE' ? asked.slice(0, 3) : asked,
    scale: scores,
  }));
}
