import { choice, dateTime, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';

/** A browser that somebody wants to be told in. Reached through its maker's push service. */
export const device = defineEntity({
  name: 'device',
  label: 'Device',
  plural: 'Devices',
  title: ['browser'],
  internal: true,
  unique: [{ fields: ['user', 'endpoint'] }],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    endpoint: text('Address', { required: true, max: 1000, secret: true }),
    publicKey: text('Public key', { required: true, max: 200, secret: true }),
    authSecret: text('Shared secret', { required: true, max: 100, secret: true }),
    browser: choice('Browser', { FIREFOX: 'Firefox', CHROME: 'Chrome', EDGE: 'Edge' }, { required: true }),
    lastSeen: dateTime('Last seen'),
  },
  access: {},
});
export interface Device extends RecordOf<typeof device> {}
