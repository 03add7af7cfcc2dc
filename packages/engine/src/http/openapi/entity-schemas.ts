import { type Access, allFields, type Entity, type Fields, type Grant, isNeeded, wireName } from '@homeport/grammar';
import { answerSchema, type Schema, sendSchema } from './field-schema.ts';

/** `caseExpenseBatch` → `CaseExpenseBatch`. */
export const schemaName = (entity: Entity): string => entity.name.charAt(0).toUpperCase() + entity.name.slice(1);

/** The schemas of an entity: its record as answered, a page of them, and what create and update accept. */
export function entitySchemas(entity: Entity): Readonly<Record<string, Schema>> {
  const name = schemaName(entity);
  return {
    [name]: recordSchema(entity),
    [`${name}Page`]: pageSchema(name),
    [`${name}Input`]: inputSchema(entity),
  };
}

function recordSchema(entity: Entity): Schema {
  const properties: Record<string, Schema> = {};
  for (const [field, spec] of Object.entries(allFields(entity))) {
    if (spec.secret) continue;
    const seenBy = visibleTo(entity.access, field);
    const isCommon = !(field in entity.fields) && field !== 'active';
    const schema = isCommon && field === 'id' ? { type: 'string', format: 'uuid' } : answerSchema(spec);
    properties[wireName(field, spec)] = { ...schema, ...(seenBy ? { 'x-visible-to': seenBy } : {}) };
  }
  properties.can = {
    type: 'array',
    items: { type: 'string' },
    description: 'What the caller may do with this record.',
  };
  return { type: 'object', title: entity.label, properties, required: ['id', 'version'] };
}

const pageSchema = (name: string): Schema => ({
  type: 'object',
  properties: {
    content: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
    totalElements: { type: ['integer', 'null'] },
    totalIsCapped: { type: 'boolean' },
    nextKey: { type: ['string', 'null'] },
    page: { type: ['integer', 'null'] },
    size: { type: 'integer' },
  },
  required: ['content', 'totalElements'],
});

function inputSchema(entity: Entity): Schema {
  const properties: Record<string, Schema> = { id: { type: 'string', format: 'uuid' } };
  const required: string[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.derived || field.readOnly || field.secret || field.type === 'lifecycle') continue;
    const seenBy = visibleTo(entity.access, name);
    properties[wireName(name, field)] = {
      ...sendSchema(field),
      ...(seenBy ? { 'x-visible-to': seenBy } : {}),
      ...(field.fixed ? { 'x-fixed': true } : {}),
    };
    if (isNeeded(field)) required.push(wireName(name, field));
  }
  if (entity.canDeactivate) properties.active = { type: 'boolean' };
  return {
    type: 'object',
    description: 'Create wants the fields listed under x-required-on-create; update takes any of them.',
    properties,
    'x-required-on-create': required,
  };
}

/** An object of declared fields: an action's input, a route's body, an answer. */
export function fieldsSchema(fields: Fields, how: 'send' | 'answer'): Schema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, f]) => f.required).map(([name, f]) => wireName(name, f));
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, f]) => [wireName(name, f), how === 'send' ? sendSchema(f) : answerSchema(f)]),
    ),
    ...(required.length > 0 ? { required } : {}),
    ...(how === 'send' ? { additionalProperties: false } : {}),
  };
}

const grantsOf = (access: Access): [string, Grant[]][] =>
  Object.entries(access).map(([role, g]) => [role, Array.isArray(g) ? g : [g]]);
const gives = (grant: Grant, deed: Grant['do'][number]): boolean =>
  grant.do === 'everything' || grant.do.includes(deed as never);

/** Role keys that have a deed, whatever the filter. */
export const rolesWith = (entity: Entity, deed: 'read' | 'create' | 'update' | 'delete'): string[] =>
  grantsOf(entity.access)
    .filter(([, grants]) => grants.some((g) => gives(g, deed)))
    .map(([role]) => role);

/** Role keys that see a field, when some who read the entity do not. */
function visibleTo(access: Access, field: string): string[] | undefined {
  const readers = grantsOf(access)
    .map(([role, grants]) => [role, grants.filter((g) => gives(g, 'read'))] as const)
    .filter(([, grants]) => grants.length > 0);
  const seeing = readers.filter(([, grants]) => grants.some((g) => !g.hide?.includes(field)));
  return seeing.length === readers.length ? undefined : seeing.map(([role]) => role);
}
