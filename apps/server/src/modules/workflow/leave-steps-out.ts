import type { SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseWorkflowItem, caseWorkflowItem } from '@homeport/model/workflow';

/** Left-out steps are there with their reason, and the team may take them up again. */
export async function leaveStepsOut(
  ctx: SystemContext,
  steps: readonly Pick<CaseWorkflowItem, 'leftOutBecause'>[] & readonly { readonly key: string }[],
): Promise<Refusal | undefined> {
  for (const { key, leftOutBecause } of steps) {
    if (leftOutBecause === null) continue;
    const moved = await ctx.records(caseWorkflowItem).move(key, 'status.leaveOut', { leftOutBecause });
    if (isRefusal(moved)) return moved;
  }
  return undefined;
}
