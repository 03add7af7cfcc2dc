import { defineRules } from '@homeport/grammar';
import { ssoRefusals as no } from './sso.refusals.ts';
import { ssoSetup } from './sso-setup.entity.ts';

/** A provider is called over HTTPS; only one on the own machine, for trying it out, may go without. */
const isProviderAddress = (value: string | null | undefined): boolean =>
  /^https:\/\/[^\s/?#@]+/.test(value ?? '') || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(value ?? '');

/** The certificates of a text with one or more PEM blocks. */
export const certificatesOf = (text: string | null | undefined): readonly string[] =>
  (text ?? '').match(/-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g) ?? [];

/** A setup has what its protocol needs. */
export const ssoSetupRules = defineRules(ssoSetup, {
  check: (s) =>
    s.protocol === 'OIDC'
      ? [
          ...(isProviderAddress(s.issuer) ? [] : [no.addressNeeded(undefined, 'issuer')]),
          ...(s.clientId ? [] : [no.clientIdNeeded(undefined, 'clientId')]),
        ]
      : [
          ...(isProviderAddress(s.entryPoint) ? [] : [no.addressNeeded(undefined, 'entryPoint')]),
          ...(certificatesOf(s.certificate).length > 0 ? [] : [no.certificateNeeded(undefined, 'certificate')]),
        ],
});
