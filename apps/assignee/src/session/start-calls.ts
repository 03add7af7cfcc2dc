/**
 * What the signed-in application starts with: who this is, menus and rights, and the company's look. As plain text, for the
 * first script of the page, which has no room for declarations.
 */
export const startCalls = ['user/me', 'access-settings/initialise', 'tenant/init'] as const;
