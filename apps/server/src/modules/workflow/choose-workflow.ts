import type { SystemContext } from '@homeport/engine';
import { type CaseDetail, caseType } from '@homeport/model/cases';
import { type Workflow, workflow, workflowFor } from '@homeport/model/workflow';

/** The workflow for a case, the most specific of those in force: published, or published before and under revision now. */
export async function chosenWorkflow(
  ctx: SystemContext,
  { type }: Pick<CaseDetail, 'type'>,
): Promise<Workflow | undefined> {
  const inForce = await ctx.records(workflow).find({
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
  const types = await ctx.records(caseType).find({ limit: 500 });
  const candidates = inForce.map((one) => ({
    id: one.id,
    kind: one.kind,
    status: 'PUBLISHED' as const,
    code: one.code,
    type: types.find(({ id }) => id === one.caseType?.id)?.kind ?? null,
    isOfType: types.some((of) => of.kind === type && of.workflow?.id === one.id),
  }));
  const chosen = workflowFor(type, candidates);
  return inForce.find(({ id }) => id === chosen?.id);
}
