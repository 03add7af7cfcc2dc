import { expect, test } from 'vitest';
import { defineEntity } from '../entity.ts';
import { date } from './build.ts';
import { dateOrderProblems, futureDateProblems } from './date-order.ts';

const span = defineEntity({
  name: 'span',
  label: 'Span',
  plural: 'Spans',
  title: ['from'],
  fields: { from: date('From'), to: date('To', { notBefore: 'from' }) },
  access: {},
});

test('a day before the one it must not precede is refused where it stands, with what both are called; the same day, and an open end, are fine', () => {
  expect(dateOrderProblems(span, { from: '2026-03-02', to: '2026-03-01' })).toMatchObject([
    { code: 'input.beforeOther', field: 'to', params: { label: 'To', other: 'From', otherOf: 'span.from' } },
  ]);
  expect(dateOrderProblems(span, { from: '2026-03-02', to: '2026-03-02' })).toEqual([]);
  expect(dateOrderProblems(span, { from: '2026-03-02', to: null })).toEqual([]);
  expect(dateOrderProblems(span, { from: null, to: '2026-03-01' })).toEqual([]);
});

test('a day that has been is refused in the future, unless it is stored already', () => {
  const person = defineEntity({
    name: 'person',
    label: 'Person',
    plural: 'Persons',
    title: ['born'],
    fields: { born: date('Born', { past: true }), due: date('Due') },
    access: {},
  });
  const problems = (born: string, before?: object) =>
    futureDateProblems(person, { born, due: '2099-01-01' }, before as undefined, '2026-03-02').map(
      ({ field }) => field,
    );
  expect(problems('2026-03-03')).toEqual(['born']);
  expect(problems('2026-03-02')).toEqual([]);
  expect(problems('2026-03-03', { born: '2026-03-03' })).toEqual([]);
});
