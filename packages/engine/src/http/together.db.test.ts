import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../tests/support/engine/shop-server.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await shopServer();
});
afterAll(() => server.close());

const ask = (token: string | undefined, body: unknown) =>
  server.app.inject({
    method: 'POST',
    url: '/api/together',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    payload: JSON.stringify(body),
  });

test('several questions are answered in one call, each as it is answered alone', async () => {
  const { token } = server.person(['clerk']);
  const tag = (await call(server, token, 'POST', 'fe/tag', { body: { name: 'Fragile' } })).body;
  const asked = [`fe/tag/${tag.id}`, 'fe/tag/search?size=1', `fe/tag/${crypto.randomUUID()}`];
  const together = await ask(token, asked);
  expect(together.statusCode).toBe(200);
  const alone = await Promise.all(
    asked.map((path) => server.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } })),
  );
  const parts = together.json<{ status: number; body: string }[]>();
  expect(parts.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(parts.map(({ status }) => status)).toEqual(alone.map(({ statusCode }) => statusCode));
  expect(parts.slice(0, 2).map(({ body }) => body)).toEqual(alone.slice(0, 2).map(({ body }) => body));
  expect(JSON.parse(parts[2]?.body ?? '')).toMatchObject({ code: alone[2]?.json().code });
});
test('who may not read something alone may not either in company, and without a sign-in nothing is read', async () => {
  const clerk = server.person(['clerk']);
  const tag = (await call(server, clerk.token, 'POST', 'fe/tag', { body: { name: 'Ours' } })).body;
  const other = server.person(['clerk']);
  const statuses = async (token: string | undefined) =>
    (await ask(token, [`fe/tag/${tag.id}`])).json<{ status: number }[]>().map(({ status }) => status);
  expect(await statuses(clerk.token)).toEqual([200]);
  expect(await statuses(other.token)).toEqual([404]);
  expect(await statuses(undefined)).toEqual([401]);
});
test('nothing else is asked so: no call that writes, none of another kind, not too many, and not itself', async () => {
  const { token } = server.person(['clerk']);
  const refused = async (body: unknown) => (await ask(token, body)).statusCode;
  for (const body of [[], {}, [1], Array(31).fill('fe/tag/search')])
    expect(await refused(body), JSON.stringify(body).slice(0, 40)).toBe(400);
  const parts = await ask(token, ['nothing/here', 'together', '../health/ready', 'fe/tag/search']);
  expect(parts.json<{ status: number }[]>().map(({ status }) => status)).toEqual([0, 0, 0, 200]);
});
