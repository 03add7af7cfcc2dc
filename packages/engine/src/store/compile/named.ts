import { type Allowance, allFields, type Entity, type Filter } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, searchColumn } from '../../schema/names.ts';
import { declaredFilter } from './filter.ts';
import type { Scope } from './scope.ts';
import { and, col, foldedOnce, input, param, type Sql } from './statement.ts';

/** A relation by whose name a record is looked for: an expense by who made it, an invoice by its supplier. */
export interface NamedRelation {
  readonly column: string;
  readonly target: Entity;
  /** Which of the records it leads to the reader sees. */
  readonly seen: Filter | true;
  /** The relation that names what it leads to: an employee is called as the person is. */
  readonly by?: NamedRelation;
}

/** A word that more people have than this says nothing about whose records are meant: only the records' own texts are looked at. */
const mostNamed = 300;

/**
 * The relations of a list whose names its search looks through: those that it shows, that lead to people or companies (what is named is
 * what is `alike`), and that an index holds. What the reader may not see is not searched, or its name could be guessed.
 */
export function namedRelations(scope: Scope, entity: Entity, allowance: Allowance): readonly NamedRelation[] {
  return (entity.list ?? []).flatMap((name) => {
    const isHeld = entity.indexes?.some(([begin]) => begin === name) === true;
    const found = isHeld ? named(scope, entity, allowance, name) : undefined;
    return found ? [found] : [];
  });
}

function named(scope: Scope, entity: Entity, allowance: Allowance, name: string): NamedRelation | undefined {
  const field = allFields(entity)[name];
  if (!field || !('to' in field) || field.type === 'refs' || allowance.hidden.has(name)) return undefined;
  if (!scope.catalogue.hasEntity(field.to)) return undefined;
  const target = scope.catalogue.entity(field.to);
  const rights = scope.rights(target);
  const seen = rights.deeds.read;
  if (seen === undefined) return undefined;
  const relation = { column: columnName(name, field), target, seen };
  if (target.alike !== undefined && target.search?.length)
    return target.search.some((searched) => rights.hidden.has(searched)) ? undefined : relation;
  // One further, and no more: what is named by somebody is called as they are.
  const [title, ...others] = target.title;
  if (title === undefined || others.length > 0 || target === entity) return undefined;
  const by = target.indexes?.some(([begin]) => begin === title) ? named(scope, target, rights, title) : undefined;
  return by && by.by === undefined ? { ...relation, by } : undefined;
}

/** The searched text of a record has a word; one that the index of words does not know is kept from it. */
export const hasWord = (alias: string, word: number, isIndexed: boolean): Sql => {
  const text = isIndexed ? col(alias, searchColumn) : sql`(${col(alias, searchColumn)} || '')`;
  return sql`${text} like ${foldedOnce(input(`word${word}`, 'text'))}`;
};

/**
 * The relation leads to somebody who has the word in their name. Who that is, is asked once for the whole statement; as a list of ids it can
 * be looked up in the index of the relation beside the index of words.
 */
export function isCalled(scope: Scope, relation: NamedRelation, word: number, isIndexed: boolean): Sql {
  const people = calledSo(scope, relation, word, isIndexed);
  return sql`${col('t', relation.column)} = any((select case when count(*) <= ${sql.lit(mostNamed)} then array_agg(id) end from (${people}) called)::uuid[])`;
}

/** The ids of those who are called so, and seen by the reader; one more than are asked for. */
function calledSo(scope: Scope, { target, seen, by }: NamedRelation, word: number, isIndexed: boolean): Sql {
  const there = scope.alias('n');
  const conditions = [
    ...(scope.repeatsTenant && target.scope !== 'global'
      ? [sql`${col(there, 'tenant_id')} = ${param('uuid', (run) => run.caller.tenant)}`]
      : []),
    ...(seen === true ? [] : [declaredFilter(scope, target, there, seen)]),
    by ? sql`${col(there, by.column)} in (${calledSo(scope, by, word, isIndexed)})` : hasWord(there, word, isIndexed),
  ];
  return sql`select ${col(there, 'id')} from ${scope.from(target)} ${sql.ref(there)} where ${and(conditions)} limit ${sql.lit(mostNamed + 1)}`;
}
