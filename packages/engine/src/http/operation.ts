import type { Action, Entity, Refusal, Route } from '@homeport/grammar';
import type { FastifyRequest } from 'fastify';
import type { Failure, RawAnswer, UploadedPart } from '../context.ts';
import type { Key } from '../pipeline/idempotency.ts';
import type { Caller } from '../rights/caller.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `money`: what needs fresh proof of who sits there, beyond what routes declare. */
export type LimitGroup = NonNullable<Route['limit']> | 'money';

/** One call that the server answers: a row of the route table and of the OpenAPI document. */
export interface Operation {
  /** `operationId`, unique. */
  readonly id: string;
  readonly method: Method;
  /** Under the prefix, without a leading slash; parameters as `{id}`. */
  readonly path: string;
  readonly params: readonly string[];
  readonly about: About;
  /** Nobody has to be signed in. */
  readonly isPublic: boolean;
  readonly takes: 'nothing' | 'json' | 'form' | 'file' | 'text';
  readonly limit?: LimitGroup;
  /** `optional` on every POST, `required` where money moves. */
  readonly key: 'none' | 'optional' | 'required';
  /** Accepts (or needs) If-Match. */
  readonly version: 'none' | 'optional' | 'required';
  /** With `look=true` it is only looked at what would be refused: nothing is kept. */
  readonly canLook?: boolean;
  /** Also served under `for-tenant/{tenantId}/`. */
  readonly forTenant: boolean;
  /** Also served under `for-tenant/all/`: it reads over all companies of the caller. */
  readonly forPortfolio: boolean;
  /** Gets a place when the server is full: sign-in, decisions, payments. */
  readonly isUrgent: boolean;
  /** Failures in a form of its own. */
  failure?(failure: Failure): RawAnswer;
  serve(call: Incoming): Promise<Outgoing | Refusal>;
}

/** What an operation is, for its documentation and the labels in refusals. */
export type About =
  | { readonly kind: 'list' | 'search' | 'one' | 'create' | 'update' | 'delete' | 'history'; readonly entity: Entity }
  | { readonly kind: 'action'; readonly entity: Entity; readonly action: Action }
  | { readonly kind: 'transition'; readonly entity: Entity; readonly field: string; readonly transition: string }
  | { readonly kind: 'active'; readonly entity: Entity; readonly active: boolean }
  | { readonly kind: 'route'; readonly route: Route };

/** A request, read and checked as far as all operations have in common. `caller` is only missing on public ones. */
export interface Incoming {
  readonly caller: Caller;
  readonly locale: string;
  readonly params: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly file?: UploadedPart;
  readonly version?: number;
  readonly key?: Key;
  /** Only what would be refused is asked. */
  readonly isLook?: boolean;
  readonly bearer?: string;
  readonly request: FastifyRequest;
  readonly signal: () => AbortSignal;
}

/** An answer before it is written: JSON text as it is, or bytes. */
export interface Outgoing {
  readonly status: number;
  readonly text?: string;
  readonly version?: number;
  readonly raw?: RawAnswer;
  /** Where the browser goes on to. */
  readonly location?: string;
  readonly isReplayed?: boolean;
}
