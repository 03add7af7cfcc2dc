/** The door of tenancy. */
export { mailThemeOf } from './mail-theme.ts';
export { tenancyModule } from './module.ts';
