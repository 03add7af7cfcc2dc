/** Where an administrator sets what a role may do. */
export const permissionsPath = '/workspace/admin/permissions';
