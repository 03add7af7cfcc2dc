import { resolve } from '../openapi/conforms.ts';
import type { Document } from '../openapi/document.ts';
import type { Schema } from '../openapi/field-schema.ts';
import { hostileBodies, hostileTexts, hostileValues } from './hostile-values.ts';
import { type Random, randomFrom } from './random.ts';

/** A request that no honest client would send, for an operation of the document. */
export interface BadRequest {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the server's prefix, the query included. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}
export interface OperationPart {
  readonly operationId: string;
  readonly parameters?: readonly Schema[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Every operation of a document with its method and path. */
export function operationsIn(
  document: Document,
): { method: BadRequest['method']; path: string; operation: OperationPart }[] {
  return Object.entries(document.paths as Record<string, Record<string, OperationPart>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase() as BadRequest['method'],
      path,
      operation,
    })),
  );
}

/** Bad requests for every operation, the same for the same seed. */
export function* badRequests(
  document: Document,
  how: { readonly seed: number; readonly each: number; readonly ids?: readonly string[] },
): Generator<BadRequest> {
  const random = randomFrom(how.seed);
  const prefix = (document.servers as { url: string }[])[0]?.url ?? '';
  for (const { method, path, operation } of operationsIn(document)) {
    for (let i = 0; i < how.each; i += 1)
      yield badRequest(document, random, prefix, method, path, operation, how.ids ?? []);
  }
}

function badRequest(
  document: Document,
  random: Random,
  prefix: string,
  method: BadRequest['method'],
  path: string,
  operation: OperationPart,
  ids: readonly string[],
): BadRequest {
  const parameters = (operation.parameters ?? []).map(
    (p) => (typeof p.$ref === 'string' ? resolve(document, p.$ref) : p) as unknown as Parameter,
  );
  const filled = path.replace(/\{(\w+)\}/g, () =>
    encode(ids.length > 0 && random.chance(0.7) ? random.one(ids) : random.one(hostileTexts)),
  );
  const query = new URLSearchParams();
  for (const p of parameters)
    if (p.in === 'query' && random.chance(0.4)) query.append(p.name, queryValue(random, p.name));
  if (random.chance(0.1))
    query.append(random.one(hostileTexts).toWellFormed(), random.one(hostileTexts).toWellFormed());
  const headers: Record<string, string> = {};
  for (const p of parameters)
    if (p.in === 'header' && random.chance(0.8))
      headers[p.name.toLowerCase()] = random.one([
        '"1"',
        '"0"',
        '*',
        'x',
        '""',
        '"99999999999"',
        'k'.repeat(300),
        `k${random.whole(1000)}`,
      ]);
  const json = operation.requestBody?.content['application/json'];
  const takesForm = operation.requestBody?.content['multipart/form-data'] !== undefined;
  const form = operation.requestBody?.content['application/x-www-form-urlencoded'];
  let body: string | undefined;
  if (takesForm) {
    headers['content-type'] = random.one([
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'application/json',
      'text/plain',
    ]);
    body = random.one([
      '',
      '--b',
      '--b--\r\n',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="\u0000"\r\n\r\nx\r\n--b--\r\n',
    ]);
  } else if (form) {
    headers['content-type'] = random.one(['application/x-www-form-urlencoded', 'application/json', 'text/plain']);
    const sent = Object.entries(badObject(document, random, form.schema) ?? {}).map(([name, value]) => [
      name,
      String(value),
    ]);
    body = new URLSearchParams(sent as [string, string][]).toString();
  } else if (json || (method !== 'GET' && random.chance(0.3))) {
    headers['content-type'] = random.chance(0.95)
      ? 'application/json'
      : random.one(['text/plain', 'application/xml', '', 'application/json; charset=latin1']);
    body =
      json && random.chance(0.85)
        ? JSON.stringify(badObject(document, random, json.schema))
        : random.one(hostileBodies);
  }
  const search = query.toString();
  return {
    operationId: operation.operationId,
    method,
    url: `${prefix}${filled}${search === '' ? '' : `?${search}`}`,
    headers,
    ...(body === undefined ? {} : { body }),
  };
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 2000) || '%20';

function queryValue(random: Random, name: string): string {
  if (name === 'filter' && random.chance(0.8)) return JSON.stringify(badFilter(random, 0));
  if (name === 'sort')
    return random.one(['created,desc', 'id', 'nothing', ',', 'created,up', random.one(hostileTexts)]).toWellFormed();
  return random.one(hostileTexts).toWellFormed();
}

function badFilter(random: Random, depth: number): unknown {
  if (depth < 4 && random.chance(0.3))
    return {
      [random.one(['all', 'any', 'none'])]: Array.from({ length: random.whole(4) }, () => badFilter(random, depth + 1)),
    };
  const field = random.one([
    'id',
    'created',
    'createdBy',
    'createdBy.name',
    'version',
    'status',
    'name',
    'tenantId',
    'amount',
    random.one(hostileTexts),
  ]);
  return random.chance(0.3)
    ? { [field]: random.one(hostileValues) }
    : {
        field,
        op: random.one(['eq', 'ne', 'gt', 'lte', 'in', 'nin', 'lk', 'null', 'notNull', 'xx']),
        value: random.one(hostileValues),
      };
}

/** Some of the declared properties with hostile values, sometimes one that is not declared. */
function badObject(document: Document, random: Random, schema: Schema): unknown {
  if (random.chance(0.05)) return random.one(hostileValues);
  const whole = typeof schema.$ref === 'string' ? resolve(document, schema.$ref) : schema;
  const body: Record<string, unknown> = {};
  for (const name of Object.keys(whole.properties ?? {}))
    if (random.chance(0.6)) body[name] = random.one(hostileValues);
  if (random.chance(0.1)) body[random.one(hostileTexts)] = random.one(hostileValues);
  return body;
}
