import type { Values } from '@homeport/grammar';
import type { Plan } from './engine.ts';
import { type Move, moveOf } from './transition.ts';

const another = Symbol('the step that is made instead');

/**
 * What a handler returns where its action makes another step of the same field than the declared one: `transition` is `field.name`, `values`
 * are written with it. Whoever may do the action may do it so; the record has to be in a state that the step begins in.
 */
export const anotherWay = (transition: string, values: Values): Values =>
  Object.assign({ ...values }, { [another]: transition });

/** The step that an action makes in the end, the declared one unless its handler said otherwise. */
export function moveMade(plan: Plan, declared: Move | undefined, result: Values | undefined): Move | undefined {
  const transition: unknown = result && Reflect.get(result, another);
  if (typeof transition !== 'string') return declared;
  const made = moveOf(plan, transition);
  if (!made || made.field !== declared?.field)
    throw new Error(`${plan.entity.name} has no ${transition} beside what its action does`);
  return made;
}
