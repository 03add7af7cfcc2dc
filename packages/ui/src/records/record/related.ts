import { allowanceFor, type Condition, commonFields, type Entity, isOneOf, type RoleHolder } from '@homeport/grammar';
import type { Declarations } from '../host/record-host.ts';

/** Records of another entity that refer to a record. */
export interface Related {
  readonly entity: Entity;
  /** The field that refers here. */
  readonly field: string;
  /** Tab of the page; one entity may refer by two fields. */
  readonly tab: string;
  /** They cannot be without this record: shown first. */
  readonly isOwned: boolean;
  /** The field refers by naming the code that this field of the record holds: a formula. */
  readonly code?: string;
}

/** Every list of records that refer to records of this entity and that the viewer may read. */
export function relatedOf(catalogue: Declarations, entity: Entity, viewer: RoleHolder): readonly Related[] {
  const found = catalogue.entities.flatMap((other): Related[] => {
    if (other.internal || !other.menu) return [];
    const allowance = allowanceFor(other, viewer);
    if (allowance.deeds.read === undefined) return [];
    const pointing = Object.entries(other.fields).filter(
      ([name, field]) =>
        'to' in field &&
        field.to === entity.name &&
        field.type !== 'file' &&
        field.type !== 'image' &&
        !allowance.hidden.has(name) &&
        !isOneOf(commonFields, name),
    );
    const lists = pointing.map(([field, spec]) => ({
      entity: other,
      field,
      tab: pointing.length === 1 ? other.name : `${other.name}.${field}`,
      isOwned: spec.required === true && other !== entity,
    }));
    return [...lists, ...formulasOf(other, entity, allowance.hidden)];
  });
  const rank = ({ entity: other, isOwned }: Related) => (isOwned ? 0 : other === entity ? 2 : 1);
  return found.sort((one, next) => rank(one) - rank(next));
}

/** Which of its records refer to one: a formula has the code of what it names in quotation marks. */
export const scopeOf = ({ field, code }: Related, row: Readonly<Record<string, unknown>>): Condition =>
  code === undefined ? { field, op: 'eq', value: String(row.id) } : { field, op: 'lk', value: `"${row[code]}"` };

/** Formulas in which a record may be named by its code: another formula, or a table. */
const formulasOf = (other: Entity, entity: Entity, hidden: ReadonlySet<string>): readonly Related[] =>
  Object.entries(other.fields).flatMap(([field, spec]): Related[] => {
    const formula = 'offers' in spec ? spec.offers?.formula : undefined;
    if (!formula || hidden.has(field)) return [];
    const code = other.name === entity.name ? formula.code : undefined;
    const named = code ?? (formula.bands.table === entity.name ? formula.bands.code : undefined);
    return named ? [{ entity: other, field, tab: `${other.name}.${field}`, isOwned: false, code: named }] : [];
  });
