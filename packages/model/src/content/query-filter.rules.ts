import {
  allFields,
  type Catalogue,
  type Entity,
  type Field,
  type Filter,
  type FilterValue,
  wireName,
} from '@homeport/grammar';
import type { DataQueryCondition } from './data-query-condition.entity.ts';

/** A condition of a query as it is kept: its value is text. */
export type KeptCondition = Pick<DataQueryCondition, 'field' | 'operator' | 'value'>;

/** The filter that the conditions of a query mean; undefined without any. `typeOf` names the type of the field at a path. */
export function queryFilter(
  conditions: readonly KeptCondition[],
  matches: 'ALL' | 'ANY',
  typeOf: (path: string) => string | undefined,
): Filter | undefined {
  const all = conditions.map((one): Filter => {
    const { field, operator: op, value } = one;
    if (op === 'null' || op === 'notNull') return { field, op };
    const type = typeOf(field);
    const given = value ?? '';
    const several = op === 'in' || op === 'nin';
    return { field, op, value: several ? listOf(given).map((item) => typed(item, type)) : typed(given, type) };
  });
  if (all.length <= 1) return all[0];
  return matches === 'ANY' ? { any: all } : { all };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Text as the value of a type. What cannot be read stays as it is, and is refused where the filter is read. */
function typed(given: string, type: string | undefined): Exclude<FilterValue, readonly unknown[] | null> {
  const text = given.trim();
  if (type === 'whole') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'yesNo') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** The type of the field at a path over relations; undefined where there is none. */
export function typeAt(
  catalogue: Pick<Catalogue, 'entity' | 'hasEntity'>,
  entity: Entity,
  path: string,
): string | undefined {
  let at: Entity | undefined = entity;
  let type: string | undefined;
  for (const step of path.split('.')) {
    const fields: [string, Field][] = at ? Object.entries(allFields(at)) : [];
    const field: Field | undefined = fields.find(([name, f]) => name === step || wireName(name, f) === step)?.[1];
    if (!field) return undefined;
    type = field.type;
    at = 'to' in field && catalogue.hasEntity(field.to) ? catalogue.entity(field.to) : undefined;
  }
  return type;
}
