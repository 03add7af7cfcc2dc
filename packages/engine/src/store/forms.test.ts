import { expect, test } from 'vitest';
import { shop, shopCatalogue } from '../../../../tests/support/engine/shop.ts';
import type { Principal } from '../context.ts';
import type { Caller } from '../rights/caller.ts';
import { rightsOf } from '../rights/rights.ts';
import { makeVault } from './bank-parts.ts';
import { type Composing, listForm } from './forms.ts';
import { makeStatements } from './statements.ts';

const callerOf = (more: Partial<Principal>): Caller => {
  const tenant = '00000000-0000-4000-8000-000000000001';
  const who = { user: tenant, person: null, homeTenant: tenant, tenants: [tenant], locale: 'en' };
  const me = { ...who, roles: ['clerk'], delegators: [] };
  return { me: { ...me, ...more } as unknown as Principal, tenant, requestId: 'test' };
};

test('who works as somebody else is never given the statement of that person, which asks for accounts on the way', () => {
  const composing: Composing = {
    catalogue: shopCatalogue,
    statements: makeStatements(),
    vault: makeVault(['x'.repeat(32)]),
    repeatsTenant: false,
  };
  const asked = (caller: Caller) =>
    listForm(composing, caller, shop.order, rightsOf(caller, shop.order), {
      filter: { field: 'customer.name', op: 'eq', value: 'Ada' },
      sort: [],
      size: 20,
      total: 'none',
    } as never);
  expect(asked(callerOf({})).text).toContain('customer');
  expect(() => asked(callerOf({ isActedFor: true }))).toThrow();
  expect(asked(callerOf({})).text).toContain('customer');
});
