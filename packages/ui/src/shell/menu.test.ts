import { Home } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { currentEntry, filterMenu, isCurrent } from './menu.ts';

const groups = [
  {
    key: 'finance',
    label: 'Financial',
    icon: Home,
    entries: [
      { key: 'expenses', label: 'Expenses', href: '/financial/expenses' },
      { key: 'payments', label: 'Payments', href: '/financial/payments' },
    ],
  },
  { key: 'people', label: 'Équipe', icon: Home, entries: [{ key: 'team', label: 'Team', href: '/team' }] },
];
describe('the menu', () => {
  test('marks the entry the page belongs to', () => {
    expect(isCurrent('/financial/expenses', '/financial/expenses/new?from=list')).toBe(true);
    expect(isCurrent('/financial/expenses', '/financial/expenses-old')).toBe(false);
    expect(isCurrent('/', '/team')).toBe(false);
    expect(
      currentEntry(
        [
          { key: 'a', label: '', href: '/x' },
          { key: 'b', label: '', href: '/x/y' },
        ],
        '/x/y/1',
      )?.key,
    ).toBe('b');
  });
  test('takes the plain way to a page for its entry, not one that filters it', () => {
    const ways = [
      { key: 'pending', label: '', href: '/cases/case?filter=status:in:PENDING' },
      { key: 'all', label: '', href: '/cases/case' },
    ];
    expect(currentEntry(ways, '/cases/case/1')?.key).toBe('all');
  });
  test('marks the way whose filter the page shows, and the plain one for any other filter', () => {
    const ways = [
      { key: 'pending', label: '', href: '/cases/case?filter=status%3Ain%3APENDING&tenant=x' },
      { key: 'search', label: '', href: '/cases/case?sort=updated%2Cdesc&tenant=x' },
      { key: 'all', label: '', href: '/cases/case?tenant=x' },
    ];
    const lit = (path: string) => currentEntry(ways, path, ['tenant'])?.key;
    expect(lit('/cases/case?filter=status:in:PENDING&tenant=x')).toBe('pending');
    expect(lit('/cases/case?tenant=x&sort=updated,desc&q=Laurent')).toBe('search');
    expect(lit('/cases/case?filter=status:in:ACTIVE&tenant=x')).toBe('all');
    expect(lit('/cases/case?tenant=x')).toBe('all');
    expect(lit('/cases/case/1?filter=status:in:PENDING')).toBe('all');
  });
  test('filters by words of group and entry, without accents', () => {
    expect(filterMenu(groups, 'fin pay').map((group) => group.entries.map((entry) => entry.key))).toEqual([
      ['payments'],
    ]);
    expect(filterMenu(groups, 'equipe').map((group) => group.key)).toEqual(['people']);
    expect(filterMenu(groups, 'zzz')).toEqual([]);
    expect(filterMenu(groups, ' ')).toEqual(groups);
  });
});
