import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../../tests/support/engine/shop-server.ts';
import { fuzz } from './fuzz.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await shopServer({ rates: { signIn: { calls: 1e6, seconds: 1 }, upload: { calls: 1e6, seconds: 1 } } });
});
afterAll(() => server.close());

test('no generated bad request gives a fault, another form of failure, or an answer the document does not have', {
  timeout: 120_000,
}, async () => {
  const { token, me } = server.person(['clerk', 'chief']);
  const body = (await call(server, token, 'POST', 'fe/customer', { body: { name: 'A', number: 'A1' } })).body;
  const order = (
    await call(server, token, 'POST', 'fe/order', { body: { customerId: body.id, reference: 'R1', amount: 1 } })
  ).body;
  const tag = (await call(server, token, 'POST', 'fe/tag', { body: { name: 'T' } })).body;
  const seed = Number(process.env.FUZZ_SEED ?? 20261121);
  const result = await fuzz(server.app.homeport.document(), {
    seed,
    each: 25,
    ids: [body.id, order.id, tag.id, me.homeTenant, me.homeTenant, randomUUID()] as string[],
    except: ['crash', 'crashForTenant'],
    send: async ({ method, url, headers, body: payload }) => {
      const response = await server.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: response.statusCode, type: String(response.headers['content-type'] ?? ''), body: response.body };
    },
  });
  expect(result.findings, `seed ${seed}`).toEqual([]);
  expect(result.sent).toBeGreaterThan(2000);
  for (const status of [200, 400, 404, 422])
    expect(result.statuses[status], `answers of ${status}`).toBeGreaterThan(10);
});
