/** What the database should look like, as plain JSON. Two of them make a migration. */
export interface Snapshot {
  /** How many pieces of the engine's own tables and functions are in the database. */
  readonly enginePieces: number;
  readonly tables: readonly Table[];
}
export interface Table {
  readonly name: string;
  readonly scope: 'tenant' | 'global';
  /** Rows may be added and deleted, never updated. */
  readonly neverUpdated?: boolean;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
  readonly uniques: readonly Unique[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
  /** What may not overlap. */
  readonly exclusions?: readonly Exclusion[];
  readonly indexes: readonly Index[];
}
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  /** Value for rows that were there before the column, as SQL. */
  readonly fill?: string;
  /** Expression of a stored generated column. */
  readonly generated?: string;
  /** The name it had before. Read from the newer snapshot only. */
  readonly was?: string;
}
export interface Unique {
  readonly name: string;
  readonly columns: readonly string[];
  /** Counts only rows for which this holds. */
  readonly where?: string;
}
export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
  readonly onDelete: string;
}
export interface Check {
  readonly name: string;
  readonly expression: string;
}
export interface Exclusion {
  readonly name: string;
  /** Expressions with their operators, as SQL. */
  readonly elements: readonly string[];
  /** Counts only rows for which this holds. */
  readonly where?: string;
}
export interface Index {
  readonly name: string;
  /** Column and direction as SQL, or a column with its operator class. */
  readonly keys: readonly string[];
  readonly method?: 'gin';
}

/** The database before the first migration. */
export const emptySnapshot: Snapshot = { enginePieces: 0, tables: [] };
