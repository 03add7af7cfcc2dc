import type { ServiceLine } from '@homeport/model/cases';
import type { FormLine, FormState } from '@homeport/model/content';
import type { SurveySheet } from '@homeport/model/surveys';
import { expect, test } from 'vitest';
import type { Report } from '../data/types.ts';
import { type Doable, doNext, nextDate } from './do-next.rules.ts';

const today = '2026-11-21';
const service = (id: string, dueDate: string | null, group: ServiceLine['group'] = 'NEEDS_YOU') =>
  ({
    id,
    name: `Service ${id}`,
    group,
    nextAction: { description: `Do ${id}`, dueDate, byAssignee: true, isOverdue: false },
  }) as ServiceLine;
const report = (id: string, status: Report['status'], numberOfEntries = 1) =>
  ({ id, description: `Report ${id}`, status, numberOfEntries }) as Report;
const form = (id: string, state: FormState, dueDate: string | null) =>
  ({ id, name: `Form ${id}`, state, dueDate }) as FormLine;
const survey = (id: string, status: string, dueDate: string | null) =>
  ({ id, about: null, status, dueDate }) as SurveySheet;
const next = (given: Partial<Doable>) => doNext({ services: [], reports: [], forms: [], surveys: [], ...given }, today);
const ids = (given: Partial<Doable>) => next(given).map(({ id }) => id);

test('what is overdue comes first, then what was rejected, then what has a date, three at most', () => {
  const steps = next({
    services: [service('soon', '2026-11-24'), service('late', '2026-11-20'), service('some day', null)],
    reports: [report('open', 'OPEN'), report('refused', 'REJECTED')],
  });
  expect(steps.map(({ id }) => id)).toEqual(['late', 'refused', 'soon']);
  expect(steps[0]).toMatchObject({ isOverdue: true, due: '2026-11-20', href: '/dashboard/services/late' });
});
test('services, forms and surveys stand by their date', () => {
  expect(
    ids({
      services: [service('service', '2026-11-25')],
      forms: [form('form', 'IN_PROGRESS', '2026-11-24')],
      surveys: [survey('survey', 'SENT', '2026-11-23')],
      reports: [report('open', 'OPEN')],
    }),
  ).toEqual(['survey', 'form', 'service']);
});
test('a form that is complete or cannot start, a survey that was answered and a service of others ask for nothing', () => {
  expect(
    ids({
      services: [service('theirs', '2026-11-22', 'IN_PROGRESS')],
      forms: [form('done', 'COMPLETED', null), form('later', 'CANNOT_START', '2026-11-22')],
      surveys: [survey('answered', 'ANSWERED', null)],
    }),
  ).toEqual([]);
});
test('something due today is not overdue', () => {
  expect(next({ services: [service('now', today)] })).toMatchObject([{ id: 'now', isOverdue: false }]);
});
test('an empty report and one that waits for others ask for nothing', () => {
  expect(
    ids({ reports: [report('empty', 'OPEN', 0), report('sent', 'AWAITING_APPROVAL'), report('done', 'PAID')] }),
  ).toEqual([]);
});
test('with nothing to do, the next date is the first one that is not past', () => {
  expect(nextDate([service('past', '2026-11-01'), service('next', '2026-12-02')], '2026-12-29', today)).toBe(
    '2026-12-02',
  );
  expect(nextDate([], null, today)).toBeNull();
});
