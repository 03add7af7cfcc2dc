import type { Call, OpenContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { judgeRefresh, identityRefusals as no, type refresh, type Tokens, tokenReused } from '@homeport/model/identity';
import { mayCallFrom } from '@homeport/model/tenancy';
import type { Identity } from './identity.ts';
import { endSessions, refreshPlace, rotate, tokensOf } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import { tell } from './tell.ts';

/**
 * New tokens for a refresh token, in the query form of the specification or in the body. It counts together with the bearer
 * of the same session only (which may be over by now), once; one that was used before ends the whole session.
 */
export async function refreshTokens(
  ctx: OpenContext,
  identity: Identity,
  call: Call<typeof refresh>,
): Promise<Tokens | Refusal> {
  const kind = call.body?.grant_type ?? call.query?.grant_type ?? 'refresh_token';
  const token = call.body?.refresh_token ?? call.query?.refresh_token;
  const bearer = call.bearer === undefined ? undefined : await identity.tokens.readAccess(call.bearer, true);
  if (kind !== 'refresh_token' || !token || !bearer) return no.notSignedIn();
  const { session, tenant, user } = bearer;
  const n = identity.tokens.readRefresh(token, session);
  const stored = n === undefined ? undefined : await identity.authenticator.load(tenant, session);
  if (n === undefined || stored?.user !== user) return no.notSignedIn();
  if (!mayCallFrom(stored.firewall, call.address)) return no.addressShutOut({ address: call.address });
  const inTenant = ctx.asSystemIn(tenant, 'refresh of a session');
  const rotated = await rotate(inTenant, identity, session, n);
  if (rotated !== undefined) return tokensOf(identity, bearer, rotated);
  const place = await refreshPlace(inTenant, session);
  const verdict = place ? judgeRefresh(n, place) : 'unknown';
  if (verdict === 'repeat') return tokensOf(identity, bearer, n + 1);
  if (verdict !== 'reuse') return no.notSignedIn();
  const ended = await inTenant.inTransaction(async (tx) => {
    const ids = await endSessions(tx, identity, user, 'TOKEN_REUSED', { only: session });
    if (ids.length === 0) return;
    await logSignIn(tx, { user, kind: 'TOKEN_REUSED', session, from: call });
    await tell(tx, tokenReused, user);
  });
  return isRefusal(ended) ? ended : no.notSignedIn();
}
