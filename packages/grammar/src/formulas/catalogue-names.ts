import type { Catalogue } from '../catalogue.ts';
import type { Entity } from '../entity.ts';
import type { Field } from '../fields/field.ts';
import { type Kind, moneyIn, type Name, type Names, numberKind, percentKind } from './kinds.ts';

type Known = Pick<Catalogue, 'entity' | 'hasEntity'>;

/** What a field is in a formula, at a path; undefined where a formula has no use for it, and for secrets. */
function kindOfField(field: Field, before = ''): Kind | undefined {
  if (field.secret) return undefined;
  switch (field.type) {
    case 'money':
      return moneyIn(`${before}${field.currency}`);
    case 'percentage':
      return percentKind;
    case 'whole':
    case 'decimal':
      return field.unit === undefined ? numberKind : { is: 'figure', dimension: { [field.unit]: 1 } };
    case 'date':
    case 'yesNo':
      return { is: field.type };
    case 'option':
      return field.choices ? { is: 'choice', among: Object.keys(field.choices) } : { is: 'choice' };
    case 'lifecycle':
      return { is: 'choice', among: Object.keys(field.states) };
    case 'country':
    case 'currency':
    case 'code':
      return { is: 'choice' };
    default:
      return undefined;
  }
}

/** The names of a formula about an entity: its fields, and those of the records that it leads to, after a dot. */
export function namesAbout(catalogue: Known, entity: Entity): Names {
  const own = fieldNames(entity, '', '');
  const further = Object.entries(entity.fields).flatMap(([name, field]) => {
    const target = targetOf(catalogue, field);
    return target ? fieldNames(target, `${name}.`, `${field.label} › `) : [];
  });
  return Object.fromEntries([...own, ...further]);
}
/** Where names go on after a dot. */
function targetOf(catalogue: Known, field: Field): Entity | undefined {
  if (field.type !== 'ref' || field.secret || !catalogue.hasEntity(field.to)) return undefined;
  const target = catalogue.entity(field.to);
  return target.internal ? undefined : target;
}
const fieldNames = (entity: Entity, before: string, label: string): [string, Name][] =>
  Object.entries(entity.fields).flatMap(([name, field]): [string, Name][] => {
    const kind = kindOfField(field, before);
    return kind ? [[`${before}${name}`, { kind, label: `${label}${field.label}` }]] : [];
  });
