import { allFields, type Entity } from './entity.ts';
import { type Filter, isCondition } from './filter.ts';

/**
 * A kind of work: records of an entity that wait for somebody. The list of everybody's work finds, names and opens them by this
 * alone, and knows no entity.
 */
export interface WorkSpec {
  /** camelCase, unique within its entity; its words have the key `<entity>.work.<name>`. */
  readonly name: string;
  /** What is to be done, as the head of a group: "Expenses to decide". */
  readonly label: string;
  /** Which records wait, and for whom; on top of the rights of the reader. */
  readonly waits: Filter;
  /** The day by which it is to be done. */
  readonly due?: string;
  /** Steps and actions of the entity of which the reader must be offered one, the first being proposed. None: it is opened. */
  readonly deeds?: readonly string[];
  /** Roles whose work it is; everybody's who may do it, unless said. */
  readonly roles?: readonly string[];
}

const fieldsIn = (filter: Filter): string[] =>
  isCondition(filter) ? [filter.field] : ('all' in filter ? filter.all : filter.any).flatMap(fieldsIn);

/** Faults of the work that an entity declares; `actions` are those on it. Empty when sound. */
export function workFaults(entity: Entity, actions: readonly { readonly name: string }[]): string[] {
  const fields = allFields(entity);
  const steps = Object.values(entity.fields).flatMap((field) =>
    field.type === 'lifecycle' ? Object.keys(field.transitions) : [],
  );
  const known = new Set([...steps, ...actions.map(({ name }) => name)]);
  const names = (entity.work ?? []).map(({ name }) => name);
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `has two kinds of work called ${name}`),
    ...(entity.work ?? []).flatMap(({ name, waits, due, deeds = [] }) => [
      ...fieldsIn(waits)
        .filter((path) => !Object.hasOwn(fields, path.split('.')[0] ?? ''))
        .map((path) => `${name} waits by ${path}, which is not one of its fields`),
      ...(due !== undefined && fields[due]?.type !== 'date' ? [`${name} is due by ${due}, which is no date`] : []),
      ...deeds.filter((deed) => !known.has(deed)).map((deed) => `${name} is done by ${deed}, which nobody can do`),
    ]),
  ];
}
