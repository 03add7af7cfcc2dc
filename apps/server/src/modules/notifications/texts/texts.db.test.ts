import { setTimeout as pause } from 'node:timers/promises';
import { expenseApproved } from '@homeport/model/expenses';
import { toldNotices, variablesOf } from '@homeport/model/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../../tests/support/homeport.ts';
import { type Smtp, startSmtp } from '../../../../../../tests/support/smtp.ts';
import { templateFault } from '../../../language/template.ts';

let smtp: Smtp;
let port: Homeport;
let home = '';
let camille = '';
let assignment = '';
let report = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  smtp = await startSmtp();
  port = await startHomeport({ env: { SMTP_URL: smtp.url } });
  home = await port.tenant('HOME', { appName: 'Halden Move' });
  camille = (await make(port.in(home), 'person')).id;
  await port.user(home, 'camille', ['assignee'], camille);
  token.admin = await port.enter(home, await port.user(home, 'admin', ['administrator']));
  token.manager = await port.enter(home, await port.user(home, 'manager', ['caseManager']));
  const other = await port.tenant('OTHER', {});
  token.other = await port.enter(other, await port.user(other, 'other', ['administrator']));
  assignment = (await make(port.in(home), 'caseDetail', { assignee: camille })).id;
  report = (await make(port.in(home), 'caseExpenseBatch', { caseDetailId: assignment })).id;
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
  await smtp?.[Symbol.asyncDispose]();
});

const path = `notification/texts/${expenseApproved.name}/0`;
const put = (part: string, body: object, as = 'admin') => port.call('PUT', `${path}/${part}`, { as: token[as], body });
const post = (part: string, body: object, as = 'admin') =>
  port.call('POST', `${path}/${part}`, { as: token[as], body });
const words = {
  language: 'en',
  subject: 'Good news on {expense}',
  body: "Dear colleague,\n{amount} {currency} <b>won't</b> wait. {reason}",
};
const approved = (reason: string) =>
  port.in(home).emit(expenseApproved, report, {
    report,
    reference: 'ER-1',
    description: 'March',
    assignee: camille,
    caseDetail: assignment,
    expense: 'Hotel',
    expenseEs: 'Hotel',
    expenseFr: 'Hôtel',
    amount: '1250.5',
    currency: 'EUR',
    reason,
  } as never);
/** Mails to one address, unfolded and decoded so far that words can be looked for. */
const mailsTo = (to: string) =>
  smtp.received
    .filter((mail) => mail.to === to)
    .map(({ raw }) =>
      raw
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
const mailWith = async (to: string, sign: string): Promise<string> => {
  for (const end = Date.now() + 15_000; ; await pause(30)) {
    const found = mailsTo(to).find((raw) => raw.includes(sign));
    if (found) return found;
    if (Date.now() > end)
      throw new Error(`no mail with ${sign} to ${to}: ${JSON.stringify(mailsTo(to)).slice(0, 2000)}`);
  }
};

test('every built-in text of every language names only what the editor offers', () => {
  const { catalogue, textOf } = port.server.services;
  const told = toldNotices(catalogue);
  expect(told.length).toBeGreaterThan(40);
  for (const one of told)
    for (const language of ['en', 'es', 'fr'])
      for (const part of ['title', 'body']) {
        const text = textOf(`event.${one.event.name}.${one.place}.${part}`, undefined, language);
        const names = new Set(variablesOf(one).map(({ name }) => name));
        expect(templateFault(text, language, names), `${one.event.name} ${language} ${text}`).toBeUndefined();
      }
});

describe('the words of a notification', () => {
  test('are refused at their place where they name what nobody knows, or lose a bracket', async () => {
    const unknown = await put('words', { ...words, subject: 'Hello {salary}' });
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'subject', code: 'notifications.unknownVariable' }] },
    });
    const open = await put('words', { ...words, body: 'Hello {expense' });
    expect(open.body.errors).toMatchObject([{ field: 'body', code: 'notifications.badBrackets' }]);
    expect((await put('words', { ...words, body: null })).body.errors).toMatchObject([
      { field: 'body', code: 'notifications.bothNeeded' },
    ]);
    expect((await post('preview', { ...words, subject: '{constructor}' })).status).toBe(422);
  });
  test('are seen with made-up data before they are saved, and sent to oneself as they will be', async () => {
    const { body } = await post('preview', words);
    expect(body.subject).toContain('Good news on');
    expect(body.text).toContain("1,250.50 EUR <b>won't</b> wait.");
    expect(body.html).toContain('&lt;b&gt;won&#39;t&lt;/b&gt;');
    expect((await post('test', words)).body).toEqual({ to: 'admin@example.org' });
    expect(await mailWith('admin@example.org', 'Good news on')).toContain('Halden Move');
  });
  test('stand in the mail and under the bell once they are saved, escaped; and go again with a reset', async () => {
    expect((await put('words', words)).body).toMatchObject({ changed: ['en'] });
    await approved('Within policy.');
    const mail = await mailWith('camille@example.org', 'Within policy.');
    expect(mail).toContain('Subject: Good news on Hotel');
    expect(mail).toContain('&lt;b&gt;won&#39;t&lt;/b&gt; wait.');
    expect(mail).not.toContain('Approved: Hotel');
    const bell = (await port.call('GET', 'notification', { as: await port.signIn('camille') })).body;
    expect(bell.content[0]).toMatchObject({ title: 'Good news on Hotel' });

    expect((await put('words', { language: 'en', subject: null, body: null })).body).toMatchObject({ changed: [] });
    await approved('As built in.');
    expect(await mailWith('camille@example.org', 'As built in.')).toContain('Subject: Approved: Hotel');
  });
  test('of a mail with a code are the company’s, and the code still stands in it', async () => {
    const at = 'notification/texts/identity.passwordResetRequested/0';
    const own = { language: 'en', subject: 'Your key to {appName}', body: 'For {login}, {minutes} minutes.' };
    expect((await port.call('PUT', `${at}/words`, { as: token.admin, body: own })).status).toBe(200);
    await port.call('POST', 'reset-password', { body: { username: 'camille' } });
    const mail = await mailWith('camille@example.org', 'Your key to Halden Move');
    expect(mail).toContain('For camille,');
    expect(mail).toMatch(/\/login\?token=\S{20,}/);
    const off = { inApp: true, byEmail: false, byPush: true };
    expect(await port.call('PUT', `${at}/ways`, { as: token.admin, body: off })).toMatchObject({
      status: 422,
      body: { code: 'notifications.safetyStays' },
    });
  });
});

test('a way that is closed is closed for everybody, but never the last one of a decision', async () => {
  expect((await put('ways', { inApp: false, byEmail: false, byPush: true })).body).toMatchObject({
    code: 'notifications.decisionStays',
  });
  expect((await put('ways', { inApp: true, byEmail: false, byPush: true })).body).toMatchObject({
    open: { mail: false, app: true },
  });
  // What cannot be chosen is not offered as if it could; what somebody had chosen stays for when it comes back.
  const rows = (await port.call('GET', 'notification/preferences', { as: await port.signIn('camille') })).body.rows;
  expect(rows).toContainEqual(expect.objectContaining({ event: expenseApproved.name, closed: ['mail'], mail: true }));
  await approved('Without a mail.');
  const bell = async () => (await port.call('GET', 'notification', { as: await port.signIn('camille') })).body.content;
  await expect.poll(async () => JSON.stringify(await bell()), { timeout: 10_000 }).toContain('Without a mail.');
  expect(mailsTo('camille@example.org').some((raw) => raw.includes('Without a mail.'))).toBe(false);
});

test('only administrators see and change them, each for their own company', async () => {
  expect((await port.call('GET', 'notification/texts', { as: token.manager })).status).toBe(403);
  expect((await put('words', words, 'manager')).status).toBe(403);
  expect((await put('words', words)).status).toBe(200);
  expect((await port.call('GET', path, { as: token.other })).body).toMatchObject({ changed: [], open: { mail: true } });
  expect((await port.call('GET', 'notification/texts/nothing.here/0', { as: token.admin })).status).toBe(404);
});
