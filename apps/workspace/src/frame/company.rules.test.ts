import { expect, test } from 'vitest';
import { inAddress, isOutOfReach, lacksCompany } from './company.rules.ts';

const own = { id: 'own', code: 'OWN', name: 'Own', kind: 'TENANT_MC', parent: null };
const client = { id: 'client', code: 'CLIENT', name: 'Client' };
const alone = { tenant: own, tenants: [own] };
const manager = { tenant: own, tenants: [own, client] };
const record = '/workspace/cases/case-detail/1';

test('an address that names a company is not opened where the caller may not act in it', () => {
  expect(['own', 'client', 'foreign', '', undefined].map((named) => isOutOfReach(manager, named))).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect([isOutOfReach(manager, 'all'), isOutOfReach(alone, 'all')]).toEqual([false, false]);
  expect(isOutOfReach(alone, 'own')).toBe(false);
  expect(isOutOfReach(alone, 'client')).toBe(true);
});

test('whoever works for several is asked of which company a page is that an address does not name', () => {
  // Of all: the page may be of one.
  expect([lacksCompany(manager, record, 'all'), lacksCompany(alone, record, 'all')]).toEqual([true, false]);
  expect(lacksCompany(manager, record, undefined)).toBe(true);
  expect(lacksCompany(manager, record, '')).toBe(true);
  expect(lacksCompany(manager, record, 'own')).toBe(false);
  expect(lacksCompany(alone, record, undefined)).toBe(false);
  expect(lacksCompany(manager, '/workspace/profile/bin', undefined)).toBe(true);
});

test('pages of no company are not asked about', () => {
  for (const path of ['/workspace', '/workspace/', '/workspace/clients', '/workspace/profile', '/workspace/help'])
    expect(lacksCompany(manager, path, undefined)).toBe(false);
});

test('only whoever works for several has a company in every address, the own one too', () => {
  expect(inAddress(manager, 'own')).toBe('own');
  expect(inAddress(manager, 'client')).toBe('client');
  expect(inAddress(alone, 'own')).toBeUndefined();
});
