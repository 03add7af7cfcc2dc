import type { SystemContext } from '@homeport/engine';
import { type CaseDetail, caseType } from '@homeport/model/cases';
import { type Workflow, workflow, workflowFor } from '@homeport/model/workflow';

/** The published workflow for a case, the most specific one. */
export async function chosenWorkflow(ctx: SystemContext, { type }: CaseDetail): Promise<Workflow | undefined> {
  const published = await ctx.records(workflow).find({
    filter: {
      all: [
        { field: 'kind', op: 'eq', value: 'CASE' },
        { field: 'status', op: 'eq', value: 'PUBLISHED' },
      ],
    },
    limit: 500,
  });
  const types = await ctx.records(caseType).find({ limit: 500 });
  const candidates = published.map((one) => ({
    id: one.id,
    kind: one.kind,
    status: one.status,
    code: one.code,
    type: types.find(({ id }) => id === one.caseType?.id)?.kind ?? null,
    isOfType: types.some((of) => of.kind === type && of.workflow?.id === one.id),
  }));
  const chosen = workflowFor(type, candidates);
  return published.find(({ id }) => id === chosen?.id);
}
