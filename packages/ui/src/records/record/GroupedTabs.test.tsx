import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import { GroupedTabs, inGroups } from './GroupedTabs.tsx';

const tabs = ['', 'work', 'notes', 'audit', 'rates'].map((id) => ({ id, label: id || 'Details' }));
const groups = [
  { label: 'First', tabs: [{ id: '', label: 'Case' }, { id: 'notes' }, { id: 'hidden' }] },
  { label: 'Empty', tabs: [{ id: 'gone' }] },
  { label: 'Second', tabs: [{ id: 'work', label: 'Workflow' }] },
];

test('each tab stands in one place: in its group as it is called there, or among the rest', () => {
  expect(inGroups(tabs, groups)).toEqual({
    groups: [
      {
        label: 'First',
        tabs: [
          { id: '', label: 'Case' },
          { id: 'notes', label: 'notes' },
        ],
      },
      { label: 'Second', tabs: [{ id: 'work', label: 'Workflow' }] },
    ],
    rest: [
      { id: 'audit', label: 'audit' },
      { id: 'rates', label: 'rates' },
    ],
  });
});

const drawn = (open: string) =>
  draw(
    <GroupedTabs
      {...inGroups(tabs, groups)}
      restLabel="All records"
      marks={{ work: { count: 3, alert: '2 late' }, notes: { count: 0 } }}
      open={open}
      addressOf={(id) => `/${id}`}
      label="Parts"
    />,
  );
test('a tab says how much is open on it, and why somebody should look', async () => {
  await drawn('');
  const second = screen.getByRole('list', { name: 'Second' });
  expect(within(second).getByRole('link', { name: /^Workflow\s*3\s*, 2 late$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'notes' }).textContent).toBe('notes');
  expect(screen.getByRole('link', { name: 'Case' }).getAttribute('aria-current')).toBe('page');
});
test('the rest is folded away until it is asked for, or one of it is open', async () => {
  await drawn('');
  expect(screen.queryByRole('link', { name: 'rates' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /All records/ }));
  expect(screen.getByRole('link', { name: 'rates' })).toBeTruthy();
});
test('one of the rest that is open is shown', async () => {
  await drawn('audit');
  expect(screen.getByRole('link', { name: 'audit' }).getAttribute('aria-current')).toBe('page');
});
