import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultConfig } from '../config.ts';
import { admission } from './admission.ts';
import { meter } from './meter.ts';

describe('a meter', () => {
  test('lets the rate through, then says how long to wait, and refills steadily', () => {
    let now = 0;
    const m = meter({ calls: 10, seconds: 10 }, () => now);
    expect(Array.from({ length: 12 }, () => m.take('a'))).toEqual([...Array(10).fill(0), 1, 1]);
    expect(m.take('b')).toBe(0);
    now = 3000;
    expect([m.take('a'), m.take('a'), m.take('a'), m.take('a')]).toEqual([0, 0, 0, 1]);
  });
});

describe('admission', () => {
  afterEach(() => void vi.useRealTimers());
  const limits = { ...defaultConfig.limits, concurrency: 40, tenantShare: 0.5 };

  test('refuses when full, with a reserve for what is urgent', () => {
    const a = admission(limits);
    for (let i = 0; i < 40; i += 1) expect(a.enter(false)).toBeUndefined();
    expect(a.enter(false)).toMatchObject({ code: 'request.busy', kind: 'unavailable', retryAfter: 1 });
    for (let i = 0; i < 10; i += 1) expect(a.enter(true)).toBeUndefined();
    expect(a.enter(true)).toMatchObject({ code: 'request.busy' });
    a.leave(undefined, 1);
    expect(a.enter(true)).toBeUndefined();
    a.stop();
  });

  test('one tenant does not get all places of a server that is more than half full', () => {
    const a = admission(limits);
    const enter = (tenant: string) => {
      const refused = a.enter(false) ?? a.enterTenant(tenant, false);
      return refused?.code;
    };
    for (let i = 0; i < 20; i += 1) expect(enter('flood')).toBeUndefined();
    expect(enter('flood')).toBe('request.tooMany');
    expect(enter('other')).toBeUndefined();
    a.stop();
  });

  test('sign-ins that wait for the hashing of passwords take no place from other calls, and do not make the server look slow', () => {
    vi.useFakeTimers();
    const a = admission(limits);
    for (let i = 0; i < 100; i += 1) expect(a.enter(true, true)).toBeUndefined();
    for (let i = 0; i < 40; i += 1) expect(a.enter(false)).toBeUndefined();
    for (let i = 0; i < 100; i += 1) a.leave(undefined, 2000, true);
    for (let i = 0; i < 40; i += 1) a.leave(undefined, 10);
    vi.advanceTimersByTime(500);
    expect(a.limit).toBe(40);
    a.stop();
  });

  test('a company with many calls leaves room for the one call of another, and one that takes long does not keep its place', async () => {
    vi.useFakeTimers();
    const a = admission({ ...limits, concurrency: 128 });
    const begun: string[] = [];
    const never = new Promise<void>(() => {});
    const call = (tenant: string): void =>
      void a.inTurn(tenant, () => {
        begun.push(tenant);
        return never;
      });
    for (let i = 0; i < 60; i += 1) call('loud');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(20);
    call('quiet');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.at(-1)).toBe('quiet');
    await vi.advanceTimersByTimeAsync(251);
    expect(begun.length).toBeGreaterThan(24);
    a.stop();
  });

  test('what a company waits for its own calls does not make the server look slow to the others', async () => {
    vi.useFakeTimers();
    const a = admission({ ...limits, concurrency: 128 });
    const call = async (): Promise<void> => {
      const began = performance.now();
      if (a.enter(false) ?? a.enterTenant('loud', false)) return;
      await a.inTurn('loud', () => new Promise((done) => setTimeout(done, 240)));
      a.leave('loud', performance.now() - began);
    };
    // Twenty at a time: the last waits six times as long as it is worked on.
    for (let round = 0; round < 4; round += 1) {
      for (let i = 0; i < 128; i += 1) void call();
      await vi.advanceTimersByTimeAsync(1500);
      expect(a.limit).toBe(128);
    }
    a.stop();
  });

  test('takes fewer calls at a time when they take long, and more again afterwards', () => {
    vi.useFakeTimers();
    const a = admission(limits);
    const busy = () => {
      for (let i = 0; i < 30; i += 1) a.enter(false);
      for (let i = 0; i < 30; i += 1) a.leave(undefined, 2000);
      vi.advanceTimersByTime(500);
    };
    busy();
    expect(a.limit).toBe(30);
    vi.advanceTimersByTime(2000);
    expect(a.limit).toBe(40);
    a.stop();
  });
});
