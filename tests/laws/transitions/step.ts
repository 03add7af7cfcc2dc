import type { Action, Catalogue, Entity, Filter, LifecycleSpec, TransitionSpec } from '@homeport/grammar';
import { accessFor, closingOf, isCondition, openStates, type PartDeed } from '@homeport/grammar';

/** A transition that a person can do. */
export interface Step {
  /** `invoice.status.send` */
  readonly key: string;
  readonly entity: Entity;
  readonly field: string;
  readonly name: string;
  readonly lifecycle: LifecycleSpec;
  readonly spec: TransitionSpec;
  /** The action that performs it, with its input; none where the transition is all there is. */
  readonly action: Action | undefined;
}

/** Every transition of the catalogue that is offered to people. */
export function stepsOf(catalogue: Catalogue): Step[] {
  return catalogue.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([field, lifecycle]) =>
      lifecycle.type !== 'lifecycle'
        ? []
        : Object.entries(lifecycle.transitions)
            .filter(([, spec]) => !spec.system)
            .map(([name, spec]) => ({
              key: `${entity.name}.${field}.${name}`,
              entity,
              field,
              name,
              lifecycle,
              spec,
              action: catalogue.actionsOn(entity.name).find((a) => a.transition === `${field}.${name}`),
            })),
    ),
  );
}

/**
 * Where declarations let something hang on the state that a step changes: who may see or do what with the record, or with
 * records that lead to it. `invoice: client` for a grant, `invoiceLine.do.x` for a condition of a deed.
 */
export function hangingOn(catalogue: Catalogue, step: Step, from: string): string[] {
  const found: string[] = [];
  const differs = (at: Entity, filter: Filter | undefined): boolean =>
    filter !== undefined &&
    conditionsOf(filter).some(({ field, op, value }) => {
      if (!leadsTo(catalogue, at, field.split('.'), step)) return false;
      const holds = (state: string) => {
        const listed = (Array.isArray(value) ? value : [value]).includes(state);
        return op === 'ne' || op === 'nin' ? !listed : listed;
      };
      return holds(from) !== holds(step.spec.to);
    });
  for (const at of catalogue.entities) {
    for (const role of Object.keys(at.access)) {
      const grants = accessFor(at, { roles: [role] })[role] ?? [];
      for (const grant of [grants].flat() as readonly { where?: Filter }[])
        if (differs(at, grant.where)) found.push(`${at.name}: ${role}`);
    }
    for (const action of catalogue.actionsOn(at.name))
      if (differs(at, action.where)) found.push(`${at.name}.do.${action.name}`);
    const closing = closingOf(at);
    if (closing && leadsTo(catalogue, at, [closing.relation, step.field], step)) {
      const isOpen = (deed: PartDeed, state: string) =>
        openStates(at, step.entity, deed)?.[step.field]?.includes(state);
      if ((['add', 'change', 'remove'] as const).some((deed) => isOpen(deed, from) !== isOpen(deed, step.spec.to)))
        found.push(`${at.name} closes with it`);
    }
  }
  return found;
}

const conditionsOf = (filter: Filter): { field: string; op: string; value?: unknown }[] =>
  isCondition(filter)
    ? [filter as { field: string; op: string; value?: unknown }]
    : ('all' in filter ? filter.all : filter.any).flatMap(conditionsOf);

/** Whether a path of an entity ends at the lifecycle of the step. */
function leadsTo(catalogue: Catalogue, at: Entity, [name = '', ...rest]: readonly string[], step: Step): boolean {
  if (rest.length === 0) return at.name === step.entity.name && name === step.field;
  const field = at.fields[name];
  return field !== undefined && 'to' in field && leadsTo(catalogue, catalogue.entity(field.to), rest, step);
}
