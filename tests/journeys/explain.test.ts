import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import en from '../../packages/ui/src/explain/words/en.json' with { type: 'json' };
import es from '../../packages/ui/src/explain/words/es.json' with { type: 'json' };
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { assigneeSteps } from './assignee.steps.ts';
import { approved, submitted } from './report.data.ts';
import { sharedStage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = sharedStage();

/** Opens a number, and a part of it where one is named, and answers everything that is said about it. */
async function explanationOf(page: Page, name: string, title: string, part?: RegExp): Promise<string> {
  const number = page.getByRole('button', { name }).first();
  await number.click();
  const panel = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: title }) });
  await panel.locator('.hp-explained').waitFor();
  if (part) {
    // On a phone the number may be scrolled away while its explanation is read, which stays.
    await number.evaluate((it) => {
      for (let box = it.parentElement; box; box = box.parentElement) box.scrollTop = box.scrollHeight;
    });
    await expect.poll(() => number.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(56);
    const opens = panel.getByRole('button', { name: part });
    await opens.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => opens.getAttribute('aria-expanded')).toBe('true');
  }
  await expectAccessible(page);
  const said = (await panel.innerText()).replace(/[\u00a0\u202f]/g, ' ');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => number.evaluate((it) => it === document.activeElement)).toBe(true);
  return said;
}

test('a converted amount and a total open to formula, rate with date and source, and rounding', async () => {
  const report = await submitted(scene, 'assignee.es', {
    description: 'Dos monedas',
    items: [{ amount: '14.20' }, { amount: '20.35', currency: 'USD' }],
  });
  await using phone = await scene.enter('assignee.es', 'assignee', { device: 'phone', locale: 'es' });
  const { page } = phone;
  const { say } = assigneeSteps(page, 'es');
  try {
    await page.goto(`/dashboard/batch/${report.id}`);
    const title = es.title;
    const converted = await explanationOf(page, say('explain.open', { label: say('expense.converted') }), title);
    expect(converted).toContain('20,35 USD');
    expect(converted).toMatch(/20,35 USD [×÷] [\d,]+ = [\d,]+ EUR/);
    expect(converted).toContain(es['by.ECB']);
    expect(converted).toMatch(/2 decimales/);
    expect(converted).toContain('Tipo de cambio');
    // Low, as beside a keyboard: there is room to scroll the total away.
    await page.setViewportSize({ width: 360, height: 420 });
    const total = await explanationOf(page, say('explain.open', { label: say('report.total') }), title, /^2\./);
    expect(total).toContain('14,20 EUR');
    expect(total).toContain('suma de 2 cifras: Gasto');
    // Opened, the second item shows how it was converted.
    expect(total).toMatch(/20,35 USD [×÷] [\d,]+ = [\d,]+ EUR/);
  } catch (error) {
    throw await withPicture(error, page, 'explain');
  }
});

test('an approver opens the limit an item is judged by, and a clerk the total of a payment', async () => {
  await submitted(scene, 'assignee.fr', {
    description: 'Course',
    items: [{ item: 'TAXI', amount: '14.07' }],
  });
  await using desk = await scene.enter('approver.one', 'workspace');
  const approver = workspaceSteps(desk.page, 'en');
  try {
    await desk.page.goto('/workspace/dashboard/approvals');
    await approver.openItemByKeyboard('14.07');
    const label = approver.approvals('policy.ceiling');
    const name = approver.say('explain.open', { label });
    const limit = await explanationOf(desk.page, name, en.title);
    for (const part of ['Limit × (1 + Tolerance)', 'EUR 80.00', '10%', 'EUR 88.00']) expect(limit).toContain(part);
  } catch (error) {
    throw await withPicture(error, desk.page, 'explain-limit');
  }

  await approved(scene, 'assignee.fr', 'approver.one', { description: 'À payer', items: [{ amount: '11.13' }] });
  await using office = await scene.enter('finance.clerk', 'workspace');
  const clerk = workspaceSteps(office.page, 'en');
  try {
    await office.page.goto('/workspace');
    await clerk.workFor('Castellane Beauté');
    await clerk.openMenu(clerk.say('page.payments'));
    await clerk.main.locator('.payments-group').filter({ hasText: 'À payer' }).waitFor();
    const name = clerk.say('explain.open', { label: clerk.payments('total') });
    const total = await explanationOf(office.page, name, en.title);
    expect(total).toContain('Exact: nothing was rounded');
  } catch (error) {
    throw await withPicture(error, office.page, 'explain-total');
  }
});
