import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComplianceFacts, complianceGaps, complianceOf } from './compliance.rules.ts';
import type { CheckedDocument } from './document-check.rules.ts';

type Facts = ComplianceFacts<CheckedDocument, ComplianceTrip>;
type ComplianceTrip = Parameters<typeof complianceOf>[0]['trips'][number];
const ana = { dependant: null, birthDate: null, name: 'Ana', movesAlong: true };
const leo = { dependant: 'd1', birthDate: '2015-02-01', name: 'Leo', movesAlong: true };
const passport = (expiryDate: string | null, of: string | null = null): CheckedDocument => ({
  ...{ id: `p ${of} ${expiryDate}`, type: 'PASSPORT', country: 'ES', issueDate: '2020-01-10', expiryDate },
  ...{ stage: 'ISSUED', dependant: of === null ? null : { id: of } },
});
const trip = (more: Partial<ComplianceTrip> = {}): ComplianceTrip => ({
  ...{ id: 't1', departureDate: '2026-09-01', returnDate: '2026-09-15', fromCountry: 'GB', toCountry: 'ES' },
  ...{ status: 'CONFIRMED', withFamily: false, ...more },
});
const facts = (more: Partial<Facts>): Facts => ({ people: [ana, leo], documents: [], trips: [], limits: [], ...more });

describe('the papers of an assignment (EX-37)', () => {
  test('warn 240 days and are critical 180 days before a passport ends, or as the company says', () => {
    const states = (day: string, limits: Facts['limits'] = []) =>
      complianceOf(facts({ documents: [passport('2026-12-10')], limits }), day)[0]?.papers.map(
        ({ expiry }) => expiry.state,
      );
    expect(
      ['2026-04-13', '2026-04-14', '2026-06-12', '2026-06-13', '2026-12-11'].map((day) => states(day)?.[0]),
    ).toEqual([...['valid', 'warning', 'warning', 'critical', 'expired']]);
    const own = { type: 'PASSPORT', warningDays: 30, criticalDays: 10 } as const;
    const limits = [{ ...own, monthsAfterTrip: 3, yearsSinceIssue: 10, minimumAge: 0 }];
    expect(states('2026-06-13', limits)).toEqual(['valid']);
  });
  test('do not do for a trip that ends less than three months before them, though they are valid', () => {
    const documents = [passport('2026-12-10')];
    const [own] = complianceOf(facts({ documents, trips: [trip()] }), '2026-05-01');
    expect(own?.findings).toMatchObject([
      { finding: { code: 'passportTooShort', neededUntil: '2026-12-15', days: 5 } },
    ]);
    const cancelled = complianceOf(facts({ documents, trips: [trip({ status: 'CANCELLED' })] }), '2026-05-01');
    expect(cancelled[0]?.findings).toEqual([]);
    expect(complianceOf(facts({ documents, trips: [trip()] }), '2026-09-16')[0]?.findings).toEqual([]);
  });
  test('of the family are looked at for trips that the family joins, and are missed where somebody moves without', () => {
    const documents = [passport('2032-01-10')];
    const alone = complianceOf(facts({ documents, trips: [trip()] }), '2026-05-01')[1];
    expect([alone?.findings, alone?.lacksPassport]).toEqual([[], true]);
    const joined = complianceOf(facts({ documents, trips: [trip({ withFamily: true })] }), '2026-05-01')[1];
    expect(joined?.findings).toMatchObject([{ finding: { code: 'noPassport' } }]);
    const stays = { ...leo, movesAlong: false };
    expect(complianceOf(facts({ people: [stays] }), '2026-05-01')[0]?.lacksPassport).toBe(false);
  });
  test('stand with one person each, and only get worse as days go by', () => {
    const paper = fc.record({ of: fc.constantFrom(null, 'd1'), year: fc.integer({ min: 2026, max: 2030 }) });
    const day = fc.integer({ min: 0, max: 400 }).map((n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }));
    fc.assert(
      fc.property(fc.array(paper, { maxLength: 5 }), day, fc.nat(200), (papers, from, later) => {
        const documents = papers.map(({ of, year }, n) => ({ ...passport(`${year}-06-01`, of), id: `p${n}` }));
        const now = complianceOf(facts({ documents }), from.toString());
        expect(now.flatMap((one) => one.papers.map(({ document }) => document.id)).sort()).toEqual(
          documents.map(({ id }) => id).sort(),
        );
        const then = complianceOf(facts({ documents }), from.add({ days: later }).toString());
        expect(complianceGaps(then)).toBeGreaterThanOrEqual(complianceGaps(now));
      }),
    );
  });
});
