import type { Entity, Field } from '@homeport/grammar';
import { type FieldAt, fieldAt, fieldsAt, knowFields } from './field-at.ts';

/** What stands for the company of a record, where lists are over several. */
const companyField = 'tenantId';

/** A company by its name. */
export interface CompanyName {
  readonly id: string;
  readonly name: string;
}

/**
 * The declaration of an entity where its records are of several companies: which one is a field as any other, for columns,
 * conditions, groups and orders. Records of all companies alike stay as they are.
 */
export function ofCompanies(entity: Entity, companies: readonly CompanyName[]): Entity {
  if (entity.scope === 'global') return entity;
  const made = { ...entity };
  const choices = Object.fromEntries(companies.map(({ id, name }) => [id, name]));
  const field: Field = { type: 'option', label: 'Client company', choices, readOnly: true };
  const whose = { name: companyField, wire: companyField, key: 'common.tenantId', field };
  knowFields(made, new Map([...fieldsAt(entity), [companyField, whose]]));
  return made;
}

/** The company of a record as a field that people see; undefined where all records are of one. */
export function companyAt(entity: Entity): FieldAt | undefined {
  const at = fieldAt(entity, companyField);
  return at?.field.type === 'option' ? at : undefined;
}

/** What tells people nothing: the bare id of a record, and of its company. */
export const isBareId = ({ name, field }: FieldAt): boolean =>
  name === 'id' || (name === companyField && field.type === 'ref');
