import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { wordsOf } from '../support/words.ts';
import { assigneeSteps } from './assignee.steps.ts';
import { stage } from './stage.ts';

const play = stage();

/** Looks at a page in light and dark. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What an open keyboard leaves of a phone belongs to the conversation while one writes; the bars are back when one goes elsewhere. */
async function expectRoomAboveKeyboard(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('a phone has a size');
  const height = 400;
  await page.setViewportSize({ width: before.width, height });
  await page.locator('textarea').focus();
  /** Pixels between what stands on top of the page and the place to write. */
  const room = () =>
    page.evaluate(() => {
      const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (at('.gpt-write')?.top ?? 0) - Math.max(0, at('.hp-bar')?.bottom ?? 0);
    });
  const tabs = () => page.locator('.hp-tabs').evaluate((bar) => bar.getBoundingClientRect().top);
  await expect.poll(room).toBeGreaterThan(height * 0.7);
  expect(await tabs()).toBeGreaterThanOrEqual(height);
  await page.locator('.hp-tab').first().focus();
  await expect.poll(tabs).toBeLessThan(height - 50);
  await page.setViewportSize(before);
}

describe.each([
  { login: 'assignee.fr', locale: 'fr', device: 'phone', question: 'Les frais de scolarité sont-ils compris ?' },
  { login: 'assignee.es', locale: 'es', device: 'desktop', question: '¿La matrícula escolar está incluida?' },
] as const)('$login at a $device', ({ login, locale, device, question }) => {
  test('asks the assistant, follows a source, and is handed to a person', async () => {
    const say = wordsOf('assistant', locale);
    await using visit = await play.enter(login, 'assignee', { device, locale });
    const { page } = visit;
    page.setDefaultTimeout(15_000);
    const steps = assigneeSteps(page, locale);
    await page.goto('/dashboard/help');
    await page
      .locator('main')
      .getByRole('link', { name: wordsOf('help', locale)('ways.assistant') })
      .click();
    await steps.heading(say('title')).waitFor();
    // What was asked before is there, with what it was taken from.
    await page
      .getByRole('list', { name: say('sources') })
      .first()
      .waitFor();
    await look(page);

    await steps.button(say('new')).click();
    await page.getByRole('heading', { name: say('empty') }).waitFor();
    await look(page);
    await steps.button(say('suggest.1')).click();
    await page
      .getByRole('link', { name: /^\[1\]/ })
      .first()
      .waitFor();
    await page.locator('textarea').fill(question);
    await page.keyboard.press('Control+Enter');
    const answer = page.locator('.hp-talk-line:not([data-mine])').nth(1);
    await answer.waitFor();
    await expect.poll(() => answer.innerText()).toContain('[1]');
    await look(page);
    if (device === 'phone') await expectRoomAboveKeyboard(page);
    // What is the person's own may come first; the library is followed.
    const source = answer.locator('a[href*="/library/document/"]').first();
    const title = (await source.innerText()).replace(/^\[\d\]\s*/, '').replace(/, p.*$/, '');
    await source.click();
    await page.waitForURL('**/dashboard/library/document/*');
    await steps.heading(title).waitFor();
    await page.goBack();
    await answer.waitFor();

    await steps.button(say('askPerson')).click();
    await page.waitForURL('**/dashboard/contactUs/helpdesk/ticket/*');
    await page.getByText(question).first().waitFor();
    await look(page);
    const ticket = page.url().split('/').pop() ?? '';
    const staff = await play.token('case.manager');
    const tenant = (await play.homeport.call('GET', 'user/me', { as: await play.token(login) })).body.tenant.id;
    const seen = await play.homeport.call('GET', `for-tenant/${tenant}/help-desk/${ticket}`, { as: staff });
    expect(seen.status).toBe(200);
    expect(seen.body.detail).toContain(question);

    // Cleared, it is gone; what was asked before stays.
    await page.goBack();
    await page.getByText(say('handedOver')).waitFor();
    await steps.button(say('clear')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('clear') }).waitFor();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await dialog.getByRole('button', { name: say('clear') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL('**/dashboard/gpt');
    await expect.poll(() => page.getByText(question).count(), { timeout: 15_000 }).toBe(0);
    const left = await play.homeport.call('GET', 'assistant/chat', { as: await play.token(login) });
    expect(left.body.threads).toHaveLength(1);
  });

  test('finds help by a search, and the assistant where there is none', async () => {
    const say = wordsOf('help', locale);
    await using visit = await play.enter(login, 'assignee', { device, locale });
    const { page } = visit;
    page.setDefaultTimeout(15_000);
    const steps = assigneeSteps(page, locale);
    await page.goto('/dashboard/help');
    await steps.heading(steps.say('help.title')).waitFor();
    await look(page);
    const box = page.getByRole('searchbox', { name: say('search') });
    await box.fill(locale === 'fr' ? 'PASSEPORT' : 'pasaportes');
    await box.press('Enter');
    await page.waitForURL('**/dashboard/help?q=*');
    await page.getByText(say('a7')).waitFor();
    await look(page);
    const contacts = await play.homeport.call('GET', 'case-contact/all-for-user', { as: await play.token(login) });
    const [first] = contacts.body as { name: string }[];
    await page.goto(`/dashboard/help?q=${encodeURIComponent(first?.name ?? '')}`);
    await page.getByRole('heading', { name: say('people') }).waitFor();
    await page.goto('/dashboard/help?q=zzyzx');
    await page.getByText(say('nothing', { query: 'zzyzx' })).waitFor();
    await look(page);
    await page.getByRole('link', { name: say('nothing.ask') }).click();
    await page.getByRole('heading', { name: wordsOf('assistant', locale)('empty') }).waitFor();
    // The first question of a conversation is sent, and not left in the field.
    await page.locator('textarea').fill(locale === 'fr' ? 'Bonjour' : 'Hola');
    await page.keyboard.press('Control+Enter');
    await page.locator('.hp-talk-line:not([data-mine])').waitFor();
    await page.waitForURL('**/dashboard/gpt?thread=*');
    await expect.poll(() => page.locator('textarea').inputValue(), { timeout: 15_000 }).toBe('');
  });
});
