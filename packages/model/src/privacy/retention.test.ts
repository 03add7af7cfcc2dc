import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RetentionUnit, retentionEvents, retentionUnits } from './retention.data.ts';
import { eligibleOn, type Hold, type RetentionFacts, type RetentionTerm, retentionVerdict } from './retention.rules.ts';

const day = fc
  .integer({ min: 0, max: 30_000 })
  .map((days) => Temporal.PlainDate.from('1980-01-01').add({ days }).toString());
const person = fc.constantFrom('anna', 'ben', 'cleo');
const assignment = fc.constantFrom('one', 'two', null);
const country = fc.constantFrom('DE', 'SG', null);
const term = fc.record<RetentionTerm>({
  event: fc.constantFrom(...(Object.keys(retentionEvents) as (keyof typeof retentionEvents)[])),
  keepFor: fc.integer({ min: 1, max: 60 }),
  unit: fc.constantFrom(...(Object.keys(retentionUnits) as RetentionUnit[])),
  country,
});
const hold = fc.record<Hold>({ id: fc.uuid(), person, caseDetail: assignment });
const facts = fc.record<RetentionFacts>({
  people: fc.uniqueArray(person, { maxLength: 2 }),
  caseDetail: assignment,
  recorded: fc.option(day),
  ended: fc.option(day),
  isOnAssignment: fc.boolean(),
  country,
  isStaff: fc.boolean(),
});
const all = [facts, fc.array(term, { maxLength: 4 }), fc.array(hold, { maxLength: 4 }), day] as const;

describe('what may go', () => {
  test('closed on 31 Dec 2025 and kept for 7 years: from 1 Jan 2033 on, not before (EX-40)', () => {
    const seven: RetentionTerm = { event: 'ASSIGNMENT_ENDED', keepFor: 7, unit: 'YEARS', country: null };
    const anna: RetentionFacts = {
      people: ['anna'],
      caseDetail: null,
      recorded: null,
      ended: '2025-12-31',
      isOnAssignment: false,
      country: 'SG',
      isStaff: false,
    };
    expect(eligibleOn('2025-12-31', seven)).toBe('2033-01-01');
    expect(retentionVerdict(anna, [seven], [], '2032-12-31')).toEqual({ is: 'notYet' });
    expect(retentionVerdict(anna, [seven], [], '2033-01-01')).toEqual({ is: 'due', since: '2033-01-01' });
    const held = [{ id: 'h', person: 'anna', caseDetail: null }];
    expect(retentionVerdict(anna, [seven], held, '2033-01-01')).toEqual({ is: 'held', since: '2033-01-01', hold: 'h' });
    expect(retentionVerdict({ ...anna, isOnAssignment: true }, [seven], [], '2040-01-01').is).toBe('notYet');
    expect(retentionVerdict({ ...anna, isStaff: true }, [seven], [], '2040-01-01').is).toBe('notYet');
    const longer = { ...seven, keepFor: 10, country: 'SG' };
    expect(retentionVerdict(anna, [seven, longer], [], '2033-01-01').is).toBe('notYet');
    expect(retentionVerdict(anna, [seven, { ...longer, country: 'DE' }], [], '2033-01-01').is).toBe('due');
  });
  test('what is held is never due, whatever else is true', () => {
    fc.assert(
      fc.property(...all, (one, terms, holds, today) => {
        const isHeld = holds.some(
          (it) =>
            one.people.includes(it.person) &&
            (it.caseDetail === null || one.caseDetail === null || it.caseDetail === one.caseDetail),
        );
        if (isHeld) expect(retentionVerdict(one, terms, holds, today).is).not.toBe('due');
      }),
      { numRuns: 5_000 },
    );
  });
  test('nothing is due before its time, nor without a rule, nor while its event has not happened', () => {
    fc.assert(
      fc.property(...all, (one, terms, holds, today) => {
        const verdict = retentionVerdict(one, terms, holds, today);
        if (verdict.is === 'notYet') return;
        const own = terms.filter((it) => it.country !== null && it.country === one.country);
        const applying = own.length > 0 ? own : terms.filter((it) => it.country === null);
        expect(applying.length).toBeGreaterThan(0);
        expect(one.isStaff).toBe(false);
        for (const it of applying) {
          const event = it.event === 'RECORDED' ? one.recorded : one.ended;
          expect(event).not.toBeNull();
          if (it.event === 'ASSIGNMENT_ENDED') expect(one.isOnAssignment).toBe(false);
          // By brute force: the period from the event is over yesterday at the latest.
          const over = Temporal.PlainDate.from(event as string).add({
            years: it.unit === 'YEARS' ? it.keepFor : 0,
            months: it.unit === 'MONTHS' ? it.keepFor : 0,
            days: it.unit === 'DAYS' ? it.keepFor : 0,
          });
          expect(Temporal.PlainDate.compare(over, today)).toBeLessThan(0);
        }
      }),
      { numRuns: 5_000 },
    );
  });
  test('what is due stays due, and a further hold or a longer rule never makes more go', () => {
    fc.assert(
      fc.property(...all, hold, fc.nat(900), (one, terms, holds, today, more, days) => {
        const now = retentionVerdict(one, terms, holds, today).is;
        const later = Temporal.PlainDate.from(today).add({ days }).toString();
        if (now === 'due') expect(retentionVerdict(one, terms, holds, later).is).toBe('due');
        if (now !== 'due') expect(retentionVerdict(one, terms, [...holds, more], today).is).not.toBe('due');
        const longer = terms.map((it) => ({ ...it, keepFor: it.keepFor + 1 }));
        if (now !== 'due') expect(retentionVerdict(one, longer, holds, today).is).not.toBe('due');
      }),
      { numRuns: 3_000 },
    );
  });
});
