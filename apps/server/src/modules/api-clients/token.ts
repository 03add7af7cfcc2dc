import type { Call, Failure, OpenContext, RawAnswer } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { includesScope, type OauthToken, type oauthToken, scopesIn } from '@homeport/model/api-clients';
import { sessionLimits } from '@homeport/model/identity';
import { type FirewallLine, mayCallFrom } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { clearAttempts, hashOf, type Identity, logSignIn, openProgramSession, takeAttempt } from '../identity/index.ts';
import { readTokenRequest, type TokenError } from './token-request.ts';

/** A client as `app.find_api_client` tells it. */
interface Found {
  readonly tenant: string;
  readonly client: string;
  readonly user: string;
  readonly scopes: string;
  /** The secret is the client's. */
  readonly isRight: boolean;
  /** It is switched on, not over, and its company is not closed. */
  readonly isLive: boolean;
  readonly firewall: readonly FirewallLine[];
}

/** Answers a token for a client's id and secret, or the error that the standard has for what is wrong. */
export async function issueToken(
  ctx: OpenContext,
  identity: Identity,
  call: Call<typeof oauthToken>,
): Promise<RawAnswer | Refusal> {
  const asked = readTokenRequest(call.text ?? '', call.authorization);
  if ('error' in asked) return tokenError(asked);
  const tooMany = await takeAttempt(identity, 'signIn', `client ${asked.id}`);
  if (tooMany) return tooMany;
  const [row] = await ctx.query<{ found: Found | null }>(
    sql`select app.find_api_client(${asked.id}, ${hashOf(asked.secret)}) as found`,
  );
  const found = row?.found;
  const device = { application: 'api' as const, address: call.address, userAgent: call.userAgent };
  const inTenant = found && ctx.asSystemIn(found.tenant, 'token of an API client');
  if (!inTenant) return tokenError({ error: 'invalid_client' });
  if (!found.isRight || !found.isLive) {
    await logSignIn(inTenant, { user: found.user, kind: 'REFUSED', from: device });
    return tokenError({ error: 'invalid_client' });
  }
  await clearAttempts(identity, 'signIn', `client ${asked.id}`);
  if (!mayCallFrom(found.firewall, call.address)) {
    await logSignIn(inTenant, { user: found.user, kind: 'ADDRESS_SHUT_OUT', from: device });
    return tokenError({ error: 'unauthorized_client', about: 'the company does not allow access from this network' });
  }
  const has = scopesIn(found.scopes);
  const scopes = [...new Set(asked.scopes ?? has)];
  const beyond = scopes.find((scope) => !includesScope(has, scope));
  if (beyond !== undefined) return tokenError({ error: 'invalid_scope', about: `${beyond.slice(0, 80)} is not given` });
  const { client, user } = found;
  const token = await openProgramSession(inTenant, identity, { client, user, scopes, device });
  if (isRefusal(token)) return token;
  return json(200, {
    access_token: token,
    token_type: 'Bearer',
    expires_in: sessionLimits.program,
    scope: scopes.join(' '),
  } satisfies OauthToken);
}

/** Failures of the endpoint that are not the client's: too many calls, no room, a fault. */
export const tokenFailure = ({ status, title, retryAfter }: Failure): RawAnswer => {
  const error =
    status === 429 || status === 503 ? 'temporarily_unavailable' : status >= 500 ? 'server_error' : undefined;
  const answer = error ? json(status, { error, error_description: title }) : tokenError({ error: 'invalid_request' });
  return retryAfter === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, 'retry-after': `${retryAfter}` } };
};

const tokenError = ({ error, about }: TokenError): RawAnswer => {
  const isUnknown = error === 'invalid_client';
  const answer = json(isUnknown ? 401 : 400, { error, ...(about ? { error_description: about } : {}) });
  return isUnknown
    ? { ...answer, headers: { ...answer.headers, 'www-authenticate': 'Basic realm="Homeport", charset="UTF-8"' } }
    : answer;
};

const json = (status: number, body: object): RawAnswer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
  status,
  headers: { pragma: 'no-cache' },
});
