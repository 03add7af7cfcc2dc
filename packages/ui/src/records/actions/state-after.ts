import type { Action, Entity, LifecycleSpec } from '@homeport/grammar';
import { type FieldAt, fieldsAt } from '../fields/field-at.ts';
import { titleOf } from '../fields/title-of.ts';
import { useShow } from '../fields/use-show.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** A lifecycle of a record and the state it came to. */
export interface Reached {
  readonly at: FieldAt;
  readonly state: string;
}

/** Where a transition leads, by its name, with or without its field (`status.submit`). */
function stateAfter(entity: Entity, transition: string | undefined): Reached | undefined {
  const name = transition?.split('.').pop() ?? '';
  for (const at of fieldsAt(entity).values()) {
    if (at.field.type !== 'lifecycle' || !Object.hasOwn(at.field.transitions, name)) continue;
    const state = at.field.transitions[name]?.to;
    if (state !== undefined) return { at, state };
  }
  return undefined;
}

/** The state that a kept change brought: of the lifecycle that the deed moves, else of the first that changed. */
export function stateReached(
  entity: Entity,
  deed: string,
  changes: Readonly<Record<string, readonly [unknown, unknown]>>,
): Reached | undefined {
  const moved = [...fieldsAt(entity).values()].filter(
    (at) => at.field.type === 'lifecycle' && typeof changes[at.name]?.[1] === 'string',
  );
  const meant = stateAfter(entity, deed)?.at.name;
  const at = moved.find(({ name }) => name === meant) ?? moved[0];
  return at && { at, state: String(changes[at.name]?.[1]) };
}

/** Whether a state of a lifecycle is an end for good: over, and no step leads from it to anything that is not. */
const isForGood = ({ states, transitions }: LifecycleSpec, state: string): boolean =>
  states[state]?.final === true &&
  !Object.values(transitions).some(({ from, to }) => from.includes(state) && states[to]?.final !== true);

/** What is said before a deed: the state it leads to, and whether there is a way back from it. Undefined where it moves nothing. */
export function useEffectText(entity: Entity): (action: Action) => string | undefined {
  const text = useRecordText();
  const labels = useLabels();
  return (action) => {
    const reached = stateAfter(entity, action.transition);
    if (!reached) return undefined;
    const { at, state } = reached;
    return text(at.field.type === 'lifecycle' && isForGood(at.field, state) ? 'action.ends' : 'action.leadsTo', {
      state: labels.state(at, state),
    });
  };
}

/** What is told after a deed: the record and the state it has now; of a deed that moves nothing, which it was. */
export function useDoneText(entity: Entity): (action: Action, row: Row | null) => string {
  const text = useRecordText();
  const labels = useLabels();
  const show = useShow();
  const { catalogue } = useRecordHost();
  return (action, row) => {
    const reached = stateAfter(entity, action.transition);
    const name = row ? titleOf(entity, row, show) : '';
    if (!reached || name === '')
      return text('action.doneOf', {
        deed: labels.deed(entity, action.name, catalogue.actionsOn(entity.name)) ?? action.label,
      });
    return text('action.reached', { name, state: labels.state(reached.at, reached.state) });
  };
}
