import { type AttributeMap, attributeOf, type Scalar } from './scim-filter.rules.ts';
import type { Resource } from './scim-patch.rules.ts';

export const scimSchemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  type: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

/** What of a user a directory speaks of. */
export interface ScimUser {
  readonly id: string;
  readonly version: number;
  readonly created: string;
  readonly updated: string;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string | null;
  readonly email: string;
  readonly language: string | null;
  readonly externalId: string | null;
  readonly status: string;
  readonly roles: readonly { readonly id: string; readonly label: string }[] | null;
}

export const weakTag = (version: number | string): string => `W/"${version}"`;

/** A user as a resource; `base` is the address of the endpoints. */
export function userResource(user: ScimUser, base: string): Resource {
  const { id, login, firstName, lastName, email, language, externalId, created, updated, version } = user;
  return {
    schemas: [scimSchemas.user],
    id,
    ...(externalId === null ? {} : { externalId }),
    userName: login,
    name: { formatted: `${firstName} ${lastName}`, givenName: firstName, familyName: lastName },
    displayName: user.displayName ?? `${firstName} ${lastName}`,
    active: user.status === 'ACTIVE',
    emails: [{ value: email, type: 'work', primary: true }],
    ...(language === null ? {} : { preferredLanguage: language }),
    groups: (user.roles ?? []).map((role) => ({
      value: role.id,
      display: role.label,
      $ref: `${base}/Groups/${role.id}`,
      type: 'direct',
    })),
    meta: {
      resourceType: 'User',
      created,
      lastModified: updated,
      location: `${base}/Users/${id}`,
      version: weakTag(version),
    },
  };
}

/** What a directory wants a user to be. */
export interface WantedUser {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly externalId: string | null;
  readonly language: 'en' | 'es' | 'fr' | null;
  readonly isActive: boolean;
}
export type UserFault = 'userName' | 'emails' | 'active';

/** Entra sends `"False"` where it means false. */
function truthOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const languages = ['en', 'es', 'fr'] as const;

/** Reads a resource as a user, or names the attribute that is wrong. Names are taken from what is there, as directories differ. */
export function wantedUser(resource: Resource): WantedUser | UserFault {
  const login = textOf(attributeOf(resource, 'userName'));
  if (login === undefined) return 'userName';
  const active = attributeOf(resource, 'active');
  const isActive = active === undefined || active === null ? true : truthOf(active);
  if (isActive === undefined) return 'active';
  const email = emailIn(attributeOf(resource, 'emails')) ?? (/^\S+@\S+\.\S+$/.test(login) ? login : undefined);
  if (email === undefined) return 'emails';
  const name = attributeOf(resource, 'name');
  const shown = textOf(attributeOf(name, 'formatted')) ?? textOf(attributeOf(resource, 'displayName')) ?? login;
  const [first = shown, ...rest] = shown.split(/\s+/);
  const given = textOf(attributeOf(name, 'givenName'));
  const family = textOf(attributeOf(name, 'familyName'));
  const wish = textOf(attributeOf(resource, 'preferredLanguage') ?? attributeOf(resource, 'locale'));
  const language = languages.find((one) => wish?.toLowerCase().startsWith(one)) ?? null;
  return {
    login,
    firstName: (given ?? first).slice(0, 100),
    lastName: (family ?? (rest.join(' ') || first)).slice(0, 100),
    email,
    externalId: textOf(attributeOf(resource, 'externalId'))?.slice(0, 200) ?? null,
    language,
    isActive,
  };
}

/** The primary address, else that of work, else the first. */
function emailIn(emails: unknown): string | undefined {
  if (!Array.isArray(emails)) return textOf(emails);
  const all: readonly unknown[] = emails;
  const chosen =
    all.find((one) => truthOf(attributeOf(one, 'primary')) === true) ??
    all.find((one) => attributeOf(one, 'type') === 'work') ??
    all[0];
  return textOf(attributeOf(chosen, 'value') ?? chosen);
}

const asText = (value: Scalar): Scalar | undefined => (typeof value === 'string' ? value : undefined);
const fields: Readonly<Record<string, string>> = {
  id: 'id',
  username: 'login',
  externalid: 'externalId',
  'name.givenname': 'firstName',
  'name.familyname': 'lastName',
  displayname: 'displayName',
  emails: 'email',
  'emails.value': 'email',
};
/** What of a filter of users the database can be asked. */
export const userAttributes: AttributeMap = (path) => {
  const name = path.toLowerCase();
  if (name === 'active') {
    const read = (value: Scalar) => {
      const truth = truthOf(value);
      return truth === undefined ? undefined : truth ? 'ACTIVE' : 'INACTIVE';
    };
    return { field: 'status', read };
  }
  const field = fields[name];
  return field === undefined ? undefined : { field, read: asText };
};

/** A resource with the attributes that were asked for; those that say what it is are always there. */
export function projected(resource: Resource, wanted: string | null, left: string | null): Resource {
  const names = (text: string) =>
    new Set(
      text.split(',').map((name) =>
        name
          .trim()
          .replace(/^urn:.*:/i, '')
          .split('.')[0]
          ?.toLowerCase(),
      ),
    );
  const always = ['schemas', 'id'];
  const keep = wanted ? names(wanted) : undefined;
  const drop = left ? names(left) : new Set<string | undefined>();
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (always.includes(name)) return true;
      return keep ? keep.has(name.toLowerCase()) : !drop.has(name.toLowerCase());
    }),
  );
}
