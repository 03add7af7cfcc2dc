import type {
  Action,
  ActionInput,
  ActionRecord,
  Confinement,
  Entity,
  Event,
  Filter,
  InputOf,
  Narrowings,
  PayloadOf,
  RecordOf,
  Refusal,
  RoleHolder,
  Route,
  Values,
  ValuesOf,
  WrittenOf,
} from '@homeport/grammar';
import type { RawBuilder } from 'kysely';

/** Who is calling. Loaded from the session, never from the request's body or headers; at most 900 ms old. */
export interface Principal {
  readonly user: string;
  readonly userName: string;
  readonly displayName: string;
  readonly person: string | null;
  readonly employee: string | null;
  /** The person whose family this caller belongs to, for sign-ins that are not the person's own. */
  readonly family?: string | null;
  /** The tenant the user belongs to. */
  readonly homeTenant: string;
  /** Tenants this caller may act in, its own among them (a managing company's clients, authorised tenants). */
  readonly tenants: readonly string[];
  /** How these are called. */
  readonly tenantNames?: Readonly<Record<string, string>>;
  /** Role keys, camelCase. */
  readonly roles: readonly string[];
  /** What the company has taken from these roles. */
  readonly narrowings?: Narrowings;
  /** Per tenant, the part of its records to which the caller is confined there. */
  readonly confinedIn?: Readonly<Record<string, Confinement>>;
  /** What the caller sees no more than: their own roles, while they look as another does. */
  readonly within?: RoleHolder;
  /** The role whose view this is; nothing can be changed in it. */
  readonly preview?: { readonly id: string; readonly name: string };
  /** Users whose tasks are delegated to this caller today. */
  readonly delegators: readonly string[];
  /** Groups this caller belongs to today, as keys of the installation's own making. */
  readonly audiences: readonly string[];
  readonly session: string;
  /** Epoch milliseconds of the last full sign-in or password confirmation of this session. */
  readonly provenAt: number;
  readonly locale: string;
  /** The real user behind a log-in-as. */
  readonly onBehalfBy?: string;
  /** Somebody else works as this user: see `RoleHolder`. */
  readonly isActedFor?: boolean;
  /** A program: what its token opens of what its roles may, and how often it may call. */
  readonly scopes?: readonly string[];
  readonly callsPerMinute?: number;
}

/** What every operation is given first: who, where, when, and the only ways to the data. */
export interface Context {
  readonly me: Principal;
  /** The tenant acted in; one of `me.tenants`, checked on every request. */
  readonly tenant: string;
  /** The companies that are read over together, where none was chosen: `records` reads in all of them and writes in none. */
  readonly companies?: readonly string[] | undefined;
  readonly requestId: string;
  /** From where the call comes; absent for jobs and other work outside a request. */
  readonly address?: string | undefined;
  readonly now: Temporal.Instant;
  /** It has all rights in this tenant: see `asSystem`. */
  readonly isSystem: boolean;
  /** Records of an entity, always as the caller. */
  records<E extends Entity>(entity: E): Records<E>;
  /** The ids of what `records` finds, as a query for statements of `query`. */
  seen(entity: Entity): RawBuilder<unknown>;
  /** The same caller in one of their tenants: what is read or written there is theirs by their rights there. */
  inCompany(tenant: string): Context;
  /** The same context with all rights in this tenant; the reason is written to the audit trail. */
  asSystem(reason: string): SystemContext;
  /** As `asSystem`, in another tenant (sign-in, managing company, jobs). */
  asSystemIn(tenant: string, reason: string): SystemContext;
  /**
   * Everything inside is one transaction; a returned refusal or a throw rolls it back. Nested calls join. Throws when the
   * database cannot be reached for a moment.
   */
  inTransaction<T>(work: (ctx: Context) => Promise<T>): Promise<T | Refusal>;
  /** As `inTransaction`, for who has no answer to a refusal, such as work in the background: that is thrown. */
  inTransactionOrThrow<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
  /**
   * Work on one of several records, each kept or refused by itself even where all are inside one transaction, as under an
   * Idempotency-Key.
   */
  apart<T>(work: () => Promise<T | Refusal>): Promise<T | Refusal>;
  /**
   * Once the running transaction is stored, at once where none runs, never when it is given up. For telling others to look:
   * who looks earlier sees what was before.
   */
  afterCommit(work: () => void): void;
  /** The bank parts of a record in clear, by field name; system contexts only, every look is written to the audit trail. */
  reveal(entity: Entity, id: string): Promise<Readonly<Record<string, string | null>>>;
  /** Writes a line of the audit trail in the running transaction: for reads that somebody may have to answer for. */
  audit(
    what: string,
    of?: { readonly entity?: string; readonly recordId?: string; readonly detail?: Values },
  ): Promise<void>;
  /** Domain-specific SQL under row security of the tenant, in the running transaction if there is one. */
  query<R>(statement: RawBuilder<R>): Promise<R[]>;
  /** Stores an event in the outbox of the running transaction. */
  emit<X extends Event>(event: X, recordId: string, payload: PayloadOf<X['payload']>): Promise<void>;
}
/** A context with all rights in its tenant: it writes any field. */
export interface SystemContext extends Context {
  records<E extends Entity>(entity: E): SystemRecords<E>;
  inTransaction<T>(work: (ctx: SystemContext) => Promise<T>): Promise<T | Refusal>;
  inTransactionOrThrow<T>(work: (ctx: SystemContext) => Promise<T>): Promise<T>;
}

export interface FindOptions {
  readonly filter?: Filter;
  /** A filter of the declarations, kept by them: unlike what a caller asks for it may name fields that they do not see. */
  readonly among?: Filter;
  /** `field,asc` or `field,desc`. */
  readonly sort?: string;
  readonly limit?: number;
}

/** Records of one entity as the caller may see and change them. What may not be seen is not found. */
export interface Records<E extends Entity> {
  get(id: string, how?: { readonly lock?: boolean }): Promise<RecordOf<E> | Refusal>;
  find(options?: FindOptions): Promise<RecordOf<E>[]>;
  count(filter?: Filter): Promise<number>;
  create(input: InputOf<E>): Promise<RecordOf<E> | Refusal>;
  /** Makes several, as if one were made after the other: all of them, or the first refusal and none. */
  createAll(inputs: readonly InputOf<E>[]): Promise<readonly RecordOf<E>[] | Refusal>;
  update(id: string, changes: InputOf<E>, how?: { readonly version?: number }): Promise<RecordOf<E> | Refusal>;
  delete(id: string, how?: { readonly version?: number }): Promise<true | Refusal>;
  /** Brings a deleted record back out of the bin, with its parts, under its id. */
  restore(id: string): Promise<true | Refusal>;
  /** Performs a declared action on a record, as its call would: proof, roles, guards, handler. */
  act(id: string, action: string, input: Values, how?: { readonly version?: number }): Promise<Values | Refusal>;
  /** Performs a transition `field.name`: from, roles, guards and effects as declared; `changes` are written with it (any field). */
  move(
    id: string,
    transition: string,
    changes?: WrittenOf<E>,
    how?: { readonly version?: number; readonly note?: string },
  ): Promise<RecordOf<E> | Refusal>;
}
/** Records of one entity, of which the system writes any field. */
export interface SystemRecords<E extends Entity> extends Records<E> {
  create(input: InputOf<E> | WrittenOf<E>): Promise<RecordOf<E> | Refusal>;
  update(
    id: string,
    changes: InputOf<E> | WrittenOf<E>,
    how?: { readonly version?: number; readonly note?: string },
  ): Promise<RecordOf<E> | Refusal>;
}

/** What a handler of a record action works on. */
export interface ActionJob<X extends Action = Action> {
  readonly input: ActionInput<X>;
  /** The record in full, locked; absent for collection actions. */
  readonly record: ActionRecord<X> & Values;
  readonly id: string;
}
export interface ActionHandler {
  readonly action: Action;
  readonly run: (ctx: Context, job: ActionJob) => Promise<Values | undefined | Refusal>;
}
/**
 * Binds a declared action to its work. Runs inside one transaction. For an action with a transition it returns the values
 * written together with the status (or undefined); for others the declared answer. The engine has checked who, from and guards.
 */
export function handle<X extends Action>(
  action: X,
  run: (ctx: Context, job: ActionJob<X>) => Promise<Values | undefined | Refusal>,
): ActionHandler {
  return { action, run: run as ActionHandler['run'] };
}

export interface Call<R extends Route = Route> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: ValuesOf<NonNullable<R['query']>>;
  readonly body: ValuesOf<NonNullable<R['body']>>;
  /** For `upload` routes. */
  readonly file?: UploadedFile;
  readonly address: string;
  readonly userAgent: string;
  readonly bearer: string | undefined;
  /** The body of a `foreign` route, as it came. */
  readonly text?: string;
  /** The `Authorization` header as it came; `foreign` routes read more than bearers from it. */
  readonly authorization?: string | undefined;
  /** Preconditions as they came, to `foreign` routes. */
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly signal: AbortSignal;
}
export interface UploadedPart {
  readonly name: string;
  readonly type: string;
  readonly stream: NodeJS.ReadableStream;
}
/** The file of a call, and the one way to store what the call comes to. */
export interface UploadedFile extends UploadedPart {
  /**
   * Does the work that stores something, in one transaction with the call's Idempotency-Key and its answer: to be called once
   * the file was read to its end, and its result is what the call answers. A call that was answered before under its key gets
   * that answer, and the work is not done.
   */
  once<T>(work: (ctx: Context) => Promise<T | Refusal>): Promise<T | Refusal>;
}
/** Bytes as an answer (`raw` routes). */
export interface RawAnswer {
  readonly type: string;
  readonly body: string | Uint8Array | NodeJS.ReadableStream;
  /** Served as attachment with this name. */
  readonly download?: string;
  /** 200 unless another one. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
/** The browser goes on to another page (`raw` routes). */
export interface RedirectAnswer {
  readonly location: string;
}
/** Context of a call that anyone may make: no caller yet, everything through `asSystemIn`. */
export interface OpenContext extends Pick<Context, 'asSystemIn' | 'requestId' | 'now'> {
  readonly locale: string;
  /** SQL outside any tenant, limited to the definer functions on the allow-list. */
  query<R>(statement: RawBuilder<R>): Promise<R[]>;
}
/** Context of a call that asks for a sign-in: the caller's, with the language they read. */
export interface CallContext extends Context {
  readonly locale: string;
}
/** What a failure says to the caller, whatever form it is given. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  /** Seconds. */
  readonly retryAfter?: number;
}
export interface RouteHandler {
  readonly route: Route;
  /** Failures in the form of the standard that a `foreign` route follows. */
  readonly failure?: (failure: Failure) => RawAnswer;
  readonly run: (ctx: Context & OpenContext, call: Call) => Promise<unknown>;
}
/** Binds a declared route to its work; returns the answer or a refusal. */
export function answer<R extends Route>(
  route: R,
  run: (
    ctx: R['who'] extends 'anyone' ? OpenContext : CallContext,
    call: Call<R>,
  ) => Promise<NonNullable<R['$answer']> | RawAnswer | RedirectAnswer | Refusal | undefined>,
  failure?: RouteHandler['failure'],
): RouteHandler {
  return { route, run: run, ...(failure ? { failure } : {}) };
}

/** Reacts to an event from the outbox, at least once; `effectId` makes outside effects happen once. */
/** The event has to wait until then, and is acted on again; that is no failure. */
export interface ActAgain {
  readonly again: Temporal.Instant;
}
export interface Reaction {
  readonly event: string;
  readonly run: (
    ctx: Context,
    happened: {
      readonly effectId: string;
      /** The entity of the record, for those that react to any change. */
      readonly entity?: string;
      readonly recordId: string;
      readonly payload: Values;
    },
    // biome-ignore lint/suspicious/noConfusingVoidType: most reactions answer nothing.
  ) => Promise<void | ActAgain>;
}
/** The event of a reaction to every change of a record that somebody or something waits for (`engine.listener`). */
export const anyChange = '*';
export function react<X extends Event>(
  event: X,
  run: (
    ctx: Context,
    happened: { effectId: string; recordId: string; payload: PayloadOf<X['payload']> & Values },
    // biome-ignore lint/suspicious/noConfusingVoidType: most reactions answer nothing.
  ) => Promise<void | ActAgain>,
): Reaction {
  return { event: event.name, run: run as Reaction['run'] };
}
