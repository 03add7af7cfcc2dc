import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityRefusals as no } from '@homeport/model/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityWorld, type World } from '../../../../../tests/support/identity-world.ts';
import { makeGuardedFetch } from '../../adapters/outbound/guarded-fetch.ts';
import { openSms } from '../../adapters/sms/open-sms.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());

const number = '+33612345678';
/** Somebody who is signed in, with a phone number unless told. */
const somebody = async (more: object = { phone: number }) => {
  const { id, login, email } = await world.user(world.tenants.client, ['hr'], more);
  const { access_token: bearer } = await world.signIn(login);
  return {
    id,
    send: () => world.call('POST', 'user/me/phone/verify', { bearer, body: {} }),
    confirm: (code: string) => world.call('POST', 'user/me/phone/confirm', { bearer, body: { code } }),
    change: (phone: string) => world.call('PUT', 'user/me', { bearer, body: { phone } }),
    isVerified: async () => (await world.call('GET', 'user/me', { bearer })).body.isPhoneVerified as boolean,
    /** The code of the newest mail. */
    async mailed(): Promise<string> {
      await world.deliver();
      return /\b\d{6}\b/.exec(world.mails.findLast((mail) => mail.to === email)?.text ?? '')?.[0] ?? '';
    },
  };
};
/** Another code than the right one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('without a number nothing can be verified, and its field says so', async () => {
  const one = await somebody({});
  expect((await one.send()).body).toMatchObject({ code: no.phoneRequired().code, errors: [{ field: 'phone' }] });
  expect(await one.isVerified()).toBe(false);
});

test('the code that was sent proves the number, once', async () => {
  const one = await somebody();
  expect((await one.send()).status).toBe(200);
  const code = await one.mailed();
  expect(code).toMatch(/^\d{6}$/);
  const refused = await one.confirm(wrong(code));
  expect(refused).toMatchObject({ status: 422, body: { code: no.phoneVerificationFailed().code } });
  expect(JSON.stringify(refused.body)).toContain(
    'Phone verification failed. Please contact your system administrator.',
  );
  expect(await one.isVerified()).toBe(false);
  // As people type it.
  expect(await one.confirm(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
    status: 200,
    body: { phone: number, isPhoneVerified: true },
  });
  expect((await one.confirm(code)).body.code).toBe(no.phoneVerificationFailed().code);
  expect(await one.isVerified()).toBe(true);
});

test('after five wrong tries the right code is too late; a new one works, and the one before it no longer', async () => {
  const one = await somebody();
  await one.send();
  const code = await one.mailed();
  for (let tries = 0; tries < 5; tries += 1) await one.confirm(wrong(code));
  expect((await one.confirm(code)).body.code).toBe(no.phoneVerificationFailed().code);
  await one.send();
  const second = await one.mailed();
  await one.send();
  const third = await one.mailed();
  expect((await one.confirm(second)).status).toBe(422);
  expect((await one.confirm(third)).status).toBe(200);
});

test('a code is for one person and one number: a changed number has to be proved anew', async () => {
  const [one, other] = [await somebody(), await somebody()];
  await one.send();
  const code = await one.mailed();
  expect((await other.confirm(code)).status).toBe(422);
  await one.change('+33698765432');
  expect((await one.confirm(code)).status).toBe(422);
  await one.send();
  expect((await one.confirm(await one.mailed())).body).toMatchObject({ phone: '+33698765432', isPhoneVerified: true });
  await one.change(number);
  expect(await one.isVerified()).toBe(false);
});

test('where a gateway is set up the code comes as a text message, and by mail to nobody', async () => {
  const taken: { to: string; text: string }[] = [];
  const gateway = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    taken.push(JSON.parse(body));
    response.end('{}');
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  const services = world.identity.services as { sms?: ReturnType<typeof openSms> };
  services.sms = openSms({ url, token: undefined }, makeGuardedFetch(['127.0.0.1']));
  try {
    const one = await somebody();
    const before = world.mails.length;
    await one.send();
    await world.deliver();
    expect(world.mails).toHaveLength(before);
    expect(taken).toMatchObject([{ to: number }]);
    const code = /\b\d{6}\b/.exec(taken[0]?.text ?? '')?.[0] ?? '';
    expect((await one.confirm(code)).body.isPhoneVerified).toBe(true);
  } finally {
    delete services.sms;
    await new Promise((closed) => gateway.close(closed));
  }
});
