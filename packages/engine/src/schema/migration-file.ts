import type { Difference } from './statements.ts';

/** First line of a migration whose statements run one by one, outside a transaction. */
export const outsideTransaction = '-- outside a transaction';

export interface MigrationFile {
  /** `0001_initial.sql` */
  readonly name: string;
  readonly text: string;
}

const padded = (number: number): string => String(number).padStart(4, '0');

/** The files of a migration: the change itself and, where needed, what is done afterwards while writers go on. */
export function migrationFiles(difference: Difference, number: number, name: string): MigrationFile[] {
  const files: MigrationFile[] = [];
  if (difference.statements.length > 0) {
    files.push({ name: `${padded(number)}_${name}.sql`, text: `${difference.statements.join('\n\n')}\n` });
  }
  if (difference.afterwards.length > 0) {
    const text = `${outsideTransaction}\n\n${difference.afterwards.join('\n\n')}\n`;
    files.push({ name: `${padded(number + files.length)}_${name}_afterwards.sql`, text });
  }
  return files;
}
