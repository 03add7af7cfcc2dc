import { Problem } from '@homeport/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { lookAgain } from './look-again.ts';

const busy = new Problem({ status: 503 });

test('wake-ups while a query is asked make it asked once more, and never let it starve', async () => {
  const queries = new QueryClient();
  const waiting: (() => void)[] = [];
  let asked = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['chat', 'c'],
    queryFn: ({ signal }) => {
      asked += 1;
      const mine = asked;
      return new Promise<number>((done, fail) => {
        signal.addEventListener('abort', () => fail(new Error('begun afresh')));
        waiting.push(() => done(mine));
      });
    },
  });
  const shown: (number | undefined)[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data));
  const answer = async () => {
    waiting.shift()?.();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await new Promise((done) => setTimeout(done));
  };
  await answer();
  const wake = lookAgain(queries);
  for (let time = 0; time < 50; time += 1) wake(['chat', 'c']);
  expect(asked).toBe(2);
  await answer();
  expect(shown.at(-1)).toBe(2);
  expect(asked).toBe(3);
  await answer();
  expect(shown.at(-1)).toBe(3);
  expect(asked).toBe(3);
  stop();
});

test('what a busy server could not answer is asked again by itself, at a time of each page’s own', async () => {
  vi.useFakeTimers();
  try {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const answers: (number | Problem)[] = [1, busy, busy, 2];
    const observer = new QueryObserver(queries, {
      queryKey: ['chat', 'c'],
      queryFn: async () => {
        const next = answers.shift() ?? 0;
        if (next instanceof Problem) throw next;
        return next;
      },
    });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    lookAgain(queries)(['chat', 'c']);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ data: 1, status: 'error' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(observer.getCurrentResult()).toMatchObject({ data: 2, status: 'success' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toEqual([]);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
test('a refusal is final, and what nobody looks at any more is left alone', async () => {
  vi.useFakeTimers();
  try {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let asked = 0;
    const failing = (problem: Problem) =>
      new QueryObserver(queries, {
        queryKey: [problem.status],
        queryFn: () => {
          asked += 1;
          return Promise.reject(problem);
        },
      }).subscribe(() => undefined);
    const stopRefused = failing(new Problem({ status: 403 }));
    await vi.advanceTimersByTimeAsync(0);
    lookAgain(queries)([403]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(2);
    stopRefused();
    const stopBusy = failing(busy);
    await vi.advanceTimersByTimeAsync(0);
    lookAgain(queries)([503]);
    await vi.advanceTimersByTimeAsync(0);
    stopBusy();
    const before = asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});
