import type { CaseDetail } from '../cases/door.generated.ts';
import type { Workflow } from './workflow.entity.ts';

/** A workflow that might run for a case. */
export interface WorkflowCandidate extends Pick<Workflow, 'id' | 'kind' | 'status' | 'code'> {
  /** The kind of assignment that its case type stands for; null: all of them. */
  readonly type: CaseDetail['type'] | null;
  /** It is the workflow that an active case type of this kind of assignment names. */
  readonly isOfType: boolean;
}

/**
 * The published workflow for a kind of assignment: the one that its case type names, else one that names the case type, else a
 * general one; of several the first by code.
 */
export function workflowFor<W extends WorkflowCandidate>(type: CaseDetail['type'], among: readonly W[]): W | undefined {
  const rank = (one: W): number => (one.isOfType ? 0 : one.type === type ? 1 : 2);
  return among
    .filter((one) => one.kind === 'CASE' && one.status === 'PUBLISHED')
    .filter((one) => one.isOfType || one.type === null || one.type === type)
    .sort((a, b) => rank(a) - rank(b) || (a.code < b.code ? -1 : 1))[0];
}

/** The kinds of assignment for which one of the candidates is taken. `among` says what there is for a kind. */
export const kindsThatTake = (
  id: string,
  types: readonly CaseDetail['type'][],
  among: (type: CaseDetail['type']) => readonly WorkflowCandidate[],
): readonly CaseDetail['type'][] => types.filter((type) => workflowFor(type, among(type))?.id === id);
