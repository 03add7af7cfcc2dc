import { allFields, type Entity } from './entity.ts';
import { type Filter, isCondition } from './filter.ts';

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
