import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeTurns } from './wake-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heard: string[] = [];
const turnsOf = (perSecond: number) => {
  heard.length = 0;
  return wakeTurns<string>({ perSecond, now: () => Date.now(), tell: (page, topic) => heard.push(`${page} ${topic}`) });
};

test('while there is room a page is woken at once', () => {
  const turns = turnsOf(10);
  for (let i = 0; i < 10; i += 1) turns.wake(`page ${i}`, 'chat');
  expect(heard).toHaveLength(10);
  expect(turns.waiting).toBe(0);
});
test('above that pages have their turn, in their order, once for all that happened meanwhile', () => {
  const turns = turnsOf(10);
  for (let n = 0; n < 50; n += 1) for (let i = 0; i < 30; i += 1) turns.wake(`page ${i}`, 'chat');
  expect(heard).toHaveLength(10);
  expect(turns.waiting).toBe(30);
  vi.advanceTimersByTime(1_000);
  expect(heard.length).toBeGreaterThanOrEqual(19);
  expect(heard.length).toBeLessThanOrEqual(20);
  vi.advanceTimersByTime(2_100);
  expect(turns.waiting).toBe(0);
  expect(new Set(heard).size).toBe(30);
  expect(heard).toHaveLength(40);
});
test('nobody is forgotten: who was woken last is told last, of every topic once', () => {
  const turns = turnsOf(2);
  for (const page of ['a', 'b', 'c', 'd']) for (const topic of ['chat', 'desk', 'chat']) turns.wake(page, topic);
  vi.advanceTimersByTime(10_000);
  expect(turns.waiting).toBe(0);
  for (const page of ['a', 'b', 'c', 'd'])
    for (const topic of ['chat', 'desk']) expect(heard).toContain(`${page} ${topic}`);
  expect(heard.at(-1)?.startsWith('d')).toBe(true);
});
test('a page with more topics than a second has room for is woken all the same', () => {
  const turns = turnsOf(2);
  turns.wake('a', '0');
  for (let i = 1; i < 6; i += 1) turns.wake('a', String(i));
  vi.advanceTimersByTime(10_000);
  expect(new Set(heard).size).toBe(6);
});
test('after it was stopped nobody is woken', () => {
  const turns = turnsOf(1);
  for (const page of ['a', 'b', 'c']) turns.wake(page, 'chat');
  turns.stop();
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(['a chat']);
});
