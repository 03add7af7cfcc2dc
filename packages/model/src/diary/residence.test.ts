import { expect, test } from 'vitest';
import { balancesIn, entryForecast } from './country-rules.rules.ts';
import { livesIn, residencesOf } from './residence.rules.ts';

const permit = {
  type: 'PERMIT',
  country: 'SG',
  issueDate: '2025-11-01',
  expiryDate: '2027-11-01',
  stage: 'ISSUED',
  dependant: null,
} as const;
const line = { country: 'SG', startDay: '2025-11-05', endDay: '2026-11-20', part: 'DAY' } as const;
const facts = { nationality: 'FR', permits: [], uk: { wasResident: false, ties: 0 } };
const today = '2026-11-20';

test('one lives where an issued permit of one’s own or an assignment longer than a visit says so', () => {
  const papers = (given: object) => residencesOf([{ ...permit, ...given }], []);
  expect(papers({})).toEqual([{ country: 'SG', from: '2025-11-01', to: '2027-11-01' }]);
  expect(papers({ type: 'LONG_STAY_VISA' })).toHaveLength(1);
  for (const no of [{ type: 'VISA' }, { type: 'PASSPORT' }, { stage: 'APPLIED' }, { dependant: { id: 'child' } }])
    expect(papers(no)).toEqual([]);
  const hosted = (start: string | null, end: string | null, country: string | null = 'SG') =>
    residencesOf([], [{ country, start, end }]).length;
  // 1 January to 2 July are 183 days: still a visit.
  expect([hosted('2026-01-01', '2026-07-02'), hosted('2026-01-01', '2026-07-03')]).toEqual([0, 1]);
  expect([hosted('2026-01-01', null), hosted(null, null), hosted('2026-01-01', null, null)]).toEqual([1, 0, 0]);
  const [lived] = [residencesOf([permit], [])];
  expect(livesIn(lived, 'SG', '2025-11-01', '2027-11-01')).toBe(true);
  expect(['2025-10-31', '2027-11-02'].some((day) => livesIn(lived, 'SG', day))).toBe(false);
  expect(livesIn(lived, 'SG', '2027-10-31', '2027-11-02') || livesIn(lived, 'MY', today)).toBe(false);
});

test('who lives in a country is over no limit of visitors there, today and in an entry that is typed', () => {
  const visitor = balancesIn(['SG'], [line], facts, today);
  expect(visitor.map(({ state }) => state)).toEqual(['over', 'over']);
  const residences = residencesOf([permit], []);
  const resident = balancesIn(['SG'], [line], { ...facts, residences }, today);
  expect(resident.map(({ state }) => state)).toEqual(['resident', 'resident']);
  // What was counted stays: taxes are decided by it.
  expect(resident.map(({ used }) => used)).toEqual(visitor.map(({ used }) => used));
  const typed = {
    from: '2026-11-21',
    to: '2026-11-22',
    lines: [{ country: 'SG', startDay: '2026-11-21', endDay: '2026-11-22', part: 'DAY' as const }],
  };
  const states = (given: object) =>
    entryForecast(typed as never, [{ ...line, id: 'a' } as never], { ...facts, ...given }, today).map(
      ({ state }) => state,
    );
  expect(new Set(states({}))).toEqual(new Set(['over']));
  expect(new Set(states({ residences }))).toEqual(new Set(['resident']));
});

test('a permit of one country says nothing of another, nor of days elsewhere in the Schengen area', () => {
  const french = residencesOf([{ ...permit, country: 'FR' }], []);
  const days = { ...line, country: 'DE' };
  const states = balancesIn(['DE'], [days], { ...facts, nationality: 'MX', residences: french }, today);
  expect(states.map(({ place, state }) => [place, state])).toContainEqual(['SCHENGEN', 'over']);
  expect(states.some(({ state }) => state === 'resident')).toBe(false);
});
