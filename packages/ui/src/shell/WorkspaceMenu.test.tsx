import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Home } from 'lucide-react';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { WorkspaceMenu, type WorkspaceMenuProps } from './WorkspaceMenu.tsx';

const groups = [
  {
    ...{ key: 'cases', label: 'Cases', icon: Home },
    entries: [
      { key: 'pending', label: 'Pending Cases', href: '/cases/pending' },
      { key: 'visits', label: 'Visits', href: '/cases/visits' },
    ],
  },
  {
    ...{ key: 'admin', label: 'Admin', icon: Home },
    entries: [{ key: 'users', label: 'Users', href: '/admin/users' }],
  },
];
const drawMenu = (own: Partial<WorkspaceMenuProps> = {}) =>
  draw(
    <WorkspaceMenu
      {...{ groups, favourites: [], recent: [], isCollapsed: false, path: '/home', onFavourite: () => undefined }}
      {...own}
    />,
  );
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test('what stands in sight comes first, the lists of all records behind one button, in their groups', async () => {
  const user = userEvent.setup();
  await drawMenu({ inSight: ['pending', 'gone'] });
  expect(links()).toEqual(['Pending Cases']);
  expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All records' }));
  await user.click(screen.getByRole('button', { name: 'Admin' }));
  expect(links()).toEqual(['Pending Cases', 'Users']);
});

test('typing finds what is not in sight', async () => {
  const user = userEvent.setup();
  await drawMenu({ inSight: ['pending'] });
  await user.type(screen.getByRole('textbox'), 'vis');
  expect(links()).toEqual(['Visits']);
});

test('on a page that is not in sight its group is open, on one that is nothing else opens', async () => {
  const { unmount } = await drawMenu({ inSight: ['pending'], path: '/admin/users' });
  expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
  unmount();
  await drawMenu({ inSight: ['pending'], path: '/cases/pending' });
  const near = within(screen.getAllByRole('list')[0] as HTMLElement);
  expect(near.getByRole('link').getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button', { name: 'Cases' })).toBeNull();
});

test('without anything in sight the groups stand as they did', async () => {
  await drawMenu({});
  expect(screen.getByRole('button', { name: 'Admin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'All records' })).toBeNull();
});
