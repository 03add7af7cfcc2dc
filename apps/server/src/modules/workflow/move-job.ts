import { type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseWorkflow } from '@homeport/model/workflow';
import type { Services } from '../../services.ts';
import { refusalText } from '../exchange/index.ts';
import { moveAsSeen } from './move-running.ts';

/** One of many as it was seen, and the version that it goes to. */
export interface OneOfMany {
  readonly running: string;
  readonly seen: string;
  readonly to: number | null;
}
/** Many assignments that move, handed to a job. */
export const moving = defineJob<{ readonly entity: string; readonly moves: readonly OneOfMany[] }>('workflow.move');

/** Moves one after the other, by the rights that the caller has then. A server that takes the job up again passes those that were moved. */
export const moveJob = (services: Pick<Services, 'catalogue' | 'textOf'>): JobHandler =>
  handleJob(moving, {
    run: async (ctx, { input: { moves }, progress, signal }) => {
      const failures: { readonly id: string; readonly title: string; readonly problem: string }[] = [];
      await progress.step('change', moves.length);
      for (const [at, one] of moves.entries()) {
        signal.throwIfAborted();
        const done = await moveOne(ctx, one);
        if (isRefusal(done))
          failures.push({ id: one.running, title: '', problem: refusalText(ctx, services, caseWorkflow, done) });
        await progress.done(at + 1);
      }
      return { changed: moves.length - failures.length, failed: failures.length, failures };
    },
  });

const moveOne = (ctx: Context, { running, seen, to }: OneOfMany): Promise<number | Refusal> =>
  ctx.inTransaction(async (inside) => {
    const found = await inside.records(caseWorkflow).get(running);
    if (isRefusal(found)) return found;
    if (to !== null && (found.workflowVersion ?? 0) >= to) return to;
    return moveAsSeen(inside, running, seen);
  });
