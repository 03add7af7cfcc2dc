import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { callsOf, submitted } from './report.data.ts';
import { sharedStage } from './stage.ts';

const scene = sharedStage();
const dark = { colorScheme: 'dark' } as const;

/** The sizes of a phone and of a desk. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** In both sizes the page is drawn on the dark canvas, every text on it can be read, and nothing reaches past the side. */
async function expectDark(page: Page, path: string, sign = 'main h1'): Promise<void> {
  try {
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.locator(sign).first().waitFor();
      await page.locator('main [class*=skeleton]').first().waitFor({ state: 'detached' });
      const seen = await page.evaluate(() => ({
        canvas: getComputedStyle(document.body).backgroundColor,
        sideways: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect(seen, `${path} at ${size.width}`).toEqual({
        canvas: 'rgb(14, 19, 26)',
        sideways: expect.toSatisfy((more: number) => more <= 0),
      });
      await expectAccessible(page);
    }
  } catch (error) {
    throw await withPicture(error, page, `dark${path.replaceAll(/\W+/g, '-').slice(0, 60)}`);
  }
}

test('in dark mode every screen of the assignee can be read', async () => {
  const report = await submitted(scene, 'assignee.fr', { description: 'De nuit', items: [{ amount: '13.49' }] });
  await using app = await scene.enter('assignee.fr', 'assignee', { locale: 'fr', context: dark });
  for (const path of [
    '/dashboard',
    '/dashboard/list',
    '/dashboard/expense-reports',
    `/dashboard/batch/${report.id}`,
    `/dashboard/batch/${report.id}/expense/${report.lines[0]}`,
    '/dashboard/payments',
    '/dashboard/profile',
    '/dashboard/notifications',
    '/dashboard/help',
  ])
    await expectDark(app.page, path);
  await expectDark(app.page, '/dashboard/banking', '[role=dialog]');
});

test('in dark mode every screen of approvers and finance can be read', async () => {
  const { lines } = await submitted(scene, 'assignee.fr', { description: 'Nocturne', items: [{ amount: '12.07' }] });
  await using desk = await scene.enter('approver.one', 'workspace', { context: dark });
  await expectDark(desk.page, `/workspace/dashboard/approvals?item=${lines[0]}`, 'article');
  await expectDark(desk.page, '/workspace/financial/case-expense');
  await expectDark(desk.page, '/workspace/profile');

  const { tenants } = await callsOf(scene, 'finance.clerk')('GET', 'user/me');
  const { id } = tenants.find((one: { code: string }) => one.code === 'CASTELLANE');
  await using office = await scene.enter('finance.clerk', 'workspace', { context: dark, isNew: true });
  await expectDark(office.page, '/workspace/clients', '.ws-client');
  await expectDark(office.page, `/workspace/financial/payments?tenant=${id}`);
  await expectDark(office.page, `/workspace/financial/payments?tenant=${id}&tab=batches`);
  await expectDark(office.page, `/workspace/financial/payment-batch?tenant=${id}`);
});

test('whoever is not signed in may be in the dark too', async () => {
  await using guest = await scene.open({ context: dark });
  await expectDark(guest.page, '/', 'h1');
  await expectDark(guest.page, '/login', '#username');
  await expectDark(guest.page, '/workspace/login', '#username');
  // And for who asked for less motion, as all of these do, other colours are there at once: no part is on its way to them.
  const moving = await guest.page.evaluate(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(moving).toBe(0);
});
