import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Caller } from '../../rights/caller.ts';

/** A piece of SQL. Names in it come from declarations, values are parameters. */
export type Sql = RawBuilder<unknown>;

/** What a statement is run with. */
export interface Run {
  readonly caller: Caller;
  /** Values of the caller's filter, in the order its conditions are written. */
  readonly values: readonly unknown[];
  /** Everything else, by name. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** A place for a value that is known when the statement runs. */
class Place {
  readonly read: (run: Run) => unknown;
  constructor(read: (run: Run) => unknown) {
    this.read = read;
  }
}

/** A parameter of a type, read from the run. */
export const param = (type: string, read: (run: Run) => unknown): Sql =>
  sql`${sql.val(new Place(read))}::${sql.raw(type)}`;
/** A parameter from the run's input. */
export const input = (name: string, type: string): Sql => param(type, (run) => run.input[name]);

/** Words as they are searched for. The function is slow beside a comparison: as a query of its own it runs once, not for each row. */
export const foldedOnce = (words: Sql): Sql => sql`(select app.folded(${words}))`;

export const table = (name: string, schema = 'app'): Sql => sql.table(`${schema}.${name}`);
export const col = (alias: string, column: string): Sql => sql.ref(`${alias}.${column}`);
export const join = (parts: readonly Sql[], separator = sql`, `): Sql => sql.join(parts, separator);
export const and = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : join(parts, sql` and `));

/** SQL that is composed once and then only given its values. */
export interface Statement {
  readonly text: string;
  readonly bind: (run: Run) => unknown[];
}

/** Composes the text. */
export function compile(statement: Sql): Statement {
  const { sql: text, parameters } = statement.compile(composer);
  const places = parameters.map((p) => (p instanceof Place ? p.read : () => p));
  return { text, bind: (run) => places.map((read) => read(run)) };
}

/** Writes SQL for PostgreSQL and is connected to nothing. */
export const composer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
