import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

const demo = stage();

/** What a page asks that draws nothing on it: the ticket of the line that carries wake-ups, and the count of opened pages. */
const beside = ['GET session-token', 'POST analytics'];

/** What the page asks of the server from now on: methods and addresses below `/api`, without their parameters. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname.slice('/api/'.length)}`);
  });
  return asked;
}

test('on a warm start a list is complete, with bell and jobs, after six calls, none of them made twice', async () => {
  await using desk = await demo.enter('hr.manager', 'workspace');
  const { page } = desk;
  await page.goto('/workspace/cases/case-detail');
  await page.locator('main tbody tr').first().waitFor();

  const asked = watchCalls(page);
  await page.reload();
  await page.locator('main tbody tr').first().waitFor();
  // What comes after the rows is asked for by then: the last of it is the bell.
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['GET notification', 'GET jobs', ...beside]));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((call) => !beside.includes(call)).sort()).toEqual([
    'GET fe/case-detail/search',
    'GET fe/data-option/search',
    'GET fe/saved-view/search',
    'GET jobs',
    'GET notification',
    'GET tenant/opening',
  ]);
  expect(asked).toHaveLength(8);
});
