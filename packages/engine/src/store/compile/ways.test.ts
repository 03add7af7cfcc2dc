import type { Filter } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { byWay } from './ways.ts';

const is = (field: string) => ({ field, op: 'eq', value: field }) as const;
const all = () => true;
/** What is asked together, as paths. */
const told = (filter: Filter, may: (wire: string) => boolean = all) =>
  byWay(filter as never, may).map((part) => ('via' in part ? [part.via, pathsOf(part.of)] : pathsOf(part)));
const pathsOf = (filter: Filter): unknown =>
  'field' in filter ? filter.field : ('all' in filter ? filter.all : filter.any).map(pathsOf);

test('conditions that follow each other along one relation are asked of it together', () => {
  expect(told({ any: [is('caseDetail.confidential'), is('caseDetail.manager'), is('status')] })).toEqual([
    ['caseDetail', ['confidential', 'manager']],
    'status',
  ]);
  expect(told({ all: [is('case.person.name'), is('case.person.email'), is('case.status')] })).toEqual([
    ['case', ['person.name', 'person.email', 'status']],
  ]);
});
test('their order stays, in which their values come: what stands between two keeps them apart', () => {
  expect(told({ any: [is('case.status'), is('name'), is('case.phase')] })).toEqual([
    ['case', 'status'],
    'name',
    ['case', 'phase'],
  ]);
});
test('the id of a relation is asked of the record itself, and of relations to many each condition stays alone', () => {
  expect(told({ all: [is('case.id'), is('case.id')] })).toEqual(['case.id', 'case.id']);
  expect(told({ all: [is('roles.code'), is('roles.kind')] }, (wire) => wire !== 'roles')).toEqual([
    'roles.code',
    'roles.kind',
  ]);
});
test('a condition knows the path that it was asked with', () => {
  expect(byWay({ any: [is('case.person.name'), is('case.status')] }, all)).toMatchObject([
    { whole: 'case.person.name', of: { any: [{ whole: 'case.person.name' }, { whole: 'case.status' }] } },
  ]);
});
