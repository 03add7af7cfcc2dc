import { expect, test } from 'vitest';
import { type ApiClientFacts, apiClientRules, includesScope, scopesIn } from './api-client.rules.ts';

test.each<[string[], string, boolean]>([
  [['read'], 'read', true],
  [['read'], 'write', false],
  [['write'], 'read', true],
  [['read'], 'order:read', true],
  [['read'], 'order:write', false],
  [['write'], 'order:write', true],
  [['order:write'], 'order:read', true],
  [['order:read'], 'order:write', false],
  [['order:write'], 'invoice:read', false],
  [['order:read'], 'read', false],
  [['order:write'], 'write', false],
  [['write'], 'scim', false],
  [['scim'], 'scim', true],
  [['scim'], 'read', false],
])('%j includes %s: %s', (given, scope, isIn) => expect(includesScope(given, scope)).toBe(isIn));

test('scopes are words, each once', () => expect(scopesIn('  read  write read\n')).toEqual(['read', 'write']));

const check = (scopes: string, facts: Partial<ApiClientFacts> = {}) =>
  apiClientRules.spec
    .check?.({ scopes } as never, undefined, {
      kinds: ['caseDetail'],
      given: [],
      before: [],
      ...facts,
    })
    .map(({ code, field }) => [code, field]);

test.each(['read', 'write scim', 'caseDetail:read caseDetail:write'])('%s is fine', (scopes) =>
  expect(check(scopes)).toEqual([]),
);
test.each([
  '',
  'everything',
  'caseDetail',
  'caseDetail:delete',
  'nothing:read',
  'read:caseDetail',
  'caseDetail:read:x',
])('%j is refused', (scopes) => expect(check(scopes)).toEqual([['tenancy.unknownScope', 'scopes']]));
test('nobody gives a program more rights than their own', () => {
  expect(check('read', { mine: ['administrator'], given: ['master'] })).toEqual([
    ['identity.cannotSelectRole', 'roles'],
  ]);
  expect(check('read', { mine: ['administrator'], given: ['hr'] })).toEqual([]);
  expect(check('read', { mine: ['administrator'], given: ['master'], before: ['master'] })).toEqual([]);
});
