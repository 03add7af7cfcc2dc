import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** An assignment does not stand still without a reason and an author, and a block does not stand without its assignment. */
let port: Homeport;
let home: string;
let managerId: string;
let manager: string;
const today = Temporal.Now.plainDateISO('UTC');
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('BLOCKS');
  managerId = await port.user(home, 'blocks.manager', ['caseManager', 'hr']);
  manager = await port.enter(home, managerId);
  for (const [optionTypeCode, code] of [
    ['BLOCK_REASON', 'IMMIGRATION'],
    ['BLOCK_LIFTER', 'AUTHORITY'],
  ])
    await make(port.in(home), 'dataOption', { optionTypeCode, code, name: code });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = async (path: string) => (await port.call('GET', `fe/${path}`, { as: manager })).body;
const act = async (path: string, deed: string, body: object = {}) => {
  const { version } = await get(path);
  return port.call('POST', `fe/${path}/${deed}`, { as: manager, body, headers: { 'if-match': `"${version}"` } });
};
const blocksOf = async (id: string) => {
  const filter = encodeURIComponent(JSON.stringify({ field: 'caseDetail', op: 'eq', value: id }));
  return (await get(`case-block/search?filter=${filter}`)).content;
};
const active = async (): Promise<string> => {
  const { id } = await make(port.in(home), 'caseDetail');
  expect((await act(`case-detail/${id}`, 'activate')).status).toBe(200);
  return id;
};
const why = { reason: 'IMMIGRATION', waitsFor: 'AUTHORITY', notes: 'The permit.' };

test('blocking asks why, and makes the block with its author in the same step', async () => {
  const id = await active();
  expect((await act(`case-detail/${id}`, 'block')).status).toBe(422);
  expect(await blocksOf(id)).toEqual([]);
  const until = today.add({ days: 9 }).toString();
  expect((await act(`case-detail/${id}`, 'block', { ...why, expectedUntil: until })).status).toBe(200);
  const [block, ...more] = await blocksOf(id);
  expect(more).toEqual([]);
  expect(block).toMatchObject({ ...why, expectedUntil: until, status: 'BLOCKED', blockedBy: { id: managerId } });
});
test('a block that was to end before today blocks nothing', async () => {
  const id = await active();
  const past = { ...why, expectedUntil: today.subtract({ days: 2 }).toString() };
  expect((await act(`case-detail/${id}`, 'block', past)).body.code).toBe('cases.expectedInPast');
  expect((await get(`case-detail/${id}`)).status).toBe('ACTIVE');
  expect(await blocksOf(id)).toEqual([]);
});
test('unblocking asks how it was settled, and stamps the block', async () => {
  const id = await active();
  await act(`case-detail/${id}`, 'block', why);
  expect((await act(`case-detail/${id}`, 'unblock')).status).toBe(422);
  expect((await act(`case-detail/${id}`, 'unblock', { howLifted: 'It came.' })).status).toBe(200);
  const [block] = await blocksOf(id);
  expect(block).toMatchObject({ status: 'LIFTED', howLifted: 'It came.', liftedBy: { id: managerId } });
  expect(block.liftedAt).toMatch(/T/);
});
test('lifting the block lets its assignment go on', async () => {
  const id = await active();
  await act(`case-detail/${id}`, 'block', why);
  const [block] = await blocksOf(id);
  expect((await act(`case-block/${block.id}`, 'lift', { howLifted: 'It came.' })).status).toBe(200);
  expect((await get(`case-detail/${id}`)).status).toBe('ACTIVE');
  expect((await blocksOf(id))[0]).toMatchObject({ status: 'LIFTED', liftedBy: { id: managerId } });
});
test('nobody adds a block beside its assignment, or deletes one', async () => {
  const id = await active();
  const byHand = await port.call('POST', 'fe/case-block', { as: manager, body: { caseDetail: id, ...why } });
  expect(byHand.status).toBe(403);
  await act(`case-detail/${id}`, 'block', why);
  const [block] = await blocksOf(id);
  expect(block.can).not.toContain('delete');
});
test('a hold has a reason, an author and a moment until it is resumed', async () => {
  const id = await active();
  expect((await act(`case-detail/${id}`, 'hold')).status).toBe(422);
  await act(`case-detail/${id}`, 'hold', { reason: 'Budget.' });
  const held = await get(`case-detail/${id}`);
  expect(held).toMatchObject({ status: 'ON_HOLD', onHoldReason: 'Budget.', onHoldBy: { id: managerId } });
  expect(held.onHoldSince).toMatch(/T/);
  await act(`case-detail/${id}`, 'resume');
  expect(await get(`case-detail/${id}`)).toMatchObject({ status: 'ACTIVE', onHoldReason: null, onHoldBy: null });
});
test('many are blocked at once for one reason, each with a block of its own', async () => {
  const ids = [await active(), await active()];
  const { body } = await port.call('POST', 'bulk/caseDetail', {
    as: manager,
    body: { deed: 'block', changes: why, rows: ids.map((id) => ({ id })) },
  });
  expect(body.results.filter((one: { problem?: string }) => one.problem !== undefined)).toEqual([]);
  for (const id of ids) expect(await blocksOf(id)).toMatchObject([{ ...why, blockedBy: { id: managerId } }]);
});
