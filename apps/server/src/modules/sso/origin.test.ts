import { expect, test } from 'vitest';
import { originOf } from './origin.rules.ts';

test.each([
  ['https://move.example', null, 'https://move.example'],
  ['https://move.example', 'https://acorn.move.example', 'https://acorn.move.example'],
  ['https://move.example', 'https://move.example/login', 'https://move.example'],
  ['https://move.example', 'https://a.b.move.example', 'https://move.example'],
  ['https://move.example', 'https://evilmove.example', 'https://move.example'],
  ['https://move.example', 'https://move.example.evil.test', 'https://move.example'],
  ['https://move.example', 'http://acorn.move.example', 'https://move.example'],
  ['https://move.example', 'https://acorn.move.example:8443', 'https://move.example'],
  ['https://move.example', 'javascript:alert(1)', 'https://move.example'],
  ['http://127.0.0.1:3000', 'http://acorn.localhost:3000', 'http://acorn.localhost:3000'],
  ['http://127.0.0.1:3000', 'http://acorn.localhost:3001', 'http://127.0.0.1:3000'],
])('of %s, begun at %s: back to %s', (publicUrl, given, back) => {
  expect(originOf(publicUrl, given)).toBe(back);
});
