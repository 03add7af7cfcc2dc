import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../tests/support/engine/shop-server.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await shopServer();
});
afterAll(() => server.close());

const tenantOf = (who: { me: { homeTenant: string } }) => ({
  homeTenant: who.me.homeTenant,
  tenants: [who.me.homeTenant],
});

async function made(token: string, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await call(server, token, 'POST', path, { body });
  expect(answer.body).not.toHaveProperty('code');
  expect(answer.status).toBe(201);
  return answer.body;
}
let count = 0;
const customerOf = (token: string, more: object = {}) =>
  made(token, 'fe/customer', { name: 'Ann', number: `C${++count}`, ...more });
const orderOf = (token: string, customerId: unknown, more: object = {}) =>
  made(token, 'fe/order', { customerId, reference: `R${++count}`, amount: '10', ...more });

describe('records', () => {
  test('what is created is read, listed, searched, changed and deleted at the addresses of the specification', async () => {
    const { token } = server.person(['clerk']);
    const tag = await made(token, 'fe/tag', { name: 'Fragile', weight: 3 });
    expect(tag).toMatchObject({
      name: 'Fragile',
      weight: 3,
      active: true,
      version: 1,
      can: expect.arrayContaining(['update', 'delete', 'deactivate']),
    });

    const read = await call(server, token, 'GET', `fe/tag/${tag.id}`);
    expect(read).toMatchObject({ status: 200, body: tag });
    expect(read.headers.etag).toBe('"1"');
    expect((await call(server, token, 'GET', 'fe/tag')).body).toMatchObject({ content: [tag], totalElements: 1 });
    expect(
      (
        await call(server, token, 'GET', 'fe/tag/search', {
          query: { filter: '{"name":"Fragile"}', sort: ['created,desc', 'name'], size: '5', page: '0' },
        })
      ).body,
    ).toMatchObject({ content: [tag], totalElements: 1, size: 5 });
    expect(
      (
        await call(server, token, 'GET', 'label/search', {
          query: { filter: '{"any":[{"field":"weight","op":"gte","value":3}]}' },
        })
      ).body,
    ).toMatchObject({ totalElements: 1 });
    expect(
      (
        await call(server, token, 'GET', 'label/search', {
          query: { filter: '{"all":[{"field":"weight","op":"gt","value":3}]}' },
        })
      ).body,
    ).toMatchObject({ totalElements: 0 });

    const changed = await call(server, token, 'PUT', `fe/tag/${tag.id}`, { body: { ...read.body, color: 'RED' } });
    expect(changed).toMatchObject({ status: 200, body: { color: 'RED', version: 2, name: 'Fragile' } });
    expect(changed.headers.etag).toBe('"2"');
    expect((await call(server, token, 'POST', `fe/tag/${tag.id}/deactivate`)).body).toMatchObject({
      active: false,
      can: expect.arrayContaining(['activate']),
    });
    expect((await call(server, token, 'DELETE', `fe/tag/${tag.id}`)).status).toBe(204);
    expect((await call(server, token, 'GET', `fe/tag/${tag.id}`)).status).toBe(404);
  });

  test('the common columns of an answer are sent back unchanged without harm, and change nothing', async () => {
    const { token } = server.person(['clerk']);
    const tag = await made(token, 'fe/tag', { name: 'Same' });
    const again = await call(server, token, 'PUT', `fe/tag/${tag.id}`, { body: tag });
    expect(again).toMatchObject({ status: 200, body: { version: 1 } });
  });

  test('rules run on every write: facts are loaded, derived fields stored, problems told at their field', async () => {
    const { token } = server.person(['clerk']);
    const customer = await customerOf(token, { limit: '100.00' });
    const order = await orderOf(token, customer.id, { amount: '12.30' });
    expect(order).toMatchObject({ amount: '12.30', fee: '1.23', status: 'DRAFT', currency: 'EUR' });
    const over = await call(server, token, 'PUT', `fe/order/${order.id}`, {
      body: { amount: '100.01' },
      headers: { 'if-match': '"1"' },
    });
    expect(over).toMatchObject({
      status: 422,
      body: {
        code: 'input.invalid',
        errors: [{ field: 'amount', code: 'shop.overLimit', title: 'Amount is above the limit of 100.00.' }],
      },
    });
    const fine = await call(server, token, 'PUT', `fe/order/${order.id}`, {
      body: { amount: 99.5 },
      headers: { 'if-match': '"1"' },
    });
    expect(fine.body).toMatchObject({ amount: '99.50', fee: '9.95', version: 2 });
  });

  test('all that is wrong with a record is told at once: what cannot be read, what leads nowhere, what is taken, what rules refuse', async () => {
    const { token } = server.person(['clerk']);
    const customer = await customerOf(token, { limit: '100.00' });
    const order = await orderOf(token, customer.id);
    const bad = { customerId: customer.id, reference: order.reference, amount: '500', currency: 'euro' };
    const refused = await call(server, token, 'POST', 'fe/order', { body: bad });
    expect(refused.status).toBe(422);
    const codes = ({ body }: { body: Record<string, unknown> }) =>
      (body.errors as { field: string; code: string }[]).map(({ field, code }) => `${field}: ${code}`).sort();
    expect(codes(refused)).toEqual([
      'amount: shop.overLimit',
      expect.stringMatching(/^currency: input\./),
      'reference: shop.sameReference',
    ]);
    // What is missing is no reason for rules to say more than they can know.
    const half = await call(server, token, 'POST', 'fe/order', { body: { reference: order.reference } });
    expect(codes(half)).toEqual(expect.arrayContaining(['amount: input.required', 'reference: shop.sameReference']));
    expect(codes(half).filter((one) => one.startsWith('amount'))).toHaveLength(1);
    const changed = await call(server, token, 'PUT', `fe/order/${order.id}`, {
      body: { amount: '500', currency: 'euro' },
      headers: { 'if-match': '"1"' },
    });
    expect(codes(changed)).toEqual(['amount: shop.overLimit', expect.stringMatching(/^currency: input\./)]);
    // One problem alone is refused as before.
    const single = await call(server, token, 'POST', 'fe/order', {
      body: { customerId: customer.id, reference: order.reference, amount: '1' },
    });
    expect(single).toMatchObject({ status: 409, body: { code: 'shop.sameReference' } });
  });

  test('what is only looked at is judged as a save would be, and nothing of it is kept', async () => {
    const { token } = server.person(['clerk']);
    const customer = await customerOf(token, { limit: '100.00' });
    const order = await orderOf(token, customer.id);
    const look = (method: 'POST' | 'PUT', path: string, body: object, value = 'true') =>
      call(server, token, method, path, { body, query: { look: value }, headers: { 'if-match': '"1"' } });
    const count = async () => (await call(server, token, 'GET', 'fe/order/search')).body.totalElements;
    const before = await count();
    expect(await look('POST', 'fe/order', { customerId: customer.id, reference: 'Look', amount: '1' })).toMatchObject({
      status: 204,
    });
    expect(
      (await look('POST', 'fe/order', { customerId: customer.id, reference: order.reference, amount: '1' })).body,
    ).toMatchObject({ code: 'shop.sameReference' });
    expect((await look('PUT', `fe/order/${order.id}`, { amount: '50' })).status).toBe(204);
    expect((await look('PUT', `fe/order/${order.id}`, { amount: '500' })).status).toBe(422);
    expect(
      (await look('POST', 'fe/order', { customerId: customer.id, reference: 'Look', amount: '1' }, 'yes')).status,
    ).toBe(400);
    expect((await look('POST', 'fe/tag', { name: 'Only looked at' })).status).toBe(204);
    expect(await count()).toBe(before);
    expect((await call(server, token, 'GET', `fe/order/${order.id}`)).body).toMatchObject({
      amount: '10.00',
      version: 1,
    });
    const tags = await call(server, token, 'GET', 'fe/tag/search', { query: { filter: '{"name":"Only looked at"}' } });
    expect(tags.body).toMatchObject({ totalElements: 0 });
    // A look at a key leaves the key for the save.
    const saved = await call(server, token, 'POST', 'fe/order', {
      body: { customerId: customer.id, reference: 'Look', amount: '1' },
    });
    expect(saved.status).toBe(201);
  });

  test('derived fields, statuses and read-only fields cannot be written; sending back what is stored is no change', async () => {
    const { token } = server.person(['clerk']);
    const customer = await customerOf(token);
    const order = await orderOf(token, customer.id, { status: 'DRAFT' });
    for (const body of [{ status: 'PAID' }, { fee: '0' }, { paidWith: 'cash' }, { reference: 'OTHER' }]) {
      const refused = await call(server, token, 'PUT', `fe/order/${order.id}`, {
        body,
        headers: { 'if-match': '"1"' },
      });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ field: Object.keys(body)[0], code: 'input.readOnlyField' }] },
      });
    }
    const echoed = await call(server, token, 'PUT', `fe/order/${order.id}`, {
      body: { ...order, note: 'new' },
      headers: { 'if-match': '"1"' },
    });
    expect(echoed).toMatchObject({ status: 200, body: { note: 'new', version: 2 } });
    expect(
      await call(server, token, 'POST', 'fe/order', {
        body: { customerId: customer.id, reference: 'X1', amount: 1, status: 'PAID' },
      }),
    ).toMatchObject({ status: 422 });
  });

  test('everything wrong with an input is said at once, unknown fields among it', async () => {
    const { token } = server.person(['clerk']);
    const refused = await call(server, token, 'POST', 'fe/customer', {
      body: { name: '', number: 'a b', limit: '-1', nonsense: 1, secretHint: 'x' },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'name', code: 'input.required', title: 'Please fill up Name' }),
        expect.objectContaining({ field: 'number', code: 'input.notCode' }),
        expect.objectContaining({ field: 'limit', code: 'input.tooSmall' }),
        expect.objectContaining({ field: 'nonsense', code: 'input.unknownField' }),
        expect.objectContaining({ field: 'secretHint', code: 'input.unknownField' }),
      ]),
    );
  });

  test('unique keys answer their declared refusal, at their field', async () => {
    const { token } = server.person(['clerk']);
    const customer = await customerOf(token, { number: 'SAME' });
    expect(await call(server, token, 'POST', 'fe/customer', { body: { name: 'B', number: 'same' } })).toMatchObject({
      status: 409,
      body: { code: 'request.duplicateCode', errors: [{ field: 'number' }] },
    });
    await orderOf(token, customer.id, { reference: 'ONE' });
    expect(
      await call(server, token, 'POST', 'fe/order', { body: { customerId: customer.id, reference: 'ONE', amount: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'shop.sameReference' } });
  });

  test('what is in use is not deleted', async () => {
    const { token } = server.person(['clerk']);
    const customer = await customerOf(token);
    await orderOf(token, customer.id);
    expect(await call(server, token, 'DELETE', `fe/customer/${customer.id}`)).toMatchObject({
      status: 409,
      body: { code: 'request.stillUsed', title: 'This is used elsewhere and cannot be deleted.' },
    });
  });

  test('a masked bank part sent back is no change; history tells it masked, and leaves out what is hidden', async () => {
    const { token } = server.person(['clerk']);
    const customer = await customerOf(token, { iban: 'FR7630006000011234567890189', limit: '5' });
    const saved = await call(server, token, 'PUT', `fe/customer/${customer.id}`, {
      body: { ...customer, name: 'Anna' },
    });
    expect(saved.body).toMatchObject({ iban: '•••• 0189', name: 'Anna', version: 2 });
    const { body } = await call(server, token, 'GET', `fe/customer/${customer.id}/history`);
    expect(body.content).toMatchObject([
      { version: 2, deed: 'update', changes: { name: ['Ann', 'Anna'] } },
      { version: 1, deed: 'create' },
    ]);
    expect(JSON.stringify(body)).not.toContain('30006000011234567890');
  });
});

describe('access', () => {
  test('a record of another tenant and one that never was answer alike, on every call', async () => {
    const { token } = server.person(['clerk']);
    const stranger = server.person(['clerk']);
    const customer = await customerOf(token);
    const order = await orderOf(token, customer.id);
    const without = ({ traceId: _, ...rest }: Record<string, unknown>) => rest;
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/submit'],
      ['POST', '/remind'],
      ['GET', '/history'],
    ] as const) {
      const answers = await Promise.all(
        [order.id, randomUUID(), 'not-an-id'].map((id) =>
          call(server, stranger.token, method, `fe/order/${id}${path}`, {
            headers: { 'if-match': '"1"' },
            ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
          }),
        ),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(without(answer.body)).toEqual({
          type: 'urn:homeport:problem:request.notFound',
          title: 'Item does not exist.',
          status: 404,
          code: 'request.notFound',
        });
      }
    }
  });

  test('ids inside bodies go through the same loader', async () => {
    const { token } = server.person(['clerk']);
    const stranger = server.person(['clerk']);
    const theirs = await customerOf(token);
    for (const customerId of [theirs.id, randomUUID()]) {
      const refused = await call(server, stranger.token, 'POST', 'fe/order', {
        body: { customerId, reference: 'R', amount: 1 },
      });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'customerId', code: 'input.notReference' }] },
      });
    }
    const mine = await customerOf(stranger.token);
    const order = await orderOf(stranger.token, mine.id);
    const tags = await made(token, 'fe/tag', { name: 'Theirs' });
    expect(
      await call(server, stranger.token, 'PUT', `fe/order/${order.id}`, {
        body: { tags: [tags.id] },
        headers: { 'if-match': '"1"' },
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'tags.0' }] } });
  });

  test('a caller keeps only what their filter covers, before and after a write', async () => {
    const clerk = server.person(['clerk']);
    const mine = await customerOf(clerk.token);
    const other = await customerOf(clerk.token);
    const buyer = server.person(['buyer'], { ...tenantOf(clerk), person: mine.id as string });
    const order = await orderOf(buyer.token, mine.id);
    const foreign = await orderOf(clerk.token, other.id);
    expect((await call(server, buyer.token, 'GET', 'fe/order')).body).toMatchObject({ totalElements: 1 });
    expect((await call(server, buyer.token, 'GET', `fe/order/${foreign.id}`)).status).toBe(404);
    expect(
      await call(server, buyer.token, 'POST', 'fe/order', {
        body: { customerId: other.id, reference: 'Z9', amount: 1 },
      }),
    ).toMatchObject({ status: 422 });
    expect(
      await call(server, buyer.token, 'PUT', `fe/order/${order.id}`, {
        body: { customerId: other.id },
        headers: { 'if-match': '"1"' },
      }),
    ).toMatchObject({ status: 422 });
    expect((await call(server, buyer.token, 'GET', 'fe/user')).status).toBe(403);
  });

  test('hidden fields are neither answered nor filtered, sorted, selected or written; secret ones by nobody', async () => {
    const clerk = server.person(['clerk']);
    const mine = await customerOf(clerk.token, { limit: '7' });
    const buyer = server.person(['buyer'], { ...tenantOf(clerk), person: mine.id as string });
    expect((await call(server, buyer.token, 'GET', `fe/customer/${mine.id}`)).body).not.toHaveProperty('limit');
    const codes = async (token: string, query: Record<string, string>) =>
      (await call(server, token, 'GET', 'fe/customer/search', { query })).body.code;
    expect(await codes(buyer.token, { filter: '{"limit":"7"}' })).toBe('input.unknownField');
    expect(await codes(buyer.token, { sort: 'limit,asc' })).toBe('input.badSort');
    expect(await codes(buyer.token, { fields: 'limit' })).toBe('input.unknownField');
    expect(await codes(clerk.token, { filter: '{"secretHint":"7"}' })).toBe('input.unknownField');
    expect(
      (
        await call(server, buyer.token, 'GET', 'fe/order/search', {
          query: { filter: '{"field":"customer.limit","op":"gt","value":1}' },
        })
      ).body.code,
    ).toBe('input.unknownField');
    expect(
      (
        await call(server, clerk.token, 'GET', 'fe/order/search', {
          query: { filter: '{"field":"customerId.limit","op":"gt","value":1}' },
        })
      ).body,
    ).toMatchObject({ totalElements: 0 });
  });

  test('for-tenant serves the tenants of the caller, and no others', async () => {
    const client = server.person(['clerk']);
    const manager = server.person(['clerk'], { homeTenant: randomUUID() });
    const managing = server.person(['clerk'], {
      homeTenant: manager.me.homeTenant,
      tenants: [manager.me.homeTenant, client.me.homeTenant],
    });
    const path = `for-tenant/${client.me.homeTenant}/fe/tag`;
    const tag = await made(managing.token, path, { name: 'For them' });
    expect((await call(server, client.token, 'GET', `fe/tag/${tag.id}`)).status).toBe(200);
    expect((await call(server, managing.token, 'GET', `fe/tag/${tag.id}`)).status).toBe(404);
    expect(await call(server, manager.token, 'GET', path)).toMatchObject({
      status: 404,
      body: { code: 'request.notFound' },
    });
  });

  test('nobody without a token; the answer says how to sign in', async () => {
    const answer = await call(server, undefined, 'GET', 'fe/tag');
    expect(answer).toMatchObject({ status: 401, body: { code: 'request.notSignedIn' } });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect((await call(server, 'nobody', 'GET', 'fe/tag')).status).toBe(401);
  });

  test('what the system keeps for itself has no address', async () => {
    const { token } = server.person(['clerk']);
    expect(await call(server, token, 'GET', 'fe/ledger')).toMatchObject({
      status: 404,
      body: { code: 'request.noSuchAddress' },
    });
  });
});
