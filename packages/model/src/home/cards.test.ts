import { type Card, defineCard } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { caseDetail } from '../cases/door.generated.ts';
import { cardsFor, conditionsFor, wiresOfCard } from './cards.rules.ts';

const card = (own: Partial<Card>): Card =>
  defineCard({
    name: 'one',
    on: 'caseDetail',
    label: 'One',
    draws: 'figure',
    where: [],
    roles: ['hr'],
    order: 10,
    ...own,
  });
const reader = { user: 'u1', person: null, today: '2026-11-28', isOfSeveral: false };

test('somebody has the cards of all their roles, in their order, and companies only where there are several', () => {
  const cards = [
    card({ name: 'late', order: 30 }),
    card({ name: 'other', roles: ['finance'] }),
    card({ name: 'first', order: 5, roles: ['hr', 'finance'] }),
    card({ name: 'clients', draws: 'companies', order: 40 }),
  ];
  const names = (roles: string[], isOfSeveral = false) => cardsFor(cards, roles, isOfSeveral).map(({ name }) => name);
  expect(names(['hr'])).toEqual(['first', 'late']);
  expect(names(['hr', 'finance'])).toEqual(['first', 'other', 'late']);
  expect(names(['hr'], true)).toEqual(['first', 'late', 'clients']);
  expect(names(['vendor'])).toEqual([]);
});

test('the reader and the day are put in, and what names a person is nothing for who is none', () => {
  const mine = card({
    where: [
      { field: 'manager', op: 'eq', value: '$me.user' },
      { field: 'assignmentEndDate', op: 'lte', value: '$today+90' },
      { field: 'office', op: 'null' },
      { field: 'status', op: 'in', value: ['ACTIVE'] },
    ],
  });
  expect(conditionsFor(mine, reader)).toEqual([
    { field: 'manager', op: 'eq', value: 'u1' },
    { field: 'assignmentEndDate', op: 'lte', value: '2027-02-26' },
    { field: 'office', op: 'null' },
    { field: 'status', op: 'in', value: ['ACTIVE'] },
  ]);
  const own = card({ where: [{ field: 'assignee', op: 'eq', value: '$me.person' }] });
  expect(conditionsFor(own, reader)).toBeUndefined();
  expect(conditionsFor(own, { ...reader, person: 'p1' })).toEqual([{ field: 'assignee', op: 'eq', value: 'p1' }]);
});

test('a row carries what names the record, its columns and its day', () => {
  const days = card({ draws: 'days', by: 'assignmentStartDate', columns: ['assignee'] });
  expect(wiresOfCard(caseDetail, days)).toEqual(['id', 'reference', 'name', 'assignee', 'assignmentStartDate']);
});
