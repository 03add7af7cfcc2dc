import { dateTime, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';

/** Who a user is at an identity provider: issuer and subject, never an e-mail address. */
export const ssoIdentity = defineEntity({
  name: 'ssoIdentity',
  label: 'Identity at a provider',
  plural: 'Identities at providers',
  title: ['subject'],
  internal: true,
  unique: [{ fields: ['setup', 'subject'] }],
  indexes: [['user']],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    setup: ref('Single sign-on setup', 'ssoSetup', { required: true, fixed: true, onDelete: 'cascade' }),
    subject: text('Subject', { required: true, fixed: true, max: 255 }),
    lastUsed: dateTime('Last used'),
  },
  access: {},
});
export interface SsoIdentity extends RecordOf<typeof ssoIdentity> {}
