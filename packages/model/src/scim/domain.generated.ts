// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { directoryCall } from './directory-call.entity.ts';
import { directoryOverview } from './directory.routes.ts';
import { scimConfig, scimCreateGroup, scimCreateUser, scimDeleteGroup, scimDeleteUser, scimGroup, scimGroups, scimPatchGroup, scimPatchUser, scimReplaceGroup, scimReplaceUser, scimSchema, scimSchemaList, scimType, scimTypeList, scimUser, scimUsers } from './scim.routes.ts';

export const domain: Domain = {
  name: 'scim',
  entities: [directoryCall],
  actions: [],
  routes: [directoryOverview, scimConfig, scimCreateGroup, scimCreateUser, scimDeleteGroup, scimDeleteUser, scimGroup, scimGroups, scimPatchGroup, scimPatchUser, scimReplaceGroup, scimReplaceUser, scimSchema, scimSchemaList, scimType, scimTypeList, scimUser, scimUsers],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
