import type { AccessSettings } from '@homeport/model/identity';
import { expect, test } from 'vitest';
import { menuOf, placeInMenu } from './menu.ts';
import { insideAddress } from './use-notices.ts';

const everything = ['logout', 'home', 'help', 'expenses', 'settings', 'services'];
const access = (codes: readonly string[]) =>
  ({
    menuSettingItems: codes.map((code, order) => ({ code, label: code, menu: 'assignee', order })),
  }) as unknown as AccessSettings;
const keys = (codes: readonly string[], hasPage = (_: string) => true) =>
  menuOf(access(codes), hasPage, (key) => key).map(({ key }) => key);

test('the menu has its own order, whatever order the access settings have', () => {
  expect(keys(everything)).toEqual(['home', 'expenses', 'services', 'help', 'settings', 'logout']);
});
test('what is not given is not drawn, and neither is a place without a page', () => {
  expect(keys(['home', 'help'])).toEqual(['home', 'help']);
  expect(keys(everything, (href) => href !== '/dashboard/services')).not.toContain('services');
  expect(keys([])).toEqual([]);
});
test('pages of expenses count as expenses', () => {
  for (const path of ['/dashboard/batch/1/item', '/dashboard/payments', '/dashboard/banking'])
    expect(placeInMenu(path)).toBe('/dashboard/list');
  expect(placeInMenu('/dashboard/batches')).toBe('/dashboard/batches');
});
test('a notice leads to a page of this application only', () => {
  expect(insideAddress('/dashboard/batch/1?step=check')).toBe('/dashboard/batch/1?step=check');
  for (const link of ['https://elsewhere.example/dashboard', '//elsewhere.example', '/dashboardx', '/workspace', null])
    expect(insideAddress(link)).toBe('/dashboard');
});
