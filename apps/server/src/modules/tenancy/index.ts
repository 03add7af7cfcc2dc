/** The door of tenancy. */
export { companyLook } from './company-look.ts';
export { mailThemeOf } from './mail-theme.ts';
export { tenancyModule } from './module.ts';
export { readOwnTheme } from './theme.ts';
