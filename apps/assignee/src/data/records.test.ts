import { afterEach, expect, test, vi } from 'vitest';
import { act, create, search, update } from './records.ts';

/** What a call puts into the body of its request. */
async function sentBy(work: () => Promise<unknown>): Promise<unknown> {
  const send = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', send);
  await work();
  return JSON.parse(String(send.mock.calls[0]?.[1]?.body));
}
afterEach(() => vi.unstubAllGlobals());

test('lists of reports and of their items are asked for whole: 1000 at once', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('{"content":[]}'));
  vi.stubGlobal('fetch', send);
  for (const entity of ['caseExpense', 'caseExpenseBatch']) await search(entity, {});
  for (const [address] of send.mock.calls) {
    const { searchParams } = new URL(String(address), 'http://here');
    expect([searchParams.get('page'), searchParams.get('size')]).toEqual(['0', '1000']);
  }
  expect(send).toHaveBeenCalledTimes(2);
});

test('days leave as midnight UTC because they are declared as days, texts that look like one as texts', async () => {
  const values = { expenseDate: '2026-03-02', notes: '2026-03-02' };
  const sent = { expenseDate: '2026-03-02T00:00:00Z', notes: '2026-03-02' };
  expect(await sentBy(() => create('caseExpense', values, 'k'))).toEqual(sent);
  expect(await sentBy(() => update('caseExpense', '1', values, 1))).toEqual(sent);
});
test('an account whose number looks like a day keeps it', async () => {
  const account = { accountNumber: '2026-03-02' };
  expect(await sentBy(() => create('bankDetails', account, 'k'))).toEqual(account);
});
test('the input of an action goes by the declaration of the action', async () => {
  const input = { comment: '2026-03-02' };
  expect(await sentBy(() => act('caseExpenseBatch', '1', 'submit', input))).toEqual(input);
});
