import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@homeport/grammar';
import { user } from '@homeport/model/identity';
import { ssoSetup } from '@homeport/model/sso';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, visit } from '../support/chromium.ts';
import { startHomeport } from '../support/homeport.ts';
import { startOidcProvider } from '../support/oidc-provider.ts';
import { wordsOf } from '../support/words.ts';

/** A port that nobody has, so that the provider can be told where to lead back to. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done) => server.close(() => done()));
  return port;
}

test('an assignee signs in with the account of the company, and opens the bank details with it; a stranger is told what to do', async () => {
  const port = await freePort();
  const home = `http://castellane.localhost:${port}`;
  const provider = await startOidcProvider([`${home}/login`]);
  await using homeport = await startHomeport({
    demo: true,
    env: { PORT: String(port), OUTBOUND_HOSTS: new URL(provider.issuer).host },
  });
  const me = await homeport.call('GET', 'user/me', { as: await homeport.signIn('assignee.fr', 'Welcome-2026!') });
  const company = homeport.in(me.body.tenant.id);
  const setup = await company.records(ssoSetup).create({
    name: 'Castellane ID',
    protocol: 'OIDC',
    issuer: provider.issuer,
    clientId: provider.clientId,
  });
  if (isRefusal(setup)) throw new Error(setup.code);
  const admin = await homeport.signIn('admin.one', 'Welcome-2026!');
  const set = await homeport.call(
    'POST',
    `for-tenant/${me.body.tenant.id}/fe/sso-setup/${setup.id}/set-client-secret`,
    {
      as: admin,
      headers: { 'if-match': '"1"' },
      body: { clientSecret: provider.clientSecret },
    },
  );
  expect(set.status).toBe(200);
  const linked = await company.records(user).update(me.body.id, { ssoNameId: 'castellane-0017' });
  expect(isRefusal(linked)).toBe(false);

  const say = wordsOf('entry', 'fr');
  const browser = await openBrowser();
  try {
    await using guest = await visit(browser, {
      baseUrl: home,
      device: 'phone',
      locale: 'fr-FR',
      otherHosts: [new URL(provider.issuer).host],
    });
    const { page } = guest;
    const signInAs = async (at: Page, name: string) => {
      await at.goto('/login');
      await at.getByRole('button', { name: say('signInWith', { provider: 'Castellane ID' }) }).click();
      await at.getByLabel('Name').fill(name);
      await at.getByRole('button', { name: 'Go on' }).click();
    };
    await page.goto('/login');
    await page.getByRole('button', { name: /Castellane ID/ }).waitFor();
    await expectAccessible(page);
    await signInAs(page, 'nobody-here');
    await page.getByText('aucun utilisateur ici ne vous correspond').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.context().clearCookies();
    await signInAs(page, 'castellane-0017');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();

    // Bank details ask who sits there: the company's account answers, in a window of its own.
    const account = wordsOf('account', 'fr');
    const app = wordsOf('assignee', 'fr');
    await page.goto('/dashboard/banking');
    const dialog = page.getByRole('dialog', { name: app('bank.confirmTitle') });
    const confirm = dialog.getByRole('button', { name: account('proof.with', { provider: 'Castellane ID' }) });
    await confirm.waitFor();
    await expectAccessible(page);
    const confirmAs = async (name: string) => {
      const [window] = await Promise.all([page.context().waitForEvent('page'), confirm.click()]);
      await dialog.getByText(account('proof.waiting')).waitFor();
      // Also who is signed in there already is asked again.
      await window.getByLabel('Name').fill(name);
      await window.getByRole('button', { name: 'Go on' }).click();
      return window;
    };
    await confirmAs('somebody-else');
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.isVisible()).toBe(true);
    const window = await confirmAs('castellane-0017');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: app('bank.add') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/banking');
    await expect.poll(() => window.isClosed() || new URL(window.url()).pathname === '/dashboard').toBe(true);
    const hasNote = (at: Page) =>
      at.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).some((key) => key.includes('proof')));
    expect(await hasNote(page)).toBe(false);

    // Where no window may be opened the page itself goes there, and comes back to where it was.
    await using strict = await visit(browser, {
      baseUrl: home,
      device: 'phone',
      locale: 'fr-FR',
      otherHosts: [new URL(provider.issuer).host],
    });
    const alone = strict.page;
    await strict.context.addInitScript(() => Object.assign(globalThis, { open: () => null }));
    await signInAs(alone, 'castellane-0017');
    await alone.waitForURL('**/dashboard');
    const from = '/dashboard/banking?from=home';
    await alone.goto(from);
    const asked = alone.getByRole('dialog', { name: app('bank.confirmTitle') });
    const byAccount = asked.getByRole('button', { name: account('proof.with', { provider: 'Castellane ID' }) });
    const answerAs = async (name: string) => {
      await byAccount.click();
      await alone.getByLabel('Name').fill(name);
      await alone.getByRole('button', { name: 'Go on' }).click();
      await alone.waitForURL(`**${from}`);
    };
    // Somebody else proves nothing: it is asked again where it was.
    await answerAs('somebody-else');
    await byAccount.waitFor();
    expect(await hasNote(alone)).toBe(false);
    await answerAs('castellane-0017');
    await alone.getByRole('button', { name: app('bank.add') }).waitFor();
    expect(await asked.isVisible()).toBe(false);
    expect(strict.context.pages()).toHaveLength(1);
    expect(await hasNote(alone)).toBe(false);
  } finally {
    await browser.close();
    await provider.close();
  }
});
