import { certain } from '@homeport/grammar';
import { differences, resolve } from '../openapi/conforms.ts';
import type { Document } from '../openapi/document.ts';
import type { Schema } from '../openapi/field-schema.ts';
import { type BadRequest, badRequests, type OperationPart, operationsIn } from './bad-requests.ts';

/** The answer to a request, as the fuzz looks at it. */
export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}
export interface FuzzOptions {
  readonly seed: number;
  /** Requests for each operation. */
  readonly each: number;
  /** Ids that exist, so that requests reach beyond "not found". */
  readonly ids?: readonly string[];
  readonly send: (request: BadRequest) => Promise<FuzzAnswer>;
  /** Faults that are wanted (a call that is there to crash). */
  readonly except?: readonly string[];
}
export interface Fuzzed {
  readonly sent: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What broke a promise, with the request that did it. */
  readonly findings: readonly string[];
}

/**
 * Sends bad requests to every operation of a document and looks at each answer: no fault, problems in their one form, no status
 * and no shape that the document does not have.
 */
export async function fuzz(document: Document, options: FuzzOptions): Promise<Fuzzed> {
  const operations = new Map(operationsIn(document).map(({ operation }) => [operation.operationId, operation]));
  const statuses: Record<number, number> = {};
  const findings: string[] = [];
  let sent = 0;
  for (const request of badRequests(document, options)) {
    if (options.except?.includes(request.operationId)) continue;
    sent += 1;
    const answer = await options.send(request);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    for (const wrong of wrongWith(document, certain(operations.get(request.operationId)), answer)) {
      findings.push(
        `${request.method} ${request.url.slice(0, 300)} ${request.body?.slice(0, 500) ?? ''} → ${answer.status}: ${wrong}`,
      );
    }
  }
  return { sent, statuses, findings };
}

/** In what an answer differs from what the document says of its operation; a fault differs from everything. */
export function wrongWith(document: Document, { responses }: OperationPart, answer: FuzzAnswer): string[] {
  if (answer.status >= 500) return [`a fault: ${answer.body.slice(0, 300)}`];
  const given = responses[answer.status] as Schema | undefined;
  if (!given) return ['the document does not have this status'];
  const response = typeof given.$ref === 'string' ? resolve(document, given.$ref) : given;
  const content = response.content as Record<string, { schema: Schema }> | undefined;
  if (!content) return answer.body === '' ? [] : ['there is a body where none is declared'];
  const type = certain(answer.type.split(';')[0]);
  const schema = (content[type] ?? content['*/*'])?.schema;
  if (!schema) return [`the type ${type} is not declared`];
  return type.endsWith('json') ? differences(document, schema, JSON.parse(answer.body)).slice(0, 3) : [];
}
