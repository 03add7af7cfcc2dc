import { type Field, type FieldOf, type Fields, wireName } from '@homeport/grammar';
import type { Operation } from '../operation.ts';
import { fieldsSchema, rolesWith, schemaName } from './entity-schemas.ts';
import { type Schema, sendSchema } from './field-schema.ts';

type Part = Readonly<Record<string, unknown>>;
const parameter = (name: string): Part => ({ $ref: `#/components/parameters/${name}` });
const response = (name: string): Part => ({ $ref: `#/components/responses/${name}` });
const schema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (of: Schema): Part => ({ 'application/json': { schema: of } });

/** The document of one operation. */
export function operationDocument(operation: Operation, tag: string, forTenant: boolean, hasPrograms: boolean): Part {
  const { about } = operation;
  return {
    operationId: forTenant ? `${operation.id}ForTenant` : operation.id,
    tags: [tag],
    summary: summaryOf(operation),
    ...securityOf(operation, hasPrograms),
    'x-permission': permissionOf(operation),
    ...(operation.limit ? { 'x-rate-group': operation.limit } : {}),
    ...proofOf(operation),
    parameters: parametersOf(operation, forTenant),
    ...bodyOf(operation),
    responses: { ...successOf(operation), ...lookOf(operation), ...failuresOf(operation) },
    ...(refusalsOf(operation).length > 0 ? { 'x-refusals': refusalsOf(operation) } : {}),
    ...(about.kind === 'action' && about.action.transition ? { 'x-transition': about.action.transition } : {}),
  };
}

/** The name of the scheme by which programs come. */
export const programs = 'apiClient';

/** People come with their session, programs with a token whose scope opens the call. */
function securityOf(operation: Operation, hasPrograms: boolean): Part {
  if (operation.isPublic) return { security: [] };
  if (!hasPrograms) return {};
  const { about } = operation;
  const isForPrograms = about.kind === 'route' && about.route.scope !== undefined;
  const scope = isForPrograms ? about.route.scope : operation.method === 'GET' ? 'read' : 'write';
  return { security: [...(isForPrograms ? [] : [{ bearer: [] }]), { [programs]: [scope] }] };
}

function summaryOf({ about }: Operation): string {
  switch (about.kind) {
    case 'list':
      return `List ${about.entity.plural}`;
    case 'search':
      return `Search ${about.entity.plural}`;
    case 'one':
      return `Get ${about.entity.label}`;
    case 'history':
      return `History of ${about.entity.label}`;
    case 'create':
      return `Create ${about.entity.label}`;
    case 'update':
      return `Update ${about.entity.label}`;
    case 'delete':
      return `Delete ${about.entity.label}`;
    case 'action':
      return `${about.action.label}: ${about.entity.label}`;
    case 'transition':
      return `${transitionOf(about)?.label ?? about.transition}: ${about.entity.label}`;
    case 'active':
      return `${about.active ? 'Activate' : 'Deactivate'} ${about.entity.label}`;
    case 'route':
      return about.route.label;
  }
}

const transitionOf = (about: Extract<Operation['about'], { kind: 'transition' }>) =>
  (about.entity.fields[about.field] as FieldOf<'lifecycle'> | undefined)?.transitions[about.transition];

/** `anyone`, `signedIn`, or the role keys that may try; filters narrow it down per record. */
function permissionOf({ about }: Operation): string | readonly string[] {
  switch (about.kind) {
    case 'list':
    case 'search':
    case 'one':
    case 'history':
      return rolesWith(about.entity, 'read');
    case 'create':
    case 'update':
    case 'delete':
      return rolesWith(about.entity, about.kind);
    case 'active':
      return rolesWith(about.entity, 'update');
    case 'transition':
      return transitionOf(about)?.by ?? [];
    case 'action': {
      const [field = '', name = ''] = (about.action.transition ?? '').split('.');
      return (
        about.action.by ?? (about.entity.fields[field] as FieldOf<'lifecycle'> | undefined)?.transitions[name]?.by ?? []
      );
    }
    case 'route':
      return about.route.who;
  }
}

function proofOf({ about }: Operation): Part {
  const proof = about.kind === 'action' ? about.action.proof : about.kind === 'route' ? about.route.proof : undefined;
  return proof ? { 'x-proof': proof } : {};
}
function refusalsOf({ about }: Operation): readonly string[] {
  return (
    (about.kind === 'action' ? about.action.refusals : about.kind === 'route' ? about.route.refusals : undefined) ?? []
  );
}

function parametersOf(operation: Operation, forTenant: boolean): Part[] {
  const { about } = operation;
  const path = operation.params.map((name) =>
    about.kind === 'route'
      ? { name, in: 'path', required: true, schema: { type: 'string', maxLength: 200 } }
      : parameter('Id'),
  );
  const query =
    about.kind === 'list' || about.kind === 'search'
      ? [
          'Filter',
          ...(about.entity.search?.length ? ['Search'] : []),
          'Page',
          'Size',
          'Sort',
          'After',
          'Fields',
          'Total',
        ].map(parameter)
      : about.kind === 'history'
        ? [parameter('Before')]
        : about.kind === 'route'
          ? queryOf(about.route.query ?? {})
          : [];
  return [
    ...(forTenant ? [parameter('TenantId')] : []),
    ...path,
    ...query,
    ...(operation.canLook ? [parameter('Look')] : []),
    ...(operation.key === 'none'
      ? []
      : [parameter(operation.key === 'required' ? 'IdempotencyKeyRequired' : 'IdempotencyKey')]),
    ...(operation.version === 'none'
      ? []
      : [parameter(operation.version === 'required' ? 'IfMatchRequired' : 'IfMatch')]),
  ];
}

const queryOf = (fields: Fields): Part[] =>
  Object.entries(fields).map(([name, f]: [string, Field]) => ({
    name: wireName(name, f),
    in: 'query',
    ...(f.required ? { required: true } : {}),
    schema: sendSchema(f),
  }));

function bodyOf(operation: Operation): Part {
  const { about } = operation;
  if (operation.takes === 'nothing') return {};
  if (operation.takes === 'file' && about.kind === 'route') {
    const { properties, required = [] } = fieldsSchema(about.route.body ?? {}, 'send') as {
      properties: Schema;
      required?: string[];
    };
    const form = {
      type: 'object',
      properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: [...required, 'file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (about.kind === 'create' || about.kind === 'update') {
    return { requestBody: { required: true, content: json(schema(`${schemaName(about.entity)}Input`)) } };
  }
  if (operation.takes === 'form' && about.kind === 'route') {
    const form = { schema: fieldsSchema(about.route.body ?? {}, 'send') };
    return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } } };
  }
  if (operation.takes === 'text' && about.kind === 'route') {
    const content = { schema: fieldsSchema(about.route.body ?? {}, 'send') };
    const types = about.route.foreign ?? [];
    return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, content])) } };
  }
  const fields = about.kind === 'action' ? about.action.input : about.kind === 'route' ? (about.route.body ?? {}) : {};
  if (Object.keys(fields).length === 0) return {};
  const isRequired = Object.values(fields).some((f) => f.required);
  return { requestBody: { ...(isRequired ? { required: true } : {}), content: json(fieldsSchema(fields, 'send')) } };
}

const etag: Part = { ETag: { $ref: '#/components/headers/ETag' } };

function successOf({ about }: Operation): Part {
  switch (about.kind) {
    case 'list':
    case 'search':
      return { '200': { description: 'A page.', content: json(schema(`${schemaName(about.entity)}Page`)) } };
    case 'history':
      return { '200': { description: 'Changes, newest first.', content: json(schema('History')) } };
    case 'create':
      return { '201': { description: 'Created.', headers: etag, content: json(schema(schemaName(about.entity))) } };
    case 'delete':
      return { '204': { description: 'Deleted.' } };
    case 'action': {
      const more = about.action.answer ? fieldsSchema(about.action.answer, 'answer') : undefined;
      if (about.action.scope === 'collection')
        return { '200': { description: 'Done.', content: json(more ?? { type: 'object' }) } };
      const record = schema(schemaName(about.entity));
      return {
        '200': { description: 'Done.', headers: etag, content: json(more ? { allOf: [record, more] } : record) },
      };
    }
    case 'route':
      return routeSuccess(about.route);
    default:
      return { '200': { description: 'The record.', headers: etag, content: json(schema(schemaName(about.entity))) } };
  }
}

const lookOf = ({ canLook }: Operation): Part =>
  canLook ? { '204': { description: 'Nothing is in the way; asked with look=true, nothing is kept.' } } : {};

function routeSuccess(route: Extract<Operation['about'], { kind: 'route' }>['route']): Part {
  if (route.raw)
    return {
      '200': { description: 'Bytes.', content: { '*/*': { schema: {} } } },
      ...(route.form ? { '303': { description: 'The browser goes on to another page.' } } : {}),
      '204': { description: 'Nothing to answer.' },
    };
  const one = route.answer ? fieldsSchema(route.answer, 'answer') : (route.shape ?? {});
  const described = route.many ? { type: 'array', items: one } : one;
  return { '200': { description: 'Done.', content: json(described) }, '204': { description: 'Nothing to answer.' } };
}

function failuresOf(operation: Operation): Part {
  const codes = ['400', '401', '403', '404', '429', '500', '503'];
  if (operation.takes !== 'nothing') codes.push('408', '413', '422');
  if (operation.method !== 'GET') codes.push('409', '415');
  if (operation.about.kind === 'route' && operation.takes === 'nothing') codes.push('422');
  if (operation.about.kind === 'list' || operation.about.kind === 'search' || operation.about.kind === 'history')
    codes.push('422');
  if (operation.version !== 'none') codes.push('412');
  if (operation.version === 'required') codes.push('428');
  if (operation.about.kind === 'delete') codes.push('422');
  const own = operation.about.kind === 'route' ? operation.about.route.failures : undefined;
  const failure = (code: string): Part =>
    own
      ? { description: 'Refused, in the form of the standard.', content: { [own.type]: { schema: own.shape } } }
      : response(`Problem${code}`);
  return Object.fromEntries([...new Set(codes)].sort().map((code) => [code, failure(code)]));
}
