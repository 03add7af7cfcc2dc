import {
  alertOf,
  isEscalated,
  qualitySurvey,
  type Score,
  scores,
  surveyFollowUp,
  surveyResult,
} from '@homeport/model/surveys';
import { surveyQuestionDefaults } from '../reference/index.ts';
import type { DemoCase } from './cases.ts';
import { chance, demoId } from './chance.ts';
import type { World } from './world.ts';

/** The thresholds of the demo, as the tenants' own settings have them from the start. */
const thresholds = { low: '60', high: '90' };
/** What a survey mostly says, so that every score of the scale is there. */
const moods: readonly Score[] = ['GOOD', 'EXCELLENT', 'GOOD', 'AVERAGE', 'EXCELLENT', 'FAIR', 'GOOD', 'POOR', 'NA'];

/** A survey that is due for the people of the stories, and answered ones of the many, low ones with their follow-up. */
export function addSurveys(world: World, stories: readonly DemoCase[], cases: readonly DemoCase[]): void {
  const { clock, tenant } = world;
  for (const of of stories.filter((one) => one.status === 'ACTIVE'))
    world.add(qualitySurvey, demoId(tenant.code, 'survey', of.id, 'due'), {
      at: clock.at(-5, 9),
      by: of.manager,
      set: { caseDetail: of.id, assignee: of.assignee.person, kind: 'QUALITY', dueDate: clock.day(4) },
    });
  const luck = chance(38);
  const answered = cases.filter((one) => one.status === 'ACTIVE' || one.status === 'CLOSED');
  answered.forEach((of, i) => {
    addAnswered(world, of, moods[i % moods.length] ?? 'GOOD', luck.whole(8, 200), () => luck.pick(scores));
  });
}

function addAnswered(world: World, of: DemoCase, mood: Score, ago: number, other: () => Score): void {
  const { clock, tenant } = world;
  const id = demoId(tenant.code, 'survey', of.id, 'answered');
  const answers = Object.fromEntries(
    surveyQuestionDefaults.map(({ code }, i): [string, Score] => [code, i === 3 && mood !== 'NA' ? other() : mood]),
  );
  const result = surveyResult(Object.values(answers));
  const recommend = { NA: null, POOR: 2, FAIR: 5, AVERAGE: 7, GOOD: 9, EXCELLENT: 10 }[mood];
  const byScore = alertOf(result.percent, thresholds.low, thresholds.high);
  const alert = byScore === 'LOW' || isEscalated(recommend) ? 'LOW' : byScore;
  const by = of.assignee.user ?? of.manager;
  world.add(qualitySurvey, id, {
    at: clock.at(-ago - 7, 9),
    by: of.manager,
    set: { caseDetail: of.id, assignee: of.assignee.person, kind: 'QUALITY', dueDate: clock.day(-ago + 3) },
  });
  const at = clock.at(-ago, 19);
  world.happened(qualitySurvey, id, {
    deed: 'answer',
    at,
    by,
    set: {
      status: 'ANSWERED',
      answers,
      recommend,
      meanScore: result.mean,
      percent: result.percent,
      alert,
      answeredDate: at,
    },
  });
  if (alert !== 'LOW') return;
  const followUp = demoId(tenant.code, 'follow-up', of.id);
  world.add(surveyFollowUp, followUp, {
    at,
    by,
    set: {
      qualitySurvey: id,
      caseDetail: of.id,
      assignee: of.assignee.person,
      percent: result.percent,
      owner: of.manager,
      dueDate: clock.day(-ago + 3),
    },
  });
  if (ago < 20) return;
  const done = clock.at(-ago + 2, 11);
  world.happened(surveyFollowUp, followUp, { deed: 'finish', at: done, by: of.manager, set: { status: 'DONE' } });
}
