import { externalAccess } from '@homeport/model/external';
import { page } from '@homeport/model/forms';
import { initiationRule } from '@homeport/model/initiations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { type Smtp, startSmtp } from '../../../../../tests/support/smtp.ts';
import { signLink } from '../../signed-link.ts';

/** Links for people outside: sent over a real mail server, opened without sign-in. */
let port: Homeport;
let smtp: Smtp;
let tenant: string;
const as: Record<string, string> = {};
const id: Record<string, string> = {};

beforeAll(async () => {
  smtp = await startSmtp();
  port = await startHomeport({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://move.example' } });
  tenant = await port.tenant('OUTSIDE', { name: 'Outside SA' });
  const system = port.in(tenant);
  as.manager = await port.enter(tenant, await port.user(tenant, 'manager', ['caseManager']));
  as.approver = await port.enter(tenant, await port.user(tenant, 'approver', ['approver']));
  const form = await make(system, 'page', { name: 'Key handover' });
  await system.records(page).move(form.id, 'status.publish');
  id.form = (await make(system, 'pageForm', { page: form.id })).id;
  id.survey = (await make(system, 'qualitySurvey', { kind: 'PULSE' })).id;
  await make(system, 'surveyQuestion', { code: 'Q1', name: 'How was it?' });
  id.service = (await make(system, 'serviceType', { name: 'Home search' })).id;
  id.closed = (await make(system, 'initiationRule')).id;
  id.rule = (await make(system, 'initiationRule', { byLink: true })).id;
  await make(system, 'initiationStep', { initiationRule: id.rule, sequence: 1 });
  await system.records(initiationRule).move(id.rule, 'status.activate');
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
  await smtp?.[Symbol.asyncDispose]();
});

const send = (kind: string, target: string | undefined, more: object = {}, who = 'manager') =>
  port.call('POST', 'fe/external-access/send', {
    as: as[who],
    body: { kind, target, recipient: 'sylvie@partner.example', language: 'fr', days: 14, ...more },
  });
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
/** Sends a link; answers its id and its token. */
async function sent(kind: string, target: string | undefined, more: object = {}) {
  const { status, body } = await send(kind, target, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: body.id as string, token: tokenOf(body.link) };
}
const open = (token: string) => port.call('GET', `external-access/open?token=${encodeURIComponent(token)}`);
const save = (token: string, values: object, draft = false) =>
  port.call('POST', 'external-access/open/form', { body: { token, values, draft } });
const record = async (link: string) => (await port.call('GET', `fe/external-access/${link}`, { as: as.manager })).body;
async function act(link: string, deed: string) {
  const { version } = await record(link);
  const headers = { 'if-match': `"${version}"` };
  return port.call('POST', `fe/external-access/${link}/${deed}`, { as: as.manager, body: {}, headers });
}
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to === address);

describe('the e-mail of a link', () => {
  test('leaves over the mail server in the language of the recipient, and its delivery is recorded', async () => {
    const recipient = 'Landlord@Homes.example';
    const link = await sent('FORM', id.form, { recipient, recipientName: 'P. Olsen', message: 'Merci !' });
    await expect.poll(() => record(link.id).then(({ delivery }) => delivery), { timeout: 20_000 }).toBe('SENT');
    const [mail, ...more] = mailsTo('landlord@homes.example');
    expect(more).toEqual([]);
    expect(mail?.raw).toContain('Key handover');
    expect(mail?.raw).toMatch(/reply-to:.*manager@example\.org/i);
    const text = Buffer.from(mail?.raw ?? '')
      .toString()
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    expect(text).toContain(`https://move.example/link?token=${link.token}`);
    expect(await record(link.id)).toMatchObject({ status: 'OPEN', recipient: 'landlord@homes.example', mails: 1 });
    expect((await act(link.id, 'send-again')).status).toBe(200);
    await expect.poll(() => mailsTo('landlord@homes.example').length, { timeout: 20_000 }).toBe(2);
  });
  test('goes to one address, from who may send, about what can be sent', async () => {
    for (const recipient of ['a@b.example, c@d.example', 'nobody', 'a@b'])
      expect((await send('FORM', id.form, { recipient })).status, recipient).toBe(422);
    expect((await send('FORM', id.form, { days: 91 })).status).toBe(422);
    expect((await send('FORM', crypto.randomUUID())).status).toBe(422);
    expect((await send('FORM', id.survey)).status).toBe(422);
    // In draft, and not meant for links.
    expect((await send('INITIATION', id.closed)).status).toBe(409);
    expect((await send('FORM', id.form, {}, 'approver')).status).toBe(403);
    expect((await port.call('GET', 'fe/external-access/search', { as: as.approver })).status).toBe(403);
  });
});

describe('a link', () => {
  test('opens one form, which is handed in once; afterwards it says that it was used', async () => {
    const { id: link, token } = await sent('FORM', id.form);
    const opened = await open(token);
    expect(opened.body).toMatchObject({ state: 'OPEN', kind: 'FORM', company: { name: 'Outside SA' }, survey: null });
    expect(opened.body.form).toMatchObject({ id: id.form, name: 'Key handover' });
    expect(await record(link)).toMatchObject({ opens: 1 });
    expect((await save(token, { answer: 'so far' }, true)).body).toMatchObject({ state: 'IN_PROGRESS' });
    expect((await open(token)).body.form.values).toEqual({ answer: 'so far' });
    expect((await save(token, { answer: 'done' })).body).toMatchObject({ state: 'COMPLETED' });
    expect((await save(token, { answer: 'again' })).status).toBe(409);
    expect((await open(token)).body).toMatchObject({ state: 'USED', form: null });
    expect((await record(link)).status).toBe('USED');
  });
  test('takes the answers of a survey once', async () => {
    const { token } = await sent('SURVEY', id.survey);
    const answer = (answers: object) =>
      port.call('POST', 'external-access/open/survey', { body: { token, answers, recommend: null, comment: null } });
    expect((await open(token)).body.survey.questions).toEqual([{ code: 'Q1', text: 'How was it?' }]);
    expect((await answer({})).status).toBe(422);
    expect((await answer({ Q1: 'GOOD' })).status).toBe(200);
    expect((await answer({ Q1: 'POOR' })).status).toBe(409);
    expect((await open(token)).body.state).toBe('USED');
  });
  test('that was changed, or signed for something else, opens nothing', async () => {
    const { id: link, token } = await sent('INITIATION', id.rule);
    expect((await open(`${token.slice(0, -2)}xx`)).status).toBe(404);
    expect((await open('nonsense')).status).toBe(404);
    const forms = port.server.identity.secrets.key('form links');
    expect((await open(signLink(forms, { tenant, id: link, expires: 9e9, number: 0 }))).status).toBe(404);
  });
  test('that has expired, or was revoked, says so and takes nothing', async () => {
    const { id: link, token } = await sent('INITIATION', id.rule);
    const past = Temporal.Now.instant().subtract({ minutes: 1 }).toString({ smallestUnit: 'second' });
    await port
      .in(tenant)
      .records(externalAccess)
      .update(link, { validUntil: past } as never);
    expect((await open(token)).body).toMatchObject({
      state: 'EXPIRED',
      form: null,
      senderEmail: 'manager@example.org',
    });
    expect((await save(token, {}, true)).status).toBe(409);
    expect((await act(link, 'send-again')).status).toBe(409);
    const other = await sent('INITIATION', id.rule);
    expect((await act(other.id, 'revoke')).status).toBe(200);
    expect((await open(other.token)).body).toMatchObject({ state: 'REVOKED', form: null });
    expect((await save(other.token, {})).status).toBe(409);
  });
});

describe('an initiation from outside', () => {
  const wanted = () => ({
    requesterName: 'Sylvie Arnaud',
    requesterEmail: 'sylvie@partner.example',
    firstName: 'Jo',
    lastName: 'Doe',
    familySize: '2',
    homeCountry: 'FR',
    hostCountry: 'SG',
    startDate: '2027-02-01',
    services: [id.service],
  });
  test('keeps what is typed, refuses what is wrong, and becomes an initiation that waits for approval', async () => {
    const { id: link, token } = await sent('INITIATION', id.rule, { recipient: 'plant@partner.example' });
    expect((await save(token, { firstName: 'Jo', forged: 'x' }, true)).status).toBe(200);
    expect((await open(token)).body.form.values).toEqual({ firstName: 'Jo' });
    for (const [values, field] of [
      [{ ...wanted(), services: [] }, 'services'],
      [{ ...wanted(), services: [crypto.randomUUID()] }, 'services'],
      [{ ...wanted(), endDate: '2027-01-01' }, 'endDate'],
      [{ ...wanted(), requesterEmail: 'nobody' }, 'requesterEmail'],
    ] as const) {
      const refused = await save(token, values);
      expect(refused.status).toBe(422);
      expect(refused.body.errors[0].field).toBe(field);
    }
    const done = await save(token, wanted());
    expect(done.body).toMatchObject({ state: 'COMPLETED' });
    expect(done.body.reference).toMatch(/^IN-\d{6}$/);
    const { initiation, status } = await record(link);
    expect(status).toBe('USED');
    const made = (await port.call('GET', `fe/initiation/${initiation.id}`, { as: as.manager })).body;
    expect(made).toMatchObject({
      reference: done.body.reference,
      status: 'SUBMITTED',
      firstName: 'Jo',
      familySize: 2,
      hostCountry: 'SG',
      requesterName: 'Sylvie Arnaud',
      initiationRule: { id: id.rule },
      services: [{ id: id.service }],
    });
    await expect
      .poll(
        async () =>
          (await port.call('GET', 'notification', { as: as.manager })).body.content.map(
            (one: { title: string }) => one.title,
          ),
        { timeout: 20_000 },
      )
      .toContain('Initiation from outside: Jo Doe');
    // Who asked hears that it has come: at the address of the link, not at the one that was typed.
    const receipts = () => mailsTo('plant@partner.example').filter(({ raw }) => raw.includes(done.body.reference));
    await expect.poll(() => receipts().length, { timeout: 20_000 }).toBe(1);
    expect(receipts()[0]?.raw).toMatch(/reply-to:.*manager@example\.org/i);
    // Two presses make one initiation.
    expect((await save(token, wanted())).status).toBe(409);
  });
});

describe('a cost estimate by a link', () => {
  const estimate = async (token: string) => (await open(token)).body;
  beforeAll(async () => {
    const system = port.in(tenant);
    as.hr = await port.enter(tenant, await port.user(tenant, 'outside.hr', ['hr']));
    const of = await make(system, 'caseDetail', { currency: 'EUR', confidential: false });
    id.estimate = (
      await make(system, 'costEstimate', { caseDetail: of.id, currency: 'EUR', baseDate: '2026-02-01' })
    ).id;
    const line = { costEstimate: id.estimate, currency: 'EUR', year: 1, description: 'Schooling', benefit: null };
    await make(system, 'costEstimateLine', { ...line, kind: 'FEE', amount: '1234.50' });
    // As it is worked out from pay: without an amount of its own.
    const result = {
      is: 'step',
      name: 'result',
      label: 'Amount',
      value: '77777.00',
      unit: { kind: 'money', currency: 'EUR' },
      of: [],
    };
    const trace = { trace: 1, calculation: 'estimateLine', formulaFrom: 'A test', result };
    const working = { trace, isFromPay: true, months: [{ month: '2026-03', amount: '77777.00' }] };
    await make(system, 'costEstimateLine', {
      ...{ ...line, kind: 'PAY', description: null, amount: null, isComputed: true, working },
    });
  });
  test('shows the figures of the record without pay, and counts who opens it', async () => {
    const { id: link, token } = await sent('ESTIMATE', id.estimate);
    const body = await estimate(token);
    const { total } = (await port.call('GET', `fe/cost-estimate/${id.estimate}`, { as: as.hr })).body;
    expect(body).toMatchObject({ state: 'OPEN', kind: 'ESTIMATE', document: null, service: null });
    expect(body.estimate).toMatchObject({ total, payTotal: null, isWithoutPay: true, currency: 'EUR' });
    expect(body.estimate.lines).toEqual([
      { name: 'Honoraires · Schooling', year: 1, amount: '1234.50', low: null, high: null },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/77777|explanation|trace/);
    expect(await record(link)).toMatchObject({ opens: 1, withPay: false });
    expect((await record(link)).lastOpenedAt).toBeTruthy();
  });
  test('shows what follows from pay only where it was sent along by whom it is open to', async () => {
    const refused = await send('ESTIMATE', id.estimate, { withPay: true });
    expect([refused.status, refused.body.code]).toEqual([403, 'external.payClosed']);
    const { status, body } = await send('ESTIMATE', id.estimate, { withPay: true }, 'hr');
    expect(status, JSON.stringify(body)).toBe(200);
    const seen = await estimate(tokenOf(body.link));
    expect(seen.estimate).toMatchObject({ payTotal: '77777.00', isWithoutPay: false });
    expect(seen.estimate.lines.map((one: { amount: string }) => one.amount).sort()).toEqual(['1234.50', '77777.00']);
  });
  test('opens nothing else, and nothing at all once it is withdrawn', async () => {
    const { id: link, token } = await sent('ESTIMATE', id.estimate);
    const post = (path: string, more: object) =>
      port.call('POST', `external-access/open/${path}`, { body: { token, ...more } });
    const others = [
      await save(token, { a: 'b' }),
      await post('survey', { answers: {}, recommend: null, comment: null }),
      await post('service', { deed: 'ACCEPT' }),
      await port.call('GET', `external-access/open/file?token=${encodeURIComponent(token)}`),
      await port.call('GET', `case-estimates/${id.estimate}/paper`, { as: token }),
      await port.call('GET', `fe/cost-estimate/${id.estimate}`, { as: token }),
    ];
    for (const { status } of others) expect([401, 404, 409]).toContain(status);
    expect((await act(link, 'revoke')).status).toBe(200);
    expect(await estimate(token)).toMatchObject({ state: 'REVOKED', estimate: null });
  });
  test('expires', async () => {
    const { id: link, token } = await sent('ESTIMATE', id.estimate, { days: 1 });
    await port.in(tenant).records(externalAccess).update(link, { validUntil: '2020-01-01T00:00:00Z' });
    expect(await estimate(token)).toMatchObject({ state: 'EXPIRED', estimate: null });
  });
});
