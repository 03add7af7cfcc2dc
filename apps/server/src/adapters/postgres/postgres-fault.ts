import { codeOf, messageOf } from '../../error-code.ts';
/** Why the built-in PostgreSQL cannot run. */
export type PostgresFaultReason =
  /** The data folder cannot be created, written or given to the account that runs the database. */
  | 'dataFolder'
  /** No binaries are installed for this platform. */
  | 'noBinaries'
  /** The data were written by another major version of PostgreSQL. */
  | 'otherVersion'
  /** Another living process uses the same data folder. */
  | 'inUse'
  /** PostgreSQL itself refused; the sentence carries its own last word. */
  | 'refused';

/** A failure of the built-in PostgreSQL: `message` is one sentence for the person who started it. */
export class PostgresFault extends Error {
  readonly reason: PostgresFaultReason;

  constructor(reason: PostgresFaultReason, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'PostgresFault';
    this.reason = reason;
  }
}

const WORDS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file of that name',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'the path is too long',
};

/** A file system error in plain words. */
export function wordsFor(error: unknown): string {
  const [code, message] = [codeOf(error), messageOf(error)];
  return WORDS[code ?? ''] ?? code ?? message;
}
