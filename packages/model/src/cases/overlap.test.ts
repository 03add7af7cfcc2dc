import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OtherCase, overlapRefusals, shareDay } from './overlap.rules.ts';

const of = { assignmentStartDate: '2026-03-01', assignmentEndDate: '2027-02-28', overlaps: null };
const other: OtherCase = {
  id: 'o',
  reference: 'AS-7',
  status: 'ACTIVE',
  start: '2027-02-28',
  end: '2028-01-31',
  confidential: false,
  isAnswered: false,
};
const codes = (given: Partial<OtherCase>, mine: object = {}) =>
  overlapRefusals({ ...of, ...mine }, [{ ...other, ...given }]).map(({ code, field }) => `${field} ${code}`);

describe('two assignments of a person at once', () => {
  test('are asked about when they share a single day', () => {
    expect(codes({})).toEqual(['overlaps cases.overlaps']);
    expect(codes({ start: '2027-03-01' })).toEqual([]);
    expect(codes({ start: '2020-01-01', end: null })).toEqual(['overlaps cases.overlapsOpen']);
    expect(codes({ end: null }, { assignmentEndDate: null })).toEqual(['overlaps cases.overlapsOpen']);
  });
  test('are kept where either of them names the other', () => {
    expect(codes({}, { overlaps: [{ id: 'o', label: '' }] })).toEqual([]);
    expect(codes({ isAnswered: true })).toEqual([]);
    expect(codes({}, { overlaps: [{ id: 'another', label: '' }] })).toEqual(['overlaps cases.overlaps']);
  });
  test('are none where one is settled, or has no dates yet', () => {
    expect(codes({ status: 'CLOSED' })).toEqual([]);
    expect(codes({ status: 'CANCELLED' })).toEqual([]);
    expect(codes({ start: null })).toEqual([]);
    expect(codes({}, { assignmentStartDate: null })).toEqual([]);
  });
  test('tell nothing of one that is confidential', () => {
    expect(overlapRefusals(of, [{ ...other, confidential: true }])).toMatchObject([
      { code: 'cases.overlapsConfidential', params: {} },
    ]);
  });
});

test('sharing a day is seen alike from both sides', () => {
  const day = fc
    .integer({ min: 0, max: 60 })
    .map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
  const span = fc.record({ start: fc.option(day), end: fc.option(day) });
  fc.assert(fc.property(span, span, (one, two) => shareDay(one, two) === shareDay(two, one)));
});
