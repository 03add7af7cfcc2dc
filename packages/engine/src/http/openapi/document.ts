import { type Catalogue, filterLimits, refusalKinds } from '@homeport/grammar';
import { pageLimits } from '../../pipeline/list-input.ts';
import type { HttpConfig } from '../config.ts';
import type { Operation } from '../operation.ts';
import { togetherDocument } from '../together.ts';
import { entitySchemas } from './entity-schemas.ts';
import type { Schema } from './field-schema.ts';
import { operationDocument, programs } from './operation-document.ts';

export type Document = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of everything that is served: written from the declarations, so it cannot say anything else. */
export function openApiDocument(catalogue: Catalogue, operations: readonly Operation[], config: HttpConfig): Document {
  const paths: Record<string, Record<string, unknown>> = {};
  const tags = new Map<string, { name: string; description?: string }>();
  const hasPrograms = catalogue.routes.some(({ issues }) => issues !== undefined);
  for (const operation of operations) {
    const tag = tagOf(catalogue, operation);
    tags.set(tag, { name: tag });
    add(paths, `/${operation.path}`, operation, operationDocument(operation, tag, false, hasPrograms));
    if (operation.forTenant)
      add(
        paths,
        `/for-tenant/{tenantId}/${operation.path}`,
        operation,
        operationDocument(operation, tag, true, hasPrograms),
      );
  }
  paths['/together'] = togetherDocument;
  tags.set('calls', { name: 'calls' });
  const open = catalogue.entities.filter((e) => !e.internal);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Homeport',
      version: '1',
      description: 'Every call of the platform. Failures are problem details (RFC 9457) with a stable code.',
    },
    servers: [{ url: config.prefix }],
    security: [{ bearer: [] }],
    tags: [...tags.values()],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
        ...programScheme(catalogue, config),
      },
      parameters: parameters(),
      headers: {
        ETag: { description: 'Version of the record, for If-Match.', schema: { type: 'string', pattern: '^"\\d+"$' } },
      },
      schemas: { ...commonSchemas, ...Object.assign({}, ...open.map(entitySchemas)) },
      responses: responses(),
    },
    'x-limits': {
      body: config.limits.body,
      upload: config.limits.upload,
      depth: 32,
      filter: filterLimits,
      page: pageLimits,
    },
  };
}

/** How programs get their tokens, where a call gives them any. */
function programScheme(catalogue: Catalogue, { prefix }: HttpConfig): Readonly<Record<string, unknown>> {
  const route = catalogue.routes.find(({ issues }) => issues !== undefined);
  if (!route) return {};
  const clientCredentials = { tokenUrl: `${prefix}/${route.path}`, scopes: route.issues };
  return { [programs]: { type: 'oauth2', flows: { clientCredentials } } };
}

function add(
  paths: Record<string, Record<string, unknown>>,
  path: string,
  operation: Operation,
  document: unknown,
): void {
  const item = paths[path] ?? {};
  item[operation.method.toLowerCase()] = document;
  paths[path] = item;
}

const tagOf = (catalogue: Catalogue, { about }: Operation): string =>
  about.kind === 'route'
    ? (catalogue.domains.find((d) => d.routes.includes(about.route))?.name ?? 'calls')
    : about.entity.label;

const commonSchemas: Readonly<Record<string, Schema>> = {
  Related: {
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, label: { type: 'string' } },
    required: ['id', 'label'],
  },
  Problem: {
    type: 'object',
    properties: {
      type: { type: 'string', format: 'uri' },
      title: { type: 'string' },
      status: { type: 'integer' },
      code: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: { field: { type: 'string' }, code: { type: 'string' }, title: { type: 'string' } },
          required: ['code', 'title'],
        },
      },
      traceId: { type: 'string' },
      retryAfter: { type: 'integer', description: 'Seconds.' },
    },
    required: ['type', 'title', 'status', 'code', 'traceId'],
  },
  Filter: {
    description: 'One condition, a group of them, or the short form in which every field equals its value.',
    anyOf: [
      {
        type: 'object',
        properties: {
          field: { type: 'string' },
          op: { enum: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'lk', 'null', 'notNull'] },
          value: {},
        },
        required: ['field', 'op'],
      },
      {
        type: 'object',
        properties: { all: { type: 'array', items: { $ref: '#/components/schemas/Filter' } } },
        required: ['all'],
      },
      {
        type: 'object',
        properties: { any: { type: 'array', items: { $ref: '#/components/schemas/Filter' } } },
        required: ['any'],
      },
      { type: 'object' },
    ],
  },
  History: {
    type: 'object',
    properties: {
      content: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            version: { type: 'integer' },
            deed: { type: 'string' },
            at: { type: 'string', format: 'date-time' },
            by: { $ref: '#/components/schemas/Related' },
            onBehalfBy: { anyOf: [{ $ref: '#/components/schemas/Related' }, { type: 'null' }] },
            note: { type: ['string', 'null'] },
            changes: { type: 'object' },
          },
          required: ['version', 'deed', 'at', 'by', 'changes'],
        },
      },
    },
    required: ['content'],
  },
};

function parameters(): Readonly<Record<string, unknown>> {
  const query = (name: string, schema: Schema, description: string, more: object = {}): unknown => ({
    name,
    in: 'query',
    description,
    schema,
    ...more,
  });
  const header = (name: string, schema: Schema, description: string, required: boolean): unknown => ({
    name,
    in: 'header',
    description,
    schema,
    ...(required ? { required } : {}),
  });
  const version: Schema = { type: 'string', pattern: '^(\\*|(W/)?"\\d{1,9}")$' };
  const key: Schema = { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' };
  return {
    Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    TenantId: {
      name: 'tenantId',
      in: 'path',
      required: true,
      description:
        'A tenant of the caller; or `all`, for lists and records over all of them, each row then with its `tenantName`. Other calls need a tenant.',
      schema: { type: 'string', anyOf: [{ format: 'uuid' }, { const: 'all' }] },
    },
    Filter: {
      name: 'filter',
      in: 'query',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Filter' } } },
    },
    Search: query('search', { type: 'string', maxLength: filterLimits.text }, 'Free text.'),
    Page: query(
      'page',
      { type: 'integer', minimum: 0, default: 0 },
      `page × size may not pass ${pageLimits.offset}; further on use after.`,
    ),
    Size: query(
      'size',
      { type: 'integer', minimum: 1, maximum: pageLimits.size, default: pageLimits.initial },
      'Rows of a page. Lists that are meant as a whole come whole when no page is asked for.',
    ),
    Sort: query(
      'sort',
      { type: 'array', items: { type: 'string' }, maxItems: pageLimits.sorts },
      'field,asc or field,desc; repeatable.',
      { explode: true },
    ),
    After: query('after', { type: 'string', maxLength: pageLimits.after }, 'nextKey of the page before.'),
    Fields: query('fields', { type: 'string' }, 'Names of the fields wanted, with commas.'),
    Total: query('total', { enum: ['exact', 'capped', 'none'], default: 'exact' }, 'How exactly rows are counted.'),
    Before: query('before', { type: 'integer', minimum: 0 }, 'Only changes before this version.'),
    Look: query(
      'look',
      { type: 'boolean', enum: [true] },
      'Only answers what would be refused, all of it at once; nothing is kept. 204 where nothing is in the way.',
    ),
    IfMatch: header('If-Match', version, 'The ETag that the change is based on.', false),
    IfMatchRequired: header('If-Match', version, 'The ETag that the change is based on.', true),
    IdempotencyKey: header(
      'Idempotency-Key',
      key,
      'The same key has its effect once; the first answer is given again.',
      false,
    ),
    IdempotencyKeyRequired: header(
      'Idempotency-Key',
      key,
      'The same key has its effect once; the first answer is given again.',
      true,
    ),
  };
}

function responses(): Readonly<Record<string, unknown>> {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const statuses = new Set<number>([...Object.values(refusalKinds), 405, 408, 500]);
  const wait = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((s) => [
        `Problem${s}`,
        { description: descriptions[s] ?? 'Refused.', content, ...(s === 429 || s === 503 ? { headers: wait } : {}) },
      ]),
  );
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'The request cannot be understood.',
  401: 'Not signed in.',
  403: 'Not allowed.',
  404: 'Not there, or not for this caller.',
  405: 'Not with this method.',
  408: 'The request took too long to arrive.',
  409: 'The record is in a state, or other records are there, that do not allow it.',
  412: 'Changed meanwhile.',
  413: 'Too large.',
  415: 'Wrong content type.',
  422: 'Something in the input is wrong; errors say where.',
  428: 'If-Match is missing.',
  429: 'Too many requests.',
  500: 'A fault; the traceId leads to it.',
  503: 'Busy or not available.',
};
