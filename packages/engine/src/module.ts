import type { Entity, Refusal, Values } from '@homeport/grammar';
import type { ActionHandler, Context, Reaction, RouteHandler, SystemContext } from './context.ts';
import type { FactsLoader } from './facts.ts';
import type { JobView } from './jobs/job-state.ts';

/** Work that runs outside a request, with its own progress record. `step` reports what was measured, never a guess. */
export interface JobHandler {
  readonly name: string;
  readonly run: (
    ctx: Context,
    job: {
      readonly id: string;
      readonly input: Readonly<Record<string, unknown>>;
      readonly progress: Progress;
      readonly signal: AbortSignal;
    },
  ) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /**
   * Its turn comes, but somebody has stopped it meanwhile: before it began, or when the server that worked on it was gone.
   * `run` is not called any more. May be called again when it fails.
   */
  readonly stopped?: (ctx: Context, job: Pick<JobView, 'id' | 'input'>) => Promise<void>;
}
/** A kind of work outside requests and what it is given, to which those who hand it over and those who do it are held. */
export interface JobKind<I extends object> {
  readonly name: string;
  /** Only for the compiler. */
  readonly $input?: I;
}
export const defineJob = <I extends object>(name: string): JobKind<I> => ({ name });

type Job = Parameters<JobHandler['run']>[1];
/** Binds a kind of work to who does it. */
export function handleJob<I extends object>(
  { name }: JobKind<I>,
  work: Pick<JobHandler, 'stopped'> & {
    readonly run: (ctx: Context, job: Omit<Job, 'input'> & { readonly input: I }) => ReturnType<JobHandler['run']>;
  },
): JobHandler {
  return { ...work, name, run: work.run as JobHandler['run'] };
}

/** How far a job has come: the step's name, items done and, when known, their number. */
export interface Progress {
  step(name: string, total?: number): Promise<void>;
  done(count: number): Promise<void>;
}
/** A record that was written, with the values that are stored; relations are ids. Without `before` it is new. */
export interface WrittenRecord {
  readonly entity: Entity;
  readonly id: string;
  readonly after: Values;
  readonly before?: Values;
  /** Fields that are not what they were; none where it is new. */
  readonly changed: readonly string[];
}
/**
 * What has to happen in the same transaction whenever a record of certain entities is written, by whatever way: also by imports,
 * actions and other handlers. A refusal takes the write along.
 */
export interface Watch {
  readonly on: (entity: Entity) => boolean;
  readonly run: (ctx: SystemContext, written: WrittenRecord) => Promise<Refusal | undefined>;
}
/** What one business domain adds to the server. Assembled in the server's `modules.ts`; nothing registers itself. */
export interface Module {
  readonly name: string;
  readonly actions?: readonly ActionHandler[];
  readonly routes?: readonly RouteHandler[];
  readonly facts?: readonly FactsLoader[];
  readonly watches?: readonly Watch[];
  readonly reactions?: readonly Reaction[];
  readonly jobs?: readonly JobHandler[];
}
