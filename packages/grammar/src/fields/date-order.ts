import { type Entity, wireName } from '../entity.ts';
import { inputRefusals as no } from '../input-refusals.ts';
import type { Refusal } from '../refusal.ts';

/** What is wrong with the order of a record's days: those that say `notBefore` and stand before it. Values by field name. */
export function dateOrderProblems(entity: Entity, values: Readonly<Record<string, unknown>>): Refusal[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.type !== 'date' || field.notBefore === undefined) return [];
    const [start, end] = [values[field.notBefore], values[name]];
    if (typeof start !== 'string' || typeof end !== 'string' || end >= start) return [];
    const other = entity.fields[field.notBefore]?.label ?? field.notBefore;
    const names = { label: field.label, other, otherOf: `${entity.name}.${field.notBefore}` };
    return [no.beforeOther(names, wireName(name, field))];
  });
}

/**
 * Days of a record that say they have been (`past`) and lie after the latest day it is anywhere, where they were changed. Values by
 * field name; `latest` as `2026-03-02`.
 */
export function futureDateProblems(
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
  latest: string,
): Refusal[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const day = values[name];
    if (field.type !== 'date' || !field.past || typeof day !== 'string') return [];
    return day <= latest || day === before?.[name] ? [] : [no.inFuture({ label: field.label }, wireName(name, field))];
  });
}
