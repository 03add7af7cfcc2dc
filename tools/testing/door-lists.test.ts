import { expect, test } from 'vitest';
import { exportsOf, handOn, takenThrough, withTypes } from './door-lists.ts';
import { judgeDoors } from './door-rules.ts';

const names = (text: string) =>
  exportsOf({ path: 'pay.ts', text }).map(({ name, isType }) => (isType ? `type ${name}` : name));

test('what a file exports is told by name, a type as such and an overloaded function once', () => {
  const text = [
    'export interface Wage {}',
    'export type Hours = number;',
    'export const a = 1, b = 2;',
    'export function pay(one: Wage): void;',
    'export function pay(): void {}',
    'export class Purse {}',
    "export { c as d, type E } from './other.ts';",
    'const inner = 3;',
  ];
  expect(names(text.join('\n'))).toEqual(['type Wage', 'type Hours', 'a', 'b', 'pay', 'Purse', 'd', 'type E']);
});

test('a name that is both a type and a value is handed on as the value', () => {
  expect(names('export const tone = 1;\nexport type tone = number;')).toEqual(['tone']);
});

test('whoever takes a name may name the types it speaks of, and theirs, but not what a function does inside', () => {
  const text = [
    'interface Hidden {}',
    'export interface Coin { worth: Worth }',
    'export interface Worth extends Base {}',
    'export interface Base {}',
    'export interface Inner {}',
    'export function pay(coin: Coin): Hidden { const one: Inner = {}; return one; }',
  ];
  const exported = exportsOf({ path: 'pay.ts', text: text.join('\n') });
  expect([...withTypes(new Set(['pay']), exported)]).toEqual(['pay', 'Coin', 'Worth', 'Base']);
});

test('what is taken through a door is told whichever way it is taken, types too', () => {
  const source = (path: string, text: string) => ({ path, text });
  const taken = takenThrough(
    [
      source('a.ts', "import { pay, type Coin as Piece } from './door.ts';\nimport type { Hours } from './door.ts';"),
      source('b.ts', "export { refund } from './door.ts';\nimport { other } from './elsewhere.ts';"),
      source('c.ts', "const { late } = await import('./door.ts');\nimport('./door.ts').then((it) => it.later);"),
    ],
    (specifier) => (specifier === './door.ts' ? 'door.ts' : undefined),
  );
  expect([...taken.keys()]).toEqual(['door.ts']);
  expect([...(taken.get('door.ts') ?? [])].sort()).toEqual(['Coin', 'Hours', 'late', 'later', 'pay', 'refund']);
});

test('a door that is taken as a whole is refused: nobody could say what of it is used', () => {
  const whole = [{ path: 'a.ts', text: "import * as door from './door.ts';" }];
  expect(() => takenThrough(whole, (specifier) => specifier)).toThrow('a.ts takes all of ./door.ts');
});

test('a door hands on names in their order, and types alone by export type', () => {
  const exported = (name: string, isType: boolean) => ({ name, isType, speaksOf: new Set<string>() });
  expect(handOn('pay.ts', [exported('pay', false), exported('Coin', true)])).toBe(
    "export { type Coin, pay } from './pay.ts';",
  );
  expect(handOn('pay.ts', [exported('Coin', true)])).toBe("export type { Coin } from './pay.ts';");
  expect(handOn('pay.ts', [])).toBeUndefined();
});

test('a value that a door hands on and nobody takes is told; a type may be there for those who take the value', () => {
  const door = {
    path: 'packages/engine/src/store/index.ts',
    text: "export { idle, open, type Store } from './store.ts';",
  };
  const user = { path: 'apps/server/src/main.ts', text: "import { open } from '@homeport/engine/store';" };
  expect(judgeDoors([door, user])).toEqual(['packages/engine/src/store/index.ts: nobody takes idle']);
});
