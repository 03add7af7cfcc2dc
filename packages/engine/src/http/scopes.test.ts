import type { Entity, Route } from '@homeport/grammar';
import { expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { refuseScope } from './scopes.ts';

const about = (kind: 'list' | 'create' | 'delete') => ({ kind, entity: { name: 'order' } as Entity });
const route = (scope?: string) => ({ kind: 'route' as const, route: { ...(scope ? { scope } : {}) } as Route });
type Asked = Pick<Operation, 'about' | 'method'>;
const list: Asked = { method: 'GET', about: about('list') };
const create: Asked = { method: 'POST', about: about('create') };
const call: Asked = { method: 'GET', about: route() };
const change: Asked = { method: 'POST', about: route() };
const users: Asked = { method: 'GET', about: route('scim') };

test.each<[string, Asked, string[] | undefined, boolean]>([
  ['people have no scopes and need none', create, undefined, true],
  ['but do not come where only programs belong', users, undefined, false],
  ['reading opens lists', list, ['read'], true],
  ['and no writes', create, ['read'], false],
  ['writing opens both', list, ['write'], true],
  ['writing opens writes', create, ['write'], true],
  ['one kind of record to be read', list, ['order:read'], true],
  ['is not written', create, ['order:read'], false],
  ['one kind to be written is read as well', list, ['order:write'], true],
  ['and written', create, ['order:write'], true],
  ['another kind opens nothing here', list, ['invoice:write'], false],
  ['calls of no kind want the whole', call, ['order:read'], false],
  ['reading opens calls that only read', call, ['read'], true],
  ['and none that change', change, ['read', 'order:write'], false],
  ['a scope of its own is needed by name', users, ['read', 'write'], false],
  ['and suffices', users, ['scim'], true],
  ['it opens nothing else', list, ['scim'], false],
  ['no scope opens nothing', list, [], false],
])('%s', (_, operation, scopes, isOpen) => expect(refuseScope(operation, scopes) === undefined).toBe(isOpen));
