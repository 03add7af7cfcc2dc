import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedStage } from './stage.ts';

const demo = sharedStage();

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

/** Waits for the rows and for what comes after them: the last of it is the bell. */
async function isComplete(page: Page, asked: readonly string[]): Promise<void> {
  await page.locator('main tbody tr').first().waitFor();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['GET notification', 'GET jobs', ...beside]));
  await page.waitForLoadState('networkidle');
}

test('on a warm start a list is complete, with bell and jobs, after six calls, none of them made twice', async () => {
  await using desk = await demo.enter('hr.manager', 'workspace');
  const { page } = desk;
  const asked = watchCalls(page);
  await page.goto('/workspace/cases/case-detail');
  await isComplete(page, asked);

  asked.length = 0;
  await page.reload();
  await isComplete(page, asked);
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
