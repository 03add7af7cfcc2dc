import { choice, defineEntity, longText, type RecordOf, text, yesNo } from '@homeport/grammar';

/** An identity provider that a company's users sign in with. The secret is set by an action of its own and never answered. */
export const ssoSetup = defineEntity({
  name: 'ssoSetup',
  label: 'Single sign-on setup',
  plural: 'Single sign-on setups',
  title: ['name'],
  search: ['name', 'issuer'],
  unique: [{ fields: ['issuer', 'clientId'] }],
  sort: 'name,asc',
  list: ['name', 'protocol', 'issuer', 'active', 'updated'],
  facts: ['protocol', 'issuer', 'hasClientSecret', 'trustsSecondFactor'],
  menu: 'tenants',
  canDeactivate: true,
  needsVersion: true,
  proof: 'freshSignIn',
  sections: [
    { label: 'Provider', fields: ['name', 'protocol', 'issuer', 'trustsSecondFactor'] },
    { label: 'OpenID Connect', fields: ['clientId', 'hasClientSecret'] },
    { label: 'SAML 2.0', fields: ['entryPoint', 'certificate'] },
  ],
  fields: {
    name: text('Name', { required: true, max: 60, help: 'Shown on the button of the sign-in page.' }),
    protocol: choice('Protocol', { OIDC: 'OpenID Connect', SAML: 'SAML 2.0' }, { required: true, fixed: true }),
    issuer: text('Issuer', {
      required: true,
      max: 300,
      help: 'OpenID Connect: the address of the issuer. SAML: the entity id of the provider.',
    }),
    clientId: text('Client id', {
      max: 200,
      help: 'Register the addresses /login and /workspace/login of this installation as redirect addresses.',
    }),
    clientSecret: text('Client secret', { max: 1000, secret: true }),
    hasClientSecret: yesNo('Client secret is set', { readOnly: true, initial: false }),
    entryPoint: text('Sign-in address', {
      max: 500,
      help: 'Where the provider takes sign-in requests (HTTP redirect).',
    }),
    certificate: longText('Certificate', {
      max: 20_000,
      help: 'The certificate that the provider signs with, as PEM. Several may follow each other while keys change.',
    }),
    trustsSecondFactor: yesNo('The provider asks for a second factor', {
      initial: false,
      help: 'Then Homeport asks for none of its own.',
    }),
  },
  access: {
    administrator: { do: ['read', 'create', 'update', 'delete'] },
    master: { do: 'everything' },
  },
});
export interface SsoSetup extends RecordOf<typeof ssoSetup> {}
