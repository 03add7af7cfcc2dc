import { type Entity, type FormulaSpec, wireName } from '@homeport/grammar';

/** A field that speaks of the records of an entity: a filter, the path of a field of theirs, what that is compared with, or a formula. */
export interface ConditionField {
  readonly name: string;
  readonly wire: string;
  readonly what: 'filter' | 'path' | 'value' | 'formula';
  /** The entity whose records are meant, or where it stands: `about`, or `dataQuery.about` over a relation. */
  readonly on?: string;
  readonly of?: string;
  /** Of a value: the fields beside it that hold the path, and how it is compared; without the second it has to be equal. */
  readonly at?: string;
  readonly operator?: string;
  readonly formula?: FormulaSpec;
}

/** The fields of an entity that hold conditions, or parts of them. */
export const conditionsAmong = (entity: Entity): ConditionField[] =>
  Object.entries(entity.fields).flatMap(([name, field]): ConditionField[] => {
    const wire = wireName(name, field);
    if (field.type === 'json' && field.shape?.is === 'filter') {
      const { of, on } = field.shape;
      return of === undefined && on === undefined ? [] : [{ name, wire, what: 'filter', ...(of ? { of } : { on }) }];
    }
    const offers = 'offers' in field ? field.offers : undefined;
    if (!offers) return [];
    const { what, of, on, at, operator, formula } = offers;
    // An operator is judged with the value; placeholders and pages say nothing of records.
    if (what === 'page' || what === 'placeholder' || what === 'operator') return [];
    const more = { ...(at ? { at } : {}), ...(operator ? { operator } : {}), ...(formula ? { formula } : {}) };
    return [{ name, wire, what, ...(of ? { of } : { on }), ...more }];
  });

/** The fields of other entities that speak of the records which a field of this one names. */
export interface SpokenFor {
  readonly child: Entity;
  readonly relation: string;
  readonly conditions: readonly ConditionField[];
}
/** What speaks of the records that a field of an entity names: by entity, then by that field. */
export function spokenForIn(
  entities: readonly Entity[],
): ReadonlyMap<string, ReadonlyMap<string, readonly SpokenFor[]>> {
  const found = new Map<string, Map<string, SpokenFor[]>>();
  for (const child of entities) {
    for (const [of, conditions] of Map.groupBy(conditionsAmong(child), (one) => one.of ?? '')) {
      const [relation = '', name = ''] = of.split('.');
      const field = child.fields[relation];
      if (name === '' || field?.type !== 'ref') continue;
      const byField = found.get(field.to) ?? new Map<string, SpokenFor[]>();
      byField.set(name, [...(byField.get(name) ?? []), { child, relation, conditions }]);
      found.set(field.to, byField);
    }
  }
  return found;
}
