import type { Call, OpenContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { ssoRefusals as no, type startSso } from '@homeport/model/sso';
import { keepFlow, randomText } from './flows.ts';
import { originOf } from './origin.rules.ts';
import { ProviderAway } from './provider.ts';
import { findSetup } from './setups.ts';
import type { Sso } from './sso.ts';

/** Begins a sign-in at a provider, or a fresh proof of who is signed in. */
export async function start(
  ctx: OpenContext,
  sso: Sso,
  call: Call<typeof startSso>,
): Promise<{ location: string } | Refusal> {
  const found = await findSetup(ctx, sso.identity.secrets, call.params.id ?? '');
  if (!found) return no.unknownSetup();
  const { setup } = found;
  const confirms = call.body.confirm
    ? await sso.identity.authenticator.authenticate(call.bearer ?? '', call.address)
    : undefined;
  if (isRefusal(confirms)) return confirms;
  const isOidc = setup.protocol === 'OIDC';
  const { application, challenge } = call.body;
  const origin = originOf(sso.publicUrl, call.body.origin);
  // The id of a SAML request may not begin with a digit.
  const flow = { state: randomText(), nonce: `_${randomText()}`, codeVerifier: randomText() };
  try {
    const location = await (isOidc ? sso.oidc : sso.saml).depart(setup, {
      ...flow,
      application,
      origin,
      isFresh: confirms !== undefined,
    });
    await keepFlow(found.ctx, {
      ...flow,
      codeVerifier: isOidc ? flow.codeVerifier : null,
      setup: setup.id,
      challenge,
      application,
      origin,
      confirms: confirms?.session ?? null,
    });
    return { location };
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    sso.identity.services.log.warn({ err: error, setup: setup.id }, 'an identity provider cannot be reached');
    return { ...no.providerAway(), retryAfter: 10 };
  }
}
