import { expect, test } from 'vitest';
import { startIn } from './start-in.rules.ts';
import { workedForMeanwhile } from './visiting.rules.ts';

const own = { id: 'own', code: 'OWN', name: 'Own', kind: 'TENANT_MC', parent: null };
const client = { id: 'client', code: 'CLIENT', name: 'Client' };
const alone = { tenant: own, tenants: [own] };
const manager = { tenant: own, tenants: [own, client] };

test('whoever works for one company starts there, whatever the address says', () => {
  expect(startIn(alone, null)).toBe('own');
  expect(startIn(alone, 'client', 'client')).toBe('own');
});

test('whoever works for several begins with all of them, or where they went last', () => {
  expect(startIn(manager, null)).toBe('all');
  expect(startIn(manager, 'all')).toBe('all');
  expect(startIn(manager, 'client', 'all')).toBe('all');
  expect(startIn(alone, null, 'all')).toBe('own');
  expect(startIn(manager, 'client')).toBe('client');
  expect(startIn(manager, 'own')).toBe('own');
});

test('an address that names a company goes before what is remembered', () => {
  expect(startIn(manager, 'client', 'own')).toBe('own');
  expect(startIn(manager, 'own', 'client')).toBe('client');
});

test('a company that is out of reach counts as none', () => {
  expect(startIn(manager, 'gone')).toBe('all');
  expect(startIn(manager, 'client', 'gone')).toBe('client');
});

test('looking at something of another company changes nothing of whom one works for', () => {
  expect(workedForMeanwhile(manager, 'own', 'client')).toBe(own);
  expect(workedForMeanwhile(manager, 'own', 'own')).toBeUndefined();
  expect(workedForMeanwhile(manager, null, 'client')).toBeUndefined();
  expect(workedForMeanwhile(manager, 'all', 'client')).toBeUndefined();
  expect(workedForMeanwhile(manager, 'gone', 'client')).toBeUndefined();
  expect(workedForMeanwhile(alone, null, 'own')).toBeUndefined();
});
