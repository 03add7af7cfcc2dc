import { inflateRawSync } from 'node:zlib';
import forge from 'node-forge';
import { SignedXml } from 'xml-crypto';

/** A SAML identity provider: reads our request, signs an assertion about a subject, answers the form a browser would post. */
export interface SamlProvider {
  readonly entityId: string;
  readonly entryPoint: string;
  readonly certificate: string;
  respond(location: string, subject: string, how?: Tampering): { SAMLResponse: string; RelayState: string };
}
/** Ways in which an answer can be wrong. */
export interface Tampering {
  readonly isUnsigned?: boolean;
  readonly audience?: string;
  readonly issuer?: string;
  readonly answersTo?: string;
  readonly minutesAgo?: number;
  /** Changes the text after it was signed. */
  readonly change?: (xml: string) => string;
}

export function makeSamlProvider(): SamlProvider {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const made = forge.pki.createCertificate();
  made.publicKey = keys.publicKey;
  made.serialNumber = '01';
  made.validity.notBefore = new Date(Date.now() - 86_400_000);
  made.validity.notAfter = new Date(Date.now() + 86_400_000);
  const name = [{ name: 'commonName', value: 'idp.example' }];
  made.setSubject(name);
  made.setIssuer(name);
  made.sign(keys.privateKey, forge.md.sha256.create());
  const certificate = forge.pki.certificateToPem(made).replace(/\r/g, '');
  const privateKey = forge.pki.privateKeyToPem(keys.privateKey);
  const entityId = 'https://idp.example/entity';
  return {
    entityId,
    entryPoint: 'https://idp.example/sso',
    certificate,
    respond(location, subject, how = {}) {
      const url = new URL(location);
      const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
      const of = (attribute: string): string => new RegExp(`${attribute}="([^"]+)"`).exec(request)?.[1] ?? '';
      const audience = how.audience ?? /<saml:Issuer[^>]*>([^<]+)</.exec(request)?.[1] ?? '';
      const answersTo = how.answersTo ?? of('ID');
      const now = Date.now() - (how.minutesAgo ?? 0) * 60_000;
      const at = (seconds: number): string => new Date(now + seconds * 1000).toISOString();
      const issuer = how.issuer ?? entityId;
      const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a1" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${subject}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${answersTo}" NotOnOrAfter="${at(300)}" Recipient="${of('AssertionConsumerServiceURL')}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-60)}" NotOnOrAfter="${at(300)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion>`;
      const response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r1" Version="2.0" IssueInstant="${at(0)}" InResponseTo="${answersTo}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertion}</samlp:Response>`;
      const signed = how.isUnsigned ? response : sign(response, privateKey);
      const sent = how.change ? how.change(signed) : signed;
      return {
        SAMLResponse: Buffer.from(sent).toString('base64'),
        RelayState: url.searchParams.get('RelayState') ?? '',
      };
    },
  };
}

function sign(xml: string, privateKey: string): string {
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  const assertion = "//*[local-name(.)='Assertion']";
  signature.addReference({
    xpath: assertion,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signature.computeSignature(xml, {
    location: { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signature.getSignedXml();
}
