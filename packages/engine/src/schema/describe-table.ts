import {
  allFields,
  type Catalogue,
  certain,
  commonFields,
  type Entity,
  type Field,
  type Filter,
  isCondition,
  isOneOf,
  snake,
} from '@homeport/grammar';
import { columnsOf } from './column-types.ts';
import { checkOf, exclusionOf } from './constraints.ts';
import { columnName, linkTableName, literal, nameOf, quoted, searchColumn, tableName, uniqueName } from './names.ts';
import type { Check, Column, ForeignKey, Index, Table, Unique } from './snapshot.ts';

/** The table of an entity and the link tables of its lists. */
export function tablesOf(entity: Entity, catalogue: Catalogue): Table[] {
  return [entityTable(entity, catalogue), ...linkTables(entity, catalogue)];
}

const isCommon = (name: string): boolean => isOneOf(commonFields, name);

const commonColumns = (isTenant: boolean): Column[] => [
  ...(isTenant ? [{ name: 'tenant_id', type: 'uuid', required: true }] : []),
  { name: 'id', type: 'uuid', required: true },
  { name: 'version', type: 'integer', required: true },
  { name: 'created', type: 'timestamptz', required: true },
  { name: 'created_by', type: 'uuid', required: true },
  { name: 'updated', type: 'timestamptz', required: true },
  { name: 'updated_by', type: 'uuid', required: true },
];

function entityTable(entity: Entity, catalogue: Catalogue): Table {
  const name = tableName(entity);
  const isTenant = entity.scope !== 'global';
  const behind = isTenant ? ['tenant_id'] : [];
  const columns = commonColumns(isTenant);
  const checks: Check[] = [{ name: nameOf(name, 'version', 'check'), expression: '"version" > 0' }];
  const foreignKeys: ForeignKey[] = [];
  for (const [fieldName, field] of declared(entity)) {
    for (const column of columnsOf(fieldName, field)) {
      if (columns.some((c) => c.name === column.name))
        throw new Error(`${entity.name}.${fieldName}: two columns of the name ${column.name}`);
      columns.push({
        name: column.name,
        type: column.type,
        ...(column.carries && isRequired(field) ? { required: true } : {}),
        ...(fillOf(field) === undefined ? {} : { fill: certain(fillOf(field)) }),
        // Fields of several columns share a stem; `was` names the stem.
        ...(field.was ? { was: `${field.was}${column.name.slice(columnName(fieldName, field).length)}` } : {}),
      });
      for (const [n, expression] of column.checks.entries()) {
        checks.push({ name: nameOf(name, column.name, n === 0 ? 'check' : `check${n + 1}`), expression });
      }
    }
    if ('to' in field && field.type !== 'refs' && !isLoose(field))
      foreignKeys.push(foreignKeyOf(entity, fieldName, field, catalogue));
  }
  const search = entity.search ?? [];
  if (search.length > 0) {
    const parts = search.map((f) => `coalesce(${quoted(mustColumn(entity, f))}, '')`);
    columns.push({ name: searchColumn, type: 'text', generated: `app.folded(${parts.join(" || ' ' || ")})` });
  }
  return {
    name,
    scope: isTenant ? 'tenant' : 'global',
    ...(entity.neverUpdated ? { neverUpdated: true } : {}),
    columns,
    primaryKey: [...behind, 'id'],
    uniques: (entity.unique ?? []).map((u): Unique => uniqueOf(entity, u.fields, u.when)),
    foreignKeys,
    checks: [...checks, ...(entity.checks ?? []).map((spec) => checkOf(entity, spec))],
    ...(entity.excludes ? { exclusions: entity.excludes.map((spec) => exclusionOf(entity, spec)) } : {}),
    indexes: indexesOf(entity, name, behind),
  };
}

const declared = (entity: Entity): [string, Field][] =>
  Object.entries(allFields(entity)).filter(([name]) => !isCommon(name));

const isRequired = (field: Field): boolean => (field.required === true && !field.derived) || field.type === 'lifecycle';

/** What rows that are already there get when the column comes: the field's initial value. */
function fillOf(field: Field): string | undefined {
  const { initial } = field;
  if (initial === undefined || initial === null) return undefined;
  return typeof initial === 'string' ? literal(initial) : String(initial);
}

function mustColumn(entity: Entity, field: string): string {
  const spec = allFields(entity)[field];
  const column = spec && columnsOf(field, spec)[0];
  if (!spec || (!column && !isCommon(field))) throw new Error(`${entity.name} has no column for ${field}`);
  return column?.name ?? snake(field);
}

/** Unique key of an entity as the database knows it; the name leads back to the declaration. */
export function uniqueOf(entity: Entity, fields: readonly string[], when?: string): Unique {
  const columns = fields.map((f) => mustColumn(entity, f));
  return {
    name: uniqueName(tableName(entity), columns),
    columns: [...(entity.scope === 'global' ? [] : ['tenant_id']), ...columns],
    ...(when === undefined ? {} : { where: quoted(mustColumn(entity, when)) }),
  };
}

function foreignKeyOf(
  entity: Entity,
  name: string,
  field: Field & { readonly to: string },
  catalogue: Catalogue,
): ForeignKey {
  const target = catalogue.entity(field.to);
  const column = columnName(name, field);
  const isComposite = target.scope !== 'global';
  if (isComposite && entity.scope === 'global')
    throw new Error(`${entity.name}.${name}: rows of all tenants cannot refer to one tenant's ${field.to}`);
  const wanted = 'onDelete' in field ? field.onDelete : undefined;
  return {
    name: nameOf(tableName(entity), column, 'fkey'),
    columns: [...(isComposite ? ['tenant_id'] : []), column],
    to: tableName(target),
    toColumns: [...(isComposite ? ['tenant_id'] : []), 'id'],
    onDelete: wanted === 'cascade' ? 'cascade' : wanted === 'clear' ? `set null (${quoted(column)})` : 'no action',
  };
}

function linkTables(entity: Entity, catalogue: Catalogue): Table[] {
  return declared(entity).flatMap(([fieldName, field]) => {
    if (field.type !== 'refs') return [];
    const target = catalogue.entity(field.to);
    if (entity.scope === 'global' || target.scope === 'global')
      throw new Error(`${entity.name}.${fieldName}: lists of relations are for tenants' records`);
    const name = linkTableName(entity, fieldName);
    return [
      {
        name,
        scope: 'tenant' as const,
        columns: [
          { name: 'tenant_id', type: 'uuid', required: true },
          { name: 'owner_id', type: 'uuid', required: true },
          { name: 'target_id', type: 'uuid', required: true },
          { name: 'position', type: 'integer', required: true },
        ],
        primaryKey: ['tenant_id', 'owner_id', 'target_id'],
        uniques: [],
        foreignKeys: [
          {
            name: nameOf(name, 'owner_fkey'),
            columns: ['tenant_id', 'owner_id'],
            to: tableName(entity),
            toColumns: ['tenant_id', 'id'],
            onDelete: 'cascade',
          },
          {
            name: nameOf(name, 'target_fkey'),
            columns: ['tenant_id', 'target_id'],
            to: tableName(target),
            toColumns: ['tenant_id', 'id'],
            onDelete: 'no action',
          },
        ],
        checks: [],
        indexes: [{ name: nameOf(name, 'target_idx'), keys: ['"tenant_id"', '"target_id"'] }],
      },
    ];
  });
}

const newest = ['"created" desc', '"id" desc'];

/** Indexes: by age, per declared search, per default order, per relation that access filters ask first, and for search. */
function indexesOf(entity: Entity, table: string, behind: readonly string[]): Index[] {
  const indexes = new Map<string, readonly string[]>();
  const add = (columns: readonly string[], keys: readonly string[]): void => {
    const name = nameOf(table, ...(columns.length > 0 ? columns : ['created']), 'idx');
    if (!indexes.has(name)) indexes.set(name, [...behind.map(quoted), ...keys]);
  };
  add([], newest);
  for (const fields of entity.indexes ?? []) {
    const columns = fields.map((f) => mustColumn(entity, f));
    add(columns, [...columns.map(quoted), ...newest]);
  }
  for (const field of relationsAskedFirst(entity)) {
    const column = mustColumn(entity, field);
    const isCovered = [...indexes.values()].some((keys) => keys[behind.length] === quoted(column));
    if (!isCovered) add([column], [quoted(column), ...newest]);
  }
  const [sort = 'created'] = (entity.sort ?? 'created,desc').split(',');
  const sortField = allFields(entity)[sort];
  if (sort !== 'created' && sortField && columnsOf(sort, sortField).length === 1 && !('to' in sortField)) {
    const column = mustColumn(entity, sort);
    add([column, 'order'], [quoted(column), '"id"']);
  }
  const btrees = [...indexes].map(([name, keys]): Index => ({ name, keys }));
  return (entity.search ?? []).length > 0
    ? [
        ...btrees,
        { name: nameOf(table, 'search_idx'), keys: [`${quoted(searchColumn)} public.gin_trgm_ops`], method: 'gin' },
      ]
    : btrees;
}

/** Whether an index holds the rows of each value of a field by their creation, the newest first. */
export function isInOrderWithin(entity: Entity, field: string): boolean {
  const behind = entity.scope === 'global' ? [] : ['tenant_id'];
  const wanted = [...[...behind, mustColumn(entity, field)].map(quoted), ...newest].join();
  return indexesOf(entity, tableName(entity), behind).some(({ keys }) => keys.join() === wanted);
}

/** Relations by which access filters look for a caller's own records, and those the database follows when a target goes. */
function relationsAskedFirst(entity: Entity): string[] {
  const asked = new Set<string>();
  const follow = (filter: Filter): void => {
    if (!isCondition(filter)) {
      for (const part of 'all' in filter ? filter.all : filter.any) follow(part);
      return;
    }
    const first = certain(filter.field.split('.')[0]);
    const field = entity.fields[first];
    if (field && 'to' in field && field.type !== 'refs') asked.add(first);
  };
  for (const grants of Object.values(entity.access)) {
    for (const { where, follows } of [grants].flat()) {
      if (where) follow(where);
      if (follows !== undefined) asked.add(follows);
    }
  }
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.type === 'ref' && (field.onDelete === 'cascade' || field.onDelete === 'clear')) asked.add(name);
  }
  return [...asked].sort();
}

/** Relations that may lead to another tenant cannot have a foreign key. */
const isLoose = (field: Field): boolean => field.type === 'ref' && field.loose === true;
