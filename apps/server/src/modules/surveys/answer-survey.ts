import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  alertOf,
  highScore,
  isEscalated,
  lowScore,
  type QualitySurvey,
  qualitySurvey,
  type Score,
  type SurveyThanks,
  scores,
  surveyFollowUp,
  surveyRefusals,
  surveyResult,
} from '@homeport/model/surveys';
import { sql } from 'kysely';
import { sheetsOf } from './sheets.ts';

export interface GivenAnswers {
  readonly answers: unknown;
  readonly recommend: number | null;
  readonly comment: string | null;
}
/** Days in which a low score is followed up. */
const followUpDays = 3;

/**
 * Takes the answers of a survey the context sees: every question on the scale. A score at or below the tenant's lower
 * threshold, or a recommendation of 6 and less, opens a follow-up for the case manager; a high one is good news.
 */
export async function takeAnswers(
  ctx: Context,
  id: string,
  given: GivenAnswers,
  locale: string,
): Promise<SurveyThanks | Refusal> {
  const survey = await ctx.records(qualitySurvey).get(id);
  if (isRefusal(survey)) return surveyRefusals.notFound();
  if (survey.status !== 'SENT') return surveyRefusals.alreadyAnswered();
  const [sheet] = await sheetsOf(ctx, [survey], locale);
  const answers = readScores(given.answers, sheet?.questions ?? []);
  if (isRefusal(answers)) return answers;
  return ctx.inTransaction((inside) => keepAnswers(inside, survey, { ...given, answers }));
}

/** Keeps the scores of a survey that was sent, and tells the team what follows from them; within a transaction. */
export async function keepAnswers(
  inside: Context,
  survey: QualitySurvey,
  given: GivenAnswers & { readonly answers: Readonly<Record<string, Score>> },
): Promise<SurveyThanks | Refusal> {
  const { answers } = given;
  const result = surveyResult(Object.values(answers));
  const system = inside.asSystem('a survey keeps the answers of who was asked');
  const [threshold] = await system.query(
    sql<{ low: string | null; high: string | null }>`select low::text, high::text from app.survey_thresholds()`,
  );
  const byScore = alertOf(result.percent, threshold?.low ?? null, threshold?.high ?? null);
  const alert = byScore === 'LOW' || isEscalated(given.recommend) ? 'LOW' : byScore;
  const moved = await system.records(qualitySurvey).move(survey.id, 'status.answer', {
    answers,
    comment: given.comment,
    recommend: given.recommend,
    meanScore: result.mean,
    percent: result.percent,
    alert,
    answeredDate: String(system.now),
  });
  if (isRefusal(moved)) return moved;
  if (alert !== null) await tellTeam(inside, system, survey, result.percent, alert);
  return { id: survey.id, meanScore: result.mean, percent: result.percent };
}

function readScores(
  given: unknown,
  questions: readonly { readonly code: string; readonly text: string }[],
): Record<string, Score> | Refusal {
  const answers = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const read: Record<string, Score> = {};
  for (const { code, text } of questions) {
    const score = Object.hasOwn(answers, code) ? answers[code] : undefined;
    if (score === undefined || score === null || score === '')
      return surveyRefusals.answerEvery({ question: text }, code);
    const known = scores.find((one) => one === score);
    if (!known) return surveyRefusals.unknownScore({}, code);
    read[code] = known;
  }
  return read;
}

async function tellTeam(
  ctx: Context,
  system: Context,
  survey: QualitySurvey,
  percent: string | null,
  alert: 'LOW' | 'HIGH',
): Promise<void> {
  const assignment = await system.records(caseDetail).get(survey.caseDetailId);
  if (isRefusal(assignment)) throw new Error(`the assignment of survey ${survey.id} cannot be read`);
  const manager = assignment.manager?.id ?? null;
  const about = { survey: survey.id, assignee: assignment.assignee.id, manager, percent };
  if (alert === 'HIGH') {
    await ctx.emit(highScore, survey.id, about);
    return;
  }
  const followUp = await system.records(surveyFollowUp).create({
    qualitySurvey: { id: survey.id },
    caseDetailId: assignment.id,
    assignee: { id: assignment.assignee.id },
    percent,
    owner: manager ? { id: manager } : null,
    dueDate: system.now.toZonedDateTimeISO('UTC').toPlainDate().add({ days: followUpDays }).toString(),
  });
  if (isRefusal(followUp)) throw new Error(`the follow-up of survey ${survey.id} cannot be made: ${followUp.code}`);
  await ctx.emit(lowScore, survey.id, { ...about, followUp: followUp.id });
}
