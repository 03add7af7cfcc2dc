import type { Entity } from './entity.ts';
import type { Fields } from './fields/field.ts';
import type { Filter } from './filter.ts';
import type { Proof } from './proof.ts';
import type { RecordOf, SendOf, ValuesOf } from './record.ts';

export interface ActionSpec<I extends Fields = Fields, A extends Fields = Fields, O extends Fields = Fields> {
  /** camelCase, imperative; the path is `fe/{entity}/{id}/{kebab}` or, for `collection`, `fe/{entity}/{kebab}`. */
  readonly name: string;
  /** The entity's name. */
  readonly on: string;
  readonly label: string;
  /** Works on one record (default) or on none (`collection`). */
  readonly scope?: 'record' | 'collection';
  readonly input: I;
  /** Fields of the answer beside the record itself. */
  readonly answer?: A;
  /** Transition of the entity that this action performs, as `field.name`; from, guards and roles come from there. */
  readonly transition?: string;
  /** Role keys, for actions without a transition. */
  readonly by?: readonly string[];
  readonly where?: Filter;
  /**
   * Elsewhere it makes no sense and is not offered (a sign-in that is not locked is not unlocked). Whoever asks for it all the
   * same hears the reason from its handler, one of `refusals`.
   */
  readonly offered?: Filter;
  readonly proof?: Proof;
  /** Idempotency-Key is required (money moves). */
  readonly once?: boolean;
  /** Codes of the refusals it may answer beside the general ones. */
  readonly refusals?: readonly string[];
  /** Phantom: the fields of the entity it is on. */
  readonly $of?: O;
}
export type Action<I extends Fields = Fields, A extends Fields = Fields, O extends Fields = Fields> = ActionSpec<
  I,
  A,
  O
>;

/** The name of an entity that has these fields. */
export type TypedName<O extends Fields> = string & { readonly $of?: O };
/**
 * The name of an entity with its type: `typedName<typeof caseDetail>('caseDetail')`, with a type-only import. For actions that
 * an application runs without its declarations coming along.
 */
export const typedName = <E extends Entity>(name: string): TypedName<E['fields']> => name;

/** Declares a named action. The server must have a handler for it, or it does not start. */
export function defineAction<
  const I extends Fields,
  const A extends Fields = Record<never, never>,
  O extends Fields = Fields,
>(spec: Omit<ActionSpec<I, A, O>, 'on' | '$of'> & { readonly on: Entity<O> | TypedName<O> }): Action<I, A, O> {
  return { ...spec, on: typeof spec.on === 'string' ? spec.on : spec.on.name };
}
export type ActionInput<X extends Action> = ValuesOf<X['input']>;
export type ActionSend<X extends Action> = SendOf<X['input']>;
/** The record that an action works on. */
export type ActionRecord<X extends Action> =
  X extends ActionSpec<infer _I, infer _A, infer O> ? RecordOf<Entity<O>> : never;

/** Who may make a call with a fixed path. */
export type Who = 'anyone' | 'signedIn' | readonly string[];

export interface RouteSpec<Q extends Fields = Fields, B extends Fields = Fields, A = unknown, W extends Who = Who> {
  readonly name: string;
  readonly label: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the prefix, without a leading slash; parameters as `{id}`. */
  readonly path: string;
  /** `anyone`, `signedIn`, or the role keys. */
  readonly who: W;
  /**
   * The entity whose records it shows or changes in its own way: closed to whom a company has narrowed these records for. The
   * one that its path begins with unless said otherwise; null: everybody's own affairs, or it asks for rights itself.
   */
  readonly about?: string | null;
  /** It may be called in a preview, where nothing else is but reading: it ends it. */
  readonly leavesPreview?: boolean;
  /** It can be asked over all companies of the caller at once: a GET that reads through `records` only. */
  readonly portfolio?: boolean;
  readonly query?: Q;
  readonly body?: B;
  /** The body is multipart with one file part named `file`; `body` are its other parts. */
  readonly upload?: boolean;
  /** The body comes from a page of another site as `application/x-www-form-urlencoded`. */
  readonly form?: boolean;
  /**
   * The call follows a standard of its own (OAuth, SCIM): the handler gets the body as text, of these content types, and
   * answers failures in the standard's form. `body` is what the documentation says of it.
   */
  readonly foreign?: readonly string[];
  /** The form of its failures: their content type, and their JSON Schema. */
  readonly failures?: { readonly type: string; readonly shape: Readonly<Record<string, unknown>> };
  /** Tokens of programs only, with this scope. */
  readonly scope?: string;
  /** It gives programs their tokens (OAuth 2.0 client credentials): its scopes, with what they open. */
  readonly issues?: Readonly<Record<string, string>>;
  /** The answer is bytes or a redirect, not JSON. */
  readonly raw?: boolean;
  /** Fields of the answer; a list of them when `many`. For answers of other shapes `shape` is its JSON Schema. */
  readonly answer?: Fields;
  readonly many?: boolean;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly proof?: Proof;
  readonly once?: boolean;
  /** Rate group; `signIn` is the strictest. */
  readonly limit?: 'signIn' | 'mail' | 'upload' | 'heavy';
  readonly refusals?: readonly string[];
  /** Phantom: the answer's type. */
  readonly $answer?: A;
}
export type Route<Q extends Fields = Fields, B extends Fields = Fields, A = unknown, W extends Who = Who> = RouteSpec<
  Q,
  B,
  A,
  W
>;

/** Declares a call with a fixed path. `defineRoute<Answer>()({...})`; the answer's type is stated, the rest inferred. */
export const defineRoute =
  <A = void>() =>
  <
    const Q extends Fields = Record<never, never>,
    const B extends Fields = Record<never, never>,
    const W extends Who = Who,
  >(
    spec: Omit<RouteSpec<Q, B, A, W>, '$answer'>,
  ): Route<Q, B, A, W> =>
    spec;
