import { expect, test } from 'vitest';
import { groupsInTurn, nextInTurn } from './groups-in-turn.rules.ts';

const group = (id: string, sequence: number, amountOver: string | null = null, amountUpTo: string | null = null) => ({
  id,
  name: id,
  sequence,
  kinds: ['expenses'] as const,
  amountOver,
  amountUpTo,
  able: [],
  fallback: null,
  dueInDays: 5,
});
const of = (amount: string | null | undefined, named: string | null = null) => ({
  kind: 'expenses' as const,
  amountFor: () => amount,
  named,
  manager: null,
});
const names = (turn: readonly { readonly id: string }[]) => turn.map(({ id }) => id);

test('groups decide in their order, those between whose limits the total lies', () => {
  const all = [group('board', 3, '5000'), group('team', 1), group('lead', 2, '500')];
  expect(names(groupsInTurn(all, of('500')))).toEqual(['team']);
  expect(names(groupsInTurn(all, of('500.01')))).toEqual(['team', 'lead']);
  expect(names(groupsInTurn(all, of('9000')))).toEqual(['team', 'lead', 'board']);
});
test('of several of the same order the named one is asked, else the one made first', () => {
  const all = [group('z-first', 0), group('a-second', 0), group('last', 1)];
  expect(names(groupsInTurn(all, of('10')))).toEqual(['z-first', 'last']);
  expect(names(groupsInTurn(all, of('10', 'a-second')))).toEqual(['a-second', 'last']);
});
test('a total that nobody can convert is decided by all of them', () => {
  expect(names(groupsInTurn([group('team', 1), group('lead', 2, '500')], of(undefined)))).toEqual(['team', 'lead']);
});
test('an expense goes on to the next order, also where its own group is gone from the turn, and nowhere without one', () => {
  const turn = groupsInTurn([group('team', 1), group('lead', 2)], of('10'));
  expect(nextInTurn(turn, 1)?.id).toBe('lead');
  expect(nextInTurn(turn, 0)?.id).toBe('team');
  expect(nextInTurn(turn, 2)).toBeUndefined();
  expect(nextInTurn(turn, null)).toBeUndefined();
});
