import { type Action, type Entity, deeds as plainDeeds, type StateSpec } from '@homeport/grammar';
import { fieldsAt } from '../fields/field-at.ts';
import type { Declarations } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';

/** Something that can be done with a record besides saving and deleting it. */
export interface Deed {
  readonly name: string;
  /** The declared action, or the one that a transition is by itself. */
  readonly action: Action;
  /** Where a transition leads. */
  readonly target?: StateSpec;
  /** Switches a record on or off; its words are the screens' own. */
  readonly isSwitch?: boolean;
}

const plain: ReadonlySet<string> = new Set(plainDeeds);
const switches: ReadonlySet<string> = new Set(['activate', 'deactivate']);

/** The state that a transition of an entity leads to. */
function targetOf(entity: Entity, transition: string): StateSpec | undefined {
  for (const field of Object.values(entity.fields)) {
    if (field.type !== 'lifecycle') continue;
    const found = Object.hasOwn(field.transitions, transition) ? field.transitions[transition] : undefined;
    if (found) return field.states[found.to];
  }
  return undefined;
}
function transitionOf(entity: Entity, name: string): Action | undefined {
  for (const field of Object.values(entity.fields)) {
    if (field.type !== 'lifecycle' || !Object.hasOwn(field.transitions, name)) continue;
    const { label = name, asks: input = {} } = field.transitions[name] ?? {};
    return { name, on: entity.name, label, input, transition: name };
  }
  return undefined;
}
/** The state a deed leads to: through its own name, or through the transition that it performs. */
const targetOfAction = (entity: Entity, action: Action): StateSpec | undefined =>
  action.transition === undefined ? undefined : targetOf(entity, action.transition.split('.').pop() ?? '');

/** One deed by its name; undefined when no declaration knows it. */
export function deedOf(catalogue: Declarations, entity: Entity, name: string): Deed | undefined {
  const declared = catalogue.actionsOn(entity.name).find((action) => action.name === name);
  const action = declared ?? transitionOf(entity, name);
  if (action) return { name, action, target: targetOfAction(entity, action) };
  if (entity.canDeactivate && switches.has(name))
    return { name, action: { name, on: entity.name, label: name, input: {} }, isSwitch: true };
  return undefined;
}

/** Everything the caller may do with this record now, in the order of the declarations, switches last. */
export function deedsOf(catalogue: Declarations, entity: Entity, row: Row): readonly Deed[] {
  const names = (row.can ?? []).filter((name) => !plain.has(name));
  const order = [
    ...Object.values(entity.fields).flatMap((field) =>
      field.type === 'lifecycle' ? Object.keys(field.transitions) : [],
    ),
    ...catalogue.actionsOn(entity.name).map((action) => action.name),
  ];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names
    .flatMap((name) => deedOf(catalogue, entity, name) ?? [])
    .sort((one, other) => rank(one.name) - rank(other.name));
}

/** A step that leads to an end, to trouble, or off: asked about first, never the primary button. */
export const isGrave = (deed: Deed): boolean =>
  deed.name === 'deactivate' ||
  deed.target?.tone === 'danger' ||
  (deed.target?.final === true && deed.target.tone === 'neutral');

/**
 * What a person most likely came for, as the lifecycles declare it for the states the record is in, else what it waits for as their work;
 * undefined where that is to edit it, or where the caller may not do it now.
 */
export function primaryDeed(entity: Entity, row: Row, deeds: readonly Deed[]): Deed | undefined {
  let isDeclared = false;
  for (const { wire, field } of fieldsAt(entity).values()) {
    if (field.type !== 'lifecycle') continue;
    const primary = field.states[String(row[wire])]?.primary;
    const deed = deeds.find(({ name }) => name === primary);
    if (deed) return deed;
    isDeclared ||= primary !== undefined;
  }
  if (isDeclared) return undefined;
  return deeds.find((deed) => isWaitedFor(entity, deed) && !isGrave(deed));
}

/** Whether it is what a record waits for: somebody's work, as it is declared. */
export const isWaitedFor = (entity: Entity, { name }: Deed): boolean =>
  entity.work?.some(({ deeds = [] }) => deeds.includes(name)) ?? false;

/** Whether it can be done at once, without a word: nothing to enter, no proof, and it can be gone back on. */
export const isImmediate = (deed: Deed): boolean =>
  Object.keys(deed.action.input).length === 0 && !deed.action.proof && !isGrave(deed) && deed.target?.final !== true;
