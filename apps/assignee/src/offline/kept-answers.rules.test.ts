import { expect, test } from 'vitest';
import { mayKeep } from './kept-answers.rules.ts';

test.each([
  [['assignment'], true],
  [['arrival'], true],
  [['timeline', 'id'], true],
  [['expenses', 'lines', 'id'], true],
  [['diary', '2026-03'], true],
  [['expenses', 'payments'], false],
  [['expenses', 'check', 'id'], false],
  [['accounts'], false],
  [['documents', 'bytes', 'id'], false],
  [['documents', 'saved', 'me'], false],
  [['documents', 'required'], true],
  [['surveys'], true],
  [['travel', 'trips'], true],
  [['travel', 'documents'], false],
  [['me'], false],
  [['toString'], false],
  [[{}], false],
  [[], false],
])('%j is kept on the device: %s', (key, kept) => expect(mayKeep(key)).toBe(kept));
