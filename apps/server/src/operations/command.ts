import type { Configuration } from '../configuration.ts';

/** One command of `operate`. */
export interface Command {
  /** What it does, in one line. */
  readonly about: string;
  /** Its options by name, each with what it means. */
  readonly options?: Readonly<Record<string, string>>;
  /** Options without which it does not run. */
  readonly needs?: readonly string[];
  /** Does it; answers the exit code. 0: done and in order, 1: something is wrong that it names. */
  readonly run: (call: CommandCall) => Promise<number>;
}
export interface CommandCall {
  readonly configuration: Configuration;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
}

/** The command cannot be done, in one sentence. */
export class CommandFault extends Error {}
