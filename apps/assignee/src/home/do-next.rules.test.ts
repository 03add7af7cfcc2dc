import type { ServiceLine } from '@homeport/model/cases';
import type { Document, RequiredDocument } from '@homeport/model/documents';
import type { FormLine, FormState } from '@homeport/model/forms';
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
const next = (given: Partial<Doable>) =>
  doNext({ services: [], reports: [], forms: [], surveys: [], required: [], shared: [], ...given }, today);
const ids = (given: Partial<Doable>) => next(given).map(({ id }) => id);

test('what is overdue comes first, then what was rejected, then what has a date, then the rest', () => {
  const steps = next({
    services: [service('soon', '2026-11-24'), service('late', '2026-11-20'), service('some day', null)],
    reports: [report('open', 'OPEN'), report('refused', 'REJECTED')],
  });
  expect(steps.map(({ id }) => id)).toEqual(['late', 'refused', 'soon', 'some day', 'open']);
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
  ).toEqual(['survey', 'form', 'service', 'open']);
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
const required = (id: string, status: RequiredDocument['status'], dueDate: string | null, kind = 'UPLOAD') =>
  ({ id, name: `Paper ${id}`, status, dueDate, kind }) as RequiredDocument;
test('a document to send in stands by its date, one sent back comes early, one in review asks for nothing', () => {
  const steps = next({
    services: [service('service', '2026-11-23')],
    required: [
      required('passport', 'REQUESTED', '2026-11-24'),
      required('visa', 'REJECTED', '2026-11-30'),
      required('lease', 'IN_REVIEW', '2026-11-22'),
      required('policy', 'CONFIRMED', '2026-11-22', 'DOWNLOAD'),
    ],
  });
  expect(steps.map(({ id, kind }) => [id, kind])).toEqual([
    ['visa', 'sendAgain'],
    ['service', 'service'],
    ['passport', 'send'],
  ]);
  expect(steps[0]?.href).toBe('/dashboard/documents?required=visa');
  expect(next({ required: [required('late', 'REQUESTED', '2026-11-20', 'DOWNLOAD')] })).toMatchObject([
    { kind: 'read', isOverdue: true },
  ]);
});
test('a shared document waits to be confirmed or signed; one that is only new does not', () => {
  const shared = ['toSign', 'toRead', 'new', 'seen'].map((state) => ({
    document: { id: state, title: state } as unknown as Document,
    state,
  }));
  expect(next({ shared }).map(({ kind }) => kind)).toEqual(['sign', 'read']);
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
  const services = [service('past', '2026-11-01'), service('next', '2026-12-02')];
  expect(nextDate(services, [{ dueDate: '2026-12-29' }, { dueDate: null }], today)).toBe('2026-12-02');
  expect(nextDate(services, [{ dueDate: '2026-11-30' }], today)).toBe('2026-11-30');
  expect(nextDate([], [], today)).toBeNull();
});
