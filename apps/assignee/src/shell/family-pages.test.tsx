import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppRouter } from './create-app-router.ts';
import { isOpenToFamily, isShutToFamily } from './family-pages.ts';

/** Written down here once more: a page that is added is not the family's until somebody says so in both places. */
const ofFamily = [
  '/dashboard',
  '/dashboard/case-documents',
  '/dashboard/contactUs/chat',
  '/dashboard/contactUs/chat/id/$id',
  '/dashboard/content',
  '/dashboard/content/$id',
  '/dashboard/documents',
  '/dashboard/help',
  '/dashboard/library/document/$id',
  '/dashboard/logout',
  '/dashboard/more',
  '/dashboard/notifications',
  '/dashboard/profile',
  '/dashboard/services',
  '/dashboard/services/$id',
  '/dashboard/timeline',
];

test('of all pages of the application the family opens these, and no others', () => {
  const router = createAppRouter(new QueryClient(), new Promise(() => undefined));
  const paths = Object.values(router.routesById as Record<string, { fullPath: string }>)
    .map(({ fullPath }) => fullPath.replace(/\/$/, ''))
    .filter((path) => path.startsWith('/dashboard'));
  const all = [...new Set(paths)].sort();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(isOpenToFamily)).toEqual(ofFamily);
});
test('of these the timeline is the partner’s: grown-up children, who have no such entry, are told so', () => {
  const access = (...codes: string[]) => ({ menuSettingItems: codes.map((code) => ({ code })) as never });
  expect(ofFamily.filter((path) => isShutToFamily(path, access('home')))).toEqual(['/dashboard/timeline']);
  expect(ofFamily.filter((path) => isShutToFamily(path, access('home', 'timeline')))).toEqual([]);
  expect(isShutToFamily('/dashboard/list', access('home', 'timeline'))).toBe(true);
});
