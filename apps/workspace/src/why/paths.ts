/** Where an administrator asks why somebody may or may not see something. */
export const whyPath = '/workspace/admin/why';
