import { allowanceFor, commonFields, type Entity, type RoleHolder } from '@homeport/grammar';
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
        !(commonFields as readonly string[]).includes(name),
    );
    return pointing.map(([field, spec]) => ({
      entity: other,
      field,
      tab: pointing.length === 1 ? other.name : `${other.name}.${field}`,
      isOwned: spec.required === true && other !== entity,
    }));
  });
  const rank = ({ entity: other, isOwned }: Related) => (isOwned ? 0 : other === entity ? 2 : 1);
  return found.sort((one, next) => rank(one) - rank(next));
}
