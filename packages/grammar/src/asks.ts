import type { Action } from './action.ts';
import { allFields, type Entity } from './entity.ts';
import type { Field, FieldOf, Fields, Stamp, TransitionSpec } from './fields/field.ts';

/** The transitions of an entity with their paths (`status.release`). */
type Asked<E extends Entity, F, T> = F extends keyof E['fields']
  ? E['fields'][F] extends { readonly transitions: infer Ts }
    ? T extends keyof Ts
      ? Ts[T] extends { readonly asks: infer A extends Fields }
        ? A
        : Record<never, never>
      : never
    : never
  : never;
/** What a transition asks for, by its path. */
export type AsksOf<E extends Entity, P extends string> = P extends `${infer F}.${infer T}` ? Asked<E, F, T> : never;

/**
 * A transition that asks for something, as the named action that it is: what clients run and screens draw. Throws where the
 * path (`status.release`) leads to nothing that asks.
 */
export function askedBy<E extends Entity, P extends string>(entity: E, path: P): Action<AsksOf<E, P>>;
export function askedBy(entity: Entity, path: string): Action {
  const spec = transitionAt(entity, path);
  if (!spec?.asks) throw new Error(`${entity.name} has no transition ${path} that asks for something`);
  return asAction(entity, path, spec, spec.asks);
}

/** The transition behind `field.name`. */
export function transitionAt(entity: Entity, path: string): TransitionSpec | undefined {
  const [name = '', transition = ''] = path.split('.');
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (field?.type !== 'lifecycle') return undefined;
  return Object.hasOwn(field.transitions, transition) ? field.transitions[transition] : undefined;
}

const asAction = (entity: Entity, transition: string, { label }: TransitionSpec, input: Fields): Action => ({
  name: transition.split('.')[1] ?? '',
  on: entity.name,
  label,
  transition,
  input,
});

/** The actions that the transitions of an entity are by what they ask, without those that an action is declared for. */
export function askingActions(entity: Entity, declared: readonly Action[]): Action[] {
  const taken = new Set(declared.flatMap((one) => (one.on === entity.name ? (one.transition ?? []) : [])));
  return Object.entries(entity.fields)
    .filter((one): one is [string, FieldOf<'lifecycle'>] => one[1].type === 'lifecycle')
    .flatMap(([name, { transitions }]) =>
      Object.entries(transitions).flatMap(([key, spec]) => {
        const path = `${name}.${key}`;
        return spec.asks && !spec.system && !taken.has(path) ? [asAction(entity, path, spec, spec.asks)] : [];
      }),
    );
}

/** Entered for one record only, whatever else is chosen with it. */
const ofOne: ReadonlySet<string> = new Set(['file', 'image', 'bankPart', 'json', 'money', 'coordinates']);

/**
 * Whether an action may be done with many records at once: without proof and key, and with nothing to enter but what its
 * transition asks for and what can be the same for all.
 */
export function isForMany(entity: Entity, action: Action): boolean {
  if (action.proof || action.once || action.scope === 'collection') return false;
  const asks = (action.transition && transitionAt(entity, action.transition)?.asks) || {};
  return Object.entries(action.input).every(([name, field]) => Object.hasOwn(asks, name) && !ofOne.has(field.type));
}

/** Faults of what the transitions of an entity ask and stamp, given the actions declared on it. Empty when sound. */
export function stampFaults(entity: Entity, actions: readonly Action[]): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    field.type !== 'lifecycle'
      ? []
      : Object.entries(field.transitions).flatMap(([key, spec]) => {
          const path = `${name}.${key}`;
          const action = actions.find((one) => one.on === entity.name && one.transition === path);
          const missing = Object.keys(spec.asks ?? {}).filter((ask) => action && !Object.hasOwn(action.input, ask));
          return [
            ...missing.map((ask) => `${path} asks for ${ask}, which its action does not take`),
            ...Object.entries(spec.stamps ?? {}).flatMap(([to, from]) => {
              const fault = stampFault(entity, to, from, action?.input ?? spec.asks ?? {});
              return fault ? [`${path} stamps ${to}, ${fault}`] : [];
            }),
          ];
        }),
  );
}

function stampFault(entity: Entity, to: string, from: Stamp, input: Fields): string | undefined {
  const field = Object.hasOwn(entity.fields, to) ? allFields(entity)[to] : undefined;
  if (!field) return 'which is not one of its fields';
  if (field.derived || field.type === 'lifecycle') return 'which is not written by hand';
  if (from === null) return field.required ? 'which has to be there' : undefined;
  if (typeof from === 'boolean') return field.type === 'yesNo' ? undefined : 'which is no yes/no';
  if (from === '$now') return ['date', 'dateTime'].includes(field.type) ? undefined : 'which is no day or moment';
  if (from === '$me')
    return 'to' in field && ['user', 'person'].includes(field.to) ? undefined : 'which is no user or person';
  const asked = Object.hasOwn(input, from) ? input[from] : undefined;
  if (!asked) return `from ${from}, which nothing asks for`;
  return fits(asked, field) ? undefined : `from ${from}, which is of another kind`;
}

/** Whether everything that may be entered can be kept: of one type, no longer, leading to the same. */
function fits(asked: Field, field: Field): boolean {
  if (asked.type !== field.type) return false;
  if (field.required && !asked.required) return false;
  if ('to' in field && 'to' in asked && field.to !== asked.to) return false;
  const limit = 'max' in field ? field.max : undefined;
  return limit === undefined || ('max' in asked && asked.max !== undefined && asked.max <= limit);
}
