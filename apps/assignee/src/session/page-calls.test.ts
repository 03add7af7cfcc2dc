// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { callsOf, forgetCalls, rememberCalls } from './page-calls.ts';

beforeEach(() => localStorage.clear());

test('what a page asked for is known by its address, search and all, until somebody else may use the device', () => {
  rememberCalls('/dashboard', ['udp/mai']);
  rememberCalls('/dashboard/library?word=visa', ['fe/document/search?page=0']);
  expect(callsOf('/dashboard')).toEqual(['udp/mai']);
  expect(callsOf('/dashboard/library?word=visa')).toEqual(['fe/document/search?page=0']);
  expect(callsOf('/dashboard/library')).toEqual([]);
  rememberCalls('/dashboard', ['udp/mai', 'travel/alerts']);
  expect(callsOf('/dashboard')).toEqual(['udp/mai', 'travel/alerts']);
  forgetCalls();
  expect(callsOf('/dashboard')).toEqual([]);
});

test('the addresses visited last are kept, and no page that asks for too much', () => {
  for (let n = 0; n < 20; n += 1) rememberCalls(`/dashboard/${n}`, [`fe/${n}`]);
  expect(callsOf('/dashboard/7')).toEqual([]);
  expect(callsOf('/dashboard/8')).toEqual(['fe/8']);
  rememberCalls(
    '/dashboard/8',
    Array.from({ length: 31 }, (_, n) => `fe/${n}`),
  );
  expect(callsOf('/dashboard/8')).toEqual([]);
});

test('what cannot be read, or kept, is as if nothing had been', () => {
  localStorage.setItem('homeport.calls', '{');
  expect(callsOf('/dashboard')).toEqual([]);
  rememberCalls('/dashboard', ['udp/mai']);
  expect(callsOf('/dashboard')).toEqual(['udp/mai']);
});
