import { expect, test } from 'vitest';
import { defineEntity } from '../entity.ts';
import { date } from './build.ts';
import { dateOrderProblems } from './date-order.ts';

const span = defineEntity({
  name: 'span',
  label: 'Span',
  plural: 'Spans',
  title: ['from'],
  fields: { from: date('From'), to: date('To', { notBefore: 'from' }) },
  access: {},
});

test('an end before its start is refused at the end; the same day, and an open end, are fine', () => {
  expect(dateOrderProblems(span, { from: '2026-03-02', to: '2026-03-01' })).toMatchObject([
    { code: 'input.rangeReversed', field: 'to', params: { label: 'To' } },
  ]);
  expect(dateOrderProblems(span, { from: '2026-03-02', to: '2026-03-02' })).toEqual([]);
  expect(dateOrderProblems(span, { from: '2026-03-02', to: null })).toEqual([]);
  expect(dateOrderProblems(span, { from: null, to: '2026-03-01' })).toEqual([]);
});
