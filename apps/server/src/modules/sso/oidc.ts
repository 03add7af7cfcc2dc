import type { Configuration } from 'openid-client';
import type { GuardedFetch } from '../../adapters/outbound/guarded-fetch.ts';
import { codeOf } from '../../error-code.ts';
import { type Flow, pageOf } from './flows.ts';
import { type Departure, NotProved, ProviderAway, type StoredSetup } from './provider.ts';

type Client = typeof import('openid-client');

/** Milliseconds that a provider's description and keys are taken for true. */
const staysKnown = 10 * 60_000;

/** OpenID Connect: authorisation code with PKCE, state and nonce; issuer, audience and signature are checked by the library. */
export function oidcProvider(outbound: GuardedFetch) {
  const known = new Map<string, { readonly made: number; readonly found: Promise<Configuration> }>();

  async function discover(client: Client, setup: StoredSetup): Promise<Configuration> {
    const key = JSON.stringify([setup.id, setup.issuer, setup.clientId, setup.clientSecret]);
    const there = known.get(key);
    if (there && Date.now() - there.made < staysKnown) return there.found;
    const issuer = new URL(setup.issuer);
    const found = client.discovery(
      issuer,
      setup.clientId ?? '',
      undefined,
      setup.clientSecret ? client.ClientSecretPost(setup.clientSecret) : client.None(),
      {
        [client.customFetch]: (url, { method, headers, body, signal }) =>
          outbound(url, {
            method,
            headers,
            body: body === null || body === undefined ? undefined : String(body),
            signal,
          }),
        timeout: 5,
        execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      },
    );
    if (known.size > 500) known.clear();
    known.set(key, { made: Date.now(), found });
    // What failed is asked for again the next time.
    found.catch(() => known.delete(key));
    return found;
  }
  return {
    /** Where the browser goes to. Throws `ProviderAway`. */
    async depart(setup: StoredSetup, departure: Departure): Promise<string> {
      const { state, nonce, codeVerifier, isFresh } = departure;
      const client = await import('openid-client');
      const configuration = await discover(client, setup).catch((cause) => {
        throw new ProviderAway('no description', { cause });
      });
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: pageOf(departure),
        scope: 'openid',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
      }).href;
    },
    /** Who came back with a code. Throws `ProviderAway` or `NotProved`. */
    async arrive(
      setup: StoredSetup,
      flow: Flow,
      came: { state: string; code: string; iss: string | null },
    ): Promise<string> {
      const client = await import('openid-client');
      const configuration = await discover(client, setup).catch((cause) => {
        throw new ProviderAway('no description', { cause });
      });
      const address = new URL(pageOf(flow));
      address.search = new URLSearchParams({
        code: came.code,
        state: came.state,
        ...(came.iss ? { iss: came.iss } : {}),
      }).toString();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, address, {
          pkceCodeVerifier: flow.codeVerifier ?? '',
          expectedState: came.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
          ...(flow.confirms ? { maxAge: 300 } : {}),
        });
        const claims = tokens.claims();
        if (!claims || claims.iss !== configuration.serverMetadata().issuer) throw new NotProved('no claims');
        return claims.sub;
      } catch (cause) {
        const code = codeOf(cause);
        // The connection failed; everything else is an answer that proves nobody.
        if (cause instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'ECONNREFUSED')
          throw new ProviderAway('no tokens', { cause });
        throw new NotProved('the answer proves nobody', { cause });
      }
    },
  };
}
