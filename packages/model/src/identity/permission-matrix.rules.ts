import {
  allowanceFor,
  type Catalogue,
  deeds,
  type Entity,
  type Filter,
  isAboutMe,
  isObject,
  isOneOf,
  namesIn,
  type RoleHolder,
} from '@homeport/grammar';
import { reachOf } from './explain-access.rules.ts';
import { keptAdministration, type StoredPermission } from './narrowings.rules.ts';
import type {
  GivenReach,
  MatrixRow,
  PermissionEffect,
  PermissionValues,
  PermissionWish,
} from './permission-matrix.routes.ts';

/** A setting with the role it is stored at and its version. */
export interface PlacedPermission extends StoredPermission {
  readonly role: string;
  readonly version: number;
}

const nothing: PermissionValues = { reach: {}, hide: [], readOnly: [], without: [] };

/** A stored setting as values; a reach that nobody filled is as usual. */
export const valuesOf = ({ reach, hide, readOnly, without }: StoredPermission): PermissionValues => ({
  reach: Object.fromEntries(Object.entries(reach).filter(([, how]) => how === 'OWN' || how === 'NONE')),
  hide: namesIn(hide),
  readOnly: namesIn(readOnly),
  without: namesIn(without),
});

const givenReach = (filter: Filter | true): GivenReach =>
  filter === true ? 'ALL' : isAboutMe(filter) ? 'OWN' : 'SOME';

/** Every kind of records that the platform opens to a role, with what the company left of it. `settings`: the nearest first. */
export function matrixRows(
  catalogue: Pick<Catalogue, 'entities'>,
  keys: readonly string[],
  role: string,
  settings: readonly PlacedPermission[],
  nameOf: (role: string) => string,
): MatrixRow[] {
  return catalogue.entities.flatMap((entity): MatrixRow[] => {
    if (entity.internal) return [];
    const allowed = allowanceFor(entity, { roles: keys }).deeds;
    const given = Object.fromEntries(
      deeds.flatMap((deed) => (allowed[deed] === undefined ? [] : [[deed, givenReach(allowed[deed])]])),
    );
    if (Object.keys(given).length === 0) return [];
    const counts = settings.find(({ about }) => about === entity.name);
    const own = counts?.role === role ? counts : undefined;
    return [
      {
        entity: entity.name,
        menu: entity.menu ?? null,
        given,
        values: counts ? valuesOf(counts) : nothing,
        version: own?.version ?? null,
        from: counts && !own ? nameOf(counts.role) : null,
        isKept: isKept(keys, entity.name),
      },
    ];
  });
}

const isKept = (keys: readonly string[], entity: string): boolean =>
  keptAdministration.entities.some((one) => one === entity) &&
  keptAdministration.roles.some((one) => keys.includes(one));

const isNames = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every((one) => typeof one === 'string' && /^\w{1,60}$/.test(one));
const isReach = (given: unknown): given is PermissionValues['reach'] =>
  typeof given === 'object' &&
  given !== null &&
  Object.entries(given).every(([deed, how]) => isOneOf(deeds, deed) && (how === 'OWN' || how === 'NONE'));

const isVersion = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value);

/** Wishes as they come from outside; undefined when they cannot be read or are about the same records twice. */
export function readWishes(given: unknown): readonly PermissionWish[] | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > 1000) return undefined;
  const all = given.flatMap((one: unknown): PermissionWish[] => {
    if (!isObject(one)) return [];
    const { about, version, values } = one;
    if (typeof about !== 'string' || !isVersion(version) || !isObject(values)) return [];
    const { reach, hide, readOnly, without } = values;
    if (!isReach(reach) || !isNames(hide) || !isNames(readOnly) || !isNames(without)) return [];
    return [{ about, version, values: { reach, hide, readOnly, without } }];
  });
  const isWhole = all.length === given.length && new Set(all.map((one) => one.about)).size === all.length;
  return isWhole ? all : undefined;
}

type Difference = Omit<PermissionEffect, 'people'>;
const order = { NONE: 0, OWN: 1, USUAL: 2 } as const;

/** What a wish changes for the role, deed by deed, field by field, action by action. */
export function differences(about: string, was: PermissionValues, is: PermissionValues): Difference[] {
  const reached = deeds.flatMap((deed): Difference[] => {
    const from = was.reach[deed] ?? 'USUAL';
    const to = is.reach[deed] ?? 'USUAL';
    return from === to ? [] : [{ about, kind: 'deed', name: deed, from, to, isLoss: order[to] < order[from] }];
  });
  const taken = (kind: Difference['kind'], before: readonly string[], after: readonly string[]): Difference[] => [
    ...after
      .filter((name) => !before.includes(name))
      .map((name): Difference => ({ about, kind, name, from: 'USUAL', to: 'NONE', isLoss: true })),
    ...before
      .filter((name) => !after.includes(name))
      .map((name): Difference => ({ about, kind, name, from: 'NONE', to: 'USUAL', isLoss: false })),
  ];
  return [
    ...reached,
    ...taken('hidden', was.hide, is.hide),
    ...taken('readOnly', was.readOnly, is.readOnly),
    ...taken('action', was.without, is.without),
  ];
}

/** What a holder may do in the matter of one difference, to be compared before and after. */
function standing(catalogue: Catalogue, entity: Entity, { kind, name }: Difference, holder: RoleHolder): string {
  if (kind === 'deed' || kind === 'action') return JSON.stringify(reachOf(catalogue, entity, name, holder) ?? null);
  return String(allowanceFor(entity, holder)[kind].has(name));
}

/** People who hold the same roles: how many, and what they may before and after. */
export interface HeldTogether {
  readonly people: number;
  readonly before: RoleHolder;
  readonly after: RoleHolder;
}
/** For how many people each difference is one: who keeps it by another role, or never had it, feels nothing. */
export function effectsOf(
  catalogue: Catalogue,
  all: readonly Difference[],
  groups: readonly HeldTogether[],
): PermissionEffect[] {
  return all.map((one) => {
    const entity = catalogue.entity(one.about);
    const feel = groups.filter(
      ({ before, after }) => standing(catalogue, entity, one, before) !== standing(catalogue, entity, one, after),
    );
    return { ...one, people: feel.reduce((sum, { people }) => sum + people, 0) };
  });
}
