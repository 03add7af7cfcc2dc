import { defineRules, type Facts, type Filter, inputRefusals, type LookUp, matches } from '@homeport/grammar';
import { workflowRefusals as no } from './workflow.refusals.ts';
import { type WorkflowItem, workflowItem } from './workflow-item.entity.ts';

/** How many of the steps that it comes after are of another workflow. */
export interface PredecessorFacts extends Facts {
  readonly strangers: number;
}

/** A step that is left out by a condition of its own says which, one that comes again says when, and it comes after steps of its own workflow only. */
export const workflowItemRules = defineRules<typeof workflowItem, PredecessorFacts>(workflowItem, {
  check: ({ suppression, leftOutWhen, isRepeated, repeatAfter }, _, { strangers }) => [
    ...(isRepeated && repeatAfter === null
      ? [inputRefusals.required({ label: workflowItem.fields.repeatAfter.label }, 'repeatAfter')]
      : []),
    ...(suppression === 'CONDITION' && leftOutWhen === null
      ? [inputRefusals.required({ label: workflowItem.fields.leftOutWhen.label }, 'leftOutWhen')]
      : []),
    ...(strangers > 0 ? [no.stepElsewhere({}, 'predecessors')] : []),
  ],
});

/** What is counted of an assignment besides its own fields, as conditions of steps name it. */
export const suppressionPaths = { familySize: 'familySize', visas: 'visas' } as const;

/** The usual conditions; on paths of an assignment, and on `suppressionPaths`. */
const usual: Readonly<Partial<Record<NonNullable<WorkflowItem['suppression']>, Filter>>> = {
  CONFIDENTIAL: { field: 'confidential', op: 'eq', value: true },
  NO_FAMILY: { field: suppressionPaths.familySize, op: 'eq', value: 0 },
  NO_VISA: { field: suppressionPaths.visas, op: 'eq', value: 0 },
  ON_HOLD: { field: 'status', op: 'eq', value: 'ON_HOLD' },
};
type Suppressed = Pick<WorkflowItem, 'suppression' | 'leftOutWhen'>;

/** The condition under which a step is left out, as a filter; undefined: never. What is stored was judged when it was saved. */
function suppressionFilter({ suppression, leftOutWhen }: Suppressed): Filter | undefined {
  if (suppression === null) return undefined;
  return suppression === 'CONDITION' ? (leftOutWhen ?? undefined) : usual[suppression];
}
/** Whether a step is left out of an assignment, whose fields and counts `look` finds. */
export const isLeftOut = (item: Suppressed, look: LookUp): boolean => {
  const filter = suppressionFilter(item);
  return filter !== undefined && matches(filter, look);
};
