import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseService } from '@homeport/model/cases';
import { surveyRefusals as no, qualitySurvey, type Score, type SurveyThanks } from '@homeport/model/surveys';
import { sql } from 'kysely';
import { keepAnswers } from './answer-survey.ts';

interface Rating {
  readonly caseService: string;
  readonly score: Score;
  readonly comment: string | null;
}

/**
 * What the assignee says of a service that is done. Each service is rated once: by this, or by the survey that was sent about it. The
 * service is locked meanwhile, so that of two at once one is kept.
 */
export async function rate(ctx: Context, { caseService: id, score, comment }: Rating): Promise<SurveyThanks | Refusal> {
  const service = await ctx.records(caseService).get(id);
  if (isRefusal(service)) return no.notFound();
  if (service.status !== 'COMPLETED') return no.notDone();
  return ctx.inTransaction(async (inside) => {
    await inside.query(sql`select id from app.case_service where id = ${service.id}::uuid for update`);
    const system = inside.asSystem('an assignee rates a service of theirs');
    const [known] = await system.records(qualitySurvey).find({
      filter: {
        all: [
          { field: 'caseService', op: 'eq', value: service.id },
          { field: 'kind', op: 'eq', value: 'QUALITY' },
          { field: 'status', op: 'ne', value: 'WITHDRAWN' },
        ],
      },
      sort: 'created,desc',
      limit: 1,
    });
    if (known) return known.status === 'ANSWERED' ? no.alreadyAnswered() : no.askedAlready();
    const survey = await system
      .records(qualitySurvey)
      .create({ caseDetailId: service.caseDetailId, kind: 'QUALITY', caseService: service.id });
    if (isRefusal(survey)) return survey;
    return keepAnswers(inside, survey, { answers: { SERVICE: score }, recommend: null, comment });
  });
}
