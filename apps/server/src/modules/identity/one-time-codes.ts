import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context } from '@homeport/engine';
import { isId } from '@homeport/grammar';
import type { OneTimePurpose } from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';
import { hashOf } from './tokens.ts';

/** How long a mailed code or link works, in seconds. */
export const lifetimes: Readonly<Record<OneTimePurpose, number>> = {
  RESET: 3600,
  INVITATION: 7 * 86_400,
  PASSCODE: 1800,
  SIGN_IN: 600,
  PHONE: 600,
};
const wrongTries = 5;

/*
 * A code follows from its id and the installation's secret: the database keeps its hash only, the outbox its id, and the mail
 * can be written again when sending failed.
 */
const sealOf = (identity: Identity, tenant: string, id: string): Buffer =>
  createHmac('sha256', identity.secrets.key('one-time codes')).update(`${tenant}:${id}`).digest();

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What is mailed for a code: a token for links, six digits for a sign-in, ten characters for a passcode. */
export function codeText(identity: Identity, tenant: string, id: string, purpose: OneTimePurpose): string {
  const seal = sealOf(identity, tenant, id);
  if (purpose === 'SIGN_IN' || purpose === 'PHONE') return String(seal.readBigUInt64BE() % 1_000_000n).padStart(6, '0');
  if (purpose === 'PASSCODE') return [...seal.subarray(0, 10)].map((b) => alphabet[b % 32]).join('');
  return Buffer.concat([bytesOf(tenant), bytesOf(id), seal]).toString('base64url');
}

/** Makes a code for a user; older ones of the purpose stop working. Answers its id, for the event that mails it. */
export async function makeCode(
  ctx: Context,
  identity: Identity,
  user: string,
  purpose: OneTimePurpose,
): Promise<string> {
  const id = randomUUID();
  await ctx.query(
    sql`delete from app.one_time_code where tenant_id = ${ctx.tenant} and user_id = ${user} and (purpose = ${purpose} or expires < now() - interval '7 days')`,
  );
  await ctx.query(sql`
    insert into app.one_time_code (tenant_id, id, version, created, created_by, updated, updated_by, user_id, purpose, code_hash, expires, tries)
    values (${ctx.tenant}, ${id}, 1, now(), ${user}, now(), ${user}, ${user}, ${purpose}, ${hashOf(codeText(identity, ctx.tenant, id, purpose))},
      now() + make_interval(secs => ${lifetimes[purpose]}), 0)`);
  return id;
}

/** Tenant and id inside the token of a link; undefined when it is not one of ours. */
export function readLinkToken(
  identity: Identity,
  token: string,
): { readonly tenant: string; readonly id: string } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 64) return undefined;
  const tenant = idOf(bytes.subarray(0, 16));
  const id = idOf(bytes.subarray(16, 32));
  const isOurs = isId(tenant) && isId(id) && timingSafeEqual(bytes.subarray(32), sealOf(identity, tenant, id));
  return isOurs ? { tenant, id } : undefined;
}

/** Whose link this is, while it works; it stays usable. */
export async function ownerOfLink(ctx: Context, id: string): Promise<string | undefined> {
  const [row] = await ctx.query<{ user_id: string }>(sql`
    select user_id from app.one_time_code
    where tenant_id = ${ctx.tenant} and id = ${id} and purpose in ('RESET', 'INVITATION') and used_at is null and expires > now()`);
  return row?.user_id;
}

/** Uses a link: of two who open it at once one wins. */
export async function useLink(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.query(sql`
    update app.one_time_code set used_at = now()
    where tenant_id = ${ctx.tenant} and id = ${id} and purpose in ('RESET', 'INVITATION') and used_at is null and expires > now() returning 1`);
  return rows.length === 1;
}

/** Whether a typed code is right, without using it up. A wrong one is counted. */
export async function isRightCode(
  ctx: Context,
  user: string,
  purpose: OneTimePurpose,
  typed: string,
): Promise<boolean> {
  const rows = await ctx.query<{ is_right: boolean }>(sql`
    update app.one_time_code set tries = case when code_hash = ${hashOf(typed)} then tries else tries + 1 end
    where tenant_id = ${ctx.tenant} and user_id = ${user} and purpose = ${purpose} and used_at is null and expires > now() and tries < ${wrongTries}
    returning code_hash = ${hashOf(typed)} as is_right`);
  return rows.some((r) => r.is_right);
}

/** Uses a typed code. A wrong one is counted on the code it was meant for, which after five of them stops working. */
export async function useCode(ctx: Context, user: string, purpose: OneTimePurpose, typed: string): Promise<boolean> {
  const rows = await ctx.query<{ is_right: boolean }>(sql`
    update app.one_time_code set
      used_at = case when code_hash = ${hashOf(typed)} then now() end,
      tries = case when code_hash = ${hashOf(typed)} then tries else tries + 1 end
    where tenant_id = ${ctx.tenant} and user_id = ${user} and purpose = ${purpose} and used_at is null and expires > now() and tries < ${wrongTries}
    returning used_at is not null as is_right`);
  return rows.some((r) => r.is_right);
}
