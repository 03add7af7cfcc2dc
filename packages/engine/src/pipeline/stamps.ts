import { allFields, type Field, type Stamp, type TransitionSpec, type Values } from '@homeport/grammar';
import type { Plan, RunInTransaction } from './engine.ts';

/**
 * What a transition writes beside its state: `input` is what was entered, by the names that it is asked for under. Nothing
 * entered empties a field that only steps write, so that no reason outlives the decision it was given for; what people may
 * type into it themselves stays.
 */
export function stampsOf(
  { caller, now }: RunInTransaction,
  { entity }: Plan,
  spec: TransitionSpec,
  input: Values,
): Values {
  const fields = allFields(entity);
  const writtenFor = (from: Stamp, field: Field | undefined): unknown => {
    if (typeof from !== 'string') return from;
    if (from === '$now') {
      const moment = now.toString({ smallestUnit: 'second' });
      return field?.type === 'date' ? moment.slice(0, 10) : moment;
    }
    if (from === '$me') return field && 'to' in field && field.to === 'person' ? caller.me.person : caller.me.user;
    return input[from] ?? (field?.readOnly ? null : undefined);
  };
  const stamped = Object.entries(spec.stamps ?? {}).map(([to, from]) => [to, writtenFor(from, fields[to])] as const);
  return Object.fromEntries(stamped.filter(([, value]) => value !== undefined));
}
