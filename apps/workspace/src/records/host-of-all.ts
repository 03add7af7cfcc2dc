import type { Entity } from '@homeport/grammar';
import { type CompanyName, ofCompanies } from '@homeport/ui/records/fields/of-companies.ts';
import type { Declarations, RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { seenRecords, sourceOfAll } from './source-of-all.ts';

/**
 * The generated screens over all companies: lists show the records of `all`, and each record is opened and changed in its own company.
 * What is set for lists, and what is offered in them, is that of the person's `own`.
 */
export function hostOfAll(
  all: RecordHost,
  own: RecordHost,
  companies: readonly CompanyName[],
  hostOf: (tenant: string) => RecordHost,
): RecordHost {
  const seen = seenRecords();
  const its = (id: string, other: RecordHost): RecordHost => {
    const company = seen.companyOf(id);
    return company === undefined ? other : hostOf(company);
  };
  return {
    ...own,
    catalogue: declaredOf(own.catalogue, companies),
    tenant: all.tenant,
    source: sourceOfAll(all.source, (company) => hostOf(company).source, seen),
    exchange: all.exchange,
    address: (place) => (place.to === 'record' ? its(place.id, all) : all).address(place),
    files: {
      ...own.files,
      of: (entity, id, signal) => its(id, own).files.of(entity, id, signal),
      bytes: (id, how) => its(id, own).files.bytes(id, how),
      open: (id, name) => its(id, own).files.open(id, name),
    },
  };
}

/** The same declarations, where which company a record is of is one of its fields. */
function declaredOf(declared: Declarations, companies: readonly CompanyName[]): Declarations {
  const known = new WeakMap<Entity, Entity>();
  const over = (entity: Entity): Entity => {
    const made = known.get(entity) ?? ofCompanies(entity, companies);
    known.set(entity, made);
    return made;
  };
  return {
    get entities() {
      return declared.entities.map(over);
    },
    entity: (name) => over(declared.entity(name)),
    hasEntity: (name) => declared.hasEntity(name),
    actionsOn: (name) => declared.actionsOn(name),
    refusals: declared.refusals,
    ...(declared.calculation ? { calculation: declared.calculation } : {}),
  };
}
