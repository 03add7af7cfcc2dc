import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppRouter } from '../create-app-router.ts';
import { isOpenToFamily, isShutToFamily } from './family-pages.ts';
import { openCrumbs } from './open-crumbs.ts';

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

test('the way up to a page leads the family only to what they have', () => {
  const crumbs = [
    { label: 'My move', href: '/dashboard/assistance' },
    { label: 'Library', href: '/dashboard/library/sections?section=PAY' },
    { label: 'Services', href: '/dashboard/services' },
  ];
  expect(openCrumbs({ role: { code: 'DEPENDANT' } } as never, crumbs)).toEqual(crumbs.slice(2));
  expect(openCrumbs({ role: { code: 'ASSIGNEE' } } as never, crumbs)).toEqual(crumbs);
});
test('no page that the family opens has a way up that is not theirs', () => {
  const root = join(import.meta.dirname, '..');
  // Pages of these folders that the family has not.
  const others = /DocumentsPage|FilePanel|SectionsPage/;
  const led = globSync('{content,chat,documents,library,services,timeline,help}/*.tsx', { cwd: root })
    .filter((file) => file.endsWith('CaseDocumentsPage.tsx') || !others.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (text.includes('openCrumbs(')) return [];
      return [...text.matchAll(/crumbs\b[^;]{0,40}href: '([^']+)'/g)].flatMap(([, href = '']) =>
        isOpenToFamily(href) ? [] : [`${file}: ${href}`],
      );
    });
  expect(led).toEqual([]);
});
