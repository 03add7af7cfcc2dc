import { choice, dateTime, defineEntity, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** One sign-in on its way to an identity provider and back. It is found by the hash of its state and works once. */
export const ssoFlow = defineEntity({
  name: 'ssoFlow',
  label: 'Sign-in at a provider',
  plural: 'Sign-ins at providers',
  goesForGood: true,
  title: ['application'],
  internal: true,
  unique: [{ fields: ['stateHash'] }],
  indexes: [['expires']],
  fields: {
    setup: ref('Single sign-on setup', 'ssoSetup', { required: true, fixed: true, onDelete: 'cascade' }),
    stateHash: text('State', { required: true, fixed: true, max: 64, secret: true }),
    challenge: text('Challenge of the browser', { required: true, fixed: true, max: 64, secret: true }),
    application: choice(
      'Application',
      { assignee: 'Assignee app', workspace: 'Workspace' },
      { required: true, fixed: true },
    ),
    origin: text('Address of the sign-in page', { required: true, fixed: true, max: 300 }),
    codeVerifier: text('Code verifier', { fixed: true, max: 128, secret: true }),
    nonce: text('Nonce or request id', { required: true, fixed: true, max: 128, secret: true }),
    confirms: text('Session that is confirmed', { fixed: true, max: 36 }),
    subject: text('Subject', { max: 255 }),
    user: ref('User', 'user', { onDelete: 'cascade' }),
    codeHash: text('Code', { max: 64, secret: true }),
    tries: whole('Wrong codes', { required: true, initial: 0 }),
    expires: dateTime('Expires', { required: true, fixed: true }),
    usedAt: dateTime('Used'),
  },
  access: {},
});
export interface SsoFlow extends RecordOf<typeof ssoFlow> {}
