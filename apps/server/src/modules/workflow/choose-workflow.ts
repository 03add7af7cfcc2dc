import type { SystemContext } from '@homeport/engine';
import { type CaseDetail, caseType } from '@homeport/model/cases';
import { type Workflow, type WorkflowCandidate, workflow, workflowFor } from '@homeport/model/workflow';

/** The workflow for a case, the most specific of those in force: published, or published before and under revision now. */
export async function chosenWorkflow(
  ctx: SystemContext,
  { type }: Pick<CaseDetail, 'type'>,
): Promise<Workflow | undefined> {
  const { inForce, candidatesFor } = await workflowsInForce(ctx);
  const chosen = workflowFor(type, candidatesFor(type));
  return inForce.find(({ id }) => id === chosen?.id);
}

/** The workflows in force, with another one that is to be, and what each is to a kind of assignment. */
export async function workflowsInForce(ctx: SystemContext, and?: Workflow) {
  const found = await ctx.records(workflow).find({
    filter: {
      all: [
        { field: 'kind', op: 'eq', value: 'CASE' },
        {
          any: [
            { field: 'status', op: 'eq', value: 'PUBLISHED' },
            { field: 'inForceSince', op: 'notNull' },
          ],
        },
      ],
    },
    limit: 500,
  });
  const inForce = and && !found.some(({ id }) => id === and.id) ? [...found, and] : found;
  const types = await ctx.records(caseType).find({ limit: 500 });
  const candidatesFor = (type: CaseDetail['type']): readonly WorkflowCandidate[] =>
    inForce.map((one) => ({
      id: one.id,
      kind: one.kind,
      status: 'PUBLISHED',
      code: one.code,
      type: types.find(({ id }) => id === one.caseType?.id)?.kind ?? null,
      isOfType: types.some((of) => of.kind === type && of.workflow?.id === one.id),
    }));
  return { inForce, candidatesFor };
}
