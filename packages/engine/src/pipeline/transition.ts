import {
  type FieldOf,
  performanceOf,
  type Refusal,
  type RuleSpec,
  type TransitionSpec,
  undecidedField,
  type Values,
} from '@homeport/grammar';
import type { LoadedFacts } from '../facts.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import type { Plan, RunInTransaction } from './engine.ts';
import { ruleRecord, storedValues } from './rule-record.ts';
import { loadFacts } from './settle.ts';

/** A declared way from some states to another. */
export interface Move {
  readonly field: string;
  readonly name: string;
  readonly lifecycle: FieldOf<'lifecycle'>;
  readonly spec: TransitionSpec;
}

/** The move behind `field.name`; undefined when there is none. */
export function moveOf(plan: Plan, transition: string): Move | undefined {
  const [field = '', name = ''] = transition.split('.');
  const lifecycle = plan.lifecycles.find(([f]) => f === field)?.[1];
  const spec = lifecycle && Object.hasOwn(lifecycle.transitions, name) ? lifecycle.transitions[name] : undefined;
  return lifecycle && spec ? { field, name, lifecycle, spec } : undefined;
}

/** May this caller make the move with this record, in its state, as far as roles, filters and guards say? */
export async function refuseMove(
  inside: RunInTransaction,
  plan: Plan,
  move: Move,
  before: Values,
  /** The action that makes the move was asked already whether the caller may do it. */
  isAction = false,
): Promise<Refusal | undefined> {
  const { caller, open } = inside;
  const { spec } = move;
  if (caller.system === undefined) {
    const reach = spec.system ? undefined : isAction || performanceOf(plan.entity, move.name, spec.by, caller.me);
    if (reach === undefined) return no.notAllowed();
    if (reach !== true && !(await open.tx.matches(plan.entity, before.id as string, reach))) return no.notAllowed();
  }
  if (!spec.from.includes(before[move.field] as string)) return wrongState(move, before);
  if (isInSteps(plan, move, before)) return no.stepsDecide();
  if (
    caller.system === undefined &&
    spec.where &&
    !(await open.tx.matches(plan.entity, before.id as string, spec.where))
  )
    return no.notAllowed();
  if (!spec.needs?.length) return undefined;
  const facts = await loadFacts(inside, plan, before, before);
  return refuseGuards(inside, plan, plan.rules.guards ?? {}, spec.needs, before, facts);
}

/** While approval groups are asked, nobody decides a record as a whole, the system neither. */
function isInSteps({ entity: { decided } }: Plan, { field, name }: Move, before: Values): boolean {
  if (!decided || field !== (decided.by ?? 'status')) return false;
  return (name === decided.approve || name === decided.reject) && Number(before[undecidedField] ?? 0) > 0;
}

function refuseGuards(
  inside: RunInTransaction,
  plan: Plan,
  guards: NonNullable<RuleSpec['guards']>,
  needs: readonly string[],
  before: Values,
  facts: LoadedFacts,
): Refusal | undefined {
  const { me } = inside.caller;
  const known = { ...facts, me: { user: me.user, person: me.person, roles: me.roles, delegators: me.delegators } };
  // What was derived when the record was last written may no longer be so: guards judge what is derived from these facts.
  const { derive } = plan.rules;
  const stored = ruleRecord(plan.entity, before);
  const record = derive
    ? ruleRecord(plan.entity, { ...before, ...storedValues(plan.entity, derive(stored, facts)) })
    : stored;
  for (const need of needs) {
    const guard = guards[need];
    if (!guard) throw new Error(`${plan.entity.name} has no guard ${need}`);
    const refusal = guard(record, known);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The state goes by its code; its label is found in the reader's language. */
const wrongState = (move: Move, before: Values): Refusal => ({
  ...no.wrongState({ state: String(before[move.field]) }),
  field: move.field,
});

export const hasRole = (mine: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((role) => mine.includes(role));
