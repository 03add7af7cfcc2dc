import { certificatesOf } from '@homeport/model/sso';
import type { CacheProvider, SAML } from '@node-saml/node-saml';
import type { Flow } from './flows.ts';
import { type Departure, NotProved, type StoredSetup } from './provider.ts';

/** What a SAML provider is told of us, and where it answers to. */
export interface SamlPlaces {
  readonly entityId: string;
  readonly callback: string;
}

/** SAML 2.0: request by redirect, answer by post. Only a signed assertion to our own request counts, and counts once. */
export function samlProvider(places: (setup: string) => SamlPlaces) {
  /** The client of one setup; `request` is the id of the one request that an answer may belong to. */
  async function clientOf(setup: StoredSetup, request: string, isFresh: boolean): Promise<SAML> {
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
    const { entityId, callback } = places(setup.id);
    // Requests are remembered in the database, so that any server of the installation takes the answer.
    const cacheProvider: CacheProvider = {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === request ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    };
    return new SAML({
      entryPoint: setup.entryPoint ?? '',
      issuer: entityId,
      audience: entityId,
      callbackUrl: callback,
      idpCert: [...certificatesOf(setup.certificate)],
      idpIssuer: setup.issuer,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      validateInResponseTo: ValidateInResponseTo.always,
      cacheProvider,
      generateUniqueId: () => request,
      acceptedClockSkewMs: 60_000,
      maxAssertionAgeMs: 5 * 60_000,
      forceAuthn: isFresh,
      disableRequestedAuthnContext: true,
      identifierFormat: null,
    });
  }
  return {
    /** Where the browser goes to. */
    async depart(setup: StoredSetup, { state, nonce, isFresh }: Departure): Promise<string> {
      return (await clientOf(setup, nonce, isFresh)).getAuthorizeUrlAsync(state, undefined, {});
    },
    /** Who a posted answer proves. Throws `NotProved`. */
    async arrive(setup: StoredSetup, flow: Flow, response: string): Promise<string> {
      refuseOddities(Buffer.from(response, 'base64').toString());
      const client = await clientOf(setup, flow.nonce, flow.confirms !== null);
      const { profile } = await client
        .validatePostResponseAsync({ SAMLResponse: response })
        .catch((cause) => Promise.reject(new NotProved('the answer proves nobody', { cause })));
      if (!profile?.nameID || profile.issuer !== setup.issuer) throw new NotProved('no subject of this provider');
      return profile.nameID;
    },
    /** Our description, as XML. */
    async describe(setup: StoredSetup): Promise<string> {
      return (await clientOf(setup, '_', false)).generateServiceProviderMetadata(null, null);
    },
  };
}

/** No document types, and exactly one assertion: what a reader of XML could understand in two ways is not read at all. */
function refuseOddities(xml: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new NotProved('a document type');
  const assertions = xml.match(/<([\w.-]+:)?(Encrypted)?Assertion[\s>/]/g)?.length ?? 0;
  if (assertions !== 1) throw new NotProved(`${assertions} assertions`);
}
