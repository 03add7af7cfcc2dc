/** The door of the schema: what a catalogue looks like in PostgreSQL, and how a database gets there. */
export { columnsOf, type FieldColumn } from './column-types.ts';
export { constraintName, exclusionOf } from './constraints.ts';
export { differenceBetween } from './difference.ts';
export { engineDefinerFunctions } from './engine-functions.sql.ts';
export { type MigrateOptions, type MigrationState, migrate, migrationStatus } from './migrate.ts';
export { MigrationMismatch } from './migration-content.ts';
export { type MigrationFile, migrationFiles } from './migration-file.ts';
export { columnName, linkTableName, tableName } from './names.ts';
export { type AskNames, type SchemaExpectations, schemaFaults } from './schema-faults.ts';
export { emptySnapshot, type Snapshot } from './snapshot.ts';
export type { Difference } from './statements.ts';
export { addExclusion } from './table-sql.ts';
export { takeSnapshot } from './take-snapshot.ts';
