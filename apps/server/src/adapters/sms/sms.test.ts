import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuardedFetch, OutboundRefused } from '../outbound/guarded-fetch.ts';
import { openSms } from './open-sms.ts';

const taken: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const gateway = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  taken.push({ headers: request.headers, body });
  response.writeHead(status).end('{}');
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
});
afterAll(() => new Promise((closed) => gateway.close(closed)));
const message = { to: '+33637135126', text: 'Code 123456', effectId: 'e-1' };

test('a message goes to the gateway, recognisable when it is repeated', async () => {
  await openSms({ url, token: 'secret' }, makeGuardedFetch(['127.0.0.1'])).send(message);
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({ to: '+33637135126', text: 'Code 123456', id: 'e-1' });
  expect(taken[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'e-1' });
});
test('a gateway that refuses is a failure, so that the message is tried again', async () => {
  status = 500;
  await expect(openSms({ url, token: undefined }, makeGuardedFetch(['127.0.0.1'])).send(message)).rejects.toThrow(
    '500',
  );
});
test('a private address is called only when the operator has opened it', async () => {
  await expect(openSms({ url, token: undefined }, makeGuardedFetch([])).send(message)).rejects.toThrow(OutboundRefused);
});
