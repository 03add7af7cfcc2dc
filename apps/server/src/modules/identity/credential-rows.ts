import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';

/** The credential of a user as its own calls need it. */
export interface StoredCredential {
  readonly password_hash: string | null;
  readonly totp_secret: string | null;
  readonly totp_pending_secret: string | null;
  readonly totp_used_step: number | null;
}

export async function readCredential(ctx: Context, user: string): Promise<StoredCredential | undefined> {
  const [row] = await ctx.query<StoredCredential>(sql`
    select password_hash, totp_secret, totp_pending_secret, totp_used_step from app.credential where tenant_id = ${ctx.tenant} and user_id = ${user}`);
  return row;
}

/** Stores a password's hash, ends a lock and forgets failures. */
export async function writePassword(ctx: Context, user: string, hash: string): Promise<void> {
  await ctx.query(sql`
    insert into app.credential (tenant_id, id, version, created, created_by, updated, updated_by, user_id, password_hash, password_changed_at, failures)
    values (${ctx.tenant}, ${randomUUID()}, 1, now(), ${user}, now(), ${user}, ${user}, ${hash}, now(), 0)
    on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash, password_changed_at = now(), failures = 0,
      locked_until = null, updated = now(), version = credential.version + 1`);
}

/** The right password was given: the failures before it no longer count. */
export async function clearFailures(ctx: Context, user: string): Promise<boolean> {
  const rows = await ctx.query(sql`
    update app.credential set failures = 0, locked_until = null
    where tenant_id = ${ctx.tenant} and user_id = ${user} and (failures <> 0 or locked_until is not null) returning 1`);
  return rows.length > 0;
}

/** Ends a lock before its time; false where there is none. */
export async function endLock(ctx: Context, user: string): Promise<boolean> {
  const rows = await ctx.query(sql`
    update app.credential set failures = 0, locked_until = null
    where tenant_id = ${ctx.tenant} and user_id = ${user} and locked_until > now() returning 1`);
  return rows.length > 0;
}

/** Gives one counted try back: the password was right, and the code is still to come. Earlier wrong codes stay counted. */
export async function returnTry(ctx: Context, user: string): Promise<void> {
  await ctx.query(sql`
    update app.credential set failures = greatest(failures - 1, 0), locked_until = null where tenant_id = ${ctx.tenant} and user_id = ${user}`);
}

/** Uses a step of the authenticator app, compared and stored in one statement: of two who send the same code one wins. */
export async function useStep(ctx: Context, user: string, step: number): Promise<boolean> {
  const rows = await ctx.query(sql`
    update app.credential set totp_used_step = ${step}
    where tenant_id = ${ctx.tenant} and user_id = ${user} and (totp_used_step is null or totp_used_step < ${step}) returning 1`);
  return rows.length === 1;
}

/** Uses a recovery code; it is gone with the same statement. */
export async function useRecoveryCode(ctx: Context, identity: Identity, user: string, code: string): Promise<boolean> {
  const hash = recoveryHash(await identity.keys.key('recovery codes'), user, code);
  const rows = await ctx.query(sql`
    update app.credential set recovery_codes = recovery_codes - ${hash}::text
    where tenant_id = ${ctx.tenant} and user_id = ${user} and jsonb_exists(recovery_codes, ${hash}::text) returning 1`);
  return rows.length === 1;
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Ten characters of an alphabet without look-alikes: 50 random bits. */
const randomCode = (): string => [...randomBytes(10)].map((b) => letters[b % 32]).join('');

const recoveryHash = (key: Buffer, user: string, code: string): string =>
  createHmac('sha256', key).update(`${user}:${code}`).digest('hex');

/** Makes ten new recovery codes; the old ones are gone. */
export async function renewCodes(ctx: Context, identity: Identity, user: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, randomCode);
  const key = await identity.keys.key('recovery codes');
  const hashes = JSON.stringify(codes.map((code) => recoveryHash(key, user, code)));
  await ctx.query(
    sql`update app.credential set recovery_codes = ${hashes}::jsonb where tenant_id = ${ctx.tenant} and user_id = ${user}`,
  );
  return codes;
}

/** Where the secret of an authenticator app is stored; what is sealed for one user cannot be opened for another. */
export const totpPlace = (user: string): string => `credential.totp_secret:${user}`;
