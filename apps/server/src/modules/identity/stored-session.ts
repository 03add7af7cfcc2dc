import type { Principal } from '@homeport/engine';
import { type Narrowings, roleCode, roleKey } from '@homeport/grammar';
import { roles as platformRoles } from '@homeport/model';
import { includesScope, scopesIn } from '@homeport/model/api-clients';
import {
  closedWhileActing,
  mayActAs,
  mayPreview,
  narrowingsOf,
  outsiders,
  rankOf,
  type StoredPermission,
} from '@homeport/model/identity';
import { audienceKeys } from '@homeport/model/library';
import { confinementBy, type TeamOption } from '@homeport/model/organisation';
import type { FirewallLine } from '@homeport/model/tenancy';

/** A live session as the database tells it (`app.find_session`). */
export interface StoredSession {
  readonly user: string;
  readonly userName: string;
  readonly displayName: string;
  readonly person: string | null;
  readonly employee: string | null;
  /** The person whose family the user belongs to. */
  readonly family: string | null;
  readonly language: string | null;
  readonly homeTenant: string;
  readonly homeKind: string;
  readonly tenants: readonly TenantName[];
  /** Per role its code, then its parents' codes. */
  readonly roles: readonly (readonly string[])[];
  /** What the company has set about the rights of these roles; null where it has set nothing. */
  readonly permissions: readonly StoredHolding[] | null;
  readonly delegators: readonly string[];
  /** The teams the user is in, and how far they see. */
  readonly teams: readonly TeamOption[];
  /** Where the user's running assignments and employment put them: `COUNTRY:SG`, `OFFICE:Lyon`. */
  readonly places: readonly string[];
  readonly session: string;
  readonly application: string;
  readonly provenAt: number;
  readonly pending: 'terms' | 'enrol' | null;
  readonly endsAt: string;
  /** The firewall rules of the tenant that concern the user. */
  readonly firewall: readonly FirewallLine[];
  /** The API client whose token it is: the scopes of the token, and what the client has now. */
  readonly program?: { readonly scopes: string; readonly has: string; readonly callsPerMinute: number | null } | null;
  /** The role whose view it is, and what the user has without it. */
  readonly preview?: {
    readonly id: string;
    readonly name: string;
    readonly own: readonly (readonly string[])[];
    readonly ownPermissions: readonly StoredHolding[] | null;
  } | null;
  /** The real user of a log-in-as. */
  readonly actor: {
    readonly user: string;
    readonly name: string;
    readonly roles: readonly (readonly string[])[];
    readonly tenants: readonly TenantName[];
  } | null;
}
/** One role with its parents, and the permission settings of them, the nearest first. */
export interface StoredHolding {
  readonly codes: readonly string[];
  readonly settings: readonly (StoredPermission & { readonly id: string; readonly role: string })[];
}
export interface TenantName {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** ISO 4217; null where the company has set none. */
  readonly baseCurrency: string | null;
}

/** Role keys of stored roles: a role of the tenant's own has the rights of the first platform role among its parents. */
export function roleKeysOf(chains: readonly (readonly string[])[]): string[] {
  const keys = chains.flatMap((codes) => {
    const key = codes.map(roleKey).find((k) => Object.hasOwn(platformRoles, k));
    return key === undefined ? [] : [key];
  });
  return [...new Set(keys)];
}

/** What permission settings take from the roles that somebody holds. */
function takenFrom(holdings: readonly StoredHolding[] | null | undefined): Narrowings | undefined {
  const held = holdings?.flatMap(({ codes, settings }) => roleKeysOf([codes]).map((key) => ({ key, settings })));
  return held && narrowingsOf(held);
}

/** Tenants that a caller with these roles may act in: people from outside the company stay in their own. */
export function tenantsFor(
  stored: Pick<StoredSession, 'homeTenant' | 'tenants' | 'actor' | 'preview'>,
  roles: readonly string[],
): TenantName[] {
  const isOutside = roles.every((r) => (outsiders as readonly string[]).includes(r));
  return stored.tenants.filter(
    (t) => t.id === stored.homeTenant || (!isOutside && (stored.actor === null || !!stored.preview)),
  );
}

/**
 * The caller of a session, or undefined when the real user of a log-in-as may no longer. While something is still to be
 * done (terms, second factor) there are no roles, so nothing opens but the calls of every signed-in user.
 */
export function principalOf(stored: StoredSession): Principal | undefined {
  const all = roleKeysOf(stored.roles);
  const { actor, preview } = stored;
  if (actor) {
    const theirs = roleKeysOf(actor.roles);
    const mayStill = preview
      ? mayPreview(theirs, all)
      : mayActAs.some((r) => theirs.includes(r)) && rankOf(all) < rankOf(theirs);
    if (
      !mayStill ||
      !tenantsFor({ ...stored, tenants: actor.tenants, actor: null }, theirs).some((t) => t.id === stored.homeTenant)
    )
      return undefined;
  }
  const roles = stored.pending ? [] : actor && !preview ? all.filter((r) => !closedWhileActing.includes(r)) : all;
  const narrowings = takenFrom(stored.permissions);
  const confinedIn = confinementBy(stored.teams);
  const tenants = tenantsFor(stored, all);
  return {
    user: stored.user,
    userName: stored.userName,
    displayName: stored.displayName,
    person: stored.person,
    employee: stored.employee,
    family: stored.family,
    homeTenant: stored.homeTenant,
    tenants: tenants.map((t) => t.id),
    tenantNames: Object.fromEntries(tenants.map((t) => [t.id, t.name])),
    roles,
    ...(narrowings ? { narrowings } : {}),
    ...(confinedIn ? { confinedIn } : {}),
    ...(preview ? previewOf(preview) : {}),
    delegators: actor ? [] : stored.delegators,
    audiences: audienceKeys(stored.places, roles.map(roleCode)),
    session: stored.session,
    provenAt: actor ? 0 : stored.provenAt,
    locale: stored.language ?? 'en',
    ...(actor ? { onBehalfBy: actor.user, isActedFor: !preview } : {}),
    ...(stored.program ? programOf(stored.program) : {}),
  };
}

/** In a preview a role is looked at, and no more is seen than by who looks. */
function previewOf({ id, name, own, ownPermissions }: NonNullable<StoredSession['preview']>): Partial<Principal> {
  return { preview: { id, name }, within: { roles: roleKeysOf(own), narrowings: takenFrom(ownPermissions) } };
}

/** A scope that was taken from the client is taken from its tokens as well. */
function programOf({ scopes, has, callsPerMinute }: NonNullable<StoredSession['program']>): Partial<Principal> {
  const now = scopesIn(has);
  return {
    scopes: scopesIn(scopes).filter((scope) => includesScope(now, scope)),
    ...(callsPerMinute === null ? {} : { callsPerMinute }),
  };
}
