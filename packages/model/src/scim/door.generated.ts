// Written by `npm run derive`: the door of the domain, what others take of it.
export { type DirectoryCall, directoryCall, directoryCallDays, scimChangeDeeds } from './directory-call.entity.ts';
export { type DirectoryLine, type DirectoryOverview, type DirectoryProgram, type DirectoryUser, directoryOverview } from './directory.routes.ts';
export { resourceTypes, scimSchemaDocuments, serviceProviderConfig } from './scim-discovery.data.ts';
export { type AttributeMap, type Compare, type Scalar, type ScimFilter, attributeOf, matchesFilter, narrowed, readScimFilter, valuesAt } from './scim-filter.rules.ts';
export { type PatchFault, type PatchOperation, type Resource, patched, readOperations } from './scim-patch.rules.ts';
export { type ScimUser, type UserFault, type WantedUser, projected, scimSchemas, userAttributes, userResource, wantedUser, weakTag } from './scim-user.rules.ts';
export { scimConfig, scimCreateGroup, scimCreateUser, scimDeleteGroup, scimDeleteUser, scimGroup, scimGroups, scimPages, scimPatchGroup, scimPatchUser, scimReplaceGroup, scimReplaceUser, scimSchema, scimSchemaList, scimType, scimTypeList, scimUser, scimUsers } from './scim.routes.ts';
