import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { checklistItem, stepCheck } from '@homeport/model/workflow';

interface ListOfStep {
  readonly step: string;
  /** The checklist that its workflow names for it. */
  readonly list: string | null;
}

/** Gives steps the lines of their checklists, as they are today. */
export async function giveChecks(ctx: SystemContext, of: readonly ListOfStep[]): Promise<Refusal | undefined> {
  const lists = [...new Set(of.flatMap(({ list }) => list ?? []))];
  if (lists.length === 0) return undefined;
  const lines = await ctx.records(checklistItem).find({
    filter: { field: 'masterChecklist', op: 'in', value: lists },
    sort: 'sequence,asc',
    limit: 1000,
  });
  const checks = of.flatMap(({ step, list }) =>
    lines
      .filter(({ masterChecklist }) => masterChecklist.id === list)
      .map(({ sequence, description, isRequired }) => ({
        step,
        sequence,
        description,
        isRequired: isRequired === true,
      })),
  );
  const made = await ctx.records(stepCheck).createAll(checks);
  return isRefusal(made) ? made : undefined;
}

/** Gives a step that comes again the checks of the one before, none of them ticked. */
export async function checkAgain(ctx: SystemContext, before: string, step: string): Promise<Refusal | undefined> {
  const checks = await ctx.records(stepCheck).find({
    filter: { field: 'step', op: 'eq', value: before },
    sort: 'sequence,asc',
    limit: 500,
  });
  const made = await ctx
    .records(stepCheck)
    .createAll(checks.map(({ sequence, description, isRequired }) => ({ step, sequence, description, isRequired })));
  return isRefusal(made) ? made : undefined;
}
