import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceBetween, emptySnapshot, migrationFiles, type Snapshot, takeSnapshot } from '@homeport/engine/schema';
import type { Catalogue } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

const folder = 'apps/server/migrations';
const snapshotPath = `${folder}/catalogue.snapshot.json`;

export interface MigrationWish {
  /** Name of the migration to be written. */
  readonly name: string | undefined;
  /** Rewrites the first migration from nothing instead of adding one. */
  readonly isReset: boolean;
}

/** The next migration as the difference to the last snapshot, or the statements it would have when none was asked for. */
export async function deriveMigration(
  root: string,
  catalogue: Catalogue,
  wish: MigrationWish,
): Promise<{ readonly files: Derived[]; readonly pending: readonly string[] }> {
  const now = takeSnapshot(catalogue);
  const last: Snapshot = wish.isReset ? emptySnapshot : await readSnapshot(root);
  const difference = differenceBetween(last, now);
  const statements = [...difference.statements, ...difference.afterwards];
  if (wish.name === undefined) return { files: [], pending: statements.map(firstLine) };
  if (statements.length === 0) throw new Error('The declarations ask for no migration.');
  if (!/^[a-z][a-z0-9-]*$/.test(wish.name))
    throw new Error(`${wish.name} is no name for a migration: use letters, digits and dashes.`);
  const written = migrationFiles(difference, wish.isReset ? 1 : await nextNumber(root), wish.name);
  return {
    files: [
      ...written.map((file): Derived => ({ path: `${folder}/${file.name}`, text: file.text })),
      { path: snapshotPath, text: `${JSON.stringify(now, null, 1)}\n` },
    ],
    pending: [],
  };
}

const firstLine = (statement: string): string => statement.split('\n').find((line) => !line.startsWith('--')) ?? '';

async function readSnapshot(root: string): Promise<Snapshot> {
  const text = await readFile(join(root, snapshotPath), 'utf8').catch(() => undefined);
  return text === undefined ? emptySnapshot : (JSON.parse(text) as Snapshot);
}

async function nextNumber(root: string): Promise<number> {
  const numbers = (await readdir(join(root, folder))).map((name) => Number(/^(\d{4})_/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}
