import { answer, type Context, handle, type Module, type OpenContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  answerOpenSurvey,
  answerSurvey,
  linkSurvey,
  mySurveys,
  openSurvey,
  type QualitySurvey,
  qualitySurvey,
  rateService,
  surveyRefusals,
} from '@homeport/model/surveys';
import type { Services } from '../../services.ts';
import { readLink, signLink } from '../../signed-link.ts';
import { companyLook } from '../tenancy/index.ts';
import { takeAnswers } from './answer-survey.ts';
import { rate } from './rate-service.ts';
import { loadSurveyOwner, sheetsOf } from './sheets.ts';

const seconds = (ctx: Pick<Context, 'now'>): number => Math.floor(ctx.now.epochMilliseconds / 1000);

/** Surveys: asking, answering signed in or by link, and what follows from a low score. */
export function surveysModule(services: Services, key: Buffer): Module {
  /** The survey of a link, in its tenant. A survey can be answered once, so the link needs no number. */
  const enter = async (ctx: OpenContext, token: string): Promise<{ ctx: Context; survey: QualitySurvey } | Refusal> => {
    const link = readLink(key, token, seconds(ctx));
    if (!link) return surveyRefusals.linkInvalid();
    const inside = ctx.asSystemIn(link.tenant, 'a survey is answered by its signed link');
    const survey = await inside.records(qualitySurvey).get(link.id);
    return isRefusal(survey) ? surveyRefusals.linkInvalid() : { ctx: inside, survey };
  };
  return {
    name: 'surveys',
    facts: [loadSurveyOwner],
    actions: [
      handle(linkSurvey, async (ctx, { id, input }) => {
        const expires = seconds(ctx) + input.days * 86_400;
        const token = signLink(key, { tenant: ctx.tenant, id, expires, number: 0 });
        return {
          link: `${services.configuration.publicUrl}/survey?token=${token}`,
          expires: Temporal.Instant.fromEpochMilliseconds(expires * 1000).toString(),
        };
      }),
    ],
    routes: [
      answer(mySurveys, async (ctx) => {
        const mine = await ctx.records(qualitySurvey).find({
          filter: {
            all: [
              { field: 'assignee', op: 'eq', value: '$me.person' },
              { field: 'status', op: 'ne', value: 'WITHDRAWN' },
            ],
          },
          sort: 'dueDate,asc',
          limit: 100,
        });
        const open = (survey: QualitySurvey) => (survey.status === 'SENT' ? 0 : 1);
        return sheetsOf(
          ctx,
          mine.toSorted((one, other) => open(one) - open(other)),
          ctx.locale,
        );
      }),
      answer(answerSurvey, (ctx, { body }) => takeAnswers(ctx, body.id, body, ctx.locale)),
      answer(rateService, (ctx, { body }) => rate(ctx, { ...body, comment: body.comment?.trim() || null })),
      answer(openSurvey, async (given, { query }) => {
        const ctx = given;
        const entered = await enter(ctx, query.token);
        if (isRefusal(entered)) return entered;
        const [sheet] = await sheetsOf(entered.ctx, [entered.survey], ctx.locale);
        return sheet ? { ...sheet, company: await companyLook(entered.ctx, services) } : surveyRefusals.linkInvalid();
      }),
      answer(answerOpenSurvey, async (given, { body }) => {
        const ctx = given;
        const entered = await enter(ctx, body.token);
        return isRefusal(entered) ? entered : takeAnswers(entered.ctx, entered.survey.id, body, ctx.locale);
      }),
    ],
  };
}
