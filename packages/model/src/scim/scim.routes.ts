import { defineRoute, type Fields, text } from '@homeport/grammar';
import { scimSchemas } from './scim-user.rules.ts';

/** Pages of lists: so many unless said otherwise, and never more. */
export const scimPages = { usual: 100, most: 200 } as const;

const shape = { type: 'object' } as const;
/** What all calls of the standard (RFC 7644) have in common: programs with the scope, and failures in its form. */
const common = {
  who: ['administrator', 'master'],
  scope: 'scim',
  about: 'user',
  foreign: ['application/scim+json', 'application/json'],
  failures: {
    type: 'application/scim+json',
    shape: {
      type: 'object',
      properties: {
        schemas: { const: [scimSchemas.error] },
        status: { type: 'string' },
        scimType: { type: 'string' },
        detail: { type: 'string' },
      },
      required: ['schemas', 'status'],
    },
  },
  shape,
} as const;
const projection = {
  attributes: text('Attributes', { max: 2000 }),
  excludedAttributes: text('Attributes left out', { max: 2000 }),
} as const;
const listing = {
  ...projection,
  filter: text('Filter', { max: 4000 }),
  startIndex: text('First record', { max: 12 }),
  count: text('Records', { max: 12 }),
  sortBy: text('Order', { max: 100 }),
  sortOrder: text('Direction', { max: 20 }),
} as const;

const get = <const Q extends Fields>(name: string, label: string, path: string, query: Q) =>
  defineRoute<never>()({ ...common, name, label, method: 'GET', path: `scim/v2/${path}`, query });
const write = (name: string, label: string, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string) =>
  defineRoute<never>()({ ...common, name, label, method, path: `scim/v2/${path}`, query: projection });

export const scimConfig = get('scimConfig', 'What the SCIM endpoints can do', 'ServiceProviderConfig', {});
export const scimSchemaList = get('scimSchemaList', 'SCIM schemas', 'Schemas', {});
export const scimSchema = get('scimSchema', 'A SCIM schema', 'Schemas/{id}', {});
export const scimTypeList = get('scimTypeList', 'SCIM resource types', 'ResourceTypes', {});
export const scimType = get('scimType', 'A SCIM resource type', 'ResourceTypes/{id}', {});
export const scimUsers = get('scimUsers', 'Users by SCIM', 'Users', listing);
export const scimUser = get('scimUser', 'A user by SCIM', 'Users/{id}', projection);
export const scimCreateUser = write('scimCreateUser', 'Provision a user', 'POST', 'Users');
export const scimReplaceUser = write('scimReplaceUser', 'Replace a user', 'PUT', 'Users/{id}');
export const scimPatchUser = write('scimPatchUser', 'Change a user', 'PATCH', 'Users/{id}');
export const scimDeleteUser = write('scimDeleteUser', 'Deprovision a user', 'DELETE', 'Users/{id}');
export const scimGroups = get('scimGroups', 'Roles as SCIM groups', 'Groups', listing);
export const scimGroup = get('scimGroup', 'A role as a SCIM group', 'Groups/{id}', projection);
export const scimCreateGroup = write('scimCreateGroup', 'Roles are not made by SCIM', 'POST', 'Groups');
export const scimReplaceGroup = write('scimReplaceGroup', 'Replace the members of a role', 'PUT', 'Groups/{id}');
export const scimPatchGroup = write('scimPatchGroup', 'Change the members of a role', 'PATCH', 'Groups/{id}');
export const scimDeleteGroup = write('scimDeleteGroup', 'Roles are not deleted by SCIM', 'DELETE', 'Groups/{id}');
