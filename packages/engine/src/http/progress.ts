import type { Caller } from '../rights/caller.ts';
import type { Operation } from './operation.ts';

/** What is known of a request while it is being answered. */
export interface Progress {
  readonly started: number;
  operation?: Operation;
  locale: string;
  caller?: Caller;
  tenant?: string;
  status: number;
  /** The record that the address names. */
  recordId?: string;
}
