import { type Condition, type Entity, type Filter, type Grant, grantsOf, isCondition } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { apartFromTheCase } from './of-a-case.data.ts';

/*
 * Five roles do not see every assignment: whatever leads to one has to be theirs as the assignment is. Their grants follow
 * the relation, or give them nothing but what they have to do with themselves.
 */
const narrowRoles = ['caseManager', 'hr', 'approver', 'planner', 'client'] as const;
/** Facts that mean one person. Whoever delegated to somebody, an audience and a company are many. */
const persons: readonly unknown[] = ['$me.user', '$me.person', '$me.employee', '$me.family'];
/** Whether a condition lets nothing through but what has to do with the caller, or is of an assignment that is not confidential. */
const closes = ({ field, op, value }: Condition): boolean =>
  op === 'eq' && (persons.includes(value) || (/(^|\.)confidential$/.test(field) && value === false));
/** One part of what has to hold together is enough; of what may hold instead, each has to. */
const isClosed = (where: Filter): boolean =>
  isCondition(where) ? closes(where) : 'all' in where ? where.all.some(isClosed) : where.any.every(isClosed);
const isBound = ({ follows, where }: Grant): boolean =>
  follows !== undefined || (where !== undefined && isClosed(where));

/** Relations of an entity to an assignment, or to what is itself of one for sure. */
function waysToCase(entity: Entity, passed: readonly string[] = []): string[] {
  if (entity.name === 'caseDetail' || passed.includes(entity.name)) return [];
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.type !== 'ref' || !catalogue.hasEntity(field.to)) return [];
    if (field.to === 'caseDetail') return [name];
    const isOf = field.required && waysToCase(catalogue.entity(field.to), [...passed, entity.name]).length > 0;
    return isOf ? [name] : [];
  });
}
const found = catalogue.entities.flatMap((entity) => {
  const ways = waysToCase(entity);
  if (entity.internal || ways.length === 0) return [];
  return narrowRoles.flatMap((role) =>
    grantsOf(entity.access, [role]).some((grant) => !isBound(grant)) ? [`${entity.name} for ${role}`] : [],
  );
});

test('a filter is bound only where every way through it is', () => {
  const open: Filter = { field: 'status', op: 'eq', value: 'SENT' };
  const mine: Filter = { field: 'approver', op: 'eq', value: '$me.user' };
  const notConfidential: Filter = { field: 'caseDetail.confidential', op: 'eq', value: false };
  expect([mine, notConfidential, { all: [open, mine] }, { any: [mine, notConfidential] }].map(isClosed)).toEqual(
    Array(4).fill(true),
  );
  const loose: readonly Filter[] = [
    open,
    { any: [open, mine] },
    { field: 'approver', op: 'ne', value: '$me.user' },
    { field: 'caseDetail.confidential', op: 'eq', value: true },
    { field: 'audience', op: 'eq', value: '$me.audiences' },
  ];
  expect(loose.filter(isClosed)).toEqual([]);
});
test('what hangs on an assignment is seen as the assignment is', () => {
  expect(found.filter((one) => !Object.hasOwn(apartFromTheCase, one))).toEqual([]);
});
test('what is apart from it still is', () => {
  expect(Object.keys(apartFromTheCase).filter((one) => !found.includes(one))).toEqual([]);
});
