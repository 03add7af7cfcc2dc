import { allFields, type Entity } from './entity.ts';
import { type Filter, isCondition } from './filter.ts';

/** Fields that a filter over a record's own fields looks at; a path over a relation is left as it is. */
const fieldsIn = (filter: Filter): string[] =>
  isCondition(filter) ? [filter.field] : ('all' in filter ? filter.all : filter.any).flatMap(fieldsIn);

/** Field types that make a span of both ends, and the range of the database for them. */
export const spanTypes: Readonly<Record<string, string>> = {
  date: 'daterange',
  dateTime: 'tstzrange',
  whole: 'int4range',
  decimal: 'numrange',
  percentage: 'numrange',
  money: 'numrange',
};

/** Faults of what an entity declares of its constraints. Empty when sound. */
export function constraintFaults(entity: Entity): string[] {
  const fields = allFields(entity);
  const unknown = (names: readonly string[], what: string): string[] =>
    names
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => `${what} ${name}, which is not one of its fields`);
  const taken = new Set<string>();
  const twice = (name: string): string[] => {
    if (taken.has(name)) return [`has two constraints of the name ${name}`];
    taken.add(name);
    return [];
  };
  return [
    ...(entity.excludes ?? []).flatMap(({ name = 'noOverlap', same = [], sameOrEmpty = [], over, when }) => [
      ...twice(name),
      ...unknown([...same, ...sameOrEmpty, ...(when ? fieldsIn(when) : [])], 'excludes by'),
      ...over.flatMap(({ from, to }) => {
        const missing = unknown([from, to], 'excludes over');
        if (missing.length > 0) return missing;
        const [one, other] = [fields[from]?.type ?? '', fields[to]?.type ?? ''];
        return one === other && spanTypes[one] ? [] : [`excludes over ${from} to ${to}, which is no span`];
      }),
      ...(over.length === 0 ? ['excludes over nothing'] : []),
    ]),
    ...(entity.checks ?? []).flatMap(({ name, holds, field }) => [
      ...twice(name),
      ...unknown([...fieldsIn(holds), ...(field ? [field] : [])], 'checks'),
    ]),
  ];
}
