import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { sharedStage } from './stage.ts';

const here = sharedStage();

test('an exporter is set up with its schedule, run, and its file downloaded', async () => {
  await using desk = await here.enter('admin.one', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  const choose = (field: string, option: string) => chooseFrom(page.getByRole('combobox', { name: field }), option);
  await page.goto('/workspace/reports/data-query/new');
  await page.getByRole('textbox', { name: 'Code' }).fill('ALL_QUERIES');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Every query there is');
  await choose('Records', 'Data queries');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Every query there is' }).waitFor();

  await page.goto('/workspace/admin/exporter/new');
  await page.getByRole('textbox', { name: 'Code' }).fill('MONDAY_LIST');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Queries for review');
  await choose('Data query', 'Every query there is');
  await choose('Runs', 'Weekly');
  await choose('Time zone', 'Europe/Madrid');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Every Monday at 6:00 AM (Europe/Madrid)').waitFor();
  await page.getByText('It has not run yet.').waitFor();

  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await page.getByText('No runs yet').waitFor();
  await page.getByRole('button', { name: 'Run now' }).click();
  const download = page.getByRole('button', { name: /^Download queries-for-review-/ });
  await download.waitFor();
  await expectAccessible(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toMatch(/^queries-for-review-\d{4}-\d\d-\d\d-1\.csv$/);
  const rows = (await readFile(await saved.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(rows[0]).toContain(';Code;Name;Records;');
  expect(rows.some((row) => row.includes(';ALL_QUERIES;Every query there is;'))).toBe(true);

  // The log stays, and the file can be had again.
  await page.reload();
  await download.waitFor();
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Download queries-for-review-/ }).count()).toBe(2);
});
