import type { Catalogue } from './catalogue.ts';
import { allFields, type Entity } from './entity.ts';
import type { Field } from './fields/field.ts';
import { wiresOf } from './input.ts';

/** Relations that a path may go over, with the field at its end. */
export const longestPath = 4;

/** The field at the end of a path. */
export interface FieldOnPath {
  /** By field names; a trailing `.id` of a relation is left out. */
  readonly path: string;
  /** The entity that has the field, and its name there. */
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
}
/** Where a path goes wrong: its records have no such field, or it goes on behind one that leads nowhere. */
export interface PathFault {
  readonly fault: 'noField' | 'leadsNowhere';
  readonly step: string;
}
/** Whether the path may name a field of an entity: access, for who asks; everything but secrets without it. */
export type MayName = (entity: Entity, name: string) => boolean;

/** Follows a path over relations by wire names or names: `status`, `caseDetail.assignee.lastName`. */
export function followPath(
  catalogue: Pick<Catalogue, 'entity' | 'hasEntity'>,
  entity: Entity,
  path: string,
  mayName: MayName = () => true,
): FieldOnPath | PathFault {
  const steps = path.split('.');
  if (steps.length > longestPath) return { fault: 'noField', step: path };
  const names: string[] = [];
  let at: Entity | undefined = entity;
  let found: Omit<FieldOnPath, 'path'> | undefined;
  for (const step of steps) {
    if (found && at && step === 'id') {
      at = undefined;
      continue;
    }
    if (!at) return { fault: 'leadsNowhere', step: found?.name ?? step };
    const name: string | undefined = wiresOf(at).get(step) ?? (Object.hasOwn(allFields(at), step) ? step : undefined);
    const field: Field | undefined = name === undefined ? undefined : allFields(at)[name];
    if (name === undefined || !field || field.secret || !mayName(at, name)) return { fault: 'noField', step };
    names.push(name);
    found = { entity: at, name, field };
    at = 'to' in field && field.to !== '' && catalogue.hasEntity(field.to) ? catalogue.entity(field.to) : undefined;
  }
  return found ? { path: names.join('.'), ...found } : { fault: 'noField', step: path };
}
