import { choice, dateTime, defineEntity, json, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** One sign-in of one user on one device. It is the truth about access tokens: they only name it. */
export const session = defineEntity({
  name: 'session',
  label: 'Session',
  plural: 'Sessions',
  goesForGood: true,
  title: ['user'],
  internal: true,
  indexes: [['user'], ['lastSeen'], ['apiClient']],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    application: choice(
      'Application',
      { assignee: 'Assignee app', workspace: 'Workspace', api: 'API' },
      { required: true, fixed: true },
    ),
    address: text('Address', { max: 64 }),
    userAgent: text('Browser', { max: 300 }),
    lastSeen: dateTime('Last seen', { required: true }),
    provenAt: dateTime('Password confirmed', { required: true }),
    endsAt: dateTime('Ends at the latest', { required: true, fixed: true }),
    endedAt: dateTime('Ended'),
    endReason: choice('Reason', {
      LOGGED_OUT: 'Signed out',
      SIGNED_OUT_EVERYWHERE: 'Signed out everywhere',
      PASSWORD_CHANGED: 'Password changed',
      TOKEN_REUSED: 'An old token was used again',
      ENDED_BY_ADMINISTRATOR: 'Ended by an administrator',
      RETURNED: 'Returned to the own user',
    }),
    refreshHash: text('Refresh token', { max: 64, secret: true }),
    refreshCount: whole('Number of the refresh token', { required: true, initial: 0 }),
    rotatedAt: dateTime('Refreshed', { required: true }),
    pending: choice('Still to be done', { terms: 'Accept the terms', enrol: 'Set up two-factor sign-in' }),
    tickets: json('Socket tickets', { secret: true }),
    actingUser: text('Real user', {
      max: 36,
      fixed: true,
      help: 'Who works as this user; may belong to another tenant.',
    }),
    actingTenant: text('Tenant of the real user', { max: 36, fixed: true }),
    actingSession: text('Session of the real user', { max: 36, fixed: true }),
    actingName: text('Name of the real user', { max: 210, fixed: true }),
    previewRole: ref('Previewed role', 'role', { fixed: true, onDelete: 'cascade' }),
    apiClient: ref('API client', 'apiClient', { fixed: true, onDelete: 'cascade' }),
    scopes: text('Scopes', { max: 1000, fixed: true }),
  },
  access: {},
});
export interface Session extends RecordOf<typeof session> {}
