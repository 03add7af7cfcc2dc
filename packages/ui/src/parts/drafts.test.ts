// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createDrafts, draftLife, eraseDrafts } from './drafts.ts';

beforeEach(() => localStorage.clear());

test('a draft comes back for the same user only', () => {
  createDrafts('ada', localStorage).write('expense.new', { amount: '12.50' });
  expect(createDrafts('ada', localStorage).read('expense.new')?.values).toEqual({ amount: '12.50' });
  expect(createDrafts('bob', localStorage).read('expense.new')).toBeNull();
});
test('a draft lasts thirty days', () => {
  let now = 1_000_000;
  const drafts = createDrafts('ada', localStorage, () => now);
  drafts.write('note', { text: 'a' });
  now += draftLife - 1;
  expect(drafts.read('note')).not.toBeNull();
  now += 1;
  expect(drafts.read('note')).toBeNull();
  expect(localStorage.length).toBe(0);
});
test('opening somebody’s drafts sweeps the expired ones of everybody', () => {
  createDrafts('bob', localStorage, () => 0).write('old', {});
  createDrafts('ada', localStorage, () => draftLife);
  expect(localStorage.length).toBe(0);
});
test('sign-out leaves no draft of who leaves, and touches nothing else: those of others who use the device stay', () => {
  createDrafts('ada', localStorage).write('note', {});
  createDrafts('ada', localStorage).write('expense.new', {});
  createDrafts('ada2', localStorage).write('note', { text: 'mine' });
  localStorage.setItem('homeport.scheme', 'dark');
  eraseDrafts('ada', localStorage);
  expect(localStorage.length).toBe(2);
  expect(createDrafts('ada2', localStorage).read('note')?.values).toEqual({ text: 'mine' });
});
test('damaged or foreign text is no draft', () => {
  localStorage.setItem('homeport.draft.ada.note', '{"at":"yesterday"');
  expect(createDrafts('ada', localStorage).read('note')).toBeNull();
});
test('storage that is full costs the draft, not the form', () => {
  const full = new Proxy(localStorage, {
    get: (target, name) =>
      name === 'setItem'
        ? () => {
            throw new DOMException('full', 'QuotaExceededError');
          }
        : Reflect.get(target, name, target),
  });
  Object.defineProperty(full, 'length', { get: () => 0 });
  expect(() => createDrafts('ada', full).write('note', { text: 'a' })).not.toThrow();
});
