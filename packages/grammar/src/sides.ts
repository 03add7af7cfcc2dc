import type { Entity, SideSpec } from './entity.ts';
import type { Values } from './input.ts';

/** Faults of an entity that is a side of another one. Empty when sound. */
export function sideFaults(side: Entity, entityOf: (name: string) => Entity): string[] {
  const { sideOf } = side;
  if (!sideOf) return [];
  const field = side.fields[sideOf.relation];
  if (field?.type !== 'ref' || field.required || field.onDelete !== undefined)
    return [`is a side by ${sideOf.relation}, which is no relation to one record that may be left empty and stays`];
  const common = entityOf(field.to);
  const differing = sideOf.shares.filter((name) => {
    const mine = side.fields[name];
    const theirs = common.fields[name];
    const limitOf = (one: typeof mine) => (one && 'max' in one ? one.max : undefined);
    return !mine || !theirs || mine.type !== theirs.type || mine.derived || limitOf(mine) !== limitOf(theirs);
  });
  const made = [...(sideOf.copies ?? []), ...Object.keys(sideOf.makes ?? {})];
  return [
    ...differing.map((name) => `shares ${name} with ${common.name}, where it is of another kind`),
    ...made
      .filter((name) => !Object.hasOwn(common.fields, name))
      .map((name) => `makes ${common.name} with ${name}, which is none of its fields`),
  ];
}

/** What the record in common is made with for a side that names none. */
export const commonOf = ({ shares, copies = [], makes = {} }: SideSpec, side: Values): Values =>
  Object.fromEntries(
    [
      ...[...shares, ...copies].map((name) => [name, side[name]] as const),
      ...Object.entries(makes).map(
        ([name, from]) => [name, typeof from === 'string' ? from : from.as[String(side[from.by])]] as const,
      ),
    ].filter(([, value]) => value !== undefined && value !== null),
  );

/**
 * Shared fields of a side that has just come to a record in common, and what that record has yet to learn: what stands there
 * stands, and where nothing stands, what the side says does.
 */
export function sharedWhenJoined(
  shares: readonly string[],
  side: Values,
  common: Values,
): { readonly side: Values; readonly common: Values } {
  const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
  const known = shares.filter((name) => !isEmpty(common[name]));
  const told = shares.filter((name) => isEmpty(common[name]) && !isEmpty(side[name]));
  return {
    side: Object.fromEntries(known.map((name) => [name, common[name]])),
    common: Object.fromEntries(told.map((name) => [name, side[name]])),
  };
}
