import { choice, code, date, dateTime, defineEntity, type RecordOf, refs, text, whole } from '@homeport/grammar';
import { coded } from '../coded.ts';
import { grantTo } from '../manage.ts';

/** A program that calls the API: its id, the hash of its secret, and the roles whose rights it has. */
export const apiClient = defineEntity({
  name: 'apiClient',
  label: 'API client',
  plural: 'API clients',
  ...coded,
  search: ['name', 'clientId'],
  unique: [{ fields: ['clientId'] }],
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
    scope: choice('Scope', { READ: 'Read', WRITE: 'Read and write' }, { required: true, initial: 'READ' }),
    roles: refs('Roles', 'role'),
    callsPerMinute: whole('Calls a minute', { min: 1, max: 6000, initial: 600 }),
    validUntil: date('Valid until'),
    lastUsedAt: dateTime('Last used', { readOnly: true }),
    note: text('Note', { max: 400 }),
  },
  access: grantTo(['administrator', 'master'], { do: ['read', 'create', 'update', 'delete', 'export'] }),
});
export interface ApiClient extends RecordOf<typeof apiClient> {}
