import { expect, test } from 'vitest';
import type { Report, Service } from '../data/types.ts';
import { doNext, nextDate } from './do-next.rules.ts';

const today = '2026-11-21';
const service = (id: string, nextActionDate: string | null) =>
  ({ id, name: `Service ${id}`, nextAction: `Do ${id}`, nextActionDate }) as Service;
const report = (id: string, status: Report['status'], numberOfEntries = 1) =>
  ({ id, description: `Report ${id}`, status, numberOfEntries }) as Report;

test('what is overdue comes first, then what was rejected, then what has a date, three at most', () => {
  const steps = doNext(
    [service('soon', '2026-11-24'), service('late', '2026-11-20'), service('some day', null)],
    [report('open', 'OPEN'), report('refused', 'REJECTED')],
    today,
  );
  expect(steps.map(({ id }) => id)).toEqual(['late', 'refused', 'soon']);
  expect(steps[0]).toMatchObject({ isOverdue: true, due: '2026-11-20' });
});
test('one of the three can be done here, even when others are due earlier', () => {
  const services = ['a', 'b', 'c', 'd'].map((id, day) => service(id, `2026-11-2${day + 3}`));
  expect(doNext(services, [report('open', 'OPEN')], today).map(({ id }) => id)).toEqual(['a', 'b', 'open']);
  expect(doNext(services, [], today).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
test('something due today is not overdue', () => {
  expect(doNext([service('now', today)], [], today)).toMatchObject([{ id: 'now', isOverdue: false }]);
});
test('an empty report and one that waits for others ask for nothing', () => {
  const waiting = [report('empty', 'OPEN', 0), report('sent', 'AWAITING_APPROVAL'), report('done', 'PAID')];
  expect(doNext([], waiting, today)).toEqual([]);
});
test('with nothing to do, the next date is the first one that is not past', () => {
  expect(nextDate([service('past', '2026-11-01'), service('next', '2026-12-02')], '2026-12-29', today)).toBe(
    '2026-12-02',
  );
  expect(nextDate([], null, today)).toBeNull();
});
