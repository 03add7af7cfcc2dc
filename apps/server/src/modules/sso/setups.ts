import type { Context, OpenContext } from '@homeport/engine';
import { isId } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Secrets } from '../../adapters/secrets/secrets.ts';
import type { StoredSetup } from './provider.ts';

/** Where the secret of a setup is stored; what is sealed for one cannot be opened for another. */
export const clientSecretPlace = (id: string): string => `sso_setup.client_secret:${id}`;

/** An open setup and its tenant, for calls of nobody yet. */
export async function findSetup(
  ctx: OpenContext,
  secrets: Secrets,
  id: string,
): Promise<{ readonly ctx: Context; readonly setup: StoredSetup } | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await ctx.query<{ tenant: string | null }>(sql`select app.tenant_of_sso(${id}::uuid) as tenant`);
  if (!row?.tenant) return undefined;
  const inTenant = ctx.asSystemIn(row.tenant, 'sign-in at a provider');
  const setup = await readSetup(inTenant, secrets, id);
  return setup && { ctx: inTenant, setup };
}

/** A setup in the context's tenant. */
export async function readSetup(ctx: Context, secrets: Secrets, id: string): Promise<StoredSetup | undefined> {
  const [row] = await ctx.query<StoredSetup>(sql`
    select id, protocol, issuer, client_id as "clientId", client_secret as "clientSecret", entry_point as "entryPoint", certificate,
      coalesce(trusts_second_factor, false) as "trustsSecondFactor"
    from app.sso_setup where tenant_id = ${ctx.tenant} and id = ${id} and active`);
  if (!row?.clientSecret) return row;
  return { ...row, clientSecret: secrets.open(ctx.tenant, clientSecretPlace(id), row.clientSecret) ?? null };
}

/** A secret as it is stored. */
export const sealSecret = (secrets: Secrets, tenant: string, id: string, secret: string): string =>
  secrets.seal(tenant, clientSecretPlace(id), secret);
