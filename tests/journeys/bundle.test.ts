import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { startHomeport } from '../support/homeport.ts';
import { stage } from './stage.ts';

const here = stage();

test('the configuration of one company is promoted into another: exported, looked at, applied, rolled back', async () => {
  const from = await here.token('admin.one');
  const made = await here.homeport.call('POST', 'fe/grade', {
    as: from,
    body: { code: 'PROMOTED', name: 'Promoted grade', rank: 77 },
  });
  const other = { code: 'PROMOTED2', name: 'Promoted beside it', rank: 78 };
  expect((await here.homeport.call('POST', 'fe/grade', { as: from, body: other })).status).toBe(201);
  expect(made.status).toBe(201);
  await using origin = await here.enter('admin.one', 'workspace');
  await origin.page.goto('/workspace/admin/configuration');
  const download = origin.page.waitForEvent('download');
  await origin.page.getByRole('button', { name: 'Export configuration' }).click();
  const file = join(tmpdir(), `bundle-${process.pid}.json`);
  await (await download).saveAs(file);

  await using desk = await here.enter('other.admin', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  await page.goto('/workspace/admin/configuration');
  await expectAccessible(page);
  const chosen = page.locator('input[type="file"]');
  // Somebody has changed a name in the file.
  const tampered = `${file}.tampered.json`;
  await writeFile(tampered, (await readFile(file, 'utf8')).replace('Promoted grade', 'Smuggled grade'));
  await chosen.setInputFiles(tampered);
  await page.getByText('This bundle was changed after it was signed').first().waitFor();
  await chosen.setInputFiles(file);

  await page.getByRole('heading', { level: 1, name: /^Configuration of / }).waitFor();
  await page.getByText('Signed by this installation').waitFor();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('button', { name: 'Nothing to apply' }).waitFor();
  await page.getByRole('checkbox', { name: 'Grades' }).check();
  await page.getByRole('searchbox', { name: 'Search' }).fill('promoted');
  await page.getByText('Promoted grade').first().waitFor();
  // One record of the part stays out.
  await page.getByRole('checkbox', { name: 'Promoted beside it' }).uncheck();
  await page.locator('.configuration-rows').getByText('Left out', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Apply \d+ change/ }).click();
  await page.getByText('Applied', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Promoted grade' }).waitFor();
  await expectAccessible(page);

  const as = await here.token('other.admin');
  const grades = async (): Promise<readonly string[]> =>
    (await here.homeport.call('GET', 'fe/grade/search?size=200', { as })).body.content.map(
      (one: { code: string }) => one.code,
    );
  expect(await grades()).toContain('PROMOTED');
  expect(await grades()).not.toContain('PROMOTED2');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await page.getByText('Everything is as it was before.').waitFor();
  expect(await grades()).not.toContain('PROMOTED');
  await page.getByRole('link', { name: 'Configuration bundles' }).first().click();
  await page.getByText('Rolled back', { exact: true }).first().waitFor();
});

test('a bundle of another installation is refused by its fingerprint, trusted with its key, and applied', async () => {
  await using other = await startHomeport();
  const tenant = await other.tenant('ELSEWHERE');
  const as = await other.enter(tenant, await other.user(tenant, 'olivia', ['administrator']));
  const far = { code: 'FARAWAY', name: 'Grade from far away', rank: 91 };
  expect((await other.call('POST', 'fe/grade', { as, body: far })).status).toBe(201);
  const key = (await other.call('GET', 'configuration/signer', { as })).body;
  const answer = await fetch(`${other.baseUrl}/api/configuration/export`, {
    headers: { authorization: `Bearer ${as}` },
  });
  const file = join(tmpdir(), `far-${process.pid}.json`);
  await writeFile(file, await answer.text());

  await using desk = await here.enter('other.admin', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  await page.goto('/workspace/admin/configuration');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(key.fingerprint).first().waitFor();
  await page.getByRole('button', { name: 'Trust another installation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Installation' }).fill('Far away');
  await dialog.getByRole('textbox', { name: 'Public key' }).fill(key.publicKey);
  await dialog.getByRole('textbox', { name: 'Fingerprint' }).fill('0000 1111');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Trust', exact: true }).click();
  await dialog.getByText('The fingerprint does not belong to this key').waitFor();
  await dialog.getByRole('textbox', { name: 'Fingerprint' }).fill(key.fingerprint);
  await dialog.getByRole('button', { name: 'Trust', exact: true }).click();
  await page.getByRole('row', { name: /Far away/ }).waitFor();
  await expectAccessible(page);

  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText('Signed by Far away, a trusted installation').waitFor();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('checkbox', { name: 'Grades' }).check();
  await page.getByText('Grade from far away').first().waitFor();
  await page.getByRole('button', { name: /^Apply \d+ change/ }).click();
  await page.getByRole('link', { name: 'Grade from far away' }).waitFor();
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await page.getByText('Everything is as it was before.').waitFor();
});
