import { dateTime, defineEntity, json, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** What a user proves who they are with. Hashes and sealed secrets only; never answered, never in the history. */
export const credential = defineEntity({
  name: 'credential',
  label: 'Credential',
  plural: 'Credentials',
  title: ['user'],
  internal: true,
  unique: [{ fields: ['user'] }],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    passwordHash: text('Password', { max: 300, secret: true }),
    passwordChangedAt: dateTime('Password changed'),
    totpSecret: text('Two-factor secret', { max: 400, secret: true }),
    totpPendingSecret: text('Two-factor secret to be confirmed', { max: 400, secret: true }),
    totpUsedStep: whole('Last used step', { secret: true }),
    recoveryCodes: json('Recovery codes', { secret: true }),
    failures: whole('Failed attempts', { initial: 0, required: true }),
    lockedUntil: dateTime('Locked until'),
  },
  access: {},
});
export interface Credential extends RecordOf<typeof credential> {}
