import {
  type Allowance,
  allFields,
  certain,
  type Entity,
  type Field,
  type Filter,
  isCondition,
  inputRefusals as no,
  operatorsOf,
  wiresOf,
} from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, latitudeColumn, linkTableName } from '../../schema/names.ts';
import { RefusedByStore } from '../refused.ts';
import { comparison, type Operand } from './comparison.ts';
import { type Asked, askedBy, comparedNow, factParam } from './conditions.ts';
import { sameTenant } from './labels.ts';
import type { Scope } from './scope.ts';
import { and, col, join, param, type Sql, table } from './statement.ts';
import { byWay, stepOf, type Told, type Way, wholeOf } from './ways.ts';

/** How a filter is followed: whose rights hold on its way, and where the values of its conditions come from. */
interface Following {
  readonly scope: Scope;
  /** A filter from outside sees of every record on its path what its caller may read, and nothing else. */
  readonly isFromOutside: boolean;
  readonly operand: (asked: Asked) => Operand | undefined;
}

/** A filter of a declaration, with its values as parameters that never change. It is trusted: relations are followed freely. */
export function declaredFilter(scope: Scope, entity: Entity, alias: string, filter: Filter): Sql {
  const operand = (asked: Asked): Operand | undefined =>
    asked.fact
      ? fromFact(scope, asked)
      : 'value' in asked
        ? { place: (type) => param(type, () => comparedNow(asked)), isMany: Array.isArray(asked.value) }
        : undefined;
  return follow({ scope, isFromOutside: false, operand }, entity, alias, filter);
}

/** A filter of a caller. Its values are read from the run, in the order of its conditions (see `shapeOf`). */
export function callersFilter(scope: Scope, entity: Entity, alias: string, filter: Filter): Sql {
  let next = 0;
  const operand = (asked: Asked): Operand | undefined => {
    if (asked.fact) return fromFact(scope, asked);
    if (!('value' in asked)) return undefined;
    const index = next++;
    return { place: (type) => param(type, (run) => run.values[index]), isMany: Array.isArray(asked.value) };
  };
  return follow({ scope, isFromOutside: true, operand }, entity, alias, filter);
}

const fromFact = ({ company }: Scope, asked: Asked): Operand => ({
  place: (type) =>
    company && asked.fact === '$me.tenant'
      ? sql`${company}::${sql.raw(type)}`
      : param(type, factParam(certain(asked.fact))),
  isMany: asked.fact === '$me.delegators' || asked.fact === '$me.audiences',
  isFact: true,
});

function follow(how: Following, entity: Entity, alias: string, filter: Told): Sql {
  if (isCondition(filter)) {
    const step = stepOf(filter);
    if (step) return through(how, entity, alias, { via: step.via, of: step.rest, whole: step.rest.whole });
    const asked = askedBy(filter);
    const operand = how.operand(asked);
    return compare(
      how,
      entity,
      alias,
      { wire: filter.field.split('.')[0] ?? '', whole: wholeOf(filter) },
      asked,
      operand,
    );
  }
  const isAll = 'all' in filter;
  // One record that fulfils both is not one record for each: of relations to many all conditions stay by themselves.
  const parts = byWay(filter, (wire) => !isAll || isToOne(entity, wire)).map((part) =>
    'via' in part ? through(how, entity, alias, part) : follow(how, entity, alias, part),
  );
  if (isAll) return parts.length === 0 ? sql`true` : sql`(${and(parts)})`;
  return parts.length === 0 ? sql`false` : sql`(${join(parts, sql` or `)})`;
}

const isToOne = (entity: Entity, wire: string): boolean => {
  const name = wiresOf(entity).get(wire) ?? wire;
  return Object.hasOwn(allFields(entity), name) && allFields(entity)[name]?.type !== 'refs';
};

/** A field that is there, and that a caller may name. */
function fieldOf(how: Following, entity: Entity, wire: string, whole: string) {
  const name = wiresOf(entity).get(wire) ?? wire;
  const field = Object.hasOwn(allFields(entity), name) ? allFields(entity)[name] : undefined;
  const isClosed = how.isFromOutside && (field?.secret || !mayName(how.scope.rights(entity), name));
  if (!field || isClosed) throw new RefusedByStore({ ...no.unknownField({ name: whole }), field: whole });
  return { name, field };
}

/** What a related record has to fulfil. A relation that is empty, or leads to what may not be seen, matches nothing. */
function through(how: Following, entity: Entity, alias: string, { via, of, whole }: Way): Sql {
  const { name, field } = fieldOf(how, entity, via, whole);
  if (!('to' in field) || !how.scope.catalogue.hasEntity(field.to))
    throw new RefusedByStore({ ...no.unknownField({ name: whole }), field: whole });
  const target = how.scope.catalogue.entity(field.to);
  const there = how.scope.alias('f');
  const inner = [follow(how, target, there, of)];
  const seen = how.scope.rights(target).deeds.read;
  if (how.isFromOutside && seen !== true) {
    if (seen === undefined) throw new RefusedByStore({ ...no.unknownField({ name: whole }), field: whole });
    inner.push(declaredFilter(how.scope, target, there, seen));
  }
  if (field.type === 'refs') {
    const link = how.scope.alias('k');
    return sql`exists (select from ${table(linkTableName(entity, name))} ${sql.ref(link)} join ${how.scope.from(target)} ${sql.ref(there)}
      on ${col(there, 'tenant_id')} = ${col(link, 'tenant_id')} and ${col(there, 'id')} = ${col(link, 'target_id')}
      where ${col(link, 'tenant_id')} = ${col(alias, 'tenant_id')} and ${col(link, 'owner_id')} = ${col(alias, 'id')} and ${and(inner)})`;
  }
  const key = sql`${sameTenant(entity, alias, target, there)}${col(there, 'id')} = ${col(alias, columnName(name, field))}`;
  return sql`exists (select from ${how.scope.from(target)} ${sql.ref(there)} where ${key} and ${and(inner)})`;
}

const mayName = (rights: Allowance, name: string): boolean =>
  rights.deeds.read !== undefined && !rights.hidden.has(name);

function compare(
  how: Following,
  entity: Entity,
  alias: string,
  { wire, whole }: { readonly wire: string; readonly whole: string },
  asked: Asked,
  operand: Operand | undefined,
): Sql {
  const { name, field } = fieldOf(how, entity, wire, whole);
  if (how.isFromOutside && !operatorsOf(field).has(asked.op)) {
    throw new RefusedByStore({ ...no.unknownOperator({ op: asked.op, name: whole }), field: whole });
  }
  if (field.type === 'refs') {
    const link = how.scope.alias('k');
    const found = comparison(
      field,
      col(link, 'target_id'),
      asked.op === 'ne' ? 'eq' : asked.op === 'nin' ? 'in' : asked.op === 'null' ? 'notNull' : asked.op,
      operand,
    );
    const exists = sql`exists (select from ${table(linkTableName(entity, name))} ${sql.ref(link)}
      where ${col(link, 'tenant_id')} = ${col(alias, 'tenant_id')} and ${col(link, 'owner_id')} = ${col(alias, 'id')} and ${found})`;
    return asked.op === 'ne' || asked.op === 'nin' || asked.op === 'null' ? sql`not ${exists}` : exists;
  }
  if (name === 'tenantId' && entity.scope === 'global') return asked.op === 'null' ? sql`true` : sql`false`;
  return comparison(field, col(alias, comparedColumn(name, field)), asked.op, operand);
}

const comparedColumn = (name: string, field: Field): string => {
  const column = columnName(name, field);
  return field.type === 'coordinates' ? latitudeColumn(column) : column;
};
