import type { Entity, Judging, RecordOf, Values } from '@homeport/grammar';
import type { Context } from './context.ts';

/** Facts of one record, as its rules are given them. */
export type LoadedFacts = Readonly<Record<string, unknown>>;

interface SourceOf {
  /** The entity that is followed. */
  readonly of: string;
  /** Its fields that the facts are made of: a change of one of them reaches the follower. */
  readonly fields: readonly string[];
  /** The derived fields of the follower that come from it; all of them unless named. */
  readonly gives?: readonly string[];
}
/** Records that lead to the follower by their relation `by`, such as the lines of a document. */
export interface EachSource extends SourceOf {
  readonly by: string;
}
/** The record that the follower leads to through its own relation, such as the document of a line. */
export interface ItsSource extends SourceOf {
  readonly through: string;
}
export type Source = EachSource | ItsSource;

/** Where the facts of an entity come from. Plain data, held against the catalogue at start. */
export interface Sources {
  /**
   * What is followed, by a name of one's own. When `each` changes, the derived fields follow once, before the transaction is
   * stored; when `its` changes, rules and checks of every follower are run again at once, and what they refuse refuses the change.
   */
  readonly from?: Readonly<Record<string, Source>>;
  /** What is looked at whenever the record is written, entity by entity with its fields; later changes of it reach nobody. */
  readonly looksUp?: Readonly<Record<string, readonly string[]>>;
}

type Named<E extends Entity> = keyof E['fields'] & string;

/** Follows each record that leads here by its relation `by`. Created, deleted and moved ones are always followed. */
export const each = <E extends Entity>(
  entity: E,
  by: Named<E>,
  fields: readonly (Named<E> | 'active')[],
  gives?: readonly string[],
): EachSource => ({ of: entity.name, by, fields, ...(gives ? { gives } : {}) });

/** Follows the record of that entity which the own relation `through` leads to. */
export const its = <E extends Entity>(
  entity: E,
  through: string,
  fields: readonly (Named<E> | 'active')[],
  gives?: readonly string[],
): ItsSource => ({ of: entity.name, through, fields, ...(gives ? { gives } : {}) });

/** A record whose facts are asked for: as it would be stored, and as it is. */
export interface Asked<R extends Values = Values> {
  readonly record: R;
  readonly before: R | undefined;
}

/** Loads what an entity's rules need before `derive`, `check` and guards run (rates, related records). */
export interface FactsLoader {
  readonly on: string;
  readonly sources: Sources;
  readonly load: (ctx: Context, record: Values, before: Values | undefined, how: Judging) => Promise<LoadedFacts>;
  /** The facts of many records in their order, in as many statements as for one. */
  readonly loadAll?: (ctx: Context, asked: readonly Asked[], how: Judging) => Promise<readonly LoadedFacts[]>;
}

/** Binds an entity to the loader of its facts, one record at a time, and says where they come from. */
export function defineFacts<E extends Entity>(
  entity: E,
  load: (
    ctx: Context,
    record: RecordOf<E> & Values,
    before: (RecordOf<E> & Values) | undefined,
    how: Judging,
  ) => Promise<LoadedFacts>,
  sources: Sources = {},
): FactsLoader {
  return { on: entity.name, sources, load: load as FactsLoader['load'] };
}

/** The same for a loader that takes any number of records at once. Answers as many facts, in the same order. */
export function defineFactsOfAll<E extends Entity>(
  entity: E,
  loadAll: (
    ctx: Context,
    asked: readonly Asked<RecordOf<E> & Values>[],
    how: Judging,
  ) => Promise<readonly LoadedFacts[]>,
  sources: Sources = {},
): FactsLoader {
  const all = loadAll as NonNullable<FactsLoader['loadAll']>;
  const load: FactsLoader['load'] = async (ctx, record, before, how) => {
    const [facts] = await all(ctx, [{ record, before }], how);
    if (!facts) throw new Error(`no facts for ${entity.name} ${String(record.id)}`);
    return facts;
  };
  return { on: entity.name, sources, load, loadAll: all };
}
