import { type Entity, type Filter, type Grant, grantsOf } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { apartFromTheCase } from './of-a-case.data.ts';

/*
 * Four roles do not see every assignment: whatever leads to one has to be theirs as the assignment is. Their grants follow
 * the relation, or give them nothing but what they have to do with themselves.
 */
const narrowRoles = ['hr', 'approver', 'planner', 'client'] as const;
const isOfOneself = (where: Filter | undefined): boolean => JSON.stringify(where ?? null).includes('"$me.');
const isOfOpenCases = (where: Filter | undefined): boolean => JSON.stringify(where ?? null).includes('confidential');
const isBound = ({ follows, where }: Grant): boolean =>
  follows !== undefined || isOfOneself(where) || isOfOpenCases(where);

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

test('what hangs on an assignment is seen as the assignment is', () => {
  expect(found.filter((one) => !Object.hasOwn(apartFromTheCase, one))).toEqual([]);
});
test('what is apart from it still is', () => {
  expect(Object.keys(apartFromTheCase).filter((one) => !found.includes(one))).toEqual([]);
});
