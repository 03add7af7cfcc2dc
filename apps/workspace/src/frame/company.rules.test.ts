import { expect, test } from 'vitest';
import { inAddress, wayOf } from './company.rules.ts';

const own = { id: 'own', code: 'OWN', name: 'Own', kind: 'TENANT_MC', parent: null };
const client = { id: 'client', code: 'CLIENT', name: 'Client' };
const alone = { tenant: own, tenants: [own] };
const manager = { tenant: own, tenants: [own, client] };
const record = '/workspace/cases/case-detail/1';
const open = (tenant: string) => ({ to: 'open', tenant });

test('an address that names a company opens there, and not at all where the caller may not act in it', () => {
  expect(wayOf(manager, 'own', { path: record, named: 'client' })).toEqual(open('client'));
  expect(wayOf(manager, 'own', { path: record, named: 'foreign' })).toEqual({ to: 'refuse' });
  expect(wayOf(alone, null, { path: record, named: 'own' })).toEqual(open('own'));
  expect(wayOf(alone, null, { path: record, named: 'client' })).toEqual({ to: 'refuse' });
});

test('an address without a company leads to the one worked for last, and asks where none is known', () => {
  expect(wayOf(manager, 'client', { path: record, named: undefined })).toEqual({ to: 'last', tenant: 'client' });
  expect(wayOf(manager, 'own', { path: record, named: '' })).toEqual({ to: 'last', tenant: 'own' });
  expect(wayOf(manager, null, { path: record, named: undefined })).toEqual({ to: 'ask' });
  expect(wayOf(manager, 'lost meanwhile', { path: record, named: undefined })).toEqual({ to: 'ask' });
  expect(wayOf(alone, null, { path: record, named: undefined })).toEqual(open('own'));
});

test('pages of no company are not asked about', () => {
  for (const path of ['/workspace', '/workspace/', '/workspace/clients', '/workspace/profile', '/workspace/help'])
    expect(wayOf(manager, null, { path, named: undefined })).toEqual(open('own'));
  expect(wayOf(manager, 'client', { path: '/workspace/profile', named: undefined })).toEqual(open('client'));
});

test('only whoever works for several has a company in every address, the own one too', () => {
  expect(inAddress(manager, 'own')).toBe('own');
  expect(inAddress(manager, 'client')).toBe('client');
  expect(inAddress(alone, 'own')).toBeUndefined();
});
