import { choice, dateTime, defineEntity, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** A code or link that was mailed and works once. Only its hash is kept; the mail can be written again from its id. */
export const oneTimeCode = defineEntity({
  name: 'oneTimeCode',
  label: 'One-time code',
  plural: 'One-time codes',
  goesForGood: true,
  title: ['purpose'],
  internal: true,
  indexes: [['user', 'purpose']],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    purpose: choice(
      'Purpose',
      {
        RESET: 'Password reset link',
        INVITATION: 'Invitation',
        PASSCODE: 'Passcode',
        SIGN_IN: 'Sign-in code',
        PHONE: 'Phone verification',
      },
      { required: true, fixed: true },
    ),
    codeHash: text('Code', { required: true, max: 64, secret: true, fixed: true }),
    expires: dateTime('Expires', { required: true, fixed: true }),
    tries: whole('Wrong tries', { required: true, initial: 0 }),
    usedAt: dateTime('Used'),
  },
  access: {},
});
export interface OneTimeCode extends RecordOf<typeof oneTimeCode> {}
export type OneTimePurpose = NonNullable<OneTimeCode['purpose']>;
