import { defineEntity, text } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../operation.ts';
import { routeTable } from './route-table.ts';

const entity = defineEntity({
  name: 'thing',
  label: 'Thing',
  plural: 'Things',
  title: ['name'],
  fields: { name: text('Name') },
  access: {},
});
const operation = (method: Operation['method'], path: string, more: Partial<Operation> = {}): Operation => ({
  id: `${method} ${path}`,
  method,
  path,
  params: [],
  about: { kind: 'list', entity },
  isPublic: false,
  takes: 'nothing',
  key: 'none',
  version: 'none',
  forTenant: true,
  forPortfolio: false,
  isUrgent: false,
  serve: async () => ({ status: 200 }),
  ...more,
});
const table = routeTable([
  operation('GET', 'fe/thing'),
  operation('POST', 'fe/thing'),
  operation('GET', 'fe/thing/search'),
  operation('GET', 'fe/thing/{id}'),
  operation('POST', 'fe/thing/{id}/approve'),
  operation('POST', 'fe/thing/count'),
  operation('POST', 'auth/login', { forTenant: false, isPublic: true }),
]);
const found = (method: string, path: string): unknown => {
  const result = table.find(method, path);
  return typeof result === 'object' && 'operation' in result
    ? [result.operation.id, ...result.params, result.tenant].filter((x) => x !== undefined)
    : result;
};

describe('the route table', () => {
  test('prefers names to parameters, and falls back to them by method', () => {
    expect(found('GET', 'fe/thing/search')).toEqual(['GET fe/thing/search']);
    expect(found('GET', 'fe/thing/7')).toEqual(['GET fe/thing/{id}', '7']);
    expect(found('GET', 'fe/thing/count')).toEqual(['GET fe/thing/{id}', 'count']);
    expect(found('HEAD', 'fe/thing')).toEqual(['GET fe/thing']);
  });
  test('decodes parameters, and says when it cannot', () => {
    expect(found('GET', 'fe/thing/a%2Fb')).toEqual(['GET fe/thing/{id}', 'a/b']);
    expect(found('GET', 'fe/thing/%E0%A4')).toBe('unreadable');
  });
  test('tells a wrong method from no such path', () => {
    expect(found('DELETE', 'fe/thing')).toEqual({ allowed: ['GET', 'POST'] });
    expect(found('GET', 'fe/other')).toBe('unknown');
    expect(found('GET', 'fe/thing/')).toBe('unknown');
    expect(found('GET', 'a/'.repeat(50))).toBe('unknown');
  });
  test('serves other tenants only what knows tenants', () => {
    expect(found('GET', 'for-tenant/T/fe/thing/7')).toEqual(['GET fe/thing/{id}', '7', 'T']);
    expect(found('POST', 'for-tenant/T/auth/login')).toBe('unknown');
    expect(found('GET', 'for-tenant/T')).toBe('unknown');
  });
  test('two operations at one address stop the start', () => {
    expect(() => routeTable([operation('GET', 'a/{id}'), operation('GET', 'a/{name}')])).toThrow(/declared twice/);
  });
});
