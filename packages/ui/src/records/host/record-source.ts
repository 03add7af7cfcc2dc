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
  get(entity: Entity, id: string, signal?: AbortSignal): Promise<Row>;
  create(entity: Entity, values: Readonly<Record<string, unknown>>): Promise<Row>;
  update(entity: Entity, id: string, values: Readonly<Record<string, unknown>>, version: number): Promise<Row>;
  remove(entity: Entity, id: string, version: number): Promise<void>;
  /** A declared action; `id` is null for one of the whole collection. Answers what the server says. */
  run(
    entity: Entity,
    action: Pick<Action, 'name'>,
    id: string | null,
    input: Readonly<Record<string, unknown>>,
    how?: RunHow,
  ): Promise<unknown>;
  /** Newest first; `before` is a version and asks for older ones. */
  history(entity: Entity, id: string, before?: number, signal?: AbortSignal): Promise<readonly HistoryEntry[]>;
}
