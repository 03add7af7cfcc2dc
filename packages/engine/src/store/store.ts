import type { Allowance, Catalogue, Entity, Filter, Values } from '@homeport/grammar';
import type { RawBuilder } from 'kysely';
import type { Caller } from '../rights/caller.ts';

export interface ListQuery {
  readonly filter?: Filter;
  /** What the right to read is narrowed to, where a list is over several companies. */
  readonly among?: Filter;
  /** It is for a file: of several companies, what may be exported there. */
  readonly isExport?: boolean;
  /** Free text over the entity's `search` fields. */
  readonly text?: string;
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  readonly size: number;
  /** Zero-based; only for shallow pages. */
  readonly page?: number;
  /** Key of the last row of the page before: sort values and id, opaque text from `nextKey`. */
  readonly after?: string;
  /** `exact` (specification), `capped` (at most 1,001, answered as 1,000+), `none`. */
  readonly total: 'exact' | 'capped' | 'none';
  /** Wire names to answer; absent: all the caller may see. */
  readonly fields?: readonly string[];
}

/** What is counted and added up over all rows that a list finds. */
export interface SumsQuery extends Pick<ListQuery, 'filter' | 'text'> {
  /** Names of number and money fields. */
  readonly sums: readonly string[];
  /** Name of the field whose values make groups. */
  readonly group?: string;
}

/** An entity that is looked through, with what the caller may see of it. */
export interface Sought {
  readonly entity: Entity;
  readonly allowance: Allowance;
}

/** One stored change, written in the same statement as the row. */
export interface Change {
  readonly deed: string;
  readonly note?: string;
}

/** All access to tenant data. The only module that holds the pool. */
export interface Store {
  readonly catalogue: Catalogue;
  /** JSON text `{"content":[…],"totalElements":n,"totalIsCapped":false,"nextKey":"…","page":0,"size":20}`; one round trip. */
  list(caller: Caller, entity: Entity, allowance: Allowance, query: ListQuery): Promise<string>;
  /** JSON text of a `SumsAnswer`; one round trip. */
  sums(caller: Caller, entity: Entity, allowance: Allowance, query: SumsQuery): Promise<string>;
  /** JSON text of a list of `{entity, id, title}` over many entities, the best first; one round trip. */
  find(caller: Caller, sought: readonly Sought[], text: string): Promise<string>;
  /** JSON text of a list of `{id, title, detail}` of records of a similar name, the likest first; one round trip. */
  similar(caller: Caller, entity: Entity, allowance: Allowance, name: string): Promise<string>;
  /** JSON text of one record with `can`, or undefined when it is not there for this caller; one round trip. */
  one(caller: Caller, entity: Entity, allowance: Allowance, id: string): Promise<string | undefined>;
  /**
   * Row + history + outbox in one statement, read back with `can`; one round trip. Undefined when the result may not be kept
   * (outside the caller's `create` filter, or a relation the caller may not see).
   */
  create(
    caller: Caller,
    entity: Entity,
    allowance: Allowance,
    values: Values,
    change: Change,
    idempotency?: IdempotentAnswer,
  ): Promise<string | undefined>;
  transaction<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Outside any tenant: definer functions of the allow-list only. A connection is waited for in the line of the tenant that it is
   * done for, or of the system's own work.
   */
  open<R>(statement: RawBuilder<R>, inLineOf?: string): Promise<R[]>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface IdempotentAnswer {
  readonly key: string;
  readonly fingerprint: string;
  readonly status: number;
}

/** A record that is asked for through a filter. */
export interface Matched {
  readonly entity: Entity;
  readonly id: string;
  readonly where: Filter | true;
}

/** Statements inside one transaction, in order, under the caller's settings. */
export interface Transaction {
  readonly caller: Caller;
  /** Values by field name (relations as ids, decimals as strings), through the given filter; locked on request. */
  load(
    entity: Entity,
    id: string,
    how: { readonly where: Filter | true; readonly lock?: boolean },
  ): Promise<Values | undefined>;
  /** Many records of one entity, locked in the order of their ids; those that are not there are left out. */
  loadMany(entity: Entity, ids: readonly string[]): Promise<Values[]>;
  /** The record as answers carry it. */
  show(entity: Entity, allowance: Allowance, id: string): Promise<Values | undefined>;
  find(entity: Entity, allowance: Allowance, query: ListQuery): Promise<{ content: Values[]; totalElements: number }>;
  /**
   * Stores a record. With rights it is held to them, and answered as JSON text in their eyes; undefined where it may not be kept.
   */
  insert(entity: Entity, values: Values, change: Change, allowance?: Allowance): Promise<string | undefined>;
  /** Conditional on id, version and (for a transition) the state it comes from. Number of rows changed: 1 or 0. */
  update(
    entity: Entity,
    id: string,
    changes: Values,
    on: { readonly version: number; readonly states?: Readonly<Record<string, readonly string[]>> },
    before: Values,
    change: Change,
  ): Promise<number>;
  /** Changes of many records that are locked, in one statement with their history and their events. */
  updateMany(
    entity: Entity,
    updates: readonly { readonly before: Values; readonly changes: Values }[],
    change: Change,
  ): Promise<void>;
  delete(entity: Entity, id: string, on: { readonly version: number }, before: Values, change: Change): Promise<number>;
  /** Whether the record, as it now is, matches (checked after a write). */
  matches(entity: Entity, id: string, where: Filter | true): Promise<boolean>;
  /** The same of several records, in their order. */
  matchEach(asked: readonly Matched[]): Promise<boolean[]>;
  emit(event: string, entity: string, recordId: string, payload: Values): Promise<void>;
  audit(line: {
    readonly what: string;
    readonly entity?: string;
    readonly recordId?: string;
    readonly result: string;
    readonly detail?: Values;
  }): Promise<void>;
  /** The encrypted parts of a record in clear (all, or these), by field name, for files that go to banks. The caller writes the audit line. */
  reveal(entity: Entity, id: string, fields?: readonly string[]): Promise<Values | undefined>;
  /** Runs a statement that takes rows and changes nothing. */
  lock(statement: RawBuilder<unknown>): Promise<void>;
  /** `isKept`: its text is one of few and comes again and again, so that it is kept prepared. */
  query<R>(statement: RawBuilder<R>, how?: { readonly isKept?: boolean }): Promise<R[]>;
}
