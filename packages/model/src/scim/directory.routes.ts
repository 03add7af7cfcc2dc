import { defineRoute } from '@homeport/grammar';
import type { DirectoryCall } from './directory-call.entity.ts';

/** A program that may call the endpoints. */
export interface DirectoryProgram {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly active: boolean;
  readonly hasSecret: boolean;
  readonly validUntil: string | null;
  readonly lastUsedAt: string | null;
}
/** A user that a directory keeps. */
export interface DirectoryUser {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly state: 'ACTIVE' | 'INACTIVE' | 'REMOVED';
  readonly updated: string;
}
export type DirectoryLine = Pick<DirectoryCall, 'id' | 'at' | 'deed' | 'about' | 'program' | 'status' | 'reason'> & {
  readonly user: string | null;
};
/** How a directory is connected, what it keeps, and what it did last. */
export interface DirectoryOverview {
  /** Where the endpoints stand, and where a program gets its token. */
  readonly address: string;
  readonly tokenAddress: string;
  readonly programs: readonly DirectoryProgram[];
  readonly counts: { readonly active: number; readonly inactive: number; readonly removed: number };
  /** The users that were changed last; not all of them. */
  readonly users: readonly DirectoryUser[];
  readonly groups: readonly { readonly id: string; readonly name: string; readonly members: number }[];
  /** The newest first: everything, and what was refused. */
  readonly calls: readonly DirectoryLine[];
  readonly refused: readonly DirectoryLine[];
}

const string = { type: 'string' } as const;
const list = { type: 'array', items: { type: 'object' } } as const;

/** What an administrator sees of the company's directory. */
export const directoryOverview = defineRoute<DirectoryOverview>()({
  name: 'directoryOverview',
  label: 'The directory of the company',
  method: 'GET',
  path: 'directory',
  who: ['administrator', 'master'],
  shape: {
    type: 'object',
    required: ['address', 'tokenAddress', 'programs', 'counts', 'users', 'groups', 'calls', 'refused'],
    properties: {
      address: string,
      tokenAddress: string,
      programs: list,
      counts: { type: 'object' },
      users: list,
      groups: list,
      calls: list,
      refused: list,
    },
  },
});
