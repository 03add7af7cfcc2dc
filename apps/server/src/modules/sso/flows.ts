import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import { hashOf } from '../identity/index.ts';

/** Minutes that a sign-in may take at the provider. */
const minutes = 10;
/** Wrong second factors before a sign-in has to start again. */
const allowedTries = 5;

/** A sign-in on its way, as it is stored. */
export interface Flow {
  readonly id: string;
  readonly setup: string;
  readonly challenge: string;
  readonly application: 'assignee' | 'workspace';
  /** Where the sign-in page stands: `https://acorn.move.example`. */
  readonly origin: string;
  readonly codeVerifier: string | null;
  readonly nonce: string;
  readonly confirms: string | null;
  readonly subject: string | null;
  readonly user: string | null;
  readonly codeHash: string | null;
  /** Epoch seconds. */
  readonly started: number;
}
export interface NewFlow {
  readonly state: string;
  readonly setup: string;
  readonly challenge: string;
  readonly application: Flow['application'];
  readonly origin: string;
  readonly codeVerifier: string | null;
  readonly nonce: string;
  readonly confirms: string | null;
}
const columns = sql`id, setup_id as setup, challenge, application, origin, code_verifier as "codeVerifier", nonce, confirms, subject,
  user_id as "user", code_hash as "codeHash", floor(extract(epoch from created))::int as started`;

/** 256 random bits, as they travel in addresses. */
export const randomText = (): string => randomBytes(32).toString('base64url');

/** Keeps a sign-in that begins; those of yesterday go. */
export async function keepFlow(ctx: Context, given: NewFlow): Promise<void> {
  await ctx.query(sql`delete from app.sso_flow where tenant_id = ${ctx.tenant} and expires < now() - interval '1 day'`);
  const { state, setup, challenge, application, origin, codeVerifier, nonce, confirms } = given;
  await ctx.query(sql`
    insert into app.sso_flow (tenant_id, id, version, created, created_by, updated, updated_by, setup_id, state_hash, challenge, application,
      origin, code_verifier, nonce, confirms, tries, expires)
    values (${ctx.tenant}, ${randomUUID()}, 1, now(), ${ctx.me.user}, now(), ${ctx.me.user}, ${setup}, ${hashOf(state)}, ${challenge}, ${application},
      ${origin}, ${codeVerifier}, ${nonce}, ${confirms}, 0, now() + make_interval(mins => ${minutes}))`);
}

/** A sign-in that is still open. */
export async function readFlow(ctx: Context, id: string): Promise<Flow | undefined> {
  const [row] = await ctx.query<Flow>(sql`
    select ${columns} from app.sso_flow where tenant_id = ${ctx.tenant} and id = ${id} and used_at is null and expires > now() and tries < ${allowedTries}`);
  return row;
}

/** Notes whom the provider has proved, once: of two answers for one sign-in one counts. */
export async function notePerson(ctx: Context, id: string, subject: string, code: string | null): Promise<boolean> {
  const rows = await ctx.query(sql`
    update app.sso_flow set subject = ${subject}, code_hash = ${code === null ? null : hashOf(code)}, updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant} and id = ${id} and subject is null and used_at is null and expires > now() returning 1`);
  return rows.length === 1;
}

/** Uses a sign-in up; of two who finish it at once one wins. */
export async function useFlow(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.query(sql`
    update app.sso_flow set used_at = now(), updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant} and id = ${id} and used_at is null and expires > now() returning 1`);
  return rows.length === 1;
}

/** Opens a sign-in again that still wants a second factor; a wrong one counts. */
export async function reopenFlow(ctx: Context, id: string, wasWrong: boolean): Promise<void> {
  await ctx.query(sql`
    update app.sso_flow set used_at = null, tries = tries + ${wasWrong ? 1 : 0}, updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant} and id = ${id}`);
}

/** The sign-in page of an app at an address. */
export const pageOf = ({ origin, application }: Pick<Flow, 'origin' | 'application'>): string =>
  `${origin}${application === 'workspace' ? '/workspace' : ''}/login`;
