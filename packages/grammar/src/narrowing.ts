import { type Access, type Allowance, allowanceOf, type Deed, deeds, type Grant, gives, grantsOf } from './access.ts';
import { catalogueOf } from './catalogue-of.ts';
import { certain } from './certain.ts';
import { allFields, type Entity } from './entity.ts';
import type { Field } from './fields/field.ts';
import { allOf, type Filter } from './filter.ts';
import { followedAccess } from './followed-access.ts';

/** How far something goes where it does not go as far as declared: to one's own records, or nowhere. */
export type Reach = 'OWN' | 'NONE';

/** What was taken from a role with the records of one entity. It never gives anything. */
export interface Narrowing {
  readonly deeds?: Readonly<Partial<Record<Deed, Reach>>>;
  /** Fields that are hidden besides the declared ones, and fields that are read only. */
  readonly hide?: readonly string[];
  readonly readOnly?: readonly string[];
  /** Actions and transitions, by name, that are taken away. */
  readonly without?: readonly string[];
}
/** Role key → entity name → what was taken from it. */
export type Narrowings = Readonly<Record<string, Readonly<Record<string, Narrowing>>>>;

/** Role key → entity name → the records to which its grants are confined, whatever they give. */
export type Confinement = Readonly<Record<string, Readonly<Record<string, Filter>>>>;

/** Whose rights are asked: role keys, and what was taken from them. */
export interface RoleHolder {
  readonly roles: readonly string[];
  readonly narrowings?: Narrowings | undefined;
  /** A part of the records that is theirs, where it is not the company but their place in it that says so. */
  readonly confined?: Confinement | undefined;
  /** Sees no more than this holder as well: who looks as a role does is still who they are. */
  readonly within?: RoleHolder | undefined;
  /** Somebody else works as this holder: what is known of accounts is not for their eyes. */
  readonly isActedFor?: boolean | undefined;
}

/** What the roles of a holder may do with an entity: what is declared, less what was taken from each of them. */
export function allowanceFor(entity: Entity, holder: RoleHolder): Allowance {
  if (holder.isActedFor) return withoutAccounts(entity, allowanceFor(entity, { ...holder, isActedFor: false }));
  const mine = withoutUnseen(entity, allowanceOf(accessFor(entity, holder), holder.roles), holder);
  if (holder.within === undefined) return mine;
  const outer = allowanceFor(entity, holder.within);
  const { read, export: file, ...rest } = mine.deeds;
  const seen = bothOf(read, outer.deeds.read);
  const taken = bothOf(file, outer.deeds.export);
  return {
    deeds: {
      ...rest,
      ...(seen === undefined ? {} : { read: seen }),
      ...(taken === undefined ? {} : { export: taken }),
    },
    hidden: new Set([...mine.hidden, ...outer.hidden]),
    readOnly: mine.readOnly,
  };
}

/** Fields that tell of records of which the holder may read none are closed. Where only a part of the catalogue is at hand, as in a browser, the server leaves them out. */
function withoutUnseen(entity: Entity, mine: Allowance, { roles, narrowings, confined }: RoleHolder): Allowance {
  if (mine.deeds.read === undefined) return mine;
  const catalogue = catalogueOf(entity);
  const unseen = seenWithOf(entity).filter(
    ([, other]) =>
      catalogue?.hasEntity(other) &&
      allowanceFor(catalogue.entity(other), { roles, narrowings, confined }).deeds.read === undefined,
  );
  return unseen.length === 0 ? mine : { ...mine, hidden: new Set([...mine.hidden, ...unseen.map(([name]) => name)]) };
}

const seenWith = new WeakMap<Entity, readonly (readonly [name: string, entity: string])[]>();
/** The fields that tell of records of another entity, with its name. */
function seenWithOf(entity: Entity): readonly (readonly [name: string, entity: string])[] {
  const known = seenWith.get(entity);
  if (known) return known;
  const found = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.seenWith === undefined ? [] : [[name, field.seenWith] as const],
  );
  seenWith.set(entity, found);
  return found;
}

/** Accounts are closed, their masked parts as well, and so are the endings by which other records name them. */
function withoutAccounts(entity: Entity, mine: Allowance): Allowance {
  const fields = Object.entries(allFields(entity));
  const isAccount = fields.some(([, field]) => field.type === 'bankPart' && field.part !== 'documentNumber');
  if (isAccount) return { ...mine, deeds: {}, hidden: new Set(fields.map(([name]) => name)) };
  const endings = fields.flatMap(([name, field]) => (tellsOfAccount(field) ? [name] : []));
  return endings.length === 0 ? mine : { ...mine, hidden: new Set([...mine.hidden, ...endings]) };
}

/** A text that tells a part of a bank account, or may. */
export const tellsOfAccount = (field: Field): boolean =>
  (field.type === 'text' || field.type === 'longText') && field.ofAccount === true;

/** Both filters must hold; undefined (not granted) wins, then `true` gives way. */
export function bothOf(one: Filter | true | undefined, other: Filter | true | undefined): Filter | true | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (one === true || one === other) return other;
  return other === true ? one : { all: [one, other] };
}

/** The declared access of an entity, relations followed as the holder sees them, with what was taken from the holder's roles. */
export function accessFor(entity: Entity, holder: RoleHolder): Access {
  const { roles, narrowings, confined } = holder;
  const followed = followedAccess(entity, (other) => allowanceFor(other, { roles, narrowings, confined }).deeds.read);
  const access = confined === undefined ? followed : confinedTo(entity, followed, roles, confined);
  if (narrowings === undefined) return access;
  const changed = roles.flatMap((role) => {
    const narrowing = narrowingOf(narrowings, role, entity);
    const grants = grantsOf(access, [role]);
    return narrowing && grants.length > 0 ? [[role, grants.flatMap((g) => narrowed(entity, g, narrowing))]] : [];
  });
  return changed.length === 0 ? access : { ...access, ...Object.fromEntries(changed) };
}

/** The same access with the records left out to which a role of the holder is not confined. */
function confinedTo(entity: Entity, access: Access, roles: readonly string[], confined: Confinement): Access {
  const changed = roles.flatMap((role) => {
    const among = Object.hasOwn(confined, role) ? confined[role]?.[entity.name] : undefined;
    return among
      ? [[role, grantsOf(access, [role]).map((one) => ({ ...one, where: certain(allOf(one.where, among)) }))]]
      : [];
  });
  return changed.length === 0 ? access : { ...access, ...Object.fromEntries(changed) };
}

/** What was taken from one role with one entity. */
export const narrowingOf = (narrowings: Narrowings | undefined, role: string, entity: Entity): Narrowing | undefined =>
  narrowings && Object.hasOwn(narrowings, role) && Object.hasOwn(narrowings[role] as object, entity.name)
    ? narrowings[role]?.[entity.name]
    : undefined;

/** Who may not see records may do nothing with them. */
const reachOf = ({ deeds: reach }: Narrowing, deed: Deed): Reach | undefined =>
  reach?.read === 'NONE' ? 'NONE' : reach?.[deed];

/** One grant less what was taken: the deeds that stay as they were, and those that are left for one's own records. */
function narrowed(entity: Entity, grant: Grant, narrowing: Narrowing): Grant[] {
  const given = deeds.filter((deed) => gives(grant, deed));
  const left = (reach: Reach | undefined): Deed[] => given.filter((deed) => reachOf(narrowing, deed) === reach);
  const fields = {
    hide: [...(grant.hide ?? []), ...(narrowing.hide ?? [])],
    readOnly: [...(grant.readOnly ?? []), ...(narrowing.readOnly ?? [])],
  };
  const usual = left(undefined);
  const own = left('OWN');
  return [
    ...(usual.length > 0 ? [{ ...grant, ...fields, do: usual }] : []),
    ...(own.length > 0 ? [{ ...grant, ...fields, do: own, where: ownOf(entity, grant.where) }] : []),
  ];
}

/** The facts that say who somebody is; a filter that asks for one of them is about one's own records. */
const persons = { user: '$me.user', person: '$me.person', employee: '$me.employee' } as const;
export function isAboutMe(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(isAboutMe);
  if ('any' in filter) return filter.any.every(isAboutMe);
  return typeof filter.value === 'string' && filter.value.startsWith('$me.') && !isOfMany(filter.value);
}
/** A company and an audience are many people. */
const isOfMany = (fact: string): boolean => fact === '$me.tenant' || fact === '$me.audiences';

/**
 * One's own records among those of a grant: made by oneself, or naming oneself. A grant that gives nothing but one's own
 * anyhow stays as it is.
 */
function ownOf(entity: Entity, where: Filter | undefined): Filter {
  if (where !== undefined && isAboutMe(where)) return where;
  return certain(allOf(where, ownFilter(entity)));
}

/** Records that the caller made, or that name the caller. */
export function ownFilter(entity: Entity): Filter {
  const naming = Object.entries(allFields(entity)).flatMap(([field, spec]) => {
    const fact =
      'to' in spec && !spec.secret && field !== 'updatedBy' ? persons[spec.to as keyof typeof persons] : null;
    return fact ? [{ field, op: 'eq', value: fact } as const] : [];
  });
  return { any: naming };
}

/**
 * On which records the holder may do a named action or transition that is for the roles `by`: `true` on all that it is
 * declared for, undefined on none. Whoever may not change records may do nothing else to them either.
 */
export function performanceOf(
  entity: Entity,
  name: string,
  by: readonly string[],
  { roles, narrowings }: RoleHolder,
): Filter | true | undefined {
  const mine = by.filter((role) => roles.includes(role));
  if (narrowings === undefined) return mine.length > 0 ? true : undefined;
  const reaches = mine.flatMap((role) => {
    const narrowing = narrowingOf(narrowings, role, entity);
    if (narrowing?.without?.includes(name)) return [];
    const reach = narrowing && reachOf(narrowing, 'update');
    return reach === 'NONE' ? [] : [reach];
  });
  if (reaches.length === 0) return undefined;
  return reaches.includes(undefined) ? true : ownFilter(entity);
}
