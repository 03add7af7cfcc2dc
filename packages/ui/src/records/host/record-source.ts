import type { Action, Entity, Filter } from '@homeport/grammar';
import type { Row } from './row.ts';

export interface Sorting {
  /** Wire name. */
  readonly field: string;
  readonly descending: boolean;
}
/** What a list is asked for. */
export interface ListAsk {
  readonly filter?: Filter;
  /** Free text over the entity's declared search fields. */
  readonly text?: string;
  readonly sort?: readonly Sorting[];
  readonly size: number;
  /** Zero-based; shallow pages only. */
  readonly page?: number;
  /** Key of the last row of the page before, from `nextKey`. */
  readonly after?: string;
  readonly total?: 'exact' | 'capped' | 'none';
  /** Wire names; all visible ones without it. */
  readonly fields?: readonly string[];
}
export interface RecordPage {
  readonly content: readonly Row[];
  readonly totalElements: number;
  /** There are more than `totalElements`. */
  readonly totalIsCapped: boolean;
  readonly nextKey: string | null;
}
/** What is counted and added up over all pages of a list. */
export interface SumsAsk extends Pick<ListAsk, 'filter' | 'text'> {
  /** Wire names. */
  readonly sums: readonly string[];
  /** Wire name of the field whose values make groups. */
  readonly group?: string;
}
/** An exact sum of one currency, as a decimal; of plain numbers the currency is null. */
export interface Sum {
  readonly currency: string | null;
  readonly value: string;
}
type SumsByWire = Readonly<Record<string, readonly Sum[]>>;
export interface ListSums {
  readonly count: number;
  readonly sums: SumsByWire;
  /** The largest groups, by the text of their value (a relation by its id). */
  readonly groups: readonly { readonly key: string | null; readonly count: number; readonly sums: SumsByWire }[];
}
/** One of many records: with the version that was seen, and changes of its own over the common ones. */
export interface BulkRow {
  readonly id: string;
  readonly version?: number;
  readonly changes?: Readonly<Record<string, unknown>>;
}
/** What came of one of many records; without a problem it is done. */
export interface BulkResult {
  readonly id: string;
  readonly problem?: string;
  readonly version?: number;
  /** What stood in the changed fields before. */
  readonly before?: Readonly<Record<string, unknown>>;
}
interface BulkAsk {
  /** `update`, `delete`, `activate`, `deactivate`, a transition or an action that takes nothing in. */
  readonly deed: string;
  readonly changes?: Readonly<Record<string, unknown>>;
}
/** A record that is called similarly to one that is about to be saved. */
export interface SimilarRecord {
  readonly id: string;
  readonly title: string;
  /** What tells two of one name apart; may be empty. */
  readonly detail: string;
}
/** One line of a record's history. */
export interface HistoryEntry {
  readonly version: number;
  /** ISO UTC. */
  readonly at: string;
  readonly by: { readonly id: string; readonly label: string };
  /** The real person behind a log-in-as. */
  readonly onBehalfBy: { readonly id: string; readonly label: string } | null;
  /** `create`, `update`, `delete`, or the name of a transition or action. */
  readonly deed: string;
  readonly note: string | null;
  /** Field name to old and new value; relations are ids. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}
/** How many entries one call answers at most. */
export const historyPage = 100;
export interface RunHow {
  readonly version?: number;
  /** Idempotency key of actions that are done once. */
  readonly key?: string;
}

/**
 * All records of all entities, as the caller sees them. Every refusal and failure is thrown as a `Problem`. The app hands one
 * in; records are drawn from declarations and never know the transport.
 */
export interface RecordSource {
  list(entity: Entity, ask: ListAsk, signal?: AbortSignal): Promise<RecordPage>;
  sums(entity: Entity, ask: SumsAsk, signal?: AbortSignal): Promise<ListSums>;
  get(entity: Entity, id: string, signal?: AbortSignal): Promise<Row>;
  create(entity: Entity, values: Readonly<Record<string, unknown>>): Promise<Row>;
  update(entity: Entity, id: string, values: Readonly<Record<string, unknown>>, version: number): Promise<Row>;
  /** Throws what would be refused of a record that is typed, all of it at once; nothing is kept. Without `stored` of a new one. */
  look(
    entity: Entity,
    values: Readonly<Record<string, unknown>>,
    stored?: { readonly id: string; readonly version: number },
  ): Promise<void>;
  /** The same of a declared action with what is entered for it, as far as it is judged before its own work. */
  lookAtRun(
    entity: Entity,
    action: Pick<Action, 'name'>,
    id: string | null,
    input: Readonly<Record<string, unknown>>,
    how?: RunHow,
  ): Promise<void>;
  remove(entity: Entity, id: string, version: number): Promise<void>;
  /** A declared action; `id` is null for one of the whole collection. Answers what the server says. */
  run(
    entity: Entity,
    action: Pick<Action, 'name'>,
    id: string | null,
    input: Readonly<Record<string, unknown>>,
    how?: RunHow,
  ): Promise<unknown>;
  /** One deed with several records, each by itself; at most 200. */
  bulk(entity: Entity, ask: BulkAsk & { readonly rows: readonly BulkRow[] }): Promise<readonly BulkResult[]>;
  /** The same with everything that a list finds, as a job. */
  bulkAll(entity: Entity, ask: BulkAsk & Pick<ListAsk, 'filter' | 'text'>): Promise<void>;
  /** Brings deleted records back, each by itself. */
  restore(entity: Entity, ids: readonly string[]): Promise<readonly BulkResult[]>;
  /** Records whose name is similar to one that is about to be saved. */
  similar(entity: Entity, name: string): Promise<readonly SimilarRecord[]>;
  /** Newest first; `before` is a version and asks for older ones. */
  history(entity: Entity, id: string, before?: number, signal?: AbortSignal): Promise<readonly HistoryEntry[]>;
}
