import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../tests/support/engine/shop-server.ts';
import { systemPrincipal } from './routes/open-context.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await shopServer();
});
afterAll(() => server.close());

let count = 0;
/** A clerk and a chief of one tenant, and an order of theirs. */
async function scene(amount = '10') {
  const clerk = server.person(['clerk']);
  const chief = server.person(['chief'], { homeTenant: clerk.me.homeTenant, tenants: clerk.me.tenants });
  const customer = (
    await call(server, clerk.token, 'POST', 'fe/customer', { body: { name: 'Ann', number: `N${++count}` } })
  ).body;
  const order = (
    await call(server, clerk.token, 'POST', 'fe/order', {
      body: { customerId: customer.id, reference: `O${++count}`, amount },
    })
  ).body;
  const act = (token: string, name: string, version: number, body?: unknown, headers: Record<string, string> = {}) =>
    call(server, token, 'POST', `fe/order/${order.id}/${name}`, {
      body,
      headers: { 'if-match': `"${version}"`, ...headers },
    });
  return { clerk, chief, customer, order, act };
}
const linesOf = (tenant: string) =>
  server.store.transaction(systemOf(tenant), (tx) => tx.query<{ line: string }>(sqlOf('select line from app.ledger')));
const historyOf = async (token: string, id: unknown) =>
  ((await call(server, token, 'GET', `fe/order/${id}/history`)).body.content as { deed: string }[]).map((c) => c.deed);

const sqlOf = (text: string) => sql<{ line: string }>`${sql.raw(text)}`;
const systemOf = (tenant: string) => ({ me: systemPrincipal(tenant), tenant, requestId: 'test', system: 'test' });

describe('transitions and actions', () => {
  test('a transition without work of its own is served, written to history, and says what comes next', async () => {
    const { clerk, chief, order, act } = await scene();
    const submitted = await act(clerk.token, 'submit', 1);
    expect(submitted).toMatchObject({ status: 200, body: { status: 'SUBMITTED', version: 2 } });
    expect(submitted.headers.etag).toBe('"2"');
    const approved = await act(chief.token, 'approve', 2);
    expect(approved).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
    expect((await call(server, clerk.token, 'GET', `fe/order/${order.id}`)).body.can).toContain('payOut');
    expect(await historyOf(clerk.token, order.id)).toEqual(['approve', 'submit', 'create']);
  });

  test('roles, states and guards are asked, each with its own answer', async () => {
    const { clerk, chief, act } = await scene('1000.01');
    expect(await act(chief.token, 'submit', 1)).toMatchObject({ status: 403, body: { code: 'request.notAllowed' } });
    expect(await act(clerk.token, 'approve', 1)).toMatchObject({ status: 403 });
    expect(await act(chief.token, 'approve', 1)).toMatchObject({
      status: 409,
      body: { code: 'request.wrongState', title: 'This can no longer be done: the item is Draft.' },
    });
    await act(clerk.token, 'submit', 1);
    expect(await act(chief.token, 'approve', 2)).toMatchObject({ status: 403, body: { code: 'shop.tooBig' } });
    expect(await act(clerk.token, 'expire', 2)).toMatchObject({ status: 404, body: { code: 'request.noSuchAddress' } });
  });

  test('a record whose state is closed takes no plain save and is not deleted', async () => {
    const { clerk, order, act } = await scene();
    await act(clerk.token, 'submit', 1);
    const headers = { 'if-match': '"2"' };
    expect(
      await call(server, clerk.token, 'PUT', `fe/order/${order.id}`, { body: { note: 'x' }, headers }),
    ).toMatchObject({ status: 409, body: { code: 'request.notEditable' } });
    expect(await call(server, clerk.token, 'DELETE', `fe/order/${order.id}`, { headers })).toMatchObject({
      status: 409,
      body: { code: 'request.notDeletable' },
    });
  });

  test('an action with work: proof, key, input and relations are checked, effect and status are written together', async () => {
    const { clerk, chief, act, order } = await scene();
    await act(clerk.token, 'submit', 1);
    await act(chief.token, 'approve', 2);
    const pay = (token: string, body: unknown, key?: string) =>
      act(token, 'pay-out', 3, body, key ? { 'idempotency-key': key } : {});
    const stale = server.person(['clerk'], { homeTenant: clerk.me.homeTenant, provenAt: Date.now() - 16 * 60_000 });
    expect(await pay(stale.token, { means: 'CARD' }, 'k1')).toMatchObject({
      status: 403,
      body: { code: 'request.freshSignInNeeded' },
    });
    const acting = server.person(['clerk'], { homeTenant: clerk.me.homeTenant, onBehalfBy: randomUUID() });
    expect(await pay(acting.token, { means: 'CARD' }, 'k1')).toMatchObject({
      status: 403,
      body: { code: 'request.notAllowed' },
    });
    expect(await pay(clerk.token, { means: 'CARD' })).toMatchObject({
      status: 400,
      body: { code: 'request.keyNeeded' },
    });
    expect(await pay(clerk.token, {}, 'k1')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'means', code: 'input.required', title: 'Please fill up Means' }] },
    });
    expect(await pay(clerk.token, { means: 'CARD', tag: randomUUID() }, 'k1')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'tag' }] },
    });
    expect(await pay(clerk.token, { means: 'NOTHING' }, 'k1')).toMatchObject({
      status: 409,
      body: { code: 'shop.noMoney', title: 'There is not enough money.' },
    });
    expect(await linesOf(clerk.me.homeTenant)).toEqual([]);
    expect(await pay(clerk.token, { means: 'CARD' }, 'k1')).toMatchObject({
      status: 200,
      body: { status: 'PAID', paidWith: 'CARD', version: 4 },
    });
    expect(await linesOf(clerk.me.homeTenant)).toEqual([{ line: `paid ${order.reference}` }]);
  });

  test('an action that answers more than the record, and one on no record', async () => {
    const { clerk, chief, act } = await scene('50');
    expect((await act(clerk.token, 'remind', 1)).body).toMatchObject({ sentTo: 'Ann', status: 'DRAFT', version: 1 });
    expect((await call(server, chief.token, 'POST', 'fe/order/count-all', { body: { least: '49.99' } })).body).toEqual({
      count: 1,
    });
    expect((await call(server, chief.token, 'POST', 'fe/order/count-all', { body: { least: 51 } })).body).toEqual({
      count: 0,
    });
    const buyer = server.person(['buyer'], { homeTenant: clerk.me.homeTenant });
    expect((await call(server, buyer.token, 'POST', 'fe/order/count-all', { body: {} })).status).toBe(403);
  });

  test('a refusal of a signed-in caller is written to the audit trail', async () => {
    const { clerk, chief, act } = await scene();
    await act(chief.token, 'submit', 1);
    await expect
      .poll(() =>
        server.store.transaction(systemOf(clerk.me.homeTenant), (tx) =>
          tx.query(sql`select what, result, detail, by_user from engine.audit where result = 'refused'`),
        ),
      )
      .toEqual([
        { what: 'submitOrder', result: 'refused', detail: { code: 'request.notAllowed' }, by_user: chief.me.user },
      ]);
  });
});

describe('versions', () => {
  test('428 without a version where one is needed, 412 when the record has moved on, 400 for nonsense', async () => {
    const { clerk, order, act } = await scene();
    const put = (headers: Record<string, string>) =>
      call(server, clerk.token, 'PUT', `fe/order/${order.id}`, { body: { note: 'x' }, headers });
    expect(await put({})).toMatchObject({ status: 428, body: { code: 'request.versionNeeded' } });
    expect(await put({ 'if-match': '*' })).toMatchObject({ status: 428 });
    expect(await put({ 'if-match': '"7"' })).toMatchObject({ status: 412, body: { code: 'request.changedMeanwhile' } });
    expect(await put({ 'if-match': 'seven' })).toMatchObject({ status: 400, body: { code: 'request.badVersion' } });
    expect(await put({ 'if-match': '"1"' })).toMatchObject({ status: 200 });
    expect(await act(clerk.token, 'submit', 1)).toMatchObject({ status: 412 });
    expect(await call(server, clerk.token, 'DELETE', `fe/order/${order.id}`)).toMatchObject({ status: 428 });
  });

  test('where none is needed it is still honoured', async () => {
    const { clerk, customer } = await scene();
    const put = (headers: Record<string, string>) =>
      call(server, clerk.token, 'PUT', `fe/customer/${customer.id}`, { body: { name: 'Bea' }, headers });
    expect(await put({ 'if-match': 'W/"9"' })).toMatchObject({ status: 412 });
    expect(await put({})).toMatchObject({ status: 200 });
  });
});

describe('races', () => {
  test('of fifty simultaneous approvals exactly one wins; the others are told why', async () => {
    const { clerk, chief, order, act } = await scene();
    await act(clerk.token, 'submit', 1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(chief.token, 'approve', 2)));
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    expect(answers.filter((a) => a.status !== 200).every((a) => a.status === 409 || a.status === 412)).toBe(true);
    expect(await historyOf(clerk.token, order.id)).toEqual(['approve', 'submit', 'create']);
  });

  test('of fifty simultaneous payments under keys of their own exactly one pays', async () => {
    const { clerk, chief, act } = await scene();
    await act(clerk.token, 'submit', 1);
    await act(chief.token, 'approve', 2);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        act(clerk.token, 'pay-out', 3, { means: 'CARD' }, { 'idempotency-key': `key-${i}` }),
      ),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    expect(answers.every((a) => [200, 409, 412, 422].includes(a.status))).toBe(true);
    expect(await linesOf(clerk.me.homeTenant)).toHaveLength(1);
  });

  test('of simultaneous saves on one version exactly one is kept', async () => {
    const { clerk, order } = await scene();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        call(server, clerk.token, 'PUT', `fe/order/${order.id}`, {
          body: { note: `n${i}` },
          headers: { 'if-match': '"1"' },
        }),
      ),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
  });
});

describe('idempotency', () => {
  const create = (token: string, key: string, body: object) =>
    call(server, token, 'POST', 'fe/customer', { body, headers: { 'idempotency-key': key } });

  test('the same key has its effect once and gives the first answer again, at once and later', async () => {
    const { token } = server.person(['clerk']);
    const body = { name: 'Once', number: 'ONCE' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(token, 'same', body)));
    const made = answers.filter((a) => a.status === 201);
    expect(new Set(made.map((a) => a.body.id)).size).toBe(1);
    expect(made.filter((a) => a.headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    for (const other of answers.filter((a) => a.status !== 201))
      expect(other).toMatchObject({
        status: 409,
        body: { code: 'request.keyRunning' },
        headers: { 'retry-after': '1' },
      });
    const again = await create(token, 'same', body);
    expect(again).toMatchObject({ status: 201, body: made[0]?.body, headers: { 'idempotent-replayed': 'true' } });
    expect((await call(server, token, 'GET', 'fe/customer')).body.totalElements).toBe(1);
  });

  test('the same key for another payload, another call or another caller is another matter', async () => {
    const { token, me } = server.person(['clerk']);
    expect((await create(token, 'mine', { name: 'A', number: 'A1' })).status).toBe(201);
    expect(await create(token, 'mine', { name: 'B', number: 'B1' })).toMatchObject({
      status: 422,
      body: { code: 'request.keyReused' },
    });
    const other = server.person(['clerk'], { homeTenant: me.homeTenant });
    expect((await create(other.token, 'mine', { name: 'C', number: 'C1' })).status).toBe(201);
  });

  test('a refused call leaves its key free', async () => {
    const { token } = server.person(['clerk']);
    expect((await create(token, 'retry', { name: '', number: 'A1' })).status).toBe(422);
    expect((await create(token, 'retry', { name: 'A', number: 'A1' })).status).toBe(201);
  });

  test('keys are 1 to 255 visible characters', async () => {
    const { token } = server.person(['clerk']);
    expect(await create(token, 'x'.repeat(256), { name: 'A', number: 'A1' })).toMatchObject({
      status: 400,
      body: { code: 'request.badKey' },
    });
    expect(await create(token, 'with space', { name: 'A', number: 'A1' })).toMatchObject({ status: 400 });
    expect((await create(token, 'x'.repeat(255), { name: 'A', number: 'A1' })).status).toBe(201);
  });

  test('a call with facts and a fixed path keep their answers, too; simultaneous ones have one effect', async () => {
    const { clerk, chief, customer } = await scene();
    const order = { customerId: customer.id, reference: 'KEY', amount: '5' };
    const first = await call(server, clerk.token, 'POST', 'fe/order', {
      body: order,
      headers: { 'idempotency-key': 'o' },
    });
    const second = await call(server, clerk.token, 'POST', 'fe/order', {
      body: order,
      headers: { 'idempotency-key': 'o' },
    });
    expect(second).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } });

    const credit = (key?: string) =>
      call(server, chief.token, 'POST', 'credit', {
        body: { customerId: customer.id, amount: '5' },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      });
    expect((await credit()).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => credit('c')));
    expect(new Set(answers.filter((a) => a.status === 200).map((a) => a.body.id)).size).toBe(1);
    expect(answers.every((a) => a.status === 200 || a.body.code === 'request.keyRunning')).toBe(true);
    expect(await linesOf(clerk.me.homeTenant)).toEqual([{ line: 'credit 5' }]);
  });
});
