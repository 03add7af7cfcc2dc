/** Where a batch update is made. */
export const batchPath = '/workspace/admin/update-many';
