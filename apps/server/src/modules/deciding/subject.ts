import type { SystemContext } from '@homeport/engine';
import {
  type Catalogue,
  certain,
  type DecidedSpec,
  type Entity,
  isRefusal,
  type Refusal,
  undecidedField,
  type Values,
  wireName,
} from '@homeport/grammar';
import { type Decision, decision } from '@homeport/model/deciding';

/** An entity that is decided, and how. */
export interface DecidedEntity {
  readonly entity: Entity;
  readonly decided: DecidedSpec;
}
/** What a step decides: the record that its relation leads to. */
export interface Subject extends DecidedEntity {
  readonly id: string;
  /** What it is called. */
  readonly label: string;
}

/** The assignment that a record is about, by its id or as the record names it; undefined where its kind is about none. */
export function assignmentOf({ entity, decided }: DecidedEntity, record: Values): unknown {
  const field = decided.of === undefined ? undefined : entity.fields[decided.of];
  return decided.of === undefined || !field ? undefined : record[wireName(decided.of, field)];
}

export const decidedBy = (entity: Entity): DecidedEntity => ({ entity, decided: certain(entity.decided) });

/** The entities whose steps are kept as decisions: the decision has a relation that is called like them. */
export const decidedEntities = (catalogue: Catalogue): readonly DecidedEntity[] =>
  catalogue.entities.filter(({ name, decided }) => decided && Object.hasOwn(decision.fields, name)).map(decidedBy);

/** What a step decides. */
export function subjectOf(catalogue: Catalogue, step: Decision & Values): Subject {
  for (const one of decidedEntities(catalogue)) {
    const to = step[one.entity.name];
    if (typeof to === 'object' && to !== null && 'id' in to)
      return { ...one, id: String(to.id), label: 'label' in to ? String(to.label) : '' };
  }
  throw new Error(`decision ${step.id} leads to nothing that is decided`);
}

/** The steps of a record in their order, those that are no longer needed among them. */
export const stepsOf = (system: SystemContext, { name }: Entity, id: string): Promise<Decision[]> =>
  system.records(decision).find({ filter: { field: name, op: 'eq', value: id }, sort: 'sequence,asc', limit: 500 });

/** Writes how many steps of a record are left, where that is another number. */
export async function keepUndecided(
  system: SystemContext,
  entity: Entity,
  record: Values,
  left: number,
): Promise<Refusal | undefined> {
  if (Number(record[undecidedField] ?? 0) === left) return undefined;
  const saved = await system.records(entity).update(String(record.id), { [undecidedField]: left });
  return isRefusal(saved) ? saved : undefined;
}
