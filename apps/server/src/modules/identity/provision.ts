import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal, roleCode, type Values } from '@homeport/grammar';
import { type RoleKey, roles } from '@homeport/model';
import { role, seededDashboards, seededLandingPage, seededMenus, type User, user } from '@homeport/model/identity';
import { type Tenant, tenant } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { writePassword } from './credential-rows.ts';
import type { Identity } from './identity.ts';

export interface NewUser {
  readonly id?: string;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly RoleKey[];
  readonly phone?: string;
  readonly person?: string;
  readonly language?: User['language'];
  readonly dateFormat?: User['dateFormat'];
  /** The name id at the company's identity provider, by which a first sign-in there is linked. */
  readonly ssoNameId?: string;
  /** Accepts the terms for the user; without it they are asked at the first sign-in. */
  readonly hasAcceptedTerms?: boolean;
  /** Not judged by the password rules: for the system's own set-up only. */
  readonly password?: string;
  /** The same password for many: hashed once with `hashPassword`. */
  readonly passwordHash?: string;
}

/** Hashes a password for `createUser`; a demo with forty users of one password does the work once. */
export async function hashPassword(identity: Identity, password: string): Promise<string> {
  const hash = await identity.passwords.hash(password);
  if (isRefusal(hash)) throw new Error(hash.code);
  return hash;
}

/** Makes a tenant. `ctx` acts as the system in the tenant that manages it, which for a company of its own is itself. */
export const createTenant = async (ctx: Context, given: Values & { id: string }): Promise<Tenant | Refusal> =>
  await ctx.records(tenant).create(given);

/** The roles of the platform with their menus, dashboards and landing pages. Those that are there already stay as they are. */
export async function insertDefaultValues(ctx: Context): Promise<ReadonlyMap<RoleKey, string> | Refusal> {
  const known = await ctx.query<{ id: string; code: string }>(
    sql`select id, code from app.role where tenant_id = ${ctx.tenant}`,
  );
  const ids = new Map<RoleKey, string>();
  for (const [key, name] of Object.entries(roles) as [RoleKey, string][]) {
    const code = roleCode(key);
    const there = known.find((r) => r.code === code);
    const made =
      there ??
      (await ctx.records(role).create({
        code,
        name,
        landingPage: seededLandingPage(key),
        menus: seededMenus(key),
        dashboards: seededDashboards(key, name),
      }));
    if (isRefusal(made)) return made;
    ids.set(key, made.id);
  }
  return ids;
}

/** Makes a user with roles and, when given, a password. `ctx` acts as the system in the user's tenant. */
export async function createUser(ctx: Context, identity: Identity, given: NewUser): Promise<User | Refusal> {
  const { roles: keys, password, passwordHash, hasAcceptedTerms, ...fields } = given;
  return ctx.inTransaction<User | Refusal>(async (tx) => {
    const known = await tx.query<{ id: string; code: string }>(
      sql`select id, code from app.role where tenant_id = ${tx.tenant}`,
    );
    const ids = keys.map((key) => known.find((r) => r.code === roleCode(key))?.id);
    if (ids.includes(undefined)) throw new Error(`the roles of ${tx.tenant} were not inserted before its users`);
    const made = await tx.records(user).create({
      ...fields,
      roles: ids as string[],
      ...(hasAcceptedTerms ? { termsAcceptedAt: tx.now.round('second').toString() } : {}),
    });
    if (isRefusal(made)) return made;
    const hash = passwordHash ?? (password === undefined ? undefined : await hashPassword(identity, password));
    if (hash !== undefined) await writePassword(tx, made.id, hash);
    return made;
  }) as Promise<User | Refusal>;
}
