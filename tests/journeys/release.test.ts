import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { Decimal } from 'decimal.js';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { pressByHand } from '../support/press.ts';
import { all, readXml, schemaFaults, textOf } from './pain001.schema.ts';
import { approved, callsOf } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
/** The sign-in of somebody was long ago, by the clock of the database. */
async function ageSessions(login: string): Promise<void> {
  const behind = new pg.Client(scene.homeport.superuserUrl);
  await behind.connect();
  await behind.query(
    `update app.session s set proven_at = now() - interval '2 hours' from app."user" u where u.id = s.user_id and u.login = $1`,
    [login],
  );
  await behind.end();
}

test('a batch is released by a second person with the right password; its file is what a bank reads; then it is paid', async () => {
  const told = { description: 'Navettes', items: [{ amount: '18.77' }, { amount: '9.05' }] };
  const report = await approved(scene, 'assignee.fr', 'approver.one', told);
  await using clerk = await scene.enter('finance.clerk', 'workspace');
  const builder = workspaceSteps(clerk.page, 'en');
  await using lead = await scene.enter('finance.lead', 'workspace');
  const releaser = workspaceSteps(lead.page, 'en');
  let page = clerk.page;
  try {
    await page.goto('/workspace');
    await builder.workFor('Castellane Beauté');
    const { batch, ending } = await builder.buildBatch('Camille Laurent', 'Navettes');
    await builder.main.getByText(builder.payments('release.not.creator')).first().waitFor();
    expect(await builder.main.getByRole('button', { name: /^Release/ }).count()).toBe(0);

    page = lead.page;
    await page.goto('/workspace');
    await releaser.workFor('Castellane Beauté');
    await releaser.openBatch(batch);
    await releaser.release('Not-My-Password-1');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(releaser.say('passwordDialog.wrong')).waitFor();
    await expectAccessible(page);
    await releaser.prove('Release 1 batch');
    const xml = releaser.payments('files.xml');
    await page.getByRole('button', { name: xml, exact: true }).waitFor();
    await expectAccessible(page);

    const document = readXml(await downloaded(page, xml));
    expect(schemaFaults(document)).toEqual([]);
    expect(document.attributes).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    const transfers = all(document, 'CdtTrfTxInf');
    const sum = transfers.reduce((total, one) => total.plus(all(one, 'InstdAmt')[0]?.text ?? 'NaN'), new Decimal(0));
    for (const totals of [...all(document, 'GrpHdr'), ...all(document, 'PmtInf')]) {
      expect(textOf(totals, 'NbOfTxs')).toBe(String(transfers.length));
      expect(textOf(totals, 'CtrlSum')).toBe(sum.toFixed(2));
    }
    const [payment] = (await paymentsOf(report.id)) as { paymentReference: string }[];
    const mine = transfers.filter((one) => all(one, 'EndToEndId')[0]?.text === payment?.paymentReference);
    expect(mine).toHaveLength(1);
    const [paid] = mine;
    expect(paid && all(paid, 'InstdAmt')[0]).toMatchObject({
      text: '27.82',
      attributes: expect.stringContaining('Ccy="EUR"'),
    });
    expect(paid && all(paid, 'Cdtr')[0]?.children[0]?.text).toBe('Camille Laurent');

    const list = await downloaded(page, releaser.payments('files.csv'));
    expect(list.charCodeAt(0)).toBe(0xfeff);
    const rows = parse(list, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(transfers.length);
    const row = rows.find(({ reference }) => reference === payment?.paymentReference);
    // The ending shown is that of the number the bank is told, in both files.
    expect(row?.iban?.slice(-4)).toBe(ending);
    expect(paid && all(paid, 'IBAN')[0]?.text).toBe(row?.iban);
    expect(row).toMatchObject({
      batch,
      payee: 'Camille Laurent',
      amount: '27.82',
      currency: 'EUR',
    });

    await ageSessions('finance.lead');
    await page.waitForTimeout(1000);
    const form = releaser.main.getByRole('form', { name: releaser.payments('markPaid.open') });
    await releaser.main.getByRole('button', { name: releaser.payments('markPaid.open') }).click();
    const paidOn = form.getByRole('textbox').first();
    const today = await paidOn.inputValue();
    const markPaid = form.getByRole('button', { name: releaser.payments('markPaid.do') });
    await paidOn.fill('31-02-2026');
    await pressByHand(page, markPaid);
    await form.getByText('31-02-2026 is not a date').waitFor();
    await expect.poll(() => paidOn.evaluate((one) => one.matches(':focus'))).toBe(true);
    await paidOn.fill(today);
    await pressByHand(page, markPaid);
    await page.getByRole('dialog').getByText(releaser.payments('paid.proofText')).waitFor();
    await releaser.prove(releaser.payments('markPaid.do'));
    await page
      .getByText(releaser.payments('markPaid.done', { reference: batch }))
      .first()
      .waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, 'release');
  }
  expect(await callsOf(scene, 'assignee.fr')('GET', `fe/case-expense-batch/${report.id}`)).toMatchObject({
    status: 'PAID',
  });
});

async function paymentsOf(report: string): Promise<unknown[]> {
  const filter = encodeURIComponent(JSON.stringify({ field: 'caseExpenseBatch', op: 'eq', value: report }));
  return (await callsOf(scene, 'assignee.fr')('GET', `fe/expense-payment/search?filter=${filter}`)).content;
}
