import { code, date, dateTime, defineEntity, type RecordOf, ref, refs, text, whole } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { grantTo } from '../role-presets/door.generated.ts';

/**
 * A program that calls the API: its id, the hash of its secret, the roles whose rights it has and the scopes that narrow
 * them. It gets its tokens at the token endpoint (OAuth 2.0 client credentials).
 */
export const apiClient = defineEntity({
  name: 'apiClient',
  label: 'API client',
  plural: 'API clients',
  ...coded,
  search: ['name', 'clientId'],
  unique: [{ fields: ['clientId'] }],
  indexes: [['user']],
  menu: 'tenants',
  list: ['clientId', 'name', 'roles', 'validUntil', 'lastUsedAt', 'active', 'updated'],
  facts: ['clientId', 'secretEnding', 'validUntil', 'lastUsedAt'],
  needsVersion: true,
  fields: {
    clientId: code('Client id', { required: true, max: 60, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    secretHash: text('Client secret', { max: 200, secret: true, readOnly: true }),
    secretEnding: text('Secret ends with', { max: 4, readOnly: true }),
    secretSetAt: dateTime('Secret set', { readOnly: true }),
    scopes: text('Scopes', {
      required: true,
      max: 1000,
      initial: 'read',
      help: 'read, write, scim (users and roles for a directory, at /api/scim/v2), or single kinds of record: caseDetail:read caseExpense:write. Roles limit them.',
    }),
    roles: refs('Roles', 'role'),
    callsPerMinute: whole('Calls a minute', { min: 1, max: 6000, initial: 600 }),
    validUntil: date('Valid until'),
    lastUsedAt: dateTime('Last used', { readOnly: true }),
    note: text('Note', { max: 400 }),
    user: ref('Acts as', 'user', { readOnly: true, rare: true, help: 'The name under which histories show it.' }),
  },
  access: grantTo(['administrator', 'master'], { do: ['read', 'create', 'update', 'delete', 'export'] }),
});
export interface ApiClient extends RecordOf<typeof apiClient> {}
