import type { Principal, Store } from '@homeport/engine';
import { certain, type Refusal } from '@homeport/grammar';
import { identityRefusals } from '@homeport/model/identity';
import { type FirewallLine, mayCallFrom } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { principalOf, type StoredSession } from './stored-session.ts';
import type { TokenClaims, TokenKeys } from './tokens.ts';

/** Says who calls. The session in the database is the truth; what is remembered of it is at most 900 ms old. */
export interface Authenticator {
  /** The caller behind an access token that came from an address, or why not: no live session, or not from there. */
  authenticate(bearer: string | undefined, address: string): Promise<Principal | Refusal>;
  /** The caller of a session by its id, or undefined when it is over or may not be used from there. Asking so (sockets do) keeps no session awake. */
  callerOf(tenant: string, session: string, address: string): Promise<Principal | undefined>;
  /** The session itself, past what is remembered. */
  load(tenant: string, session: string): Promise<StoredSession | undefined>;
  /** Forgets a session that has just changed or ended here; other nodes learn it within the 900 ms. */
  forget(session: string): void;
}

/** How old the caller of a request may be, so that a withdrawn role or session is refused within a second. */
const freshFor = 900;
const rememberedAtMost = 20_000;

interface Remembered {
  readonly at: number;
  /** The look-up noted that the session was used. */
  readonly countsAsUse: boolean;
  readonly found: Promise<Found | undefined>;
}
/** A caller, and the firewall rules that concern them. */
interface Found {
  readonly caller: Principal;
  readonly firewall: readonly FirewallLine[];
}

/** The authenticator over the store; `now` in epoch milliseconds is for tests. */
export function makeAuthenticator(
  store: Pick<Store, 'open'>,
  tokens: TokenKeys,
  now: () => number = Date.now,
): Authenticator {
  const read = new Map<string, TokenClaims>();
  const callers = new Map<string, Remembered>();

  const find = async (tenant: string, session: string, countsAsUse: boolean): Promise<StoredSession | undefined> => {
    const [row] = await store.open<{ found: StoredSession | null }>(
      sql`select found || jsonb_build_object('teams', app.teams_of((found ->> 'user')::uuid)) as found
        from app.find_session(${tenant}::uuid, ${session}::uuid, ${countsAsUse}) as found`,
      tenant,
    );
    return row?.found ?? undefined;
  };
  const foundOf = (tenant: string, session: string, countsAsUse: boolean): Promise<Found | undefined> => {
    const known = callers.get(session);
    // The age counts from before the look-up, and everybody who asks meanwhile shares it.
    if (known && now() - known.at < freshFor && (known.countsAsUse || !countsAsUse)) return known.found;
    const found = find(tenant, session, countsAsUse).then((stored) => {
      const caller = stored && principalOf(stored);
      return caller && { caller, firewall: stored.firewall };
    });
    callers.delete(session);
    remember(callers, session, { at: now(), countsAsUse, found });
    found.catch(() => callers.delete(session));
    return found;
  };
  const claimsOf = async (bearer: string): Promise<TokenClaims | undefined> => {
    const known = read.get(bearer) ?? (await tokens.readAccess(bearer));
    if (!known) return undefined;
    if (known.expires * 1000 <= now()) {
      read.delete(bearer);
      return undefined;
    }
    remember(read, bearer, known);
    return known;
  };
  return {
    load: (tenant, session) => find(tenant, session, true),
    async callerOf(tenant, session, address) {
      const found = await foundOf(tenant, session, false);
      return found && mayCallFrom(found.firewall, address) ? found.caller : undefined;
    },
    async authenticate(bearer, address) {
      const claims = bearer ? await claimsOf(bearer) : undefined;
      const found = claims && (await foundOf(claims.tenant, claims.session, true));
      if (found?.caller.user !== claims?.user || !found) return identityRefusals.notSignedIn();
      return mayCallFrom(found.firewall, address) ? found.caller : identityRefusals.addressShutOut({ address });
    },
    forget: (session) => void callers.delete(session),
  };
}

/** Keeps the newest entries. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  if (map.size > rememberedAtMost) map.delete(certain(map.keys().next().value));
}
