import { expect, test } from 'vitest';
import { askedOf } from './asked-of.rules.ts';
import { decisionsToOpen, isSettledBy, type OrderedDecision, ofLastRound } from './decision-order.rules.ts';

const at = (id: string, sequence: number, status: OrderedDecision['status'] = 'WAITING'): OrderedDecision => ({
  id,
  sequence,
  status,
});
const opens = (...all: readonly OrderedDecision[]) => decisionsToOpen(all).map(({ id }) => id);

test('what is sequenced alike opens side by side, what comes after once all of it is decided', () => {
  expect(opens(at('a', 1), at('b', 1), at('c', 2))).toEqual(['a', 'b']);
  expect(opens(at('a', 1, 'APPROVED'), at('b', 1, 'OPEN'), at('c', 2))).toEqual([]);
  expect(opens(at('a', 1, 'APPROVED'), at('b', 1, 'SKIPPED'), at('c', 2), at('d', 5))).toEqual(['c']);
  expect(opens(at('a', 3))).toEqual(['a']);
  expect(opens()).toEqual([]);
});

test('a request is settled once nothing waits and nothing is open', () => {
  expect(isSettledBy([])).toBe(true);
  expect(isSettledBy([at('a', 1, 'APPROVED'), at('b', 2, 'SKIPPED')])).toBe(true);
  expect(isSettledBy([at('a', 1, 'APPROVED'), at('b', 2)])).toBe(false);
  expect(isSettledBy([at('a', 1, 'OPEN')])).toBe(false);
});

test('a step asks the holders of its role, else the group, and never who asked for the assignment', () => {
  const people = { group: ['g1', 'me'], holders: null, requesters: ['me'], fallback: null, manager: 'cm' };
  expect(askedOf(people)).toEqual({ asked: ['g1'], owner: null });
  expect(askedOf({ ...people, holders: ['h1', 'h2', 'me'] })).toEqual({ asked: ['h1', 'h2'], owner: null });
  expect(askedOf({ ...people, holders: ['me'] })).toEqual({ asked: [], owner: 'cm' });
  expect(askedOf({ ...people, holders: [], fallback: 'fc' }).owner).toBe('fc');
  expect(askedOf({ ...people, holders: [], fallback: 'me' }).owner).toBe('cm');
  expect(askedOf({ ...people, holders: [], manager: 'me' })).toEqual({ asked: [], owner: null });
});

test('of what was asked for anew only the last steps count', () => {
  const made = (id: string, created: string) => ({ id, created });
  const all = [made('a', '2026-03-01T10:00:00Z'), made('b', '2026-03-02T10:00:00Z'), made('c', '2026-03-02T10:00:00Z')];
  expect(ofLastRound(all).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(ofLastRound([])).toEqual([]);
});
