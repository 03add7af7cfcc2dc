import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { printedPdf } from '../../apps/server/src/modules/demo/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { type SigningSite, startSigningSite } from '../support/signing-site.ts';
import { wordsOf } from '../support/words.ts';
import { assigneeSteps } from './assignee.steps.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

/** A port that nobody has, so that the site can be told where to lead back to. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done) => server.close(() => done()));
  return port;
}
let site: SigningSite;
const here = stage(async () => {
  site = await startSigningSite();
  const port = await freePort();
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, SIGNING_URL: site.url };
});
afterAll(() => site?.[Symbol.asyncDispose]());

test('a document is signed on the site of the company: there and back, and the team records what was signed', async () => {
  const documents = wordsOf('documents', 'fr');
  const signing = wordsOf('signing', 'fr');
  const title = 'Lettre d’affectation';
  await using phone = await here.enter('assignee.fr', 'assignee', {
    device: 'phone',
    locale: 'fr-FR',
    otherHosts: [site.host],
  });
  await using desk = await here.enter('case.manager', 'workspace');
  const camille = assigneeSteps(phone.page, 'fr');
  const manager = workspaceSteps(desk.page, 'en');
  let { page } = phone;
  try {
    await page.goto('/dashboard/case-documents');
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await page.getByRole('link', { name: documents('sign'), exact: true }).click();
    await page.getByRole('button', { name: 'Sign here' }).waitFor();
    const as = await here.token('assignee.fr');
    const [asked] = site.asked;
    expect(asked).toMatchObject({ title, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    // Who turns round before signing is back at the document, and can go again.
    await page.goBack();
    await page.getByRole('link', { name: documents('sign'), exact: true }).click();
    await page.getByRole('button', { name: 'Sign here' }).click();
    await page.waitForURL(`**/dashboard/signing/${asked?.document}/complete`);
    await camille.heading(signing('returnedTitle')).waitFor();
    await page.getByText(signing('returnedText')).waitFor();
    await expectAccessible(page);
    // Nobody's word is taken for it: it is signed when the team has the signed file.
    expect((await here.homeport.call('GET', `fe/document/${asked?.document}`, { as })).body.signedAt).toBeNull();

    page = desk.page;
    await page.goto('/workspace');
    await manager.workFor('Castellane Beauté');
    const tenant = new URL(page.url()).searchParams.get('tenant');
    await page.goto(`/workspace/library/document/${asked?.document}?tenant=${tenant}`);
    await page.getByRole('button', { name: manager.say('row.menuOf', { name: title }), exact: true }).click();
    await page.getByRole('menuitem', { name: 'Record the signed document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record the signed document' });
    const signed = printedPdf([[[title, 20]], [['Signed by Camille Laurent', 12]]]);
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(signed) });
    await expect.poll(() => dialog.innerText()).toContain('signed.pdf');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Record the signed document' }).click();
    await dialog.waitFor({ state: 'detached' });

    page = phone.page;
    await page.reload();
    await camille.heading(signing('completeTitle')).waitFor();
    await page.getByRole('link', { name: signing('show') }).click();
    await page.getByRole('article', { name: title }).getByText(documents('state.signed')).first().waitFor();
    await expectAccessible(page);
    const { body: now } = await here.homeport.call('GET', `fe/document/${asked?.document}`, { as });
    expect(now.signedFile.label).toBe('signed.pdf');
    const [evidence] = (
      await here.homeport.call('GET', `for-tenant/${tenant}/fe/document-signature/search?sort=created,desc&size=1`, {
        as: await here.token('case.manager'),
      })
    ).body.content;
    expect(evidence).toMatchObject({
      method: 'OUTSIDE',
      originalSha256: asked?.sha256,
      signedSha256: createHash('sha256').update(signed).digest('hex'),
    });
  } catch (error) {
    throw await withPicture(error, page, 'signing-site');
  }
});
