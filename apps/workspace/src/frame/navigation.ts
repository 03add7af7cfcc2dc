/** How the loaders of this application's pages are written. */
export { loaded } from '@homeport/ui/routing/navigation.ts';
