import { Problem } from '@homeport/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendReceipt } from '../data/send-receipt.ts';
import { type TrayReceipt, trayStore } from '../offline/tray-store.ts';
import { dropFromTray, openTray, putInTray, retryInTray, tray } from './receipt-tray.ts';

vi.mock('../data/send-receipt.ts', () => ({ sendReceipt: vi.fn() }));
vi.mock('../offline/tray-store.ts', () => ({ trayStore: { all: vi.fn(), put: vi.fn(), remove: vi.fn() } }));
const sent = vi.mocked(sendReceipt);
const file = (name: string) => ({ name, type: 'image/jpeg', blob: new Blob(['photo']) }) as never;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const names = () => tray.get()?.map((one) => one.file.name);
const failing = (status: number, retryAfter?: number) =>
  sent.mockImplementation(() => Promise.reject(new Problem({ status, retryAfter })));

let stored: Record<string, TrayReceipt[]>;
beforeEach(async () => {
  vi.useFakeTimers();
  stored = {};
  vi.mocked(trayStore.all).mockImplementation(async (user) => stored[user] ?? []);
  vi.mocked(trayStore.put).mockResolvedValue(undefined);
  vi.mocked(trayStore.remove).mockResolvedValue(undefined);
});
afterEach(async () => {
  for (const { id } of tray.get() ?? []) await dropFromTray(id);
  vi.useRealTimers();
});
/** How often it was sent within so many seconds. */
async function sendingsIn(count: number): Promise<number> {
  const before = sent.mock.calls.length;
  await seconds(count);
  return sent.mock.calls.length - before;
}

test('a receipt that the server cannot take now is sent again after 5, 10, 20 seconds and so on, not every five', async () => {
  failing(500);
  await openTray('camille');
  await putInTray('report', [file('a.jpg')]);
  await seconds(0);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await sendingsIn(5)).toBe(1);
  expect(await sendingsIn(9)).toBe(0);
  expect(await sendingsIn(1)).toBe(1);
  expect(await sendingsIn(19)).toBe(0);
  expect(await sendingsIn(1)).toBe(1);
  expect(await sendingsIn(60 * 60)).toBeLessThanOrEqual(16);
});

test('it is not sent before the time the server asks for', async () => {
  failing(503, 120);
  await openTray('camille');
  await putInTray('report', [file('a.jpg')]);
  await seconds(0);
  expect(await sendingsIn(119)).toBe(0);
  expect(await sendingsIn(2)).toBe(1);
});

test('one that was sent before a reload and is still being worked on is asked for again at once, not as after a failure', async () => {
  const running = new Problem({ status: 409, code: 'request.keyRunning', retryAfter: 1 });
  sent.mockImplementation(() => Promise.reject(running));
  await openTray('camille');
  await putInTray('report', [file('a.jpg')]);
  await seconds(0);
  expect(await sendingsIn(4)).toBe(4);
  failing(500);
  await seconds(1);
  expect(await sendingsIn(4)).toBe(0);
  expect(await sendingsIn(1)).toBe(1);
});

test('the network that comes back, and the person, start it at once and from the shortest pause', async () => {
  failing(500);
  await openTray('camille');
  await putInTray('report', [file('a.jpg')]);
  await seconds(60);
  for (const again of [
    () => window.dispatchEvent(new Event('online')),
    () => retryInTray(tray.get()?.[0]?.id as string),
  ]) {
    const before = sent.mock.calls.length;
    again();
    await seconds(0);
    expect(sent.mock.calls.length - before).toBe(1);
    expect(await sendingsIn(5)).toBe(1);
    // The clock that ran before is stopped: only the next of the new ones sends it.
    expect(await sendingsIn(9)).toBe(0);
  }
});

test('what lies in memory of the person before is neither shown to the next one nor sent in their name', async () => {
  const abortions: unknown[] = [];
  sent.mockImplementation(
    (_file, _key, { signal }) =>
      new Promise((_done, fail) => {
        signal.addEventListener('abort', () => {
          abortions.push(signal.reason);
          fail(signal.reason);
        });
      }),
  );
  await openTray('camille');
  await putInTray('report', [file('hers-on-its-way.jpg'), file('hers-too.jpg'), file('hers-that-waits.jpg')]);
  await seconds(0);
  expect(sent).toHaveBeenCalledTimes(2);
  const hers = tray.get() ?? [];

  stored.diego = [{ id: 'his', user: 'diego', report: 'other', at: 1, file: file('his.jpg') }];
  await openTray('diego');
  await seconds(60 * 60);
  expect(names()).toEqual(['his.jpg']);
  expect(abortions).toHaveLength(2);
  expect(sent.mock.calls.slice(2).map(([{ name }]) => name)).toEqual(['his.jpg']);

  stored.camille = [...hers];
  await openTray('camille');
  expect(names()).toEqual(['hers-on-its-way.jpg', 'hers-too.jpg', 'hers-that-waits.jpg']);
});
