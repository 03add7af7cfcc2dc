import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePolicy, monthsOf, type PolicyQuestion, type PolicyScope } from './policy-choice.rules.ts';

const scope = (id: string, more: Partial<PolicyScope> = {}): PolicyScope => ({
  id,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  country: null,
  companyGroup: null,
  office: null,
  caseType: null,
  lowestRank: null,
  family: null,
  fewestMonths: null,
  mostMonths: null,
  ...more,
});
const move: PolicyQuestion = {
  on: '2027-03-01',
  country: 'SG',
  companyGroup: 'g',
  office: 'paris',
  caseType: 'lta',
  rank: 5,
  along: 2,
  months: 24,
};
const chosen = (policies: readonly PolicyScope[], more: Partial<PolicyQuestion> = {}) =>
  choosePolicy(policies, { ...move, ...more }).chosen;

describe('the policy of a move', () => {
  test('is the one that holds on its first day', () => {
    const old = scope('old', { effectiveTo: '2026-12-31' });
    const now = scope('now', { effectiveFrom: '2027-01-01' });
    expect(chosen([old, now])).toBe('now');
    expect(chosen([old, now], { on: '2026-12-31' })).toBe('old');
    expect(chosen([old, now], { on: '2025-12-31' })).toBeNull();
  });
  test('is the narrowest of those that hold', () => {
    const all = scope('all');
    const long = scope('long', { caseType: 'lta' });
    const longToSingapore = scope('longToSingapore', { caseType: 'lta', country: 'SG' });
    expect(chosen([all, long, longToSingapore])).toBe('longToSingapore');
    expect(chosen([all, long, longToSingapore], { country: 'DE' })).toBe('long');
    expect(chosen([all, long, longToSingapore], { caseType: 'sta' })).toBe('all');
  });
  test('looks at grade, family and length', () => {
    const senior = scope('senior', { lowestRank: 6 });
    const families = scope('families', { family: 'ALONG' });
    const alone = scope('alone', { family: 'ALONE' });
    const short = scope('short', { mostMonths: 12 });
    expect(chosen([senior])).toBeNull();
    expect(chosen([senior], { rank: 6 })).toBe('senior');
    expect(chosen([families, alone])).toBe('families');
    expect(chosen([families, alone], { along: 0 })).toBe('alone');
    expect(chosen([short])).toBeNull();
    expect(chosen([short], { months: 12 })).toBe('short');
  });
  test('is not guessed: of two that are as narrow none is chosen, and what is not known is not met', () => {
    const bySite = scope('bySite', { office: 'paris' });
    const byType = scope('byType', { caseType: 'lta' });
    expect(choosePolicy([bySite, byType], move)).toMatchObject({ chosen: null, equal: ['bySite', 'byType'] });
    expect(chosen([bySite, byType], { office: null })).toBe('byType');
    expect(choosePolicy([bySite], { ...move, office: null }).judged[0]?.conditions).toContainEqual({
      condition: 'OFFICE',
      isMet: null,
    });
  });
  test('says of each why it holds or does not', () => {
    const [first, second] = choosePolicy([scope('no', { country: 'DE' }), scope('yes')], move).judged;
    expect(first).toEqual({ policy: 'yes', holds: true, conditions: [{ condition: 'DATE', isMet: true }] });
    expect(second?.conditions).toContainEqual({ condition: 'COUNTRY', isMet: false });
  });
});

test('whatever the order of the policies, the same one is chosen, and it holds', () => {
  const some = <T>(value: T) => fc.option(fc.constant(value), { nil: null });
  const one = fc.record({
    country: fc.constantFrom('SG', 'DE', null),
    caseType: fc.constantFrom('lta', 'sta', null),
    office: some('paris'),
    lowestRank: fc.constantFrom(3, 7, null),
    family: fc.constantFrom('ALONG' as const, 'ALONE' as const, null),
    mostMonths: fc.constantFrom(12, 36, null),
  });
  const many = fc.array(one, { maxLength: 8 }).map((all) => all.map((more, n) => scope(`p${n}`, more)));
  fc.assert(
    fc.property(many, fc.infiniteStream(fc.nat()), (policies, order) => {
      const found = choosePolicy(policies, move);
      const other = [...policies]
        .map((policy) => [order.next().value ?? 0, policy] as const)
        .sort(([a], [b]) => a - b)
        .map(([, policy]) => policy);
      expect(choosePolicy(other, move).chosen).toBe(found.chosen);
      const best = found.judged.find(({ policy }) => policy === found.chosen);
      for (const rival of found.judged.filter(({ holds, policy }) => holds && policy !== found.chosen))
        expect(rival.conditions.length).toBeLessThan(best?.conditions.length ?? Number.POSITIVE_INFINITY);
    }),
  );
});

test.each([
  ['2026-01-01', '2026-12-31', 12],
  ['2026-01-01', '2027-01-01', 12],
  ['2026-12-04', '2027-12-04', 12],
  ['2026-12-04', '2027-06-05', 6],
  ['2026-01-01', '2027-01-31', 13],
  ['2027-02-28', '2027-03-27', 1],
  ['2026-01-15', '2026-02-14', 1],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-03-10', '2026-03-10', 0],
  ['2026-03-10', null, null],
  [null, '2026-03-10', null],
])('from %s to %s there are %s months', (from, to, months) => {
  expect(monthsOf(from, to)).toBe(months);
});
