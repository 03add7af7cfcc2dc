import type { ActionHandler, Context, Reaction, RouteHandler } from './context.ts';
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
/** How far a job has come: the step's name, items done and, when known, their number. */
export interface Progress {
  step(name: string, total?: number): Promise<void>;
  done(count: number): Promise<void>;
}
/** What one business domain adds to the server. Assembled in the server's `modules.ts`; nothing registers itself. */
export interface Module {
  readonly name: string;
  readonly actions?: readonly ActionHandler[];
  readonly routes?: readonly RouteHandler[];
  readonly facts?: readonly FactsLoader[];
  readonly reactions?: readonly Reaction[];
  readonly jobs?: readonly JobHandler[];
}
